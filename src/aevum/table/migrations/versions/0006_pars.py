"""The par of a day's puzzle."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """What the house made of a day's puzzle, and the match in which it did."""
    op.create_table(
        "pars",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("bound", sa.Integer, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
    )


def downgrade() -> None:
    """Back to puzzles without par."""
    op.drop_table("pars")
