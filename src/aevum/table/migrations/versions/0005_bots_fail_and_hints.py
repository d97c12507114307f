"""Which bots could not decide and who plays on for them, and whether hints may be asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Bots that failed, by seat; hints, by match."""
    op.add_column("seats", sa.Column("failures", sa.Text))
    op.add_column("matches", sa.Column("hints", sa.Integer))


def downgrade() -> None:
    """Back to bots of which nothing is told."""
    op.drop_column("matches", "hints")
    op.drop_column("seats", "failures")
