"""Names of bots."""

from __future__ import annotations

from hashlib import sha256

from aevum.bots.names import NAMES, bot_names

SEEN = sha256(b"published").hexdigest()


def test_nobody_is_called_like_another_at_the_table() -> None:
    names = bot_names(SEEN, 5, taken=["Juno", "Ada"])
    assert len(set(names)) == 5
    assert not {"Juno", "Ada"} & set(names)


def test_a_match_has_the_same_bots_whenever_it_is_asked() -> None:
    assert bot_names(SEEN, 4) == bot_names(SEEN, 4)
    others = {tuple(bot_names(sha256(bytes([number])).hexdigest(), 2)) for number in range(20)}
    assert len(others) > 10


def test_their_names_are_spelled_the_same_in_every_language() -> None:
    assert all(name.isascii() and name.isalpha() and name.istitle() for name in NAMES)
    assert len(set(NAMES)) == len(NAMES)
