"""Add lessons that people have made."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "player_lessons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("author", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("match", sa.String(16)),
        sa.Column("marks", sa.Text),
        sa.Column("content", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_player_lessons_author", "player_lessons", ["author"])


def downgrade() -> None:
    """Drop the table."""
    op.drop_index("ix_player_lessons_author", "player_lessons")
    op.drop_table("player_lessons")
