"""Add the par of the daily puzzle."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the table of pars: the solver's score for a puzzle and the match in which it was reached."""
    op.create_table(
        "pars",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("bound", sa.Integer, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
    )


def downgrade() -> None:
    """Drop the table of pars."""
    op.drop_table("pars")
