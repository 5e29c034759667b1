"""What an operator does about reports: read them, and note what came of them."""

import time
from typing import Any

from sqlalchemy import Connection, select, update

from orrery.server.administration.operations import Impossible, Operation
from orrery.server.storage.schema import accounts, reports

_by = accounts.alias("by_account")
_about = accounts.alias("about_account")


def listed(connection: Connection, all_of_them: bool, about: str | None, most: int) -> list[dict[str, Any]]:
    """List reports, the oldest first; those that are handled only if all are wanted."""
    query = (
        select(
            reports.c.id,
            reports.c.at,
            reports.c.by_account.label("by"),
            _by.c.name.label("by_name"),
            reports.c.about,
            _about.c.name.label("about_name"),
            reports.c.table_id.label("table"),
            reports.c.said,
            reports.c.reason,
            reports.c.handled,
            reports.c.outcome,
        )
        .join(_by, _by.c.id == reports.c.by_account)
        .join(_about, _about.c.id == reports.c.about)
        .order_by(reports.c.id)
        .limit(most)
    )
    if not all_of_them:
        query = query.where(reports.c.handled.is_(None))
    if about is not None:
        query = query.where(reports.c.about == about)
    return [dict(row._mapping) for row in connection.execute(query)]


def resolve(connection: Connection, operation: Operation, number: int, outcome: str) -> None:
    """Note what was done about a report."""
    this = reports.c.id == number
    row = connection.execute(select(reports.c.about).where(this)).one_or_none()
    if row is None:
        raise Impossible(f"there is no report {number}")
    connection.execute(update(reports).where(this).values(handled=time.time(), outcome=outcome))
    operation.subject = row.about
    operation.detail |= {"report": number, "outcome": outcome}
    operation.log(connection)
