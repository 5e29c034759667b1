"""Writes e-mails and hands them to the SMTP server of the settings."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from orrery.server.settings import Mail

_PATIENCE: Final = 20.0


def write_mail(mail: Mail, to: str, subject: str, text: str, unsubscribe: str | None = None) -> EmailMessage:
    """Write a message; with a link to stop it by one click if one is given (RFC 2369, RFC 8058)."""
    message = EmailMessage()
    message["From"] = mail.sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=mail.sender.rpartition("@")[2].strip("> ") or None)
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe is not None:
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


def send_mail(mail: Mail, message: EmailMessage) -> None:
    """Hand a message over; raises ``OSError`` or ``smtplib.SMTPException``. To be run in a thread."""
    if mail.tls == "implicit":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            mail.host, mail.port, timeout=_PATIENCE, context=ssl.create_default_context()
        )
    else:
        server = smtplib.SMTP(mail.host, mail.port, timeout=_PATIENCE)
    with server:
        if mail.tls == "starttls":
            server.starttls(context=ssl.create_default_context())
        if mail.user is not None:
            server.login(mail.user, mail.password or "")
        server.send_message(message)
