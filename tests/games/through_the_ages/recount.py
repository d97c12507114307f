"""Second computation of ratings, production and scores, from the visible state and the printed figures alone.

Written from the rulebook: special cards by name, banks as tables, tokens by trying every way to pay.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

from aevum.games.through_the_ages import GAME

Civilization = dict[str, Any]
Seen = dict[str, Any]

WORTH: Final = (1, 2, 3, 5)
Lands = tuple[str, ...]
FARMS: Final[Lands] = ("agriculture", "irrigation", "selective-breeding", "mechanized-agriculture")
MINES: Final[Lands] = ("bronze", "iron", "coal", "oil")
LABS: Final = ("philosophy", "alchemy", "scientific-method", "computers")
ARMS: Final = ("infantry", "cavalry", "artillery")
URBAN: Final = ("lab", "temple", "library", "theater", "arena")
LAB_LEADERS: Final = ("leonardo-da-vinci", "isaac-newton", "albert-einstein")


def _rows() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in sorted((GAME.folder / "cards").glob("*.toml")):
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["card"]:
            yield row["id"], {"family": path.stem, **row}


CARDS: Final = dict(_rows())


def printed(card: str, word: str) -> int:
    """Return a plain figure among the effects of a card."""
    value = CARDS[card].get("effects", {}).get(word, 0)
    return value if isinstance(value, int) else 0


def level(card: str) -> int:
    return int(CARDS[card]["age"])


# -- cards in play


def workers(own: Civilization, *kinds: str) -> list[str]:
    """Return the cards of these kinds, once for each worker on them; the lowest level first."""
    cards = [card for card in own["workers"] if CARDS[card]["kind"] in kinds]
    return [card for card in sorted(cards, key=level) for _ in range(own["workers"][card])]


def standing(own: Civilization) -> list[str]:
    """Return the cards that work without a worker; wonders only face up."""
    cards = [card for card in own["technologies"] if CARDS[card]["family"] == "specials"]
    cards += [own["government"]] + own["colonies"]
    cards += [wonder for wonder in own["wonders"] if wonder not in own["ruined"]]
    return cards + ([own["leader"]] if own["leader"] else [])


def _sum(own: Civilization, word: str) -> int:
    everybody = [card for card, count in own["workers"].items() for _ in range(count)]
    return sum(printed(card, word) for card in everybody + standing(own))


def _best_level(own: Civilization, *kinds: str) -> int:
    return max((level(card) for card in workers(own, *kinds)), default=0)


def _doubled(own: Civilization) -> int:
    return 2 if "st-peters-basilica" in own["wonders"] and "st-peters-basilica" not in own["ruined"] else 1


def _pact_sides(own: Civilization, card: str) -> str:
    """Return the side of this civilization in a pact, once for each such pact that it is in."""
    return "".join(pact["side"] for pact in own["pacts"] if pact["card"] == card)


# -- ratings and actions


def culture_rate(seen: Seen, seat: int) -> int:
    own = seen["civilizations"][seat]
    total = _sum(own, "culture") + 2 * len(own["ruined"]) + _culture_of_leader(own)
    total += {"": 0, "A": 1, "B": -1}[_pact_sides(own, "promise-of-military-protection")]
    total += {"": 0, "A": 2, "B": -2}[_pact_sides(own, "loss-of-sovereignty")]
    total += len(_pact_sides(own, "peace-treaty"))
    for pact in own["pacts"]:
        if pact["card"] == "international-tourism":
            other = pact["partner"] if pact["owner"] == seat else pact["owner"]
            total += len(seen["civilizations"][other]["wonders"])
    return min(30, max(0, total))


def _culture_of_leader(own: Civilization) -> int:
    libraries, theaters = len(workers(own, "library")), len(workers(own, "theater"))
    match own["leader"]:
        case "homer":
            return min(2, int(own["workers"].get("warriors", 0)))
        case "michelangelo":
            whole = [wonder for wonder in own["wonders"] if wonder not in own["ruined"]]
            happy = [printed(card, "happy") for card in workers(own, "temple", "theater") + whole]
            return _doubled(own) * sum(face for face in happy if face > 0)
        case "genghis-khan":
            return len(workers(own, "cavalry"))
        case "william-shakespeare":
            return libraries + 2 * min(libraries, theaters)
        case "james-cook":
            return 2 * len(own["colonies"])
        case "js-bach":
            return theaters
        case "elvis-presley":
            return printed(workers(own, "theater")[-1], "culture") if theaters else 0
        case "sid-meier":
            return sum(map(level, workers(own, "lab")))
    return 0


def science_rate(own: Civilization) -> int:
    total = _sum(own, "science")
    if own["leader"] in LAB_LEADERS:
        total += _best_level(own, "lab", "library")
    if own["leader"] == "sid-meier":
        total -= len(workers(own, "lab"))
    return min(30, max(0, total))


def faces(own: Civilization) -> int:
    everybody = [card for card, count in own["workers"].items() for _ in range(count)] + standing(own)
    happy = sum(max(0, printed(card, "happy")) for card in everybody)
    unhappy = sum(min(0, printed(card, "happy")) for card in everybody)
    return min(8, max(0, happy * _doubled(own) + unhappy))


def armies(own: Civilization) -> list[int]:
    """Return the bonus of one army after another, of the newest units left; the best ones fly."""
    if not own["tactic"] or own["leader"] == "genghis-khan":
        return []
    tactic = CARDS[own["tactic"]]
    full = tactic["effects"]["bonus"]
    lower = tactic["effects"].get("antiquated", full)
    left = [workers(own, arm) for arm in ARMS]
    values = []
    while all(len(units) >= needed for units, needed in zip(left, tactic["army"], strict=True)):
        army = [units.pop() for units, needed in zip(left, tactic["army"], strict=True) for _ in range(needed)]
        values.append(lower if any(tactic["age"] - level(unit) > 1 for unit in army) else full)
    values.sort(reverse=True)
    flying = len(workers(own, "air"))
    return [value * 2 for value in values[:flying]] + values[flying:]


def strength(own: Civilization) -> int:
    total = _sum(own, "strength") + sum(armies(own))
    if "great-wall" in own["wonders"] and "great-wall" not in own["ruined"]:
        total += len(workers(own, "infantry", "artillery"))
    match own["leader"]:
        case "alexander-the-great":
            total += len(workers(own, *ARMS, "air"))
        case "joan-of-arc":
            total += sum(printed(card, "happy") for card in workers(own, "temple")) * _doubled(own)
        case "genghis-khan":
            total += len(workers(own, "cavalry"))
        case "napoleon-bonaparte":
            total += max(armies(own), default=0)
    total += 5 * ("B" in _pact_sides(own, "promise-of-military-protection"))
    total += 4 * len(_pact_sides(own, "military-pact"))
    return min(60, total)


def civil_actions(own: Civilization) -> int:
    return sum(printed(card, "civil") for card in standing(own))


def military_actions(own: Civilization, *, hammurabi_by_card: bool) -> int:
    total = sum(printed(card, "military") for card in standing(own))
    total -= hammurabi_by_card and own["leader"] == "hammurabi"
    return total + len(_pact_sides(own, "open-borders-agreement"))


# -- the banks


def growth_cost(tokens: int) -> int:
    return 2 if tokens >= 17 else 3 if tokens >= 13 else 4 if tokens >= 9 else 5 if tokens >= 5 else 7 if tokens else 0


def eaten(tokens: int) -> int:
    return 0 if tokens >= 17 else 1 if tokens >= 13 else 2 if tokens >= 9 else 3 if tokens >= 5 else 4 if tokens else 6


def faces_needed(tokens: int) -> int:
    return next(8 - needed for needed, most in enumerate((0, 2, 4, 6, 8, 10, 12, 16, 99)) if tokens <= most)


def corruption(tokens: int) -> int:
    return 0 if tokens >= 9 else 2 if tokens >= 5 else 4 if tokens else 6


def discontent(own: Civilization) -> int:
    return max(0, faces_needed(own["yellow"]) - faces(own))


# -- blue tokens


def stored(own: Civilization, cards: Lands) -> list[int]:
    """Return the number of tokens by their worth; those on labs count with those on mines."""
    tokens = [own["blue"].get(card, 0) for card in cards]
    if cards == MINES:
        for lab in range(1, len(LABS)):
            tokens[lab - 1] += own["blue"].get(LABS[lab], 0)
    return tokens


def value(tokens: list[int] | tuple[int, ...]) -> int:
    return sum(count * worth for count, worth in zip(tokens, WORTH, strict=True))


class Stores:
    """Blue tokens of a civilization while it produces."""

    def __init__(self, own: Civilization) -> None:
        self.bank: int = own["bank"]
        self.tokens: dict[Lands, list[int]] = {cards: stored(own, cards) for cards in (FARMS, MINES)}
        self.known: dict[Lands, list[bool]] = {
            cards: [card in own["technologies"] for card in cards] for cards in (FARMS, MINES)
        }

    def value(self, cards: Lands) -> int:
        return value(self.tokens[cards])

    def lay(self, cards: Lands, place: int, count: int) -> int:
        """Put up to `count` tokens onto a card, as far as the bank has them; return their worth."""
        count = min(count, self.bank)
        self.bank -= count
        self.tokens[cards][place] += count
        return count * WORTH[place]

    def pay(self, cards: Lands, amount: int) -> int:
        """Pay as much as there is; return the amount.

        Of the ways to pay, the most valuable rest is left, in the fewest and highest tokens.
        """
        have = self.tokens[cards]
        paid = min(amount, value(have))
        if paid:
            left = max(self._ways(cards, paid), key=lambda tokens: (value(tokens), -sum(tokens), tokens[::-1]))
            self.bank += sum(have) - sum(left)
            self.tokens[cards] = list(left)
        return paid

    def _ways(self, cards: Lands, paid: int) -> Iterator[tuple[int, ...]]:
        """Yield the tokens that may be left after a payment.

        Change goes only downwards: from no level upwards may more be there than before. The rest is of level 0.
        """
        have, known = self.tokens[cards], self.known[cards]
        above = [value([0] * place + have[place:]) for place in range(4)]
        limits = [above[place] // WORTH[place] if known[place] else have[place] for place in (1, 2, 3)]
        for higher in product(*(range(limit + 1) for limit in limits)):
            rest = (0, *higher)
            left, tokens = above[0] - paid - value(rest), sum(have) + self.bank - sum(rest)
            if (
                left >= 0
                and tokens >= 0
                and all(value([0] * place + list(rest[place:])) <= above[place] for place in (1, 2, 3))
            ):
                yield (min(left, tokens), *higher)


def food_output(own: Civilization) -> int:
    return sum(WORTH[FARMS.index(card)] for card in workers(own, "farm"))


def resource_tokens(own: Civilization) -> list[int]:
    """Return the tokens that the mines lay in a turn, by worth, with Railroad and Gates."""
    tokens = [own["workers"].get(card, 0) for card in MINES]
    if "transcontinental-railroad" in own["wonders"] and any(tokens):
        tokens[max(place for place in range(4) if tokens[place])] += 1
    if own["leader"] == "bill-gates":
        for lab in range(1, len(LABS)):
            tokens[lab - 1] += own["workers"].get(LABS[lab], 0)
    return tokens


# -- production


def production(seen: Seen, seat: int, *, basic: bool, resting: bool = False) -> dict[str, int] | None:
    """Return the gains and stocks of the end of a turn; None for an uprising."""
    own = seen["civilizations"][seat]
    if not basic and discontent(own) > own["idle"]:
        return None
    culture, science = culture_rate(seen, seat), science_rate(own)
    stores = Stores(own)
    grown = sum(stores.lay(FARMS, place, own["workers"].get(FARMS[place], 0)) for place in (3, 2, 1, 0))
    grown += stores.lay(FARMS, 0, _pact_sides(own, "international-trade-agreement").count("B"))
    needed = eaten(own["yellow"])
    missing = needed - stores.pay(FARMS, needed)
    laid = resource_tokens(own)
    if resting:
        laid[min(place for place in range(4) if own["workers"].get(MINES[place], 0))] -= 1
    mined = laid_by_mines = sum(stores.lay(MINES, place, laid[place]) for place in (3, 2, 1, 0))
    mined += stores.lay(MINES, 0, _pact_sides(own, "international-trade-agreement").count("A"))
    mined += stores.lay(MINES, 0, _pact_sides(own, "acceptance-of-supremacy").count("A"))
    if laid_by_mines:
        stores.pay(MINES, _pact_sides(own, "acceptance-of-supremacy").count("B"))
    lost = 0 if basic else stores.pay(MINES, corruption(stores.bank))
    return {
        "culture": culture,
        "science": science,
        "food": grown,
        "resources": mined,
        "eaten": needed - missing,
        "hunger": missing,
        "starved": min(own["culture"] + culture, 4 * missing),
        "corruption": lost,
        "culture_after": max(0, own["culture"] + culture - 4 * missing),
        "science_after": min(40, own["science"] + science),
        "food_after": stores.value(FARMS),
        "resources_after": stores.value(MINES),
        "bank_after": stores.bank,
    }


# -- the end


def basic_points(own: Civilization) -> dict[str, int]:
    return {
        "technology": 2 * sum(level(card) == 1 for card in own["technologies"]),
        "strength": 2 * strength(own),
        "face": 2 * faces(own),
        "science": science_rate(own),
        "food": food_output(own),
        "resource": value(resource_tokens(own)),
    }


def event_points(seen: Seen, event: str, seat: int, game: str) -> int:
    """Return the points of a seat for an event of Age III at the end."""
    own = seen["civilizations"][seat]
    match event:
        case "impact-of-science":
            return _by_rank(seen, seat, "science_rate")
        case "impact-of-strength":
            return _by_rank(seen, seat, "strength")
        case "impact-of-technology":
            return 4 * sum(level(card) == (3 if game == "full" else 2) for card in own["technologies"])
    return IMPACTS[event](own)


def _content_beyond_ten(own: Civilization) -> int:
    content: int = sum(own["workers"].values()) + own["idle"] - discontent(own)
    return max(0, content - 10)


def _guides(own: Civilization) -> list[str]:
    """Return the government and the special technologies."""
    return [own["government"]] + [card for card in own["technologies"] if CARDS[card]["family"] == "specials"]


IMPACTS: Final[dict[str, Callable[[Civilization], int]]] = {
    "impact-of-agriculture": food_output,
    "impact-of-architecture": lambda own: sum(map(level, workers(own, *URBAN))),
    "impact-of-colonies": lambda own: 4 * len(own["colonies"]),
    "impact-of-competition": lambda own: sum(map(level, workers(own, *ARMS, "air", "arena"))),
    "impact-of-government": lambda own: int(2 * own["civil"] + own["military"]),
    "impact-of-happiness": lambda own: 2 * faces(own) - 2 * discontent(own),
    "impact-of-industry": lambda own: value(resource_tokens(own)),
    "impact-of-population": lambda own: 2 * _content_beyond_ten(own),
    "impact-of-progress": lambda own: 2 * sum(map(level, _guides(own))),
    "impact-of-wonders": lambda own: sum(5 - level(card) for card in own["wonders"]),
}
"""Points for events that look at one civilization alone."""


def _by_rank(seen: Seen, seat: int, rating: str) -> int:
    """Return points by rank; of equals the one who plays sooner, counted from the first player, ranks higher."""
    seats = len(seen["civilizations"])
    order = [(seen["first"] + place) % seats for place in range(seats)]
    left = [other for other in order if not seen["civilizations"][other]["out"]]
    ranked = sorted(left, key=lambda other: -seen["civilizations"][other][rating])
    return {2: (10, 0), 3: (14, 7, 0), 4: (15, 10, 5, 0)}[len(left)][ranked.index(seat)]
