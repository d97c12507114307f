"""Add the audience of moves, and records that redraw all hidden information."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add columns. `readers` is filled in when a match is next replayed; until then only its mover may read a move."""
    op.add_column("records", sa.Column("readers", sa.Integer))
    op.add_column("records", sa.Column("redraw", sa.String(64)))
    op.add_column("matches", sa.Column("known_seed", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop the added columns."""
    op.drop_column("matches", "known_seed")
    op.drop_column("records", "redraw")
    op.drop_column("records", "readers")
