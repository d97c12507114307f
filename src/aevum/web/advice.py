"""Advice: hints as sentences, the same in the browser, in the terminal and for programs."""

from __future__ import annotations

from typing import Any, Final

from aevum.bots.hints import Advice, Hint
from aevum.kernel.game import AnyGame, View
from aevum.kernel.markup import Markup, fragment, h
from aevum.kernel.moves import MoveBook
from aevum.kernel.words import Words
from aevum.web.spoken import line_as_seen

_COMMA: Final = frozenset(("es", "ru"))
"""Languages that write a comma before tenths."""
_FOLLOWING: Final = 3
"""So many of the moves that may follow are told."""


def compared(advice: Advice, words: Words) -> str:
    """What the figures of some hints mean."""
    return words("hint-than-nothing" if advice.passing else "hint-than-usual")


def move_told(hint: Hint, game: AnyGame, view: View, words: Words) -> str:
    """The move, in words; how something is turned, which is only seen, is left out."""
    seen = [move for move in hint.act if _is_told(move, game)]
    return line_as_seen(seen or hint.act, game, view, words)


def _is_told(move: int, game: AnyGame) -> bool:
    domains = {domain.name for domain in game.book.verb_of(move).domains}
    return not domains or not domains <= set(game.tried_on)


def reasons_told(hint: Hint, words: Words) -> str:
    """Why, the largest reason first; nothing if there is none."""
    told = (words("hint-reason", term=words(term), amount=gain_told(amount, words)) for term, amount in hint.reasons)
    return ", ".join(told)


def then_told(hint: Hint, game: AnyGame, view: View, words: Words) -> str:
    """What may follow; nothing if nothing does."""
    following = "; ".join(line_as_seen(act, game, view, words) for act in hint.then[:_FOLLOWING])
    more = " …" if len(hint.then) > _FOLLOWING else ""
    return words("hint-then", moves=following + more) if following else ""


def hint_list(advice: Advice, game: AnyGame, view: View, words: Words) -> Markup:
    """Hints to choose from: whoever touches one has all its picks made, but for the last yes."""
    items = [_item(hint, place, game, view, words) for place, hint in enumerate(advice.hints)]
    return fragment([h.p[compared(advice, words)], h.ol[items]])


def _item(hint: Hint, place: int, game: AnyGame, view: View, words: Words) -> Markup:
    reasons, then = reasons_told(hint, words), then_told(hint, game, view, words)
    return h.li[
        h.button(".hint", type="button", data_act=f"!hint-{place}")[
            h.b[move_told(hint, game, view, words)],
            " ",
            h.span(".gain")[gain_told(hint.gain, words)],
            h.small[reasons] if reasons else None,
            h.small(".quiet")[then] if then else None,
        ]
    ]


def sentence(hint: Hint, game: AnyGame, view: View, words: Words) -> str:
    """A whole hint in one line."""
    move, gain, reasons = move_told(hint, game, view, words), gain_told(hint.gain, words), reasons_told(hint, words)
    if not reasons:
        return words("hint-line-bare", move=move, gain=gain)
    return words("hint-line", move=move, gain=gain, reasons=reasons)


def notation(hint: Hint, book: MoveBook) -> str:
    """The move as it is written."""
    return " ".join(map(book.notation, hint.act))


def advice_json(advice: Advice, game: AnyGame, view: View, words: Words) -> dict[str, Any]:
    """Hints for programs, with the sentences for their people."""
    book = game.book
    return {
        "compared": compared(advice, words),
        "hints": [
            {
                "moves": [{"number": move, "notation": book.notation(move)} for move in hint.act],
                "then": [" ".join(map(book.notation, act)) for act in hint.then],
                "gain": round(hint.gain, 3),
                "reasons": [
                    {"term": term, "about": words(term), "amount": round(amount, 3)} for term, amount in hint.reasons
                ],
                "sentence": sentence(hint, game, view, words),
            }
            for hint in advice.hints
        ],
    }


def gain_told(points: float, words: Words) -> str:
    """Points to a tenth with their sign, as the reader writes them."""
    tenths = round(points, 1)
    if not tenths:
        return "0"
    figures = f"{abs(tenths):.1f}"
    return ("+" if tenths > 0 else "−") + (figures.replace(".", ",") if words.language in _COMMA else figures)
