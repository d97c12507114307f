"""Add the match and move that a match was continued from, and redraws that keep the knowledge of a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the columns; no match so far is a continuation."""
    op.add_column("matches", sa.Column("origin", sa.String(16)))
    op.add_column("matches", sa.Column("origin_moves", sa.Integer))
    op.add_column("matches", sa.Column("origin_redrawn", sa.Integer))
    op.create_index("matches_origin", "matches", ["origin"])
    op.add_column("records", sa.Column("keeps", sa.Integer))


def downgrade() -> None:
    """Drop the added columns."""
    op.drop_column("records", "keeps")
    op.drop_index("matches_origin", "matches")
    op.drop_column("matches", "origin_redrawn")
    op.drop_column("matches", "origin_moves")
    op.drop_column("matches", "origin")
