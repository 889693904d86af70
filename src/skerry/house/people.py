"""Who visits: guests with a name and a colour, and accounts with a password. Cookies are kept as hashes."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy.exc import IntegrityError

from skerry.house.hours import Hours
from skerry.house.messages import Credentials, Introduction, Me, NewPassword
from skerry.house.schema import PEOPLE, SESSIONS
from skerry.house.store import Store, Work
from skerry.rulebook.refusal import Refused
from skerry.table.asking import Person
from skerry.table.names import checked_colour, clean_name

REMEMBERED = 20_000
LONGEST_SESSION = 100  # signs; a longer cookie is none of ours
PASSWORDS_AT_ONCE = 2  # each takes time and memory on purpose


def hash_of_session(session: str) -> str:
    return hashlib.sha256(session.encode()).hexdigest()


@dataclass(frozen=True)
class Visitor(Person):
    """A person whom the house knows, with the name of their account."""

    login: str | None = None

    def me(self) -> Me:
        return Me(known=True, name=self.name, colour=self.colour, login=self.login)


class People:
    """Everybody whom the house knows."""

    def __init__(self, store: Store, hours: Hours) -> None:
        self.store = store
        self.hours = hours
        self._known: OrderedDict[str, Visitor] = OrderedDict()  # by the hash of their session
        self._hasher = PasswordHasher()
        self._unknown = self._hasher.hash(secrets.token_hex())
        self._hashing = asyncio.Semaphore(PASSWORDS_AT_ONCE)

    async def find(self, session: str | None) -> Visitor | None:
        """Whoever has this cookie."""
        if not session or len(session) > LONGEST_SESSION:
            return None
        hashed = hash_of_session(session)
        visitor = self._known.get(hashed)
        if visitor is None:
            visitor = await self.store.ask(lambda connection: self._load(connection, hashed))
            if visitor is not None:
                self._remember(hashed, visitor)
        else:
            self._known.move_to_end(hashed)
        return visitor

    def _load(self, connection: sql.Connection, hashed: str) -> Visitor | None:
        query = (
            sql.select(PEOPLE)
            .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.person)
            .where(SESSIONS.c.session == hashed)
        )
        row = connection.execute(query).mappings().first()
        return None if row is None else visitor_of(row)

    def _remember(self, hashed: str, visitor: Visitor) -> None:
        self._known[hashed] = visitor
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def introduce(self, session: str | None, said: Introduction) -> tuple[Visitor, str | None]:
        """A new name and colour; answers the session of a visitor who was not known before."""
        name, colour = clean_name(said.name), checked_colour(said.colour)
        visitor = await self.find(session)
        if visitor is not None and session is not None:
            changed = Visitor(visitor.key, name, colour, visitor.login)
            statement = sql.update(PEOPLE).where(PEOPLE.c.person == visitor.key)
            await self.store.keep([(statement.values(name=name, colour=colour), [])])
            self._forget(visitor.key)
            self._remember(hash_of_session(session), changed)
            return changed, None
        visitor = Visitor(secrets.token_urlsafe(24), name, colour, None)
        row = {"person": visitor.key, "name": name, "colour": colour, "created": self.hours.now()}
        await self.store.keep([(sql.insert(PEOPLE), [row])])
        return visitor, await self.begin_session(visitor)

    async def begin_session(self, visitor: Visitor, instead_of: str | None = None) -> str:
        """A new session, after which the one that the browser had until now is worth nothing."""
        session = secrets.token_urlsafe(24)
        hashed = hash_of_session(session)
        row = {"session": hashed, "person": visitor.key, "created": self.hours.now()}
        work: list[Work] = [(sql.insert(SESSIONS), [row])]
        if instead_of is not None:
            work.append(self._end(hash_of_session(instead_of)))
        await self.store.keep(work)
        self._remember(hashed, visitor)
        return session

    def _end(self, hashed: str) -> Work:
        """End a session: its cookie is worth nothing any more."""
        self._known.pop(hashed, None)
        return sql.delete(SESSIONS).where(SESSIONS.c.session == hashed), []

    def _forget(self, person: str) -> None:
        """Look somebody up again in the store, on whatever device."""
        for hashed in [hashed for hashed, visitor in self._known.items() if visitor.key == person]:
            del self._known[hashed]

    # Accounts

    async def make_account(
        self, visitor: Visitor, credentials: Credentials, session: str | None
    ) -> tuple[Visitor, str]:
        """A visitor's games can be found again from any device."""
        if visitor.login is not None:
            raise Refused("account", "house-account-already", login=visitor.login)
        password = await self._hash(credentials.password)
        login = credentials.login.casefold()
        statement = sql.update(PEOPLE).where(PEOPLE.c.person == visitor.key, PEOPLE.c.login.is_(None))
        try:
            await self.store.keep([(statement.values(login=login, password=password), [])])
        except IntegrityError as problem:
            raise Refused("account", "house-login-taken", login=credentials.login) from problem
        self._forget(visitor.key)
        changed = Visitor(visitor.key, visitor.name, visitor.colour, login)
        return changed, await self.begin_session(changed, session)

    async def change_password(self, visitor: Visitor, wish: NewPassword) -> str:
        """Another password for an account. Every session of it ends, and a new one begins."""
        query = sql.select(PEOPLE.c.password).where(PEOPLE.c.person == visitor.key)
        kept = await self.store.ask(lambda connection: connection.execute(query).scalar_one())
        if kept is None:
            raise Refused("account", "house-no-password")
        if not await self._fits(kept, wish.password):
            raise Refused("password", "house-wrong-password")
        statement = sql.update(PEOPLE).where(PEOPLE.c.person == visitor.key)
        await self.store.keep(
            [
                (statement.values(password=await self._hash(wish.wanted)), []),
                (sql.delete(SESSIONS).where(SESSIONS.c.person == visitor.key), []),
            ]
        )
        self._forget(visitor.key)
        return await self.begin_session(visitor)

    async def sign_in(self, credentials: Credentials, session: str | None) -> tuple[Visitor, str]:
        """A new session for an account; says the same whether the name or the password is wrong."""
        login = credentials.login.casefold()
        query = sql.select(PEOPLE).where(PEOPLE.c.login == login)
        row = await self.store.ask(lambda connection: connection.execute(query).mappings().first())
        kept = self._unknown if row is None else str(row["password"])
        if not await self._fits(kept, credentials.password) or row is None:
            raise Refused("password", "house-wrong-password")
        visitor = visitor_of(row)
        return visitor, await self.begin_session(visitor, session)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, kept: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(self._verified, kept, password)

    def _verified(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except VerificationError:
            return False

    async def sign_out(self, session: str) -> None:
        """End a session."""
        await self.store.keep([self._end(hash_of_session(session))])


def visitor_of(row: Any) -> Visitor:
    """The person of a row of the store."""
    return Visitor(row["person"], row["name"], row["colour"], row["login"])
