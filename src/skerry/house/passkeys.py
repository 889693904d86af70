"""Passkeys: a device signs what the house has drawn, once, for the address at which the house stands.

The house keeps only the public half of each. What is to be signed is kept in memory, for some minutes,
and is worth nothing as soon as it has been signed.
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from skerry.house.hours import Hours
from skerry.house.messages import PasskeyShown
from skerry.house.people import Visitor, visitor_of
from skerry.house.schema import PASSKEYS, PEOPLE
from skerry.house.store import Store
from skerry.rulebook.refusal import Refused

CHALLENGE_BYTES = 32
CHALLENGE_SECONDS = 300.0
MOST_CHALLENGES = 10_000
MOST_PASSKEYS = 10  # of one person
SIGN_IN = ""  # what a challenge is for, where it is not for making somebody's passkey


@dataclass(frozen=True)
class Place:
    """Where the house stands for a browser: passkeys belong to a name, and sign for an origin."""

    name: str
    origin: str

    def check(self) -> None:
        """A browser has passkeys for names only, not for the numbers of an address."""
        try:
            ipaddress.ip_address(self.name)
        except ValueError:
            if self.name:
                return
        raise Refused("passkey", "house-passkey-needs-name", host=self.name)


class Challenges:
    """What has been drawn to be signed, and for what; each is taken once."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[bytes, tuple[str, float]] = OrderedDict()

    def draw(self, purpose: str) -> bytes:
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        self._drawn[challenge] = (purpose, time.monotonic() + CHALLENGE_SECONDS)
        if len(self._drawn) > MOST_CHALLENGES:
            self._drawn.popitem(last=False)
        return challenge

    def take(self, signed: dict[str, Any], purpose: str) -> bytes:
        """The challenge that was signed; refuses one that was not drawn for this, or signed before."""
        try:
            stated = parse_client_data_json(base64url_to_bytes(signed["response"]["clientDataJSON"]))
        except Exception as problem:  # whatever a stranger sends
            raise Refused("passkey", "house-passkey-refused") from problem
        meant, until = self._drawn.pop(stated.challenge, (None, 0.0))
        if meant != purpose or time.monotonic() > until:
            raise Refused("passkey", "house-passkey-refused")
        return stated.challenge


class Passkeys:
    """Everybody's passkeys."""

    def __init__(self, store: Store, hours: Hours) -> None:
        self.store = store
        self.hours = hours
        self.challenges = Challenges()

    async def of(self, person: Visitor) -> list[PasskeyShown]:
        """Somebody's passkeys, the oldest first."""
        query = sql.select(PASSKEYS).where(PASSKEYS.c.person == person.key).order_by(PASSKEYS.c.created)
        rows = await self.store.ask(lambda connection: connection.execute(query).mappings().all())
        return [PasskeyShown(row["passkey"], row["created"], row["used"]) for row in rows]

    async def wish_to_make(self, person: Visitor, place: Place) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        place.check()
        own = await self.of(person)
        if len(own) >= MOST_PASSKEYS:
            raise Refused("passkey", "house-passkeys-enough", most=MOST_PASSKEYS)
        options = generate_registration_options(
            rp_id=place.name,
            rp_name="Skerry",
            user_id=handle_of(person.key),
            user_name=person.login or person.name,
            user_display_name=person.name,
            challenge=self.challenges.draw(person.key),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.passkey)) for one in own
            ],
        )
        return options_to_json_dict(options)

    async def add(self, person: Visitor, place: Place, made: dict[str, Any]) -> None:
        """Keep the passkey that a browser has made."""
        challenge = self.challenges.take(made, person.key)
        try:
            verified = verify_registration_response(
                credential=made,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                require_user_verification=True,
            )
        except Exception as problem:  # the library fails in many ways on what no browser sends
            raise Refused("passkey", "house-passkey-refused") from problem
        row = {
            "passkey": bytes_to_base64url(verified.credential_id),
            "person": person.key,
            "public": verified.credential_public_key,
            "counter": verified.sign_count,
            "created": self.hours.now(),
        }
        try:
            await self.store.keep([(sql.insert(PASSKEYS), [row])])
        except IntegrityError as problem:
            raise Refused("passkey", "house-passkey-refused") from problem

    async def remove(self, person: Visitor, passkey: str) -> None:
        """Forget a passkey; another person's is not touched."""
        own = sql.and_(PASSKEYS.c.passkey == passkey, PASSKEYS.c.person == person.key)
        await self.store.keep([(sql.delete(PASSKEYS).where(own), [])])

    def wish_to_sign_in(self, place: Place) -> dict[str, Any]:
        """What a browser needs to sign in with whichever passkey its owner chooses."""
        place.check()
        options = generate_authentication_options(
            rp_id=place.name,
            challenge=self.challenges.draw(SIGN_IN),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(options)

    async def owner(self, place: Place, signed: dict[str, Any]) -> Visitor:
        """Whose passkey has signed; refuses a signature that is not genuine, fresh and for this place."""
        challenge = self.challenges.take(signed, SIGN_IN)
        passkey = str(signed.get("id"))
        query = (
            sql.select(PASSKEYS, PEOPLE)
            .join(PEOPLE, PEOPLE.c.person == PASSKEYS.c.person)
            .where(PASSKEYS.c.passkey == passkey)
        )
        row = await self.store.ask(lambda connection: connection.execute(query).mappings().first())
        if row is None:
            raise Refused("passkey", "house-passkey-unknown")
        try:
            verified = verify_authentication_response(
                credential=signed,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=row["public"],
                credential_current_sign_count=row["counter"],
                require_user_verification=True,
            )
            claimed = base64url_to_bytes(signed["response"]["userHandle"])
        except Exception as problem:
            raise Refused("passkey", "house-passkey-refused") from problem
        visitor = visitor_of(row)
        if claimed != handle_of(visitor.key):
            raise Refused("passkey", "house-passkey-refused")
        used = {"counter": verified.new_sign_count, "used": self.hours.now()}
        await self.store.keep([(sql.update(PASSKEYS).where(PASSKEYS.c.passkey == passkey).values(used), [])])
        return visitor


def handle_of(key: str) -> bytes:
    """What a device keeps of a person: it tells nobody their key."""
    return hashlib.sha256(f"passkey {key}".encode()).digest()
