"""The requests about who one is: guests, accounts with a password, passkeys."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from skerry.house.house import House
from skerry.house.messages import Credentials, Introduction, Me, NewPassword, PasskeyShown
from skerry.house.passkeys import Place
from skerry.house.visiting import (
    AnyRequest,
    Asking,
    TheHouse,
    address_of,
    cookie,
    entered,
    known,
    session_of,
)
from skerry.rulebook.refusal import Refused

PasskeyName = Annotated[str, PathParameter(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]


class People(Controller):
    """Who one is."""

    path = "/api/me"
    tags = ("people",)

    @get(summary="Who the house takes you for")
    async def me(self, visitor: Asking) -> Me:
        return visitor.me() if visitor is not None else Me(known=False)

    @put(summary="Say who you are: a name and a colour")
    async def introduce(
        self, request: AnyRequest, house: TheHouse, visitor: Asking, data: JSONBody[Introduction]
    ) -> Response[Me]:
        if visitor is None and not house.newcomers.take(address_of(request)):
            raise Refused("too-often", "house-too-often")
        return entered(request, *await house.people.introduce(session_of(request), data))

    @post("/account", status_code=HTTP_200_OK, summary="Make an account, to be found again from any device")
    async def make_account(
        self, request: AnyRequest, house: TheHouse, visitor: Asking, data: JSONBody[Credentials]
    ) -> Response[Me]:
        check_passwords(request, house)
        made = await house.people.make_account(known(visitor), data, session_of(request))
        return entered(request, *made)

    @put("/password", summary="Change the password; all other devices are signed out")
    async def change_password(
        self, request: AnyRequest, house: TheHouse, visitor: Asking, data: JSONBody[NewPassword]
    ) -> Response[Me]:
        check_passwords(request, house)
        person = known(visitor)
        return entered(request, person, await house.people.change_password(person, data))

    @post("/session", status_code=HTTP_200_OK, summary="Sign in to an account")
    async def sign_in(
        self, request: AnyRequest, house: TheHouse, data: JSONBody[Credentials]
    ) -> Response[Me]:
        check_passwords(request, house)
        return entered(request, *await house.people.sign_in(data, session_of(request)))

    @delete("/session", status_code=HTTP_200_OK, summary="Sign out")
    async def sign_out(self, request: AnyRequest, house: TheHouse) -> Response[Me]:
        session = session_of(request)
        if session:
            await house.people.sign_out(session)
        return Response(Me(known=False), cookies=[cookie(request, "", age=0)])

    # Passkeys: first the house says what is to be signed, then it is given the signature.

    @get("/passkeys", summary="Your passkeys")
    async def passkeys(self, house: TheHouse, visitor: Asking) -> list[PasskeyShown]:
        return await house.passkeys.of(known(visitor))

    @post("/passkeys/wish", status_code=HTTP_200_OK, summary="What a browser needs to make you a passkey")
    async def wish_for_passkey(self, request: AnyRequest, house: TheHouse, visitor: Asking) -> dict[str, Any]:
        check_passwords(request, house)
        return await house.passkeys.wish_to_make(known(visitor), place_of(request))

    @post("/passkeys", status_code=HTTP_200_OK, summary="The passkey that your browser has made")
    async def add_passkey(
        self, request: AnyRequest, house: TheHouse, visitor: Asking, data: JSONBody[dict[str, Any]]
    ) -> list[PasskeyShown]:
        person = known(visitor)
        await house.passkeys.add(person, place_of(request), data)
        return await house.passkeys.of(person)

    @delete("/passkeys/{passkey:str}", status_code=HTTP_200_OK, summary="Forget one of your passkeys")
    async def remove_passkey(
        self, house: TheHouse, visitor: Asking, passkey: PasskeyName
    ) -> list[PasskeyShown]:
        person = known(visitor)
        await house.passkeys.remove(person, passkey)
        return await house.passkeys.of(person)

    @post("/session/wish", status_code=HTTP_200_OK, summary="What a browser needs to sign in with a passkey")
    async def wish_to_sign_in(self, request: AnyRequest, house: TheHouse) -> dict[str, Any]:
        check_passwords(request, house)
        return house.passkeys.wish_to_sign_in(place_of(request))

    @post("/session/passkey", status_code=HTTP_200_OK, summary="Sign in with what a passkey has signed")
    async def sign_in_with_passkey(
        self, request: AnyRequest, house: TheHouse, data: JSONBody[dict[str, Any]]
    ) -> Response[Me]:
        visitor = await house.passkeys.owner(place_of(request), data)
        return entered(request, visitor, await house.people.begin_session(visitor, session_of(request)))


def place_of(request: AnyRequest) -> Place:
    """Where the house stands in the visitor's browser."""
    return Place(request.base_url.hostname or "", str(request.base_url).rstrip("/"))


def check_passwords(request: AnyRequest, house: House) -> None:
    """Nobody tries one password after the other."""
    if not house.passwords.take(address_of(request)):
        raise Refused("too-often", "house-too-often")
