"""Add progress, publicity and rematch of matches, and matches that a person has hidden from lists.

The progress (`stage`) of existing matches is filled in by their next move.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add `stage`, `public` and `rematch` to matches, `hidden` to holders."""
    op.add_column("matches", sa.Column("stage", sa.Text))
    op.add_column("matches", sa.Column("public", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("rematch", sa.String(16)))
    op.add_column("holders", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop the added columns."""
    op.drop_column("holders", "hidden")
    for name in ("rematch", "public", "stage"):
        op.drop_column("matches", name)
