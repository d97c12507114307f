"""Add reviews of finished matches, and the reviewed decisions that are tried again in matches of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Create the table and the column."""
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("question", sa.String(300), primary_key=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("claimed", sa.Float),
        sa.Column("progress", sa.Float, nullable=False, server_default="0"),
        sa.Column("content", sa.Text),
        sa.Column("failed", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("reviews_asked", "reviews", ["asked"])
    op.add_column("matches", sa.Column("exercise", sa.Text))


def downgrade() -> None:
    """Drop the column and the table."""
    op.drop_column("matches", "exercise")
    op.drop_table("reviews")
