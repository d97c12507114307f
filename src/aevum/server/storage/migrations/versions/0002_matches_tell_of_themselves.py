"""Store what is shown of a match without its rules: length, actor, load error, events, thumbnails.

Actor, events and thumbnails of existing matches are filled in when they are next replayed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns and the table `pictures`, and fill `length` from the records."""
    op.add_column("matches", sa.Column("length", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("actor", sa.Integer))
    op.add_column("matches", sa.Column("verdict", sa.Text))
    op.add_column("matches", sa.Column("pictured", sa.Integer))
    op.add_column("records", sa.Column("told", sa.Text))
    op.create_table(
        "pictures",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("language", sa.String(8), primary_key=True),
        sa.Column("svg", sa.LargeBinary, nullable=False),
    )
    matches = sa.table("matches", sa.column("id"), sa.column("length"))
    records = sa.table("records", sa.column("match"))
    count = sa.select(sa.func.count()).select_from(records).where(records.c.match == matches.c.id).scalar_subquery()
    op.execute(sa.update(matches).values(length=count))


def downgrade() -> None:
    """Drop the columns and the table `pictures`."""
    op.drop_table("pictures")
    op.drop_column("records", "told")
    for name in ("pictured", "verdict", "actor", "length"):
        op.drop_column("matches", name)
