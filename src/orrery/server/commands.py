"""The commands that a client may send, in the form they are checked for."""

from typing import Annotated, Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

from orrery.server.limits import LONGEST_BOT, LONGEST_CHAT, LONGEST_EXTENSION, LONGEST_KEY, MOST_ACTIONS

#: The form of a table's id. Text of another form is in no database, and some of it no database takes.
TABLE_ID: Final = "^[A-Za-z0-9_-]{1,24}$"
_Key = Annotated[str, Field(min_length=1, max_length=LONGEST_KEY, pattern=r"^[\x21-\x7e]+$")]
_Number = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]


class _Command(BaseModel):
    model_config = ConfigDict(extra="forbid")

    table: Annotated[str, Field(pattern=TABLE_ID)]
    key: _Key


class Act(_Command):
    """Do one of the offered actions."""

    type: Literal["act"]
    ply: _Number
    action: _Number


class Choose(_Command):
    """Confirm a set: the actions of the items marked, one repeated as often as it is marked."""

    type: Literal["choose"]
    ply: _Number
    marks: Annotated[list[_Number], Field(max_length=MOST_ACTIONS)]


class Undo(_Command):
    """Take back the last own decision; a set is one."""

    type: Literal["undo"]
    ply: _Number


class Why(_Command):
    """Ask why actions are impossible."""

    type: Literal["why"]
    ply: _Number
    actions: Annotated[list[_Number], Field(min_length=1, max_length=MOST_ACTIONS)]


class Chat(_Command):
    """Say something."""

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class Offer(_Command):
    """Propose what needs everybody's consent."""

    type: Literal["offer"]
    kind: Literal["takeback", "abandon", "takeover"]
    to: _Number | None = None
    seat: _Number | None = None
    bot: Annotated[str, Field(max_length=LONGEST_BOT)] | None = None


class Answer(_Command):
    """Consent or decline."""

    type: Literal["answer"]
    offer: _Number
    accept: Annotated[bool, Field(strict=True)]


class Resign(_Command):
    """Leave the seat to a bot."""

    type: Literal["resign"]


class Return(_Command):
    """Come back to a seat that a bot took over by agreement."""

    type: Literal["return"]


class Extend(_Command):
    """Give another player more time."""

    type: Literal["extend"]
    seat: _Number
    seconds: Annotated[int, Field(ge=1, le=LONGEST_EXTENSION, strict=True)]


class Orders(BaseModel):
    """Standing orders."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    forced: Annotated[bool, Field(strict=True)] = False
    pass_: Annotated[bool, Field(strict=True, alias="pass")] = False


class Standing(_Command):
    """Set the own standing orders."""

    type: Literal["standing"]
    orders: Orders


_Any = Act | Choose | Undo | Why | Chat | Offer | Answer | Resign | Return | Extend | Standing
Command = Annotated[_Any, Field(discriminator="type")]
#: The types of all commands; a tuple, for a client may name anything as a type.
TYPES: Final = tuple(get_args(one.model_fields["type"].annotation)[0] for one in get_args(_Any))
