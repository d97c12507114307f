"""Hints as sentences, shared by browser, terminal and API."""

from __future__ import annotations

from typing import Any, Final

from aevum.bots.hints import Hint, Hints
from aevum.bots.line_comparison import Reasons
from aevum.kernel.game import AnyGame, View
from aevum.kernel.markup import Markup, fragment, h
from aevum.kernel.moves import MoveBook
from aevum.kernel.words import Words
from aevum.web.components.controls import TAKE_HINT
from aevum.web.text.move_text import line_as_seen

_COMMA: Final = frozenset(("es", "ru"))
"""Languages with a decimal comma."""
_FOLLOWING: Final = 3
"""Maximum number of follow-up moves that are named."""


def compare(advice: Hints, words: Words) -> str:
    """Return the sentence that says what the gains of hints are compared with: passing, or a usual move."""
    return words("hint-than-nothing" if advice.passing else "hint-than-usual")


def move_text(hint: Hint, game: AnyGame, view: View, words: Words) -> str:
    """Return the move of a hint in words, without moves that only turn something: these are seen on the board."""
    seen = [move for move in hint.moves if _is_named(move, game)]
    return line_as_seen(seen or hint.moves, game, view, words)


def _is_named(move: int, game: AnyGame) -> bool:
    domains = {domain.name for domain in game.book.verb_of(move).domains}
    return not domains or not domains <= set(game.previewed_domains)


def reasons_text(hint: Hint, words: Words) -> str:
    """Return the reasons of a hint, the largest first; empty if there is none."""
    return differences_text(hint.reasons, words)


def differences_text(reasons: Reasons, words: Words) -> str:
    """Return features with their differences in points, with commas between them."""
    return ", ".join(
        words("hint-reason", term=feature.describe(words), amount=gain_text(amount, words))
        for feature, amount in reasons
    )


def then_text(hint: Hint, game: AnyGame, view: View, words: Words) -> str:
    """Return the moves that may follow a hint, in words; empty if there are none."""
    following = "; ".join(line_as_seen(act, game, view, words) for act in hint.then[:_FOLLOWING])
    more = " …" if len(hint.then) > _FOLLOWING else ""
    return words("hint-then", moves=following + more) if following else ""


def hint_list(advice: Hints, game: AnyGame, view: View, words: Words) -> Markup:
    """Return hints as a list of buttons; a button makes all picks of its hint but for the confirmation."""
    items = [_item(hint, place, game, view, words) for place, hint in enumerate(advice.hints)]
    return fragment([h.p[compare(advice, words)], h.ol[items]])


def _item(hint: Hint, place: int, game: AnyGame, view: View, words: Words) -> Markup:
    reasons, then = reasons_text(hint, words), then_text(hint, game, view, words)
    return h.li[
        h.button(".hint", type="button", data_act=f"{TAKE_HINT}{place}")[
            h.b[move_text(hint, game, view, words)],
            " ",
            h.span(".gain")[gain_text(hint.gain, words)],
            h.small[reasons] if reasons else None,
            h.small(".quiet")[then] if then else None,
        ]
    ]


def hint_marks(advice: Hints, game: AnyGame, view: View, part: str, words: Words) -> str:
    """Return the marks of hints on a panel, hidden until the button of a hint is pointed at or has the focus."""
    marks = [game.hint_marks(view, part, _labels(hint, game.book), words) for hint in advice.hints]
    return fragment(
        h.g(f".hint-mark.hint-mark-{place}", visibility="hidden", aria_hidden="true")[Markup(drawn)]
        for place, drawn in enumerate(marks)
        if drawn
    )


def _labels(hint: Hint, book: MoveBook) -> dict[str, str]:
    """Return the labels of the picks of a hint, with their domains; a word of a verb has an empty domain."""
    labels: dict[str, str] = {}
    for number in hint.moves:
        verb, move = book.verb_of(number), book.move(number)
        labels |= dict.fromkeys(verb.words, "")
        labels |= {label: domain.name for label, domain in zip(move.args, verb.domains, strict=True)}
    return labels


def sentence(hint: Hint, game: AnyGame, view: View, words: Words) -> str:
    """Return a hint in one line of text."""
    move, gain, reasons = move_text(hint, game, view, words), gain_text(hint.gain, words), reasons_text(hint, words)
    if not reasons:
        return words("hint-line-bare", move=move, gain=gain)
    return words("hint-line", move=move, gain=gain, reasons=reasons)


def notation(hint: Hint, book: MoveBook) -> str:
    """Return the moves of a hint in notation; semicolons separate those that are not typed as one."""
    first, *others = hint.moves
    signs = (" " if book.verb_of(move).follows else "; " for move in others)
    return "".join(
        (book.notation(first), *(sign + book.notation(move) for sign, move in zip(signs, others, strict=True)))
    )


def hints_json(advice: Hints, game: AnyGame, view: View, words: Words) -> dict[str, Any]:
    """Return hints as JSON for API clients, with sentences to show to their users."""
    book = game.book
    return {
        "compared": compare(advice, words),
        "hints": [
            {
                "moves": [{"number": move, "notation": book.notation(move)} for move in hint.moves],
                "then": [" ".join(map(book.notation, act)) for act in hint.then],
                "gain": round(hint.gain, 3),
                "reasons": [
                    {"term": feature.name, "about": feature.describe(words), "amount": round(amount, 3)}
                    for feature, amount in hint.reasons
                ],
                "sentence": sentence(hint, game, view, words),
            }
            for hint in advice.hints
        ],
    }


def gain_text(points: float, words: Words) -> str:
    """Return points, rounded to a tenth, with their sign and the decimal separator of the reader's language."""
    tenths = round(points, 1)
    if not tenths:
        return "0"
    figures = f"{abs(tenths):.1f}"
    return ("+" if tenths > 0 else "−") + (figures.replace(".", ",") if words.language in _COMMA else figures)
