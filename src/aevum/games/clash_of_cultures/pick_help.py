"""Prices, previews and names of moves and lines, the line that a touch on an unoffered thing meant, and leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from aevum.games.clash_of_cultures.constants import (
    ANGRY,
    BARBARIAN,
    COLOURS,
    DATA,
    EVENTS,
    FORTRESS,
    GOODS,
    MOODS,
    NONE,
    PIECES,
    PLAYERS,
    TEMPLE,
)
from aevum.games.clash_of_cultures.drawing.names import advance_price, counted_goods
from aevum.games.clash_of_cultures.maps import LABELS, LAYOUTS, UNKNOWN
from aevum.games.clash_of_cultures.moves import ACTION, BOOK, CAUGHT, FIRST, FIRST_CARGO, FIRST_SHIP, VERB
from aevum.games.clash_of_cultures.rule_values import (
    CONVERSION_FROM,
    CONVERTS,
    INFLUENCE_FROM,
    SMALLER,
    SMALLER_BY,
    VOTE_PRICE,
    WONDER_PRICE,
    WONDER_RANGE,
)
from aevum.games.clash_of_cultures.rules.clauses import UNPAID
from aevum.games.clash_of_cultures.rules.collect import YIELD
from aevum.games.clash_of_cultures.rules.groups import group_of, is_army
from aevum.games.clash_of_cultures.rules.influence import NO_TARGET
from aevum.games.clash_of_cultures.rules.move import NO_UNIT
from aevum.games.clash_of_cultures.rules.odds import success
from aevum.games.clash_of_cultures.view import HexView, TableView
from aevum.kernel.presentation import Counter as OfferCounter
from aevum.kernel.presentation import MovePreview
from aevum.kernel.words import Words

_PLAIN: Final = frozenset(
    (
        *(
            "take",
            "catch",
            "herd",
            "unit",
            "with",
            "aboard",
            "pave",
            "rough",
            "boost",
            "pay",
            "settle",
            "token",
            "lose",
        ),
        *("raze", "press", "abort", "keep", "destroy", "give", "want", "propose", "accept", "refuse", "counter"),
        *("yes", "done", "pass"),
    )
)
"""Verbs of answers that are one word or one of many steps; they need no confirmation."""
_SELDOM_WANTED: Final = frozenset(("barter",))
_RARE: Final = frozenset(("barter", "destroy"))
_FORMAL: Final = frozenset(("pass", "done", "take", "lose", "raze"))
"""Verbs of answers that are made without asking where they are the only ones."""
_PUBLICLY_FORMAL: Final = frozenset(("take", "lose", "raze"))
"""Those among them that everyone can see to be the only ones, because no card in hand could be another."""
_PART_OF: Final = {
    "take": frozenset(("collect", "herd", "take", "catch")),
    "catch": frozenset(("collect", "herd", "take", "catch")),
    "unit": frozenset(("build",)),
    "want": frozenset(("trade",)),
    "target": frozenset(("influence", "sculpt")),
    "aboard": frozenset(("to", "aboard")),
    "pave": frozenset(("to",)),
    "rough": frozenset(("to",)),
}
"""Verbs that make one decision with certain verbs before them; payments belong to whatever is paid for."""


def needs_no_confirmation(move: int) -> bool:
    """Whether a move needs no confirmation although it cannot be undone: plain answers."""
    return VERB[move] in _PLAIN


def is_common(move: int) -> bool:
    """Whether a move is common; bartering a card away is not, so what only it needs is offered faintly."""
    return VERB[move] not in _SELDOM_WANTED


def is_rare(move: int) -> bool:
    """Whether a move gives up a card or a conquered settlement."""
    return VERB[move] in _RARE


def is_formality(move: int) -> bool:
    """Whether a move is made without asking where it is the only one."""
    return VERB[move] in _FORMAL


def is_public_formality(move: int) -> bool:
    """Whether everyone can see that a formality is the only move: no card in hand could be another."""
    return VERB[move] in _PUBLICLY_FORMAL


def presumed_answer(step: str, legal: Sequence[int]) -> int | None:
    """Return the answer that demolishes no city; None at other steps."""
    return FIRST["pass"] if step == "demolish" and FIRST["pass"] in legal else None


def belongs_to(before: int, move: int) -> bool:
    """Whether a move is one decision with the move before it."""
    verb = VERB[move]
    return verb in ("pay", "settle") or VERB[before] in _PART_OF.get(verb, ())


# -- prices and gains


def price(view: TableView, move: int, words: Words) -> str:
    """Return the price of a move as text; empty if it costs nothing that the game shows."""
    price_text = _PRICES.get(VERB[move])
    return "" if price_text is None else price_text(view, move, words)


def line_price(view: TableView, moves: Sequence[int], words: Words) -> str:
    """Return the goods that a line collects, with plus signs, else the price of the first of its moves that has one."""
    gains = Counter(GOODS[good] for move in moves if (good := _good(view, move)) is not None)
    if gains:
        return ", ".join(f"+{text}" for text in counted_goods(((good, gains[good]) for good in GOODS), words))
    return next((text for move in moves if (text := price(view, move, words))), "")


def _good(view: TableView, move: int) -> int | None:
    """Return the good that a move of a Collect takes; None for other moves."""
    verb = VERB[move]
    if verb == "take" and (terrain := _hex(view, move).terrain) != UNKNOWN:
        return YIELD[terrain]
    return CAUGHT[move - FIRST["catch"]] if verb == "catch" else None


def _of_a_unit(view: TableView, move: int, words: Words) -> str:
    costs = DATA["price"].get(BOOK.move(move).args[0])
    return "" if costs is None else ", ".join(counted_goods(costs.items(), words))


def _of_a_piece(view: TableView, move: int, words: Words) -> str:
    """Return the price of a city piece; State Religion pays the food of a Temple."""
    costs = dict(DATA["price"]["piece"])
    if view.endowed and BOOK.move(move).args[1] == PIECES[TEMPLE]:
        del costs["food"]
    return ", ".join(counted_goods(costs.items(), words))


def _of_an_advance(view: TableView, move: int, words: Words) -> str:
    advance = move - FIRST["advance"]
    return advance_price(view, advance, words, "price-good") if advance in view.prices else ""


def _of_a_wonder(view: TableView, move: int, words: Words) -> str:
    return ", ".join(counted_goods(WONDER_PRICE[move - FIRST["erect"]].items(), words))


def _of_an_improvement(view: TableView, move: int, words: Words) -> str:
    """Return the mood tokens for one step of mood; Rituals let resources stand in for them."""
    return ", ".join(counted_goods(_mood_price(view, move).items(), words))


def _mood_price(view: TableView, move: int) -> dict[str, int]:
    """Return the mood tokens for one step of mood by an improvement or a vote; none where no city stands."""
    city = _hex(view, move).city
    if city is None:
        return {}
    smaller = any(SMALLER >> advance & 1 for advance in view.own.advances)
    steps = max(1, city.size - SMALLER_BY) if smaller else city.size
    return {"mood": steps + (VOTE_PRICE if VERB[move] == "vote" else 0)}


def _of_a_boost(view: TableView, move: int, words: Words) -> str:
    return ", ".join(counted_goods((("culture", view.tokens_needed),), words))


def _of_a_round(view: TableView, move: int, words: Words) -> str:
    """Return the units on both sides that fight on, and the probability of success by dice alone."""
    battle = view.battle
    if battle is None:
        return ""
    likely = round(100 * success(battle.attackers, battle.defenders))
    return f"{battle.attackers} : {battle.defenders}, {likely} %"


_PRICES: Final[dict[str, Callable[[TableView, int, Words], str]]] = {
    "unit": _of_a_unit,
    "grow": _of_a_piece,
    "advance": _of_an_advance,
    "erect": _of_a_wonder,
    "improve": _of_an_improvement,
    "vote": _of_an_improvement,
    "boost": _of_a_boost,
    "press": _of_a_round,
}


# -- previews of moves


def preview(view: TableView, move: int, words: Words) -> MovePreview | None:
    """Return the preview of a move; moves that lose something need confirmation, even where undo is free."""
    return line_preview(view, (move,), words)


def line_preview(view: TableView, moves: Sequence[int], words: Words) -> MovePreview | None:
    """Return the previews of all moves of a line as one, each sentence once."""
    found = [
        preview
        for number, move in enumerate(moves)
        if (brings := _BRINGS.get(VERB[move])) is not None and (preview := brings(view, moves[: number + 1], words))
    ]
    if not found:
        return None
    sentences = dict.fromkeys(preview.text for preview in found)
    return MovePreview(" ".join(sentences), needs_confirmation=any(preview.needs_confirmation for preview in found))


def _hex(view: TableView, move: int) -> HexView:
    return view.at(LABELS.index(BOOK.move(move).args[0]))


def _of_an_end(view: TableView, moves: Sequence[int], words: Words) -> MovePreview | None:
    """Return a warning if actions are left, which would be lost."""
    return MovePreview(words("brings-actions", count=view.actions), needs_confirmation=True) if view.actions else None


def _of_an_activation(view: TableView, moves: Sequence[int], words: Words) -> MovePreview | None:
    """Return a warning if the city was already activated this turn and would lose mood."""
    city = _hex(view, moves[-1]).city
    if city is None or not city.active or city.mood == ANGRY:
        return None
    return MovePreview(
        words("brings-mood", hex=BOOK.move(moves[-1]).args[0], mood=MOODS[city.mood - 1]), needs_confirmation=True
    )


def _of_a_harvest(view: TableView, moves: Sequence[int], words: Words) -> MovePreview | None:
    """Return a warning if the good is at its limit, so that what is collected would be lost."""
    good = _good(view, moves[-1])
    if good is None:
        return None
    before = sum(_good(view, move) == good for move in moves[:-1])
    if view.own.stock[good] + before < view.own.limits[good]:
        return None
    text = words("brings-limit", good=words(f"good-{GOODS[good]}"), limit=view.own.limits[good])
    return MovePreview(text, needs_confirmation=True)


def _of_a_march(view: TableView, moves: Sequence[int], words: Words) -> MovePreview | None:
    """Return the preview of entering a hex: a discovery, or a battle with its probability of success by dice alone."""
    if _hex(view, moves[-1]).terrain == UNKNOWN:
        return MovePreview(words("brings-discovery"))
    fight = _fight(view, moves)
    if fight is None:
        return None
    attackers, defenders, likely = fight
    return MovePreview(
        words("brings-battle", attackers=attackers, defenders=defenders, likely=likely),
        needs_confirmation=likely < _BOLD,
    )


_BOLD: Final = 25
"""Probability of success, in per cent, below which an attack needs confirmation; the hex shows it before the click."""


def _fight(view: TableView, moves: Sequence[int]) -> tuple[int, int, int] | None:
    """Return the units on both sides of the battle that a line begins, and its probability of success in per cent.

    None if it begins no battle.
    """
    hex = _hex(view, moves[-1])
    defenders = _foreigners(hex, view.eyes)
    attackers = _attackers(view, moves)
    if defenders is None or not attackers or hex.terrain == UNKNOWN:
        return None
    walled = (
        hex.city is not None
        and hex.city.owner not in (view.eyes, BARBARIAN)
        and hex.city.pieces[FORTRESS] == hex.city.owner
    )
    return attackers, defenders, round(100 * success(attackers, defenders, fortress=walled))


def _attackers(view: TableView, moves: Sequence[int]) -> int:
    """Return the fighting units that move: Armies or Ships of the line, else those that are picked already."""
    units = [move - FIRST["with"] for move in moves if VERB[move] == "with"]
    if units:
        return sum(is_army(unit) or FIRST_SHIP <= unit < FIRST_CARGO for unit in units)
    pending = view.pending
    if "picked" not in pending:
        return 0
    return pending["ships"].bit_count() or group_of(pending["picked"], pending["unloaded"]).armies


def _foreigners(hex: HexView, seat: int) -> int | None:
    """Return the number of fighting units that a seat would have to fight on a hex; None = no battle."""
    if hex.ships:
        return None if hex.ships[0].owner == seat else len(hex.ships)
    if hex.barbarians:
        return hex.barbarians
    if hex.holder not in (NONE, seat):
        return hex.armies
    return 0 if hex.city is not None and hex.city.owner not in (seat, BARBARIAN) else None


# -- influence


class Attempt(NamedTuple):
    """Attempt of influence: the culture tokens that its range costs, and the lowest roll that succeeds."""

    tokens: int
    needed: int

    @property
    def sixths(self) -> int:
        """Number of sides of the die that succeed."""
        return 7 - self.needed


def _attempt(view: TableView, moves: Sequence[int]) -> Attempt | None:
    """Return the attempt that a line makes; None without a city that makes it."""
    begun = [move for move in moves[:-1] if VERB[move] in ("influence", "sculpt")]
    source = LABELS.index(BOOK.move(begun[-1]).args[0]) if begun else view.pending.get("source", NONE)
    city = view.at(source).city if source != NONE else None
    if city is None:
        return None
    reach = city.size + (0 if city.wonder == NONE else WONDER_RANGE[city.wonder])
    far = _distance(view, source, LABELS.index(BOOK.move(moves[-1]).args[0]))
    converts = any(CONVERTS >> advance & 1 for advance in view.own.advances)
    return Attempt(max(0, far - reach), CONVERSION_FROM if converts else INFLUENCE_FROM)


def _distance(view: TableView, start: int, goal: int) -> int:
    """Return the number of steps between two hexes over discovered ones."""
    open_hexes = {hex.cell for hex in view.hexes if hex.terrain != UNKNOWN}
    reached, steps = {start}, 0
    while goal not in reached:
        beyond = {other for cell in reached for other in LAYOUTS[view.seats].neighbours[cell]} & open_hexes
        if beyond <= reached:
            break
        reached |= beyond
        steps += 1
    return steps


def _of_an_attempt(view: TableView, moves: Sequence[int], words: Words) -> MovePreview | None:
    """Return cost and chance of an attempt of influence; what costs tokens needs confirmation."""
    attempt = _attempt(view, moves)
    if attempt is None:
        return None
    text = words("brings-influence", tokens=attempt.tokens, needed=attempt.needed, sixths=attempt.sixths)
    return MovePreview(text, needs_confirmation=attempt.tokens > 0)


_BRINGS: Final[dict[str, Callable[[TableView, Sequence[int], Words], MovePreview | None]]] = {
    "end": _of_an_end,
    "collect": _of_an_activation,
    "build": _of_an_activation,
    "grow": _of_an_activation,
    "take": _of_a_harvest,
    "to": _of_a_march,
    "target": _of_an_attempt,
}


def target_note(view: TableView, moves: Sequence[int], words: Words) -> str:
    """Return the odds of a battle, or cost and chance of an attempt of influence, a line each."""
    verb = VERB[moves[-1]]
    if verb == "to" and (fight := _fight(view, moves)) is not None:
        attackers, defenders, likely = fight
        return f"{attackers} : {defenders}\n{likely} %"
    if verb == "target" and (attempt := _attempt(view, moves)) is not None:
        cost = words("note-tokens", tokens=attempt.tokens) if attempt.tokens else ""
        return "\n".join(filter(None, (words("note-chance", sixths=attempt.sixths), cost)))
    return ""


# -- lines of moves in words


def line_name(view: TableView, moves: Sequence[int], words: Words) -> str:
    """Return a line of moves as one phrase, without its payment."""
    verb = VERB[moves[0]]
    labels = [_named(label, words) for label in BOOK.move(moves[0]).args]
    if verb == "move" and len(moves) > 1:
        goal = next(BOOK.move(move).args[0] for move in moves if VERB[move] == "to")
        return words("line-move", units=_units_named(moves, words), origin=labels[0], hex=goal)
    if verb == "collect" and len(moves) > 1:
        return words("line-collect", hex=labels[0], goods=line_price(view, moves[1:], words))
    if verb == "build" and len(moves) > 1:
        unit = _named(BOOK.move(moves[1]).args[0], words)
        return words("line-build", hex=labels[0], unit=unit)
    if VERB[moves[-1]] == "target":
        return words("line-influence", hex=BOOK.move(moves[-1]).args[0])
    message = f"move-{verb}"
    return words(message, **dict(zip(("first", "second"), labels, strict=False))) if words.knows(message) else ""


def _named(label: str, words: Words) -> str:
    """Return the name of a card, piece or unit; that of a hex is its label."""
    messages = (f"card-{label}", f"piece-{label}", f"unit-{label}", f"recruit-{label}", f"rival-{label}")
    return next((words(message) for message in messages if words.knows(message)), label)


def _units_named(moves: Sequence[int], words: Words) -> str:
    """Return the units of a line, such as two army units and one settler."""
    units = [move - FIRST["with"] for move in moves if VERB[move] == "with"]
    kinds = Counter(
        "ship" if FIRST_SHIP <= unit < FIRST_CARGO else "army" if is_army(unit) else "settler" for unit in units
    )
    return ", ".join(words(f"count-{kind}", count=kinds[kind]) for kind in ("army", "settler", "ship") if kinds[kind])


# -- an offer


def name_at(label: str, words: Words) -> str:
    """Return the name of a word that demolishes a city, begins an offer or asks for a good; empty for other labels."""
    verb, _, rest = label.partition("-")
    if verb == "demolish" and rest in LABELS:
        return words("pick-demolish", hex=rest)
    rival, _, good = rest.partition("-")
    if verb == "trade" and rival in COLOURS:
        return words("offer-begin", rival=words(f"rival-{rival}"))
    if verb != "want" or rival not in COLOURS or good not in GOODS:
        return ""
    return words("offer-ask", rival=words(f"rival-{rival}"), good=words("price-good", amount=1, good=good))


def counters(view: TableView, words: Words) -> list[OfferCounter]:
    """Return the counters of an offer: goods that are given, and goods that are asked for."""
    offer = view.offer
    if view.phase != "compose" or offer is None:
        return []
    sides = (("give", "offer-give", offer.given, offer.giver), ("want", "offer-want", offer.wanted, offer.partner))
    return [
        OfferCounter(
            words(heading),
            words("offer-good", amount=amounts[number], most=view.nations[owner].stock[number], good=good),
            f"{verb}-{good}",
            FIRST[verb] + number,
            amounts[number],
        )
        for verb, heading, amounts, owner in sides
        for number, good in enumerate(GOODS)
        if view.nations[owner].stock[number]
    ]


# -- touches on unoffered hexes


def intended_line(view: TableView, label: str, picks: Sequence[str]) -> str | None:
    """Return the line that a touch on an unoffered thing meant.

    Own cities collect, units move, empty land is settled, action cards are played.

    After a hex with own units has been picked, they were to go there. None outside the turn and for other labels.
    """
    hex = next((hex for hex in view.hexes if LABELS[hex.cell] == label), None)
    if view.phase == "turn" and not picks and label in ACTION.labels:
        return f"play {label}"
    if view.phase not in ("turn", "move") or hex is None:
        return None
    if picks:
        return _intended_march(view, picks, label)
    if view.phase == "move":
        return f"move {label}"
    if hex.city is not None and hex.city.owner == view.seat:
        return f"collect {label}"
    if hex.holder == view.seat or hex.ships or hex.terrain == UNKNOWN:
        return f"move {label}"
    return f"found {label}"


def _intended_march(view: TableView, picks: Sequence[str], label: str) -> str | None:
    """Return the line by which a unit of the hex picked last would go to a hex; None without a unit."""
    stack = next((hex for pick in reversed(picks) for hex in view.hexes if LABELS[hex.cell] == pick), None)
    if stack is None:
        return None
    unit = next((f"S{ship.number + 1}" for ship in stack.ships if ship.owner == view.seat), "")
    if not unit and stack.holder == view.seat:
        unit = "army" if stack.armies else "settler"
    return f"move {LABELS[stack.cell]} with {unit} to {label}" if unit else None


# -- prompts


def lead(view: TableView, words: Words) -> str:
    """Return the battle or the event that a decision arises from; empty if there is none, or the question names it."""
    battle = view.battle
    if battle is not None and view.actor == battle.attacker:
        return words("lead-attack", hex=LABELS[battle.hex], own=battle.attackers, other=battle.defenders)
    if battle is not None and view.actor == battle.defender:
        player = words(PLAYERS[battle.attacker])
        return words(
            "lead-defence", hex=LABELS[battle.hex], player=player, own=battle.defenders, other=battle.attackers
        )
    if view.event == NONE or view.phase in _NAMING:
        return ""
    return words("lead-event", card=words(f"card-{EVENTS.ids[view.event]}"))


_NAMING: Final = frozenset(("person",))
"""Phases whose question names the event."""


# -- refusals


_REASONS: Final = {NO_UNIT.id: "refused-nobody", NO_TARGET.id: "refused-influence"}
"""Shorter reasons than the texts of clauses that speak of one place, by clause id."""


def refusal_reason(view: TableView, move: int, clause: str, words: Words) -> str:
    """Return price and stock of a purchase that cannot be paid, or a reason that fits every place; else empty."""
    if clause in _REASONS:
        return words(_REASONS[clause])
    costs = _costs(view, move) if clause == UNPAID.id else {}
    if not costs:
        return ""
    stock = dict(zip(GOODS, view.own.stock, strict=True))
    payable = tuple(costs) if "mood" in costs else (*costs, "gold")
    have = ", ".join(words("price-good", amount=stock[good], good=good) for good in payable)
    return words("refused-unpaid", price=", ".join(counted_goods(costs.items(), words)), stock=have)


def _costs(view: TableView, move: int) -> dict[str, int]:
    """Return the goods that a purchase costs; none for other moves."""
    verb, number = VERB[move], move - FIRST[VERB[move]]
    if verb == "unit":
        return dict(DATA["price"].get(BOOK.move(move).args[0], {}))
    if verb == "grow":
        return dict(DATA["price"]["piece"])
    if verb == "improve":
        return _mood_price(view, move)
    if verb == "advance" and number in view.prices:
        food, ore, _ = view.prices[number]
        return {good: amount for good, amount in (("food", food), ("ore", ore)) if amount}
    return dict(WONDER_PRICE[number]) if verb == "erect" else {}
