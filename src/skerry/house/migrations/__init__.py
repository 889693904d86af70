"""How the store grows from one version of the house to the next (Alembic)."""
