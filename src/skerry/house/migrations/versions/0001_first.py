"""The first store: people, sessions, tables, seats, and the log of each table."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sql.Column("name", sql.Text, primary_key=True),
        sql.Column("value", sql.Text, nullable=False),
    )
    op.create_table(
        "people",
        sql.Column("person", sql.Text, primary_key=True),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("colour", sql.Text, nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("login", sql.Text, unique=True),
        sql.Column("password", sql.Text),
    )
    op.create_table(
        "sessions",
        sql.Column("session", sql.Text, primary_key=True),
        sql.Column("person", sql.Text, sql.ForeignKey("people.person"), nullable=False, index=True),
        sql.Column("created", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sql.Column("name", sql.Text, primary_key=True),
        sql.Column("host", sql.Text, nullable=False, index=True),
        sql.Column("status", sql.Text, nullable=False),
        sql.Column("listed", sql.Boolean, nullable=False),
        sql.Column("updated", sql.BigInteger, nullable=False),
        sql.Column("card", sql.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "updated"])
    op.create_table(
        "seats",
        sql.Column("holder", sql.Text, primary_key=True),
        sql.Column("name", sql.Text, sql.ForeignKey("tables.name"), primary_key=True),
    )
    op.create_table(
        "events",
        sql.Column("name", sql.Text, sql.ForeignKey("tables.name"), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("event", sql.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("events", "seats", "tables", "sessions", "people", "settings"):
        op.drop_table(table)
