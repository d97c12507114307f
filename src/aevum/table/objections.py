"""Objections: what a person is told who touched a thing that is not offered, as near as can be to what was meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aevum.kernel.errors import AevumError, Illegal
from aevum.kernel.match import Match
from aevum.kernel.trial import tried
from aevum.kernel.words import Words
from aevum.table.choices import Draft, Followers, choices
from aevum.web.scene import Refusal
from aevum.web.spoken import line_in_words, pick_name

MOST_NAMED: Final = 4
"""So many things are named that could be touched first; of more, only that there are."""


def objection(match: Match, draft: Draft, label: str, followers: Followers, words: Words) -> Refusal | None:
    """What has to be touched first; else the clause against the likeliest line; else that there is nothing to do."""
    if not _is_known(match, label):
        return None
    return (
        _what_comes_first(match, draft, label, followers, words)
        or _clause_against(match, draft, label, words)
        or Refusal(words("table-nothing-there", place=pick_name(label, match.game.book, words)))
    )


def _is_known(match: Match, label: str) -> bool:
    domains = {domain for verb in match.game.book.verbs for domain in verb.domains}
    return any(label in domain.labels for domain in domains)


def _what_comes_first(match: Match, draft: Draft, label: str, followers: Followers, words: Words) -> Refusal | None:
    """The place can be reached, but nothing has been picked that goes there."""
    book = match.game.book
    if draft:
        return None
    things: dict[str, None] = {}
    for move in match.state.legal():
        verb = book.verb_of(move)
        if [domain.name in match.game.board_domains for domain in verb.domains] == [True] and any(
            label in book.move(other).args for other in followers(move)
        ):
            things[book.move(move).args[0]] = None
    if not things:
        return None
    named = [pick_name(thing, book, words) for thing in things]
    told = ", ".join(named) if len(named) <= MOST_NAMED else ", ".join((*named[:MOST_NAMED], "…"))
    return Refusal(words("table-first", things=told, place=pick_name(label, book, words)))


def _clause_against(match: Match, draft: Draft, label: str, words: Words) -> Refusal | None:
    book, state = match.game.book, match.state
    for line in _lines(match, draft, label):
        try:
            moves = book.parse_line(line)
            tried(match.game, state, moves)
        except Illegal as refused:
            said = words(
                "table-refused", move=line_in_words(moves, book, words), text=refused.clause.text(words.language)
            )
            return Refusal(said, refused.clause.id)
        except AevumError:
            continue
    return None


def _lines(match: Match, draft: Draft, label: str) -> Iterator[str]:
    """What may have been meant, likeliest first: what the game says, what was begun, the verbs in question."""
    game, book = match.game, match.game.book
    meant = game.nearest(match.view(), label, draft.picks)
    if meant is not None:
        yield meant
    state = match.state
    left = choices(game, state.legal(), draft).left
    possible = {book.verb_of(moves[0]).name: None for moves in left if not game.costs_extra(moves[0])}
    possible |= {book.verb_of(moves[0]).name: None for moves in left}
    things = [pick for pick in draft.picks if not any(pick in verb.words for verb in book.verbs)]
    for name in possible:
        yield " ".join((*book.by_name[name].words, *things, label))
    for verb in sorted(book.verbs, key=lambda verb: verb.name not in possible):
        yield f"{' '.join(verb.words)} {label}"
