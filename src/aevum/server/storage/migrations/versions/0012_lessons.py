"""Add the lesson of a match, the stars of learners, and counters of steps."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the columns of a match and create both tables; no match is a lesson yet."""
    op.add_column("matches", sa.Column("lesson", sa.String(80)))
    op.add_column("matches", sa.Column("lesson_step", sa.Integer))
    op.create_table(
        "lesson_stars",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("lesson", sa.String(80), primary_key=True),
        sa.Column("stars", sa.Integer, nullable=False),
    )
    op.create_table(
        "lesson_counts",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("lesson", sa.String(80), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("learners", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables and the added columns."""
    op.drop_table("lesson_counts")
    op.drop_table("lesson_stars")
    op.drop_column("matches", "lesson_step")
    op.drop_column("matches", "lesson")
