"""Signs the terminal in at a server, as a guest or with a password. Only a token is kept."""

import argparse
import sys
from pathlib import Path
from shlex import quote
from typing import Final

from orrery.cli.record_files import matches_dir
from orrery.cli.terminal.prompts import Prompts
from orrery.cli.terminal.style import clean
from orrery.client import Account, Background, Client, NotAllowed, TokenFile

_NAMELESS: Final = "Guest"


def tokens_dir() -> Path:
    """Where the tokens of servers are kept, beside the matches."""
    return matches_dir().parent / "servers"


def check_arguments(args: argparse.Namespace) -> None:
    """``ValueError`` if the arguments about names do not go together."""
    if sum(name is not None for name in (args.names, args.account, args.claim)) > 1:
        raise ValueError("give one of --names, --account and --claim")
    if args.names is not None and (not args.names.strip() or "," in args.names):
        raise ValueError("--names takes your own name only: the others bring theirs")
    for option in ("account", "claim"):
        if getattr(args, option) is not None and not getattr(args, option).strip():
            raise ValueError(f"--{option} needs a name")


class SignIn:
    """Signs a client in as the arguments ask for."""

    def __init__(
        self, background: Background, client: Client, prompts: Prompts, args: argparse.Namespace
    ) -> None:
        self._background = background
        self._client = client
        self._prompts = prompts
        self._args = args
        self._file = TokenFile(tokens_dir(), client.url)

    def sign_in(self) -> None:
        """Make the client act as the account of this terminal at that server."""
        self._client.token = self._file.read()
        if self._args.account is not None:
            self._by_password(self._args.account.strip())
        elif self._args.claim is not None:
            self._claim(self._args.claim.strip())
        else:
            self._as_guest(None if self._args.names is None else self._args.names.strip())

    def _current(self) -> Account | None:
        """The account whose token is kept here, if the server knows it still."""
        if self._client.token is None:
            return None
        try:
            return self._background.run(self._client.me())
        except NotAllowed:
            self._client.token = None
            return None

    def _keep(self, account: Account) -> None:
        assert self._client.token is not None
        self._file.write(self._client.token)
        self._prompts.say("terminal-remote-guest", name=clean(account.name), file=str(self._file.path))

    # --- guests ---------------------------------------------------------------------------------------------

    def _as_guest(self, wanted: str | None) -> None:
        """Take the account of this terminal, renamed if that is wanted; a new guest the first time."""
        kept = self._client.token is not None
        account = self._current()
        if account is not None:
            if wanted is not None and wanted != account.name:
                self._background.run(self._client.rename(wanted))
            return
        if kept:
            self._prompts.say("terminal-remote-forgotten")
        self._keep(self._background.run(self._client.guest(wanted or self._asked_name())))

    def _asked_name(self) -> str:
        if not sys.stdin.isatty():
            return _NAMELESS
        return self._prompts.ask("terminal-remote-your-name") or _NAMELESS

    # --- passwords ------------------------------------------------------------------------------------------

    def _by_password(self, name: str) -> None:
        """Sign in to a claimed account. Its token may be here already: then no password is needed."""
        before, old = self._current(), self._client.token
        if before is not None and before.claimed and before.name.casefold() == name.casefold():
            return
        password = self._prompts.ask_secret("terminal-password", name=clean(name))
        account = self._background.run(self._client.sign_in(name, password))
        if before is not None and not before.claimed:
            aside = self._file.set_aside(before.id)
            self._prompts.say("terminal-remote-aside", name=clean(before.name), file=str(aside))
        self._keep(account)
        if before is not None and before.claimed:
            self._end_session(old)

    def _end_session(self, token: str | None) -> None:
        """Make a token worthless that is kept nowhere any more."""
        new, self._client.token = self._client.token, token
        try:
            self._background.run(self._client.sign_out())
        finally:
            self._client.token = new

    def _claim(self, name: str) -> None:
        """Give the guest of this terminal, perhaps a new one, a password and a name of its own."""
        account = self._current()
        if account is not None and account.claimed:
            raise ValueError(f"the account {clean(account.name)} has a password already")
        password = self._prompts.ask_secret("terminal-password-new")
        if self._prompts.ask_secret("terminal-password-again") != password:
            raise ValueError("the two passwords differ")
        if account is None:
            self._as_guest(name)
        account = self._background.run(self._client.claim(name, password))
        self._keep(account)
        command = f"orrery play --server {quote(self._client.url)} --account {quote(clean(account.name))}"
        self._prompts.say("terminal-remote-claimed", name=clean(account.name), command=command)
