"""Passkeys of people."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sql.Column("passkey", sql.Text, primary_key=True),
        sql.Column("person", sql.Text, sql.ForeignKey("people.person"), nullable=False, index=True),
        sql.Column("public", sql.LargeBinary, nullable=False),
        sql.Column("counter", sql.BigInteger, nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("used", sql.BigInteger),
    )


def downgrade() -> None:
    op.drop_table("passkeys")
