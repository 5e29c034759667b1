"""A client of the table server that speaks all of docs/protocol.md.

::

    async with Client("https://play.example.org") as client:
        await client.guest("Anna")
        table = await client.create("alien-frontiers", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
        async with await client.follow(table) as link:
            now = await link.until(lambda now: now.state is not None and bool(now.state.choices))
            await link.act(now.state.choices[0].action)

:class:`Client` is the account and the lobby, :class:`TableLink` one table with its commands. The connection
mends itself: after a loss the tables go on from the ply known, and commands without an answer are sent again
under their own keys. :func:`run_policy` plays a seat by a function, :class:`Background` is for programs
without an event loop. It needs httpx and websockets, and imports nothing of the server.
"""

from orrery.client.api import Client
from orrery.client.background import Background
from orrery.client.errors import (
    ClientError,
    NotAllowed,
    NotFound,
    ProtocolError,
    Refused,
    RequestFailed,
    ServerGone,
    TooMany,
)
from orrery.client.link import Snapshot, TableLink
from orrery.client.policy import Policy, run_policy
from orrery.client.rooms import (
    Account,
    Announcement,
    ChatLine,
    Declined,
    Offer,
    Room,
    RoomSeat,
    Summary,
    TablePage,
)
from orrery.client.states import Choice, Clock, LogEntry, Result, SetItem, SetOffer, State, Takeback
from orrery.client.tokens import TokenFile, server_url

__all__ = [
    "Account",
    "Announcement",
    "Background",
    "ChatLine",
    "Choice",
    "Client",
    "ClientError",
    "Clock",
    "Declined",
    "LogEntry",
    "NotAllowed",
    "NotFound",
    "Offer",
    "Policy",
    "ProtocolError",
    "Refused",
    "RequestFailed",
    "Result",
    "Room",
    "RoomSeat",
    "ServerGone",
    "SetItem",
    "SetOffer",
    "Snapshot",
    "State",
    "Summary",
    "TableLink",
    "TablePage",
    "Takeback",
    "TokenFile",
    "TooMany",
    "run_policy",
    "server_url",
]
