"""Each event of Ages A, I and II: affected civilizations, effects, and the seats that decide."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages.state_fields import REBELLION
from games.through_the_ages.military_positions import each, strengthen, turn_up
from games.through_the_ages.positions import (
    actor,
    after,
    begin_turn,
    blue,
    declare,
    give,
    hand,
    ids,
    lay,
    legal,
    make_pact,
    military_hand,
    name,
    own,
    phase,
    play,
    refused,
    row,
    stack,
    table,
    workers,
)
from rule_marks import card, rule

# -- Age A


@card("through_the_ages.development-of-agriculture")
def test_development_of_agriculture() -> None:
    assert each(turn_up(table(), "development-of-agriculture"), "food") == (2, 2, 2)


@card("through_the_ages.development-of-agriculture")
def test_development_of_agriculture_with_irrigation() -> None:
    """The example of the rulebook: two tokens on Agriculture, or one on Irrigation."""
    happened = turn_up(give(table(), 1, technologies="irrigation"), "development-of-agriculture")

    assert (blue(happened), blue(happened, 1)) == ({"agriculture": 2}, {"irrigation": 1})
    assert each(happened, "bank") == (16, 17, 16)


@card("through_the_ages.development-of-crafts")
def test_development_of_crafts() -> None:
    assert each(turn_up(table(), "development-of-crafts"), "resources") == (2, 2, 2)


@card("through_the_ages.development-of-markets")
@rule("through_the_ages.events.either")
def test_development_of_markets() -> None:
    happened = turn_up(table(active=1), "development-of-markets")

    assert refused(happened, "food 1") == "events.either"
    play(happened, "green: food 0", "purple: food 2", "orange: food 2")
    assert (each(happened, "food"), each(happened, "resources")) == ((2, 0, 2), (0, 2, 0))


@card("through_the_ages.development-of-markets")
@rule("through_the_ages.stores.gain")
def test_who_has_no_blue_token_is_not_asked() -> None:
    happened = turn_up(give(table(), 0, bank=0), "development-of-markets")

    assert actor(happened) == "green"


@card("through_the_ages.development-of-politics")
def test_development_of_politics() -> None:
    """The active seat keeps all cards; the others keep to the limit in their own turn."""
    happened = turn_up(table(), "development-of-politics")

    assert [len(military_hand(happened, seat)) for seat in range(3)] == [3, 3, 3]
    assert (phase(happened), actor(happened)) == ("turn", "orange")
    play(begin_turn(happened, 1), "pass")
    assert phase(happened) == "discard"


@card("through_the_ages.development-of-politics")
def test_in_the_age_without_cards_politics_brings_none() -> None:
    happened = turn_up(table(round=20, age=4), "development-of-politics")

    assert [len(military_hand(happened, seat)) for seat in range(3)] == [0, 0, 0]


@card("through_the_ages.development-of-religion")
@rule("through_the_ages.events.optional")
def test_development_of_religion() -> None:
    """Seats with an unused worker and room for a temple are asked; it is free."""
    crowded = give(give(table(4), 1, idle=0), 2, workers="religion:2")
    happened = turn_up(crowded, "development-of-religion")

    assert phase(happened) == "welcome"
    play(happened, "orange: accept", "teal: refuse")
    assert [workers(happened, seat).get("religion", 0) for seat in range(4)] == [1, 0, 2, 0]
    assert each(happened, "idle") == (0, 0, 1, 1)
    assert each(happened, "culture_rate") == (1, 0, 2, 0)
    assert own(happened).civil_left == 4


@card("through_the_ages.development-of-science")
def test_development_of_science() -> None:
    assert each(turn_up(table(), "development-of-science"), "science") == (2, 2, 2)


@card("through_the_ages.development-of-settlement")
def test_development_of_settlement() -> None:
    happened = turn_up(give(table(), 2, yellow=0), "development-of-settlement")

    assert each(happened, "idle") == (2, 2, 1)
    assert each(happened, "yellow") == (17, 17, 0)


@card("through_the_ages.development-of-trade-routes")
def test_development_of_trade_routes() -> None:
    """With one token left in the bank it is a resource."""
    happened = turn_up(give(table(), 1, bank=1), "development-of-trade-routes")

    assert each(happened, "science") == (1, 1, 1)
    assert each(happened, "resources") == (1, 1, 1)
    assert each(happened, "food") == (1, 0, 1)


@card("through_the_ages.development-of-warfare")
@rule("through_the_ages.events.optional")
def test_development_of_warfare() -> None:
    happened = turn_up(give(table(), 2, idle=0), "development-of-warfare")

    play(happened, "orange: refuse", "green: accept")
    assert each(happened, "strength") == (1, 2, 1)
    assert each(happened, "idle") == (1, 0, 0)
    assert phase(happened) == "turn"


@card("through_the_ages.development-of-warfare")
def test_a_discontent_worker_takes_up_arms() -> None:
    """The example of the rulebook: discontent workers are unused ones, and stay discontent."""
    happened = turn_up(give(table(), 1, workers="religion:1", yellow=10, idle=2), "development-of-warfare")
    assert own(happened, 1).discontent == 2

    play(happened, "refuse", "green: accept")
    assert (own(happened, 1).discontent, own(happened, 1).idle) == (2, 1)
    assert own(happened, 1).forecast is None


@card("through_the_ages.no-event")
def test_no_event() -> None:
    happened = turn_up(table(), "no-event")

    assert each(happened, "culture") == each(happened, "science") == each(happened, "food") == (0, 0, 0)
    assert (phase(happened), ids(happened.past)) == ("turn", ["no-event"])


# -- Age I


@card("through_the_ages.barbarians")
@pytest.mark.parametrize(
    ("culture", "lost"),
    [((3, 9, 3), (0, 1, 0)), ((9, 3, 3), (0, 0, 0)), ((3, 3, 9), (0, 0, 1)), ((2, 5, 5), (0, 1, 0))],
)
def test_barbarians(culture: tuple[int, int, int], lost: tuple[int, int, int]) -> None:
    """Orange is strongest; of green and purple the one with most culture is raided, of equals the sooner one."""
    standing = strengthen(table(), 2, 1, 1)
    for seat, points in enumerate(culture):
        give(standing, seat, culture=points)

    assert each(turn_up(standing, "barbarians"), "yellow") == tuple(18 + tokens for tokens in lost)


@card("through_the_ages.barbarians")
def test_barbarians_with_two_players() -> None:
    """The two weakest are one then."""
    assert each(turn_up(give(table(2), 0, culture=5), "barbarians"), "yellow") == (18, 18)
    assert each(turn_up(give(table(2), 1, culture=5), "barbarians"), "yellow") == (18, 19)


@card("through_the_ages.border-conflict")
@rule("through_the_ages.events.building", "through_the_ages.events.losses")
def test_border_conflict() -> None:
    """All are equally strong: orange plays first and is the strongest, purple last."""
    happened = turn_up(table(), "border-conflict")

    assert (actor(happened), phase(happened)) == ("purple", "wreck")
    assert refused(happened, "lose warriors") == "events.building"
    assert refused(happened, "lose religion") == "build.nobody"
    play(happened, "lose bronze")
    assert workers(happened, 2) == {"agriculture": 2, "bronze": 1, "philosophy": 1, "warriors": 1}
    assert own(happened, 2).idle == 2
    assert each(happened, "resources") == (3, 0, 0)


@card("through_the_ages.border-conflict")
def test_the_only_building_falls_unasked() -> None:
    poor = give(table(), 2, workers="agriculture:0 bronze:0 philosophy:1")
    happened = turn_up(poor, "border-conflict")

    assert workers(happened, 2) == {"warriors": 1}
    assert own(happened, 2).science_rate == 0


@card("through_the_ages.crusades")
@rule("through_the_ages.events.losses")
def test_crusades() -> None:
    rich = strengthen(table(active=1), 2, 1, 2)
    for seat in range(3):
        give(rich, seat, culture=10)

    assert each(turn_up(rich, "crusades"), "culture") == (10, 6, 14)


@card("through_the_ages.crusades")
@rule("through_the_ages.events.losses")
def test_the_active_player_is_stronger_than_equals_and_nobody_loses_more_than_there_is() -> None:
    poor = give(give(table(active=2), 1, culture=3), 2, culture=1)

    assert each(turn_up(poor, "crusades"), "culture") == (0, 0, 5)


@card("through_the_ages.cultural-influence")
def test_cultural_influence() -> None:
    cultured = give(give(table(), 0, workers="religion:2"), 2, government="theocracy", culture=3)

    assert each(turn_up(cultured, "cultural-influence"), "culture") == (2, 0, 4)


@card("through_the_ages.foray")
@rule("through_the_ages.events.mix")
def test_foray() -> None:
    """The two strongest, in turn order; each chooses how much of the 3 is food."""
    happened = turn_up(strengthen(table(4, active=3), 3, 1, 2, 1), "foray")

    assert (actor(happened), phase(happened)) == ("orange", "gain-mix")
    assert refused(happened, "food 4") == "events.mix"
    play(happened, "orange: food 0", "purple: food 2")
    assert (each(happened, "food"), each(happened, "resources")) == ((0, 0, 2, 0), (3, 0, 1, 0))


@card("through_the_ages.foray")
@rule("through_the_ages.events.mix")
def test_of_a_mix_food_comes_first_when_the_bank_runs_short() -> None:
    """With two players only the strongest gains."""
    happened = turn_up(give(table(2), 0, bank=2), "foray")

    play(happened, "orange: food 1")
    assert (own(happened).food, own(happened).resources, own(happened).bank) == (1, 1, 0)
    assert (phase(happened), own(happened, 1).food) == ("turn", 0)


@card("through_the_ages.good-harvest")
def test_good_harvest() -> None:
    """No eating, no corruption, no pact; and an uprising does not matter."""
    hungry = give(table(), 0, workers="agriculture:3 irrigation:1", yellow=9, idle=0, bank=3)
    make_pact(hungry, 1, 2, "international-trade-agreement", side="b")
    happened = turn_up(hungry, "good-harvest")

    assert each(happened, "food") == (4, 2, 2)
    assert blue(happened) == {"irrigation": 1, "agriculture": 2}


@card("through_the_ages.immigration")
def test_immigration_rewards_every_tied_civilization() -> None:
    happy = give(give(table(), 0, workers="religion:1"), 2, workers="religion:1")

    assert each(turn_up(happy, "immigration"), "idle") == (2, 1, 2)


@card("through_the_ages.immigration")
def test_immigration_compares_what_the_track_shows() -> None:
    """Ten faces are shown as eight."""
    happy = give(table(), 0, workers="bread-and-circuses:5")

    assert each(turn_up(give(happy, 1, workers="bread-and-circuses:4"), "immigration"), "idle") == (2, 2, 1)


@card("through_the_ages.new-deposits")
def test_new_deposits() -> None:
    """Railroad and Gates count, corruption does not."""
    rich = give(table(), 0, workers="bronze:2 iron:1", wonders="transcontinental-railroad", bank=4)
    give(rich, 1, workers="alchemy:1", leader="bill-gates")
    happened = turn_up(rich, "new-deposits")

    assert each(happened, "resources") == (6, 3, 2)
    assert each(happened, "food") == (0, 0, 0)


@card("through_the_ages.pestilence")
@rule("through_the_ages.events.population")
def test_pestilence() -> None:
    """An unused worker goes first; else the loser picks one."""
    happened = turn_up(give(table(), 1, idle=0), "pestilence")

    assert (actor(happened), phase(happened)) == ("green", "lose")
    assert refused(happened, "lose religion") == "build.nobody"
    play(happened, "lose warriors")
    assert each(happened, "yellow") == (19, 19, 19)
    assert each(happened, "idle") == (0, 0, 0)
    assert each(happened, "strength") == (1, 0, 1)


@card("through_the_ages.raiders")
@rule("through_the_ages.events.mix")
def test_raiders() -> None:
    """The two weakest lose, and the loser picks; a seat with only one kind of goods is not asked."""
    stocked = give(give(table(), 1, food=3), 2, food=1, resources=2)
    happened = turn_up(stocked, "raiders")

    assert (actor(happened), phase(happened)) == ("purple", "lose-mix")
    assert refused(happened, "food 2") == "events.mix"
    play(happened, "food 1")
    assert (each(happened, "food"), each(happened, "resources")) == ((0, 1, 0), (0, 0, 1))


@card("through_the_ages.raiders")
def test_raiders_with_two_players_take_from_one() -> None:
    stocked = give(give(table(2), 0, food=3), 1, resources=1)
    happened = turn_up(stocked, "raiders")

    assert (each(happened, "food"), each(happened, "resources")) == ((3, 0), (0, 0))


@card("through_the_ages.rats")
def test_rats() -> None:
    stocked = give(give(table(), 0, food=3, resources=2), 2, blue="irrigation:2")
    happened = turn_up(stocked, "rats")

    assert (each(happened, "food"), each(happened, "resources")) == ((0, 0, 0), (2, 0, 0))
    assert own(happened, 2).bank == 20


@card("through_the_ages.rebellion")
def test_rebellion() -> None:
    """Two civil actions for each discontent worker, in the next turn only; for the active player the one after."""
    unhappy = give(give(table(), 0, yellow=16), 1, yellow=12)
    happened = turn_up(unhappy, "rebellion")

    assert own(happened).civil_left == 4
    assert own(after(happened, "end"), 1).civil_left == 0
    assert own(begin_turn(happened.copy(), 0)).civil_left == 2
    assert own(begin_turn(begin_turn(happened, 1), 1), 1).civil_left == 4


@card("through_the_ages.rebellion", "through_the_ages.war-over-technology")
def test_rebellion_takes_no_more_than_there_is_when_the_turn_begins() -> None:
    """Six would be lost, four are there; the action of a special technology taken in this turn can be used."""
    robbed = give(strengthen(table(age=3), 12, 0, 0), 1, technologies="code-of-laws")
    robbed.civ[REBELLION] = 6
    begin_turn(declare(robbed, 0, "war-over-technology", 1), 0)
    play(robbed, "go", "done", "seize code-of-laws")

    assert (own(robbed).civil, own(robbed).civil_left) == (5, 1)


@card("through_the_ages.reign-of-terror")
def test_reign_of_terror() -> None:
    assert each(turn_up(strengthen(table(), 1, 0, 1), "reign-of-terror"), "idle") == (1, 0, 1)


@card("through_the_ages.scientific-breakthrough")
def test_scientific_breakthrough() -> None:
    learned = give(give(table(), 1, workers="philosophy:2"), 2, workers="alchemy:2", science=38)

    assert each(turn_up(learned, "scientific-breakthrough"), "science") == (1, 2, 40)


@card("through_the_ages.uncertain-borders")
def test_uncertain_borders() -> None:
    happened = turn_up(strengthen(table(), 1, 1, 2), "uncertain-borders")

    assert each(happened, "yellow") == (18, 17, 19)
    assert each(turn_up(give(table(), 2, yellow=0), "uncertain-borders"), "yellow") == (18, 18, 0)


# -- Age II


@card("through_the_ages.civil-unrest")
def test_civil_unrest() -> None:
    unhappy = give(give(table(), 0, culture=10, yellow=12), 1, culture=10, yellow=12, workers="religion:1")
    give(unhappy, 2, culture=2, yellow=12)

    assert each(turn_up(unhappy, "civil-unrest"), "culture") == (2, 6, 0)


@card("through_the_ages.cold-war")
@pytest.mark.parametrize(("seats", "science"), [(2, (6, 0)), (3, (6, 6, 0)), (4, (6, 6, 0, 0))])
def test_cold_war(seats: int, science: tuple[int, ...]) -> None:
    assert each(turn_up(table(seats), "cold-war"), "science") == science


@card("through_the_ages.crime-wave")
@pytest.mark.parametrize(
    ("seats", "culture", "bank"),
    [(2, (9, 6), (18, 17)), (3, (9, 6, 6), (18, 17, 17)), (4, (9, 9, 6, 6), (18, 18, 17, 17))],
)
def test_crime_wave(seats: int, culture: tuple[int, ...], bank: tuple[int, ...]) -> None:
    calm = table(seats)
    for seat in range(seats):
        give(calm, seat, culture=9)
    happened = turn_up(calm, "crime-wave")

    assert (each(happened, "culture"), each(happened, "bank")) == (culture, bank)
    assert happened.blue_box == sum(18 - tokens for tokens in bank)


@card("through_the_ages.crime-wave")
def test_with_an_empty_bank_the_token_comes_from_a_card() -> None:
    happened = turn_up(give(table(), 2, bank=0, food=1, resources=1), "crime-wave")

    assert (own(happened, 2).food, own(happened, 2).resources) == (0, 1)


@card("through_the_ages.economic-progress")
def test_economic_progress() -> None:
    """Farms, eating, mines, corruption; an uprising does not stop it, pacts add nothing, points come from neither."""
    table_ = give(table(), 0, yellow=12, idle=0, culture=9)
    give(table_, 1, yellow=4, culture=9, bank=8)
    make_pact(table_, 1, 2, "international-trade-agreement", side="a")
    happened = turn_up(table_, "economic-progress")

    assert each(happened, "food") == (0, 0, 2)
    assert each(happened, "resources") == (2, 0, 2)
    assert each(happened, "culture") == (9, 1, 0)
    assert each(happened, "science") == (0, 0, 0)


@card("through_the_ages.emigration")
def test_emigration() -> None:
    """Three discontent workers are two emigrants."""
    unhappy = give(give(table(), 0, yellow=10, idle=3), 1, yellow=16, idle=0)
    happened = turn_up(unhappy, "emigration")

    assert (own(happened).idle, own(happened).yellow) == (1, 12)
    play(happened, "green: lose bronze")
    assert own(happened, 1).yellow == 17
    assert own(happened, 2).yellow == 18


@card("through_the_ages.iconoclasm")
def test_iconoclasm() -> None:
    """Leaders of the running Age stay; once the decks have run out none stays."""
    led = give(give(give(table(age=2), 0, leader="joan-of-arc"), 1, leader="js-bach"), 2, leader="hammurabi")
    happened = turn_up(led, "iconoclasm")

    assert [name(leader) for leader in each(happened, "leader")] == ["", "js-bach", ""]
    assert own(happened, 2).civil == 4
    late = turn_up(give(table(age=4), 1, leader="albert-einstein"), "iconoclasm")
    assert own(late, 1).leader == -1
    short = turn_up(give(table(game="advanced", age=3), 1, leader="js-bach"), "iconoclasm")
    assert own(short, 1).leader == -1


@card("through_the_ages.independence-declaration")
@rule("through_the_ages.colonies.cede", "through_the_ages.colonies.lost")
def test_independence_declaration() -> None:
    """The weakest chooses one of several colonies; only its lasting bonus goes."""
    colonial = give(table(), 2, colonies="historic-territory-i fertile-territory-i", culture=6, yellow=20)
    happened = turn_up(colonial, "independence-declaration")

    assert (actor(happened), phase(happened)) == ("purple", "cede")
    assert refused(happened, "cede wealthy-territory-i") == "colonies.cede"
    faithful = after(happened, "cede fertile-territory-i")
    assert (own(faithful, 2).yellow, own(faithful, 2).faces) == (17, 1)
    play(happened, "cede historic-territory-i")
    assert (own(happened, 2).culture, own(happened, 2).faces) == (6, 0)
    assert ids(happened.past) == ["independence-declaration", "historic-territory-i"]


@card("through_the_ages.independence-declaration")
@rule("through_the_ages.colonies.lost")
def test_the_only_colony_goes_unasked_and_takes_its_tokens_from_where_they_lie() -> None:
    """Yellow tokens only as far as the bank has them; blue ones from cards, the least valuable first."""
    colonial = give(table(), 2, colonies="developed-territory-ii", yellow=1, bank=0, food=1, resources=2)
    happened = turn_up(colonial, "independence-declaration")

    assert own(happened, 2).colonies == ()
    assert (own(happened, 2).yellow, own(happened, 2).food, own(happened, 2).resources) == (0, 0, 1)


@card("through_the_ages.international-agreement")
@rule("through_the_ages.events.agreement")
def test_international_agreement() -> None:
    """The strongest takes cards for 5 actions together; the row is filled; the next political action is lost."""
    offer = "iron coal oil - - bread-and-circuses theocracy - - swordsmen taj-mahal"
    market = lay(strengthen(table(), 1, 2, 1), offer)
    happened = turn_up(give(market, 1, wonders="pyramids"), "international-agreement")

    assert (actor(happened), phase(happened)) == ("green", "agree")
    assert refused(happened, "take R4") == "row.empty"
    play(happened, "take R11")
    assert refused(happened, "take R6") == "events.agreement"
    play(happened, "take R1", "done")
    assert hand(happened, 1) == ["iron"]
    assert name(own(happened, 1).wonder) == "taj-mahal"
    assert own(happened, 1).civil_left == 5
    assert "-" not in row(happened)
    assert row(happened)[:4] == ["coal", "oil", "bread-and-circuses", "theocracy"]
    assert own(happened, 1).forfeits
    give(happened, 1, military="rats")
    assert phase(begin_turn(happened, 1)) == "turn"
    assert phase(begin_turn(give(happened, 1, military="rats"), 1)) == "politics"


@card("through_the_ages.international-agreement")
@rule("through_the_ages.events.agreement")
def test_who_takes_nothing_by_the_agreement_loses_nothing() -> None:
    happened = play(turn_up(lay(table(), "iron coal"), "international-agreement"), "orange: done")

    assert row(happened)[:3] == ["iron", "coal", "-"]
    assert not own(happened).forfeits


@card("through_the_ages.international-agreement")
def test_taking_limits_hold_in_the_agreement() -> None:
    limited = give(table(), 0, technologies="iron", hand="coal oil irrigation moses")
    happened = turn_up(lay(limited, "iron coal hammurabi drama taj-mahal"), "international-agreement")

    assert refused(happened, "take R1") == "row.technology"
    assert refused(happened, "take R3") == "row.leader"
    assert refused(happened, "take R4") == "row.hand_limit"
    assert legal(happened) == {"take R5", "done"}


@card("through_the_ages.international-agreement")
@rule("through_the_ages.events.agreement")
def test_who_can_take_nothing_is_not_asked() -> None:
    """An empty row, or a full hand, is visible to all."""
    assert phase(turn_up(table(), "international-agreement")) == "turn"
    full = lay(give(table(), 0, hand="coal oil irrigation moses"), "iron hammurabi")
    assert phase(turn_up(full, "international-agreement")) == "turn"


@card("through_the_ages.international-agreement")
@rule("through_the_ages.ages.end", "through_the_ages.ages.last_round")
def test_the_row_filled_by_the_agreement_may_end_an_age() -> None:
    """In the turn of the first player this round is the last one then, in any other turn the next."""
    for active, last in ((0, 15), (1, 16)):
        late = stack(lay(table(round=15, age=3, active=active), "oil rockets"), civil="satellites")
        happened = turn_up(give(late, active, yellow=9), "international-agreement")
        assert late.age == 3
        play(happened, "take R1", "done")
        assert (happened.age, happened.last_round) == (4, last)
        assert row(happened)[:3] == ["rockets", "satellites", "-"]
        assert own(happened, active).yellow == 7


@card("through_the_ages.national-pride")
def test_national_pride() -> None:
    """Of equals the one who plays sooner has more."""
    proud = give(give(give(table(active=1), 0, culture=4), 1, culture=3), 2, culture=4)

    assert each(turn_up(proud, "national-pride"), "culture") == (4, 3, 9)


@card("through_the_ages.popularization-of-science")
def test_popularization_of_science() -> None:
    happened = turn_up(give(table(), 1, workers="philosophy:2"), "popularization-of-science")

    assert (each(happened, "culture"), each(happened, "science")) == ((1, 2, 1), (0, 0, 0))


@card("through_the_ages.ravages-of-time")
@rule("through_the_ages.events.ruin")
def test_ravages_of_time() -> None:
    """Each chooses a finished wonder of Ages A and I; it lies face down for 2 culture and is still a wonder."""
    old = give(table(), 0, wonders="pyramids taj-mahal eiffel-tower")
    give(old, 1, wonders="eiffel-tower")
    happened = turn_up(give(old, 2, wonders="hanging-gardens"), "ravages-of-time")

    assert (actor(happened), phase(happened)) == ("orange", "ruin")
    assert refused(happened, "ruin colossus") == "events.ruin"
    assert legal(happened, "ruin") == {"pyramids", "taj-mahal"}
    play(happened, "ruin pyramids")
    assert each(happened, "culture_rate") == (3 + 4 + 2, 4, 2)
    assert each(happened, "civil") == (4, 4, 4)
    assert own(happened, 2).faces == 0
    assert len(own(happened).wonders) == 3
    assert phase(happened) == "turn"


@card("through_the_ages.refugees")
def test_refugees() -> None:
    moved = strengthen(table(), 1, 0, 2)
    for seat in range(3):
        give(moved, seat, culture=5)
    happened = turn_up(moved, "refugees")

    assert each(happened, "culture") == (5, 2, 8)
    assert each(happened, "idle") == (1, 0, 2)
    assert each(happened, "yellow") == (18, 19, 17)


@card("through_the_ages.terrorism")
@rule("through_the_ages.events.bomb", "through_the_ages.events.losses", "through_the_ages.events.order")
def test_terrorism() -> None:
    """The poorest, of equals the later one, picks one urban building of each rival; their workers are unused."""
    urban = give(table(4), 0, culture=5, workers="religion:1 philosophy:1")
    give(urban, 1, culture=5, workers="philosophy:0")
    give(urban, 2, culture=1)
    give(urban, 3, culture=1, workers="religion:1 philosophy:2")
    happened = turn_up(urban, "terrorism")

    assert (actor(happened), phase(happened)) == ("teal", "bomb")
    assert refused(happened, "raze drama") == "build.nobody"
    assert refused(happened, "pass") == "events.bomb"
    play(happened, "raze religion")
    assert phase(happened) == "turn"
    assert [workers(happened, seat).get("philosophy", 0) for seat in range(4)] == [1, 0, 0, 2]
    assert [workers(happened, seat).get("religion", 0) for seat in range(4)] == [0, 0, 0, 1]
    assert each(happened, "idle") == (2, 1, 2, 1)
