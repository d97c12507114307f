"""Add bot failures with their replacements to seats, and whether hints are allowed to matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add `failures` to seats and `hints` to matches."""
    op.add_column("seats", sa.Column("failures", sa.Text))
    op.add_column("matches", sa.Column("hints", sa.Integer))


def downgrade() -> None:
    """Drop the added columns."""
    op.drop_column("matches", "hints")
    op.drop_column("seats", "failures")
