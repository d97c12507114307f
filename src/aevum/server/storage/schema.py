"""SQLAlchemy tables of the database, for both SQLite and PostgreSQL."""

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
    Column("reset_proof", String(64)),
    Column("reset_until", Float),
    Index("people_email_proof", "email_proof"),
    Index("people_reset_proof", "reset_proof"),
)
"""People, with or without an account (`login`, `password`).

`email`: confirmed e-mail address. `email_wish`: address to be confirmed with the token whose hash is `email_proof`.
`reset_proof`: hash of the token that sets a new password once, until `reset_until`.
"""

keys: Final = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)
"""Session keys of browsers, stored as hashes."""

push_subscriptions: Final = Table(
    "push_subscriptions",
    METADATA,
    Column("key", String(64), ForeignKey("keys.hash", ondelete="CASCADE", onupdate="CASCADE"), primary_key=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
)
"""Web Push subscriptions of browsers, one for each session key; deleted with the key.

`endpoint`: URL at the push service of the browser. `p256dh` and `auth`: keys by which messages are encrypted.
"""

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
    Column("known_seed", Integer, nullable=False, server_default="0"),
    Column("absence_limit", Integer),
    Column("lesson", String(80)),
    Column("lesson_step", Integer),
    Column("origin", String(16)),
    Column("origin_moves", Integer),
    Column("origin_redrawn", Integer),
    Column("exercise", Text),
    Index("matches_puzzle", "puzzle"),
    Index("matches_origin", "origin"),
)
"""Matches. `actor`: NULL when the match is over or its actor is not known yet. `verdict`: load error as JSON, or NULL.

`pictured`: number of records when the thumbnails were rendered. `stage`: progress and points so far as JSON, limited to
public information. `public`: 1 if every visitor may take an open seat or watch. `rematch`: id of the rematch. `host`:
the person who created the match. `hints`: whether hints are allowed; NULL: only where no other person can play.
`known_seed`: 1 if the match was uploaded as a file, so that the uploader knows its seed; 0 again once all hidden
information was redrawn. `absence_limit`: seconds after which a bot may play for a person who is absent; NULL: never.
`lesson`: id of the lesson for which the match was made. `lesson_step`: number of its completed steps; NULL if the match
is no lesson, or none any more.
`origin`: id of the match that this one continues; NULL if none is known. `origin_moves`: number of moves that it has
from there, or from a position as text; NULL if it began with its first move. `origin_redrawn`: 1 if all hidden
information was redrawn there. `exercise`: the reviewed decision that is tried again in the match, as JSON; NULL in
other matches.
"""

seats: Final = Table(
    "seats",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("failures", Text),
    Column("token_hash", String(64), nullable=False),
    Column("token_sealed", String(64), nullable=False),
    Column("stand_in", String(40)),
    Index("seats_token_hash", "token_hash", unique=True),
)
"""Seats of matches. `token_sealed`: the token of the invitation link, encrypted with the server secret.

`failures`: JSON array of bots that failed, each as an array with its replacement and the number of moves before, and of
people who have left the seat or were absent, each as an object. `stand_in`: bot that plays until an absent person is
back.
"""

spent_links: Final = Table(
    "spent_links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)
"""Used invitation links, which still lead the holders of a seat to their match."""

holders: Final = Table(
    "holders",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("hidden", Integer, nullable=False, server_default="0"),
    Column("present_until", Float),
)
"""People who hold seats. `hidden`: 1 if the person has removed the match from their lists.

`present_until`: time until which the person counts as present, extended while a page of the match is open; NULL: never
seen.
"""

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
    Column("readers", Integer),
    Column("redraw", String(64)),
    Column("keeps", Integer),
)
"""Records of matches: moves, undos and redraws. `told`: events of a move as JSON; NULL: not known.

`readers`: bit set of the seats that may read the move while the match runs; NULL: not known, so only its mover.
`redraw`: seed from which all hidden information was redrawn; such a record has neither move nor undo. `keeps`: seat
whose knowledge stayed as it was in a redraw; NULL: none.
"""

pictures: Final = Table(
    "pictures",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("language", String(8), primary_key=True),
    Column("svg", LargeBinary, nullable=False),
)
"""Thumbnails of matches by language; `svg` is compressed with zlib. `language`: with `small-` before it for lists."""

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
"""Pars of daily puzzles: `lines` of the solver's score as JSON, an upper `bound`, and the match of its solution."""

unranked: Final = Table(
    "unranked",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)
"""People who have given up their place in the ranking of a daily puzzle to see how its par is reached."""

lesson_stars: Final = Table(
    "lesson_stars",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("lesson", String(80), primary_key=True),
    Column("stars", Integer, nullable=False),
)
"""Lessons that people have finished, with the most stars they had for each."""

lesson_counts: Final = Table(
    "lesson_counts",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("lesson", String(80), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("learners", Integer, nullable=False),
)
"""Number of matches in which a number of steps of a lesson was completed; step 0 counts those that were begun."""

player_lessons: Final = Table(
    "player_lessons",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("author", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("title", String(80), nullable=False),
    Column("match", String(16)),
    Column("marks", Text),
    Column("content", Text),
    Column("created", Float, nullable=False),
)
"""Lessons that people have made. `id`: unguessable, because the address of a lesson is how it is shared.

`match`: id of the match of which it is made; NULL if it was uploaded. `marks`: what the author has written about the
match, as JSON. `content`: the lesson as TOML; NULL until it is finished.
"""

explain_switches: Final = Table(
    "explain_switches",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("is_on", Integer, nullable=False),
)
"""Games for which people have switched explanations on (1) or off (0)."""

shown_notes: Final = Table(
    "shown_notes",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("note", String(80), primary_key=True),
    Column("match", String(16), nullable=False),
    Column("moves", Integer, nullable=False),
)
"""Notes on situations that people have been shown. `match`, `moves`: where each was first shown.

`moves`: number of moves before; -1 once the note has been closed.
"""

reviews: Final = Table(
    "reviews",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", String(300), primary_key=True),
    Column("asked", Float, nullable=False),
    Column("claimed", Float),
    Column("progress", Float, nullable=False, server_default="0"),
    Column("content", Text),
    Column("failed", Integer, nullable=False, server_default="0"),
    Index("reviews_asked", "asked"),
)
"""Reviews of finished matches that seats have asked for, each computed once by a worker process.

`question`: empty for the review of the whole match; else two moves at a moment that are compared. `asked`: time of the
request. `claimed`: time at which a server last worked on it; NULL while it waits. `progress`: part that is done, from 0
to 1. `content`: the answer as JSON; NULL until it is computed. `failed`: 1 if it could not be computed.
"""

server_secret: Final = Table(
    "server_secret",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("value", String(64)),
    Column("fingerprint", String(64), nullable=False),
)
"""One row with the fingerprint of the server secret; with its value if neither key file nor environment has it."""

pulse: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
"""One row that health checks write."""
