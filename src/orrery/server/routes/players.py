"""Routes by which players keep away from each other: mute, block, report."""

from typing import Annotated, Final, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

from orrery.server.commands import TABLE_ID
from orrery.server.limits import LONGEST_REASON
from orrery.server.relations import BLOCK, MUTE, relate, related, report, unrelate
from orrery.server.routes.common import api_router
from orrery.server.routes.lobby import SignedIn, TheServer

router = api_router("/api", "players")

#: What a route calls muting and blocking.
_KINDS: Final = {"muted": MUTE, "blocked": BLOCK}

How = Annotated[Literal["muted", "blocked"], Path()]
AccountId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,24}$")]


class RelatedOut(BaseModel):
    """Somebody whom you mute or block, since when."""

    account: str
    name: str
    at: float


class RelationsOut(BaseModel):
    """Whom you do not hear, and whom you do not meet."""

    muted: list[RelatedOut]
    blocked: list[RelatedOut]


class ReportIn(BaseModel):
    """What somebody did, where, and by which line of chat."""

    model_config = ConfigDict(extra="forbid")

    account: AccountId
    table: Annotated[str, Field(pattern=TABLE_ID)] | None = None
    line: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None
    reason: Annotated[str, Field(min_length=1, max_length=LONGEST_REASON, pattern=r"\S")]


@router.get("/me/relations")
async def relations(account: SignedIn, server: TheServer) -> RelationsOut:
    """Return whom you mute and block."""
    found = await server.db.read(related, account.id)
    named = {
        word: [RelatedOut(account=row.other, name=row.name, at=row.at) for row in found if row.kind == kind]
        for word, kind in _KINDS.items()
    }
    return RelationsOut(**named)


@router.put("/me/{how}/{account_id}", status_code=204)
async def keep_away(how: How, account_id: AccountId, account: SignedIn, server: TheServer) -> None:
    """Mute somebody: you do not hear them. Or block: you do not meet, either."""
    await server.db.write(relate, account.id, account_id, _KINDS[how])
    server.tables.lobby_changed()


@router.delete("/me/{how}/{account_id}", status_code=204)
async def let_come(how: How, account_id: AccountId, account: SignedIn, server: TheServer) -> None:
    """Take it back."""
    await server.db.write(unrelate, account.id, account_id, _KINDS[how])
    server.tables.lobby_changed()


@router.post("/reports", status_code=204)
async def report_player(wish: ReportIn, account: SignedIn, server: TheServer) -> None:
    """Tell who runs the server what somebody did."""
    if wish.table is not None:
        # Nobody learns by a report whether there is a table that they may not see.
        await server.find_table(wish.table, account)
    await server.db.write(report, account.id, wish.account, wish.table, wish.line, wish.reason.strip())
