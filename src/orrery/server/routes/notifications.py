"""Routes of reminders: devices that are told by push, and the digest by e-mail."""

from typing import Annotated, Literal

from fastapi import Path, Request
from pydantic import BaseModel, ConfigDict, Field

from orrery.server.errors import ApiError, conflict
from orrery.server.messages import Message
from orrery.server.notifications import digest, store
from orrery.server.notifications.push import LONGEST_ENDPOINT, BadEndpoint, Device, check_device
from orrery.server.rate_limits import address_of
from orrery.server.routes.common import api_router
from orrery.server.routes.lobby import SignedIn, TheServer

router = api_router("/api", "reminders")

Language = Literal["en", "pl", "ru"]
Endpoint = Annotated[str, Field(min_length=1, max_length=LONGEST_ENDPOINT)]
Token = Annotated[str, Path(min_length=1, max_length=200)]


class _Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class DeviceKeys(_Request):
    """The public keys of a browser."""

    p256dh: Annotated[str, Field(min_length=1, max_length=120)]
    auth: Annotated[str, Field(min_length=1, max_length=40)]


class NewDevice(_Request):
    """A browser that wants to be told."""

    endpoint: Endpoint
    keys: DeviceKeys
    language: Language = "en"


class OldDevice(_Request):
    """A browser that wants to be told no longer."""

    endpoint: Endpoint


class NewAddress(_Request):
    """Where a digest is to be sent."""

    address: Annotated[str, Field(min_length=3, max_length=254)]
    language: Language = "en"


class Confirmation(_Request):
    """The code of the link that was sent to an address."""

    code: Annotated[str, Field(min_length=1, max_length=64)]


@router.get("/me/reminders")
async def reminders(account: SignedIn, server: TheServer) -> Message:
    """Return how you are reminded, and how you can be."""
    devices = await server.db.read(store.devices_of, account.id)
    kept = await server.db.read(digest.subscription_of, account.id)
    return {
        "key": server.notifier.public_key,
        "devices": len(devices),
        "mail": server.settings.mail is not None,
        "address": None if kept is None else kept.address,
        "confirmed": kept is not None and kept.confirmed is not None,
    }


@router.put("/me/devices", status_code=204)
async def add_device(wish: NewDevice, account: SignedIn, server: TheServer) -> None:
    """Be told on this device when a table waits for you."""
    device = Device(wish.endpoint, wish.keys.p256dh, wish.keys.auth)
    try:
        check_device(device, server.settings.push_anywhere)
    except BadEndpoint as error:
        raise ApiError(422, "bad-device", str(error)) from None
    await server.db.write(store.add_device, account.id, device, wish.language)


@router.post("/me/devices/forget", status_code=204)
async def forget_device(wish: OldDevice, account: SignedIn, server: TheServer) -> None:
    """Be told on this device no longer."""
    await server.db.write(store.forget_device, wish.endpoint, account.id)


@router.put("/me/digest", status_code=204)
async def ask_for_digest(wish: NewAddress, account: SignedIn, server: TheServer, request: Request) -> None:
    """Ask for a digest by e-mail; a link is sent to the address, and nothing else before it is opened."""
    if server.settings.mail is None:
        raise conflict("this server sends no e-mail")
    asking = address_of(request.scope)
    await server.digest_sender.ask(account, asking, wish.address, wish.language)


@router.delete("/me/digest", status_code=204)
async def stop_digest(account: SignedIn, server: TheServer) -> None:
    """Get no digest any more; the address is forgotten."""
    await server.db.write(digest.forget_account, account.id)


@router.post("/digest/confirm", status_code=204)
async def confirm(wish: Confirmation, server: TheServer) -> None:
    """Confirm an address by the code of the link."""
    await server.db.write(digest.confirm, wish.code)


@router.post("/digest/unsubscribe/{token}", status_code=204)
async def unsubscribe(token: Token, server: TheServer) -> None:
    """Stop a digest by the link that stands in each; mail programs do it by one click (RFC 8058)."""
    await server.digest_sender.unsubscribe(token)
