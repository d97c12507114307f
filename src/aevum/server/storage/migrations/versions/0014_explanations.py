"""Add the switch of explanations, and the notes that people have been shown."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "explain_switches",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("is_on", sa.Integer, nullable=False),
    )
    op.create_table(
        "shown_notes",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("note", sa.String(80), primary_key=True),
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop both tables."""
    op.drop_table("shown_notes")
    op.drop_table("explain_switches")
