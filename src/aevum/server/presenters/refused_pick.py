"""Reasons why a touched thing that is not offered cannot be picked, for the move that was most likely meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from aevum.kernel.errors import AevumError, Illegal
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.rulebook import Clause
from aevum.kernel.trial import tried
from aevum.kernel.words import Words
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.pick_handler import pick_instead
from aevum.server.live.pick_options import Draft, Moves
from aevum.server.live.position import Decision
from aevum.web.components.scene import Refusal
from aevum.web.text.move_text import line_as_seen, pick_name, seen_name

MAX_NAMED: Final = 4
"""Maximum number of things named that could be touched first; an ellipsis stands for the rest."""


def explain_refusal(match: Match, decision: Decision, draft: Draft, label: str, words: Words) -> Refusal | None:
    """Return what has to be touched first, else the clause against the likeliest line, else that nothing can be done.

    None if the label is neither of a domain of the game, nor the word of a verb, nor a usual action of this step.
    """
    if label in match.game.standing_actions(match.view()):
        return why_not_action(match, label, words)
    if not _is_known(match, label):
        return None
    return (
        _what_comes_first(match, decision, draft, label, words)
        or _clause_against(match, decision, draft, label, words)
        or Refusal(words("table-nothing-there", place=seen_name(match.game, match.view(decision.seat), words)(label)))
    )


def why_not_action(match: Match, word: str, words: Words) -> Refusal | None:
    """Return why a usual action is not possible now; None if it is possible.

    Where different clauses forbid its moves, it is the one that the game calls most telling, else that against the
    fewest moves.
    """
    game, state = match.game, match.state
    verbs = [verb for verb in game.book.verbs if verb.words[0] == word]
    against: dict[Clause | None, list[int]] = {}
    for verb in verbs:
        for move in range(verb.first, verb.first + verb.size):
            against.setdefault(game.law.check(state, move), []).append(move)
    found = {clause.id: clause for clause in against if clause is not None}
    if len(found) < len(against) or not found:
        return None
    telling = next((found[id] for id in game.telling_clauses if id in found), None)
    clause = telling or min(found.values(), key=lambda clause: len(against[clause]))
    reason = _reason(match, against[clause][0], clause, words)
    return Refusal(words("table-refused", move=pick_name(word, game.book, words), text=reason), clause.id, reason)


def _reason(match: Match, move: int, clause: Clause, words: Words) -> str:
    """Return the figures behind a refusal where the game knows them, else the text of the clause.

    The text of a card speaks of "this card", so its name stands before it.
    """
    known = match.game.refusal_reason(match.view(), move, clause.id, words)
    title = "" if known else _card_titles(match.game, words.language).get(clause.id)
    return known or (f"{title}: {clause.text(words.language)}" if title else clause.text(words.language))


@lru_cache(maxsize=64)
def _card_titles(game: AnyGame, language: str) -> dict[str, str]:
    """Return the names of the cards of a game by the ids of their clauses."""
    return game.card_titles(game.words(language))


def _is_known(match: Match, label: str) -> bool:
    verbs = match.game.book.verbs
    return any(label in verb.words or any(label in domain.labels for domain in verb.domains) for verb in verbs)


def _what_comes_first(match: Match, decision: Decision, draft: Draft, label: str, words: Words) -> Refusal | None:
    """Return the things to touch first, whose moves lead to the place; None without any, or after a pick."""
    book = match.game.book
    if draft:
        return None
    things: dict[str, None] = {}
    for move in decision.legal:
        verb = book.verb_of(move)
        if [domain.name in match.game.board_domains for domain in verb.domains] == [True] and any(
            label in book.move(other).args for other in decision.follow_ups(move)
        ):
            things[book.move(move).args[0]] = None
    if not things:
        return None
    name = seen_name(match.game, match.view(decision.seat), words)
    named = list(map(name, things))
    listed = ", ".join(named) if len(named) <= MAX_NAMED else ", ".join((*named[:MAX_NAMED], "…"))
    return Refusal(words("table-first", things=listed, place=name(label)))


def _clause_against(match: Match, decision: Decision, draft: Draft, label: str, words: Words) -> Refusal | None:
    """Return the refusal of the likeliest line; after a first pick none that would only be a guess."""
    book, state = match.game.book, match.state
    meant = match.game.intended_line(match.view(), label, draft.picks)
    possible = {book.verb_of(move).name for move in decision.legal}
    for line in _lines(match, decision, draft, label):
        try:
            moves = tuple(book.parse_line(line))
            tried(match.game, state, moves)
        except Illegal as refused:
            is_meant = line in (meant, label) or book.verb_of(moves[0]).name in possible
            if draft and not is_meant:
                continue
            return _refused(match, decision.seat, moves, refused.clause, words, is_meant=is_meant)
        except AevumError:
            continue
    return None


def _refused(match: Match, seat: int, moves: Moves, clause: Clause, words: Words, *, is_meant: bool) -> Refusal:
    """Return the refusal of a line by a clause, with the figures behind it where the game knows them.

    A line that is only a guess is not named.
    """
    reason = _reason(match, moves[0], clause, words)
    if not is_meant:
        return Refusal(reason, clause.id, reason)
    said = words("table-refused", move=line_as_seen(moves, match.game, match.view(seat), words), text=reason)
    return Refusal(said, clause.id, reason)


def _lines(match: Match, decision: Decision, draft: Draft, label: str) -> Iterator[str]:
    """Yield lines of notation that may have been meant, likeliest first.

    First the line that the game suggests, then the verbs that the draft leaves open with the things picked so far,
    those with most targets first, then every verb with the label alone.
    """
    game, book = match.game, match.game.book
    meant = game.intended_line(match.view(), label, draft.picks)
    if meant is not None:
        yield meant
    left = decision.picks.options(draft).left
    counted = Counter(book.verb_of(moves[0]).name for moves in left if not game.costs_extra(moves[0]))
    counted.update({book.verb_of(moves[0]).name: 0 for moves in left})
    possible = [name for name, _ in counted.most_common()]
    things = [pick for pick in draft.picks if not any(pick in verb.words for verb in book.verbs)]
    for name in possible:
        yield " ".join((*book.by_name[name].words, *things, label))
    for verb in sorted(book.verbs, key=lambda verb: verb.name not in possible):
        yield label if label in verb.words else f"{' '.join(verb.words)} {label}"


def why_not(live: LiveMatch, seat: int, label: str, words: Words) -> Refusal | None:
    """Return why a place that is not offered cannot be picked; None if another seat decides."""
    decision = live.decision_of(seat)
    return explain_refusal(live.match, decision, live.draft(seat), label, words) if decision else None


async def touch(hub: Hub, live: LiveMatch, seat: int, label: str, words: Words) -> Refusal | None:
    """Carry out the touch of a place that is not offered, or return why it cannot be picked."""
    return None if await pick_instead(hub, live, seat, label) else why_not(live, seat, label, words)
