"""What lists tell of a match, who may join it, what follows it, and what a person no longer wants to see.

How far old matches have come is filled in by their next move.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Where a match stands, whether anybody may join, the match played again after it; lists one can tidy."""
    op.add_column("matches", sa.Column("stage", sa.Text))
    op.add_column("matches", sa.Column("public", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("rematch", sa.String(16)))
    op.add_column("holders", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Back to matches among friends."""
    op.drop_column("holders", "hidden")
    for name in ("rematch", "public", "stage"):
        op.drop_column("matches", name)
