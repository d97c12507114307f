"""Add Web Push subscriptions, presence of people, and bots that play for people who are absent."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the table of Web Push subscriptions and add the columns; running matches have no limit of absence."""
    op.create_table(
        "push_subscriptions",
        sa.Column(
            "key",
            sa.String(64),
            sa.ForeignKey("keys.hash", ondelete="CASCADE", onupdate="CASCADE"),
            primary_key=True,
        ),
        sa.Column("endpoint", sa.String(1000), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
    )
    op.add_column("matches", sa.Column("absence_limit", sa.Integer))
    op.add_column("seats", sa.Column("stand_in", sa.String(40)))
    op.add_column("holders", sa.Column("present_until", sa.Float))


def downgrade() -> None:
    """Drop the table and the added columns."""
    op.drop_column("holders", "present_until")
    op.drop_column("seats", "stand_in")
    op.drop_column("matches", "absence_limit")
    op.drop_table("push_subscriptions")
