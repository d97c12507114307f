"""Store seat tokens hashed and encrypted, so that a copy of the database alone gives access to no seat."""

import secrets

import sqlalchemy as sa
from alembic import context, op

from aevum.server.security.server_secret import fingerprint, hashed, seal, unseal

revision = "0007"
down_revision = "0006"

SEATS = sa.table(
    "seats",
    *(sa.column(name) for name in ("match", "seat", "token", "token_hash", "token_sealed")),
)


def upgrade() -> None:
    """Hash and encrypt the tokens stored in plain text; existing invitation links stay valid."""
    secret = context.config.attributes["secret"]
    secret_table = op.create_table(
        "server_secret",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("value", sa.String(64)),
        sa.Column("fingerprint", sa.String(64), nullable=False),
    )
    value = secret or secrets.token_bytes(32)
    op.bulk_insert(
        secret_table, [{"id": 1, "value": None if secret else value.hex(), "fingerprint": fingerprint(value)}]
    )
    for name in ("token_hash", "token_sealed"):
        op.add_column("seats", sa.Column(name, sa.String(64)))
    for row in op.get_bind().execute(sa.select(SEATS)).all():
        own = (SEATS.c.match == row.match) & (SEATS.c.seat == row.seat)
        values = {"token_hash": hashed(row.token), "token_sealed": seal(value, row.token)}
        op.execute(sa.update(SEATS).where(own).values(values))
    with op.batch_alter_table("seats") as seats:
        for name in ("token_hash", "token_sealed"):
            seats.alter_column(name, existing_type=sa.String(64), nullable=False)
        seats.drop_column("token")
    op.create_index("seats_token_hash", "seats", ["token_hash"], unique=True)


def downgrade() -> None:
    """Decrypt the tokens to plain text and drop the server secret."""
    connection = op.get_bind()
    secret_table = sa.table("server_secret", sa.column("value"))
    value = context.config.attributes["secret"] or bytes.fromhex(
        connection.execute(sa.select(secret_table)).scalar_one()
    )
    op.add_column("seats", sa.Column("token", sa.String(43)))
    for row in connection.execute(sa.select(SEATS)).all():
        own = (SEATS.c.match == row.match) & (SEATS.c.seat == row.seat)
        op.execute(sa.update(SEATS).where(own).values(token=unseal(value, row.token_sealed)))
    op.drop_index("seats_token_hash", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("token", existing_type=sa.String(43), nullable=False)
        seats.create_unique_constraint("seats_token_key", ["token"])
        for name in ("token_hash", "token_sealed"):
            seats.drop_column(name)
    op.drop_table("server_secret")
