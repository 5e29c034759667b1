"""The log of what operators did. Server processes follow it: so they learn what was changed beside them."""

import time
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, text

from orrery.server.storage.schema import operations

#: What operators go by where a server process would say its name.
OPERATOR: Final = "operator"
_LOCK: Final = 0x6F706572
#: What a server process has to look at again: "account", "table", "lobby" or "announcements", and its id.
News = tuple[str, str]


class Impossible(ValueError):
    """What an operator asked for cannot be done; the message says why."""


@dataclass(slots=True)
class Operation:
    """Something that an operator does. It is logged in the transaction that does it."""

    by: str
    action: str
    subject: str | None = None
    detail: dict[str, Any] = field(default_factory=dict)
    news: list[News] = field(default_factory=list)

    def log(self, connection: Connection) -> None:
        """Write it down, for operators to read and for servers to act on."""
        if connection.dialect.name == "postgresql":
            # In the order of their numbers: who follows the log must not pass over one that is late.
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        row = {"at": time.time(), "by": self.by, "action": self.action, "subject": self.subject}
        detail = {"detail": self.detail, "news": [list(one) for one in self.news]}
        connection.execute(insert(operations).values({**row, **detail}))


def logged(connection: Connection, most: int) -> list[dict[str, Any]]:
    """List what operators did, the latest first."""
    columns = (
        operations.c.id,
        operations.c.at,
        operations.c.by,
        operations.c.action,
        operations.c.subject,
        operations.c.detail,
    )
    found = connection.execute(select(*columns).order_by(operations.c.id.desc()).limit(most))
    return [dict(row._mapping) for row in found]


def last_operation(connection: Connection) -> int:
    """Return the number of the latest operation, 0 if there is none."""
    return int(connection.execute(select(func.coalesce(func.max(operations.c.id), 0))).scalar_one())


def news_after(connection: Connection, last: int) -> tuple[int, list[News]]:
    """Return what there is to look at again since an operation, and the number of the latest one."""
    query = select(operations.c.id, operations.c.news).where(operations.c.id > last)
    found = connection.execute(query.order_by(operations.c.id)).all()
    news = dict.fromkeys((str(kind), str(subject)) for row in found for kind, subject in row.news)
    return (found[-1].id if found else last), list(news)
