"""The tables of the store. The log of each game is the truth; what stands beside it only helps to find it."""

from __future__ import annotations

import sqlalchemy as sql

METADATA = sql.MetaData()

SETTINGS = sql.Table(
    "settings",
    METADATA,
    sql.Column("name", sql.Text, primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)

PEOPLE = sql.Table(
    "people",
    METADATA,
    sql.Column("person", sql.Text, primary_key=True),  # a key that nobody is told
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("colour", sql.Text, nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("login", sql.Text, unique=True),  # folded; of an account, where there is one
    sql.Column("password", sql.Text),  # argon2
)

SESSIONS = sql.Table(
    "sessions",
    METADATA,
    sql.Column("session", sql.Text, primary_key=True),  # the hash of what the cookie holds
    sql.Column("person", sql.Text, sql.ForeignKey("people.person"), nullable=False, index=True),
    sql.Column("created", sql.BigInteger, nullable=False),
)

PASSKEYS = sql.Table(
    "passkeys",
    METADATA,
    sql.Column("passkey", sql.Text, primary_key=True),  # the name that its device has given it
    sql.Column("person", sql.Text, sql.ForeignKey("people.person"), nullable=False, index=True),
    sql.Column("public", sql.LargeBinary, nullable=False),  # the half that verifies its signatures
    sql.Column("counter", sql.BigInteger, nullable=False),  # of its signatures, where it counts them
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("used", sql.BigInteger),
)

TABLES = sql.Table(
    "tables",
    METADATA,
    sql.Column("name", sql.Text, primary_key=True),
    sql.Column("host", sql.Text, nullable=False, index=True),  # the hash of a person's key
    sql.Column("status", sql.Text, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("updated", sql.BigInteger, nullable=False),
    sql.Column("card", sql.LargeBinary, nullable=False),  # what the lobby shows
    sql.Index("tables_by_status", "status", "listed", "updated"),
)

SEATS = sql.Table(
    "seats",
    METADATA,
    sql.Column("holder", sql.Text, primary_key=True),  # the hash of a person's key
    sql.Column("name", sql.Text, sql.ForeignKey("tables.name"), primary_key=True),
)

EVENTS = sql.Table(
    "events",
    METADATA,
    sql.Column("name", sql.Text, sql.ForeignKey("tables.name"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("event", sql.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
