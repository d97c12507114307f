"""Add tokens for a new password, and people who have given up their place in a daily puzzle."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the columns of the token, and the table of people without a place."""
    op.add_column("people", sa.Column("reset_proof", sa.String(64)))
    op.add_column("people", sa.Column("reset_until", sa.Float))
    op.create_index("people_reset_proof", "people", ["reset_proof"])
    op.create_table(
        "unranked",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("ix_unranked_person", "unranked", ["person"])


def downgrade() -> None:
    """Drop the table and the added columns."""
    op.drop_table("unranked")
    op.drop_index("people_reset_proof", "people")
    op.drop_column("people", "reset_until")
    op.drop_column("people", "reset_proof")
