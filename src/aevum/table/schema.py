"""The tables of the database, for SQLite and PostgreSQL alike."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA: Final = MetaData()

people: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("email", String(200)),
    Column("language", String(8)),
    Column("created", Float, nullable=False),
    Column("email_wish", String(200)),
    Column("email_proof", String(64)),
    Index("people_email_proof", "email_proof"),
)
"""`email`: where the person has shown to get letters. `email_wish`: where they say so, until `email_proof` is shown."""

keys: Final = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

matches: Final = Table(
    "matches",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("puzzle", String(10)),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("scores", Text),
    Column("undo", Text),
    Column("length", Integer, nullable=False, server_default="0"),
    Column("actor", Integer),
    Column("verdict", Text),
    Column("pictured", Integer),
    Column("stage", Text),
    Column("public", Integer, nullable=False, server_default="0"),
    Column("rematch", String(16)),
    Column("host", String(32)),
    Column("hints", Integer),
    Index("matches_puzzle", "puzzle"),
)
"""`actor`: NULL when the match is over, or not known yet. `verdict`: why the match could not be played again.

`pictured`: how many records it had when its pictures were drawn. `stage`: how far it has come and everybody's points so
far, as all may know them. `public`: anybody may take an open seat or watch. `rematch`: the match that follows it.
`host`: the person who made it. `hints`: whether they may be asked for; NULL: by who plays alone at a screen.
"""

seats: Final = Table(
    "seats",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("token", String(43), nullable=False, unique=True),
    Column("failures", Text),
)
"""`failures`: bots that could not decide, each with the one that played on for it and after how many moves."""

spent_links: Final = Table(
    "spent_links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)
"""Links that were used: they still lead those home who sit there."""

holders: Final = Table(
    "holders",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("hidden", Integer, nullable=False, server_default="0"),
)
"""`hidden`: the person does not want to see the match in lists any more."""

records: Final = Table(
    "records",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(120)),
    Column("undo", Integer),
    Column("at", Float, nullable=False),
    Column("told", Text),
)

pictures: Final = Table(
    "pictures",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("language", String(8), primary_key=True),
    Column("svg", LargeBinary, nullable=False),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

pars: Final = Table(
    "pars",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("bound", Integer, nullable=False),
    Column("lines", Text, nullable=False),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
)
"""What the house made of a day's puzzle: `lines` of its score, and the match in which it did."""

pulse: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
"""One row, written to see whether writing works."""
