"""Add single-use invitation links, confirmed e-mail addresses, the host of a match and a row for health checks.

Existing e-mail addresses become unconfirmed: nothing is sent to them until they are confirmed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add columns and tables, and turn existing e-mail addresses into unconfirmed ones."""
    op.add_column("matches", sa.Column("host", sa.String(32)))
    op.add_column("people", sa.Column("email_wish", sa.String(200)))
    op.add_column("people", sa.Column("email_proof", sa.String(64)))
    op.create_index("people_email_proof", "people", ["email_proof"])
    op.create_table(
        "spent_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    pulse = op.create_table(
        "pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False)
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])
    people = sa.table("people", sa.column("email"), sa.column("email_wish"))
    op.execute(sa.update(people).values(email_wish=people.c.email, email=None))


def downgrade() -> None:
    """Drop columns and tables; unconfirmed e-mail addresses count as confirmed again."""
    people = sa.table("people", sa.column("email"), sa.column("email_wish"))
    op.execute(sa.update(people).values(email=sa.func.coalesce(people.c.email, people.c.email_wish)))
    op.drop_table("pulse")
    op.drop_table("spent_links")
    op.drop_index("people_email_proof", "people")
    for name in ("email_proof", "email_wish"):
        op.drop_column("people", name)
    op.drop_column("matches", "host")
