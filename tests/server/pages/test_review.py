"""Reviews of finished matches: asked for by players, computed once by a worker, shown with links to every moment."""

from __future__ import annotations

import asyncio
import html
import re
from dataclasses import replace
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

import pytest

import aevum
from aevum import review as reviewing
from aevum.kernel.match import Match
from aevum.kernel.words import LANGUAGES
from aevum.review import Estimate, Review, SeatTotals
from aevum.server.presenters.review import luck_and_skill
from aevum.server.storage.reviews import ReviewKey
from aevum.server.workers.review_tasks import read_review
from aevum.web.text.site_words import words_of
from server.high_card_matches import Company, finished, seated
from server.raw_client import TIMEOUT_SECONDS, InProcessPool, RawClient
from server.reviews import made_up_comparison, made_up_review

GOLDEN: Final = Path(__file__).parents[2] / "golden"


@pytest.fixture(autouse=True)
def quick_reviews(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compute made-up reviews in this process."""
    monkeypatch.setattr(reviewing, "review", made_up_review)
    monkeypatch.setattr(reviewing, "what_if", made_up_comparison)
    monkeypatch.setattr(client.hub.reviews, "_pool", InProcessPool(1, max_queued=0, timeout=TIMEOUT_SECONDS))


@pytest.fixture(scope="module")
def tempus(client: RawClient) -> Company:
    return seated(client.hub.storage, aevum.load(GOLDEN / "tempus-3-tie-break.aevum"))


@pytest.fixture(scope="module")
def alone(client: RawClient) -> Company:
    return seated(client.hub.storage, aevum.load(GOLDEN / "tempus-imperium-2611152030.aevum"))


def computed(client: RawClient, address: str, key: str) -> None:
    """Wait until what was asked for at an address has been computed."""
    while not client.get(address, key=key).json()["done"]:
        client.wait(asyncio.sleep(0.02))


def asked(client: RawClient, company: Company, seat: int = 0, language: str = "en") -> str:
    """Have the review of a seat computed and return its page."""
    key, address = company.keys[seat], f"/m/{company.id}/review"
    assert client.submit(address, "", key=key).status == 303
    computed(client, f"{address}/progress", key)
    answer = client.get(address, key=key, language=language)
    assert answer.status == 200
    return answer.text


def links(page: str, part: str) -> list[str]:
    """Return the addresses on a page that contain some text."""
    return [html.unescape(link) for link in re.findall(r'href="([^"]+)"', page) if part in link]


def test_the_review_is_for_those_who_played_once_the_match_is_over(client: RawClient, tempus: Company) -> None:
    address = f"/m/{tempus.id}/review"
    stranger = client.submit("/account/name", "name=Zoe").key
    for key in ("", stranger):
        assert client.get(address, key=key).status == 403
        assert client.submit(address, "", key=key).status == 403
        assert client.get(f"{address}/progress", key=key).status == 403
        assert client.get(f"/m/{tempus.id}/what-if?at=3", key=key).status == 403
        assert client.submit(f"{address}/1/try", "", key=key).status == 403
    assert client.get(f"{address}?seat=1", key=tempus.keys[0]).status == 403
    assert client.get(f"{address}?seat=x", key=tempus.keys[0]).status == 404
    begun = aevum.load(GOLDEN / "tempus-3-tie-break.aevum")
    running = Match(begun.game, begun.options, seats=begun.seats, seed=begun.seed)
    running.play(begun.moves[0].move)
    others = seated(client.hub.storage, running)
    assert client.get(f"/m/{others.id}/review", key=others.keys[0]).status == 403
    assert f"/m/{others.id}/review" not in client.get(f"/m/{others.id}/replay", key=others.keys[0]).text


def test_a_refusal_says_why_a_match_cannot_be_reviewed(client: RawClient, tempus: Company) -> None:
    stranger = client.submit("/account/name", "name=Zoe").key
    assert "for those who played it" in client.get(f"/m/{tempus.id}/review", key=stranger).text
    begun = aevum.load(GOLDEN / "tempus-3-tie-break.aevum")
    running = Match(begun.game, begun.options, seats=begun.seats, seed=begun.seed)
    running.play(begun.moves[0].move)
    others = seated(client.hub.storage, running)
    assert "still being played" in client.get(f"/m/{others.id}/review", key=others.keys[0]).text
    plain = seated(client.hub.storage, finished())
    assert "cannot be reviewed here" in client.get(f"/m/{plain.id}/review", key=plain.keys[0]).text


def test_a_turning_point_names_whose_decision_it_was_and_its_moves(client: RawClient, tempus: Company) -> None:
    page = asked(client, tempus)
    points = page[page.index("Turning points") : page.index("Luck and decisions")]
    told = re.findall(r'</svg>(your decision|decision of [\w ]+)</span><span class="told">([^<]{4,})</span>', points)
    assert told, points


def test_what_cost_nothing_that_can_be_measured_is_no_costly_decision(
    client: RawClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def uncertain(match: Match, seat: int, *_: object) -> Review:
        review = made_up_review(match, seat)
        own = review.totals[seat]
        totals = replace(own, decisions=Estimate(0.7, 0.5), luck=Estimate(-0.8, 0.2))
        costliest = [replace(one, loss=Estimate(0.1, 0.1)) for one in review.costliest[seat]]
        costliest[1] = replace(costliest[1], loss=Estimate(3.0, 0.4), share_lost=-0.04)
        return replace(review, totals=(totals, *review.totals[1:]), costliest=(tuple(costliest), *review.costliest[1:]))

    monkeypatch.setattr(reviewing, "review", uncertain)
    company = seated(client.hub.storage, aevum.load(GOLDEN / "tempus-3-tie-break.aevum"))
    page = asked(client, company)
    assert "draws and rolls cost you 0.8" in page
    assert "your decisions cost you nothing that can be measured" in page
    assert re.findall(r'id="decision-(\d)"', page) == ["2"]
    assert "; share of the victory" not in page
    assert f"/m/{company.id}/review/2/try" in page


def test_a_game_without_heuristics_has_no_review(client: RawClient) -> None:
    company = seated(client.hub.storage, finished())
    assert client.get(f"/m/{company.id}/review", key=company.keys[0]).status == 403
    assert "/review" not in client.get(f"/m/{company.id}/end", key=company.keys[0]).text


def test_result_and_replay_lead_the_players_to_the_review(client: RawClient, tempus: Company) -> None:
    for page in (f"/m/{tempus.id}/end", f"/m/{tempus.id}/replay", f"/m/{tempus.id}"):
        assert f"/m/{tempus.id}/review" in client.get(page, key=tempus.keys[1]).text
        assert f"/m/{tempus.id}/review" not in client.get(page).text
    assert f"/m/{tempus.id}/what-if?at=7" in client.get(f"/m/{tempus.id}/replay?at=7", key=tempus.keys[1]).text


def test_before_it_is_asked_for_there_is_a_button(client: RawClient, tempus: Company) -> None:
    page = client.get(f"/m/{tempus.id}/review", key=tempus.keys[2]).text
    assert re.search(
        rf'<form method="post" action="/m/{tempus.id}/review\?seat=2"><button[^>]*>.*Review my match', page
    )
    assert client.get(f"/m/{tempus.id}/review/progress", key=tempus.keys[2]).status == 404


def test_the_report_has_plot_table_sentence_draws_and_decisions(client: RawClient, tempus: Company) -> None:
    page = asked(client, tempus)
    assert "You finished 9 points above the average of the others: draws and rolls gave you 6.0\xa0±\xa01.2" in page
    assert "your decisions cost you 11.0\xa0±\xa02.9, those of the others gave you 14.0\xa0±\xa03.9" in page
    assert "not explained: −0.5." in page
    assert page.count('<a class="moment"') == 2 * 3
    assert page.count('<details class="as-table">') == 2
    assert re.search(r'<th scope="row">Draws and rolls</th><td>\+6\.0', page)
    assert re.search(r"<summary>4 more draws</summary>", page)
    replay = links(page, "/replay?at=")
    assert len(replay) > 3 + 3 + 12 + 5
    for link in sorted(set(replay))[:3]:
        assert client.get(link, key=tempus.keys[0]).status == 200
    assert page.count("Find a better move") == page.count("Show the answer") == 5
    assert re.search(r"What was better</h4><ol class=\"lines\"><li>[^<]{4,}</li><li>", page)


def test_a_solo_match_speaks_of_points_and_of_no_rivals(client: RawClient, alone: Company) -> None:
    page = asked(client, alone)
    assert "You ended with 9 points: draws and rolls gave you 6.0" in page
    assert "Expected points" in page


@pytest.mark.parametrize(
    ("result", "said"),
    [(1, "1 очко:"), (-23, "23 очка:"), (96, "96 очков:"), (4.5, "4,5 очка:"), (-0.04, "равен среднему")],
)
def test_points_have_the_plural_form_of_their_number(result: float, said: str) -> None:
    review = made_up_review(aevum.load(GOLDEN / "tempus-3-tie-break.aevum"), 0)
    totals = (replace(review.totals[0], result=float(result)), *review.totals[1:])
    sentence = luck_and_skill(replace(review, totals=totals), words_of("tempus", "ru"), has_plan=False)
    assert said in sentence


def test_a_solo_match_without_chance_is_compared_with_the_plan_in_whole_points(
    client: RawClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def certain(match: Match, seat: int, *_: object) -> Review:
        review = made_up_review(match, seat)
        totals = SeatTotals(149.0, 26.0, Estimate(0.0), Estimate(-81.0), Estimate(0.0), -42.0, 30)
        costliest = tuple(replace(one, loss=Estimate(15.0)) for one in review.costliest[0])
        return replace(review, chance_events=(), totals=(totals,), costliest=(costliest,))

    monkeypatch.setattr(reviewing, "review", certain)
    company = seated(client.hub.storage, aevum.load(GOLDEN / "tempus-imperium-2611152030.aevum"))
    page = asked(client, company)
    assert "You ended with 26 points. The plan of the solver brings 149; your decisions cost you 81." in page
    assert "imagined futures" not in page
    assert "Points against the best line found: −15<" in page
    parts = page[page.index("Plan and decisions") :]
    assert re.findall(r'<th scope="row">([^<]+)</th><td>([^<]+)</td></tr>', parts)[:4] == [
        ("Plan of the solver", "149"),
        ("Own decisions", "−81"),
        ("Not explained", "−42"),
        ("Result", "26"),
    ]
    assert "Decisions of the others" not in page
    assert "of the victory" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(client: RawClient, tempus: Company, language: str) -> None:
    page = asked(client, tempus, language=language)
    assert re.search(r">(review|what-if|exercise)-[a-z-]+<", page) is None
    moment = client.get(f"/m/{tempus.id}/what-if?at=9", key=tempus.keys[0], language=language).text
    assert re.search(r">(review|what-if|exercise)-[a-z-]+<", moment) is None


def test_a_review_is_computed_once(client: RawClient, tempus: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    first = asked(client, tempus)
    monkeypatch.setattr(reviewing, "review", None)
    assert asked(client, tempus) == first


def test_a_review_that_failed_can_be_asked_for_again(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    company = seated(client.hub.storage, aevum.load(GOLDEN / "tempus-3-tie-break.aevum"))
    with monkeypatch.context() as broken:
        broken.setattr(reviewing, "review", None)
        page = asked(client, company)
        assert "could not be computed" in page
        assert "Review my match" in page
    assert "Course of the match" in asked(client, company)


def test_a_review_of_other_rules_is_computed_anew(client: RawClient) -> None:
    company = seated(client.hub.storage, aevum.load(GOLDEN / "tempus-3-tie-break.aevum"))
    asked(client, company)
    key = ReviewKey(company.id, 0)
    stored = client.hub.storage.review(key)
    assert stored is not None
    assert stored.content is not None
    client.hub.storage.store_review(key, re.sub(r'"made":\[\d+', '"made":[0', stored.content))
    assert "Review my match" in client.get(f"/m/{company.id}/review", key=company.keys[0]).text
    assert "Course of the match" in asked(client, company)


def test_a_review_goes_with_its_match(client: RawClient) -> None:
    company = seated(client.hub.storage, aevum.load(GOLDEN / "tempus-3-tie-break.aevum"))
    asked(client, company)
    client.wait(client.hub.delete(company.id))
    assert client.hub.storage.review(ReviewKey(company.id, 0)) is None


def test_only_so_many_reviews_may_be_asked_for(tmp_path: Path) -> None:
    with RawClient(f"sqlite:///{tmp_path / 'table.sqlite'}", limited=True, review_workers=1) as limited:
        limited.hub.reviews._pool = InProcessPool(1, max_queued=0, timeout=TIMEOUT_SECONDS)
        match = aevum.load(GOLDEN / "tempus-imperium-2611152030.aevum")
        storage, company = limited.hub.storage, seated(limited.hub.storage, match)
        answers = [limited.submit(f"/m/{company.id}/review", "", key=company.keys[0]).status]
        for _ in range(6):
            id = storage.create(match, [None])
            storage.add_holder(id, 0, company.people[0].id)
            answers.append(limited.submit(f"/m/{id}/review", "", key=company.keys[0]).status)
        assert answers == [303] * 6 + [429]


# -- find a better move


def exercise(client: RawClient, company: Company, number: int = 1) -> str:
    """Begin to try a decision of the first seat again and return the id of its match."""
    answer = client.submit(f"/m/{company.id}/review/{number}/try", "", key=company.keys[0])
    assert answer.status == 303
    return answer.header("location").removeprefix("/m/")


def panel(client: RawClient, id: str, key: str) -> str:
    page = client.get(f"/m/{id}", key=key).text
    return page[page.index('id="lesson"') : page.index('id="latest"')]


def test_a_decision_is_tried_again_on_the_board(client: RawClient, tempus: Company) -> None:
    asked(client, tempus)
    stored = client.hub.storage.review(ReviewKey(tempus.id, 0))
    assert stored is not None
    match = client.live(tempus.id).match
    review = read_review(stored.content or "", match.game)
    assert review is not None
    decision = review.costliest[0][0]
    id, key = exercise(client, tempus), tempus.keys[0]
    live = client.live(id)
    assert [seat.bot for seat in live.stored.seats] == [None, "normal", "normal"]
    assert len(live.match.moves) == decision.position
    assert live.match.view(0) == match.game.view(match.state_at(decision.position), 0)
    assert "Cost in points: 8.0." in panel(client, id, key)
    assert id not in client.get(f"/m/{tempus.id}/replay", key=key).text

    client.wait(client.hub.play(live, 0, decision.best[0][0]))
    assert "the best line that the review has found" in panel(client, id, key)
    client.wait(client.hub.undo(live, 0, decision.position))
    client.wait(client.hub.play(live, 0, decision.best[1][0]))
    assert "Better than what you played" in panel(client, id, key)
    client.wait(client.hub.undo(live, 0, decision.position))
    client.wait(client.hub.play(live, 0, decision.played[0]))
    assert "This is what you played then" in panel(client, id, key)


def test_a_wrong_try_is_answered_by_the_rivals_and_can_be_taken_back(client: RawClient, tempus: Company) -> None:
    asked(client, tempus)
    id, key = exercise(client, tempus), tempus.keys[0]
    live = client.live(id)
    start = len(live.match.moves)
    stored = client.hub.storage.review(ReviewKey(tempus.id, 0))
    assert stored is not None
    review = read_review(stored.content or "", live.match.game)
    assert review is not None
    first = review.costliest[0][0]
    known = {first.played[0], *(line[0] for line in first.best)}
    wrong = next(move.number for move in live.match.legal() if move.number not in known)
    client.wait(client.hub.play(live, 0, wrong))
    text = panel(client, id, key)
    assert "Not among the best lines found" in text
    assert 'data-act="!again"' in text
    compare = links(text, "/what-if?")
    assert client.get(compare[0], key=key).status == 200
    with client.open(f"/m/{id}/live", key=key) as socket:
        socket.hear()
        while len(live.match.moves) != start:  # a bot may have moved before the message came
            socket.say({"do": "pick", "pick": "!again", "length": live.match.length, "draft": 0})
            socket.hear_all()
    assert "Cost in points" in panel(client, id, key)
    assert client.submit(f"/m/{tempus.id}/review/9/try", "", key=key).status == 404


# -- what if


def choices(page: str) -> list[str]:
    """Return the lines that can be chosen for a comparison, in notation."""
    select = page[page.index('<select name="first">') :]
    return [html.unescape(line) for line in re.findall(r'<option value="([^"]+)"', select[: select.index("</select>")])]


def test_two_moves_are_compared_over_the_same_futures(client: RawClient, tempus: Company) -> None:
    key, address = tempus.keys[1], f"/m/{tempus.id}/what-if"
    page = client.get(f"{address}?at=10", key=key).text
    first, second, *_ = choices(page)
    at = re.findall(r'name="at" value="(\d+)"', page)[0]
    asking = urlencode({"at": at, "first": first, "second": second})
    answer = client.submit(address, asking, key=key)
    assert (answer.status, answer.header("location")) == (303, f"{address}?{asking}#answer")
    computed(client, f"{address}/progress?{asking}", key)
    shown = client.get(f"{address}?{asking}", key=key).text
    assert "A is better." in shown
    assert "A compared with B, in points: +4.0" in shown
    assert shown.count("Average result: ") == 2
    assert shown.count("(as played)") >= 1
    assert shown.count("<svg") > 2
    assert len(re.findall(r'class="bar-of"', shown)) > 12
    assert "Number of futures by their result" in shown
    neighbours = links(shown, f"{address}?at=")
    assert client.get(neighbours[0], key=key).status == 200


def test_what_cannot_be_compared_is_refused(client: RawClient, tempus: Company) -> None:
    key, address = tempus.keys[0], f"/m/{tempus.id}/what-if"
    page = client.get(f"{address}?at=10", key=key).text
    move = choices(page)[0]
    same = client.submit(address, urlencode({"at": 10, "first": move, "second": move}), key=key)
    assert same.status == 400
    assert "Choose two different moves" in same.text
    assert '<select name="first">' in same.text
    for second in ("nonsense", move.replace(move.split()[0], "zzz"), ";;", "|", "A" * 5000):
        assert client.submit(address, urlencode({"at": 10, "first": move, "second": second}), key=key).status == 400
    assert client.submit(address, urlencode({"at": "x", "first": move, "second": move}), key=key).status == 404
    assert client.get(f"{address}?at=999999", key=key).status == 200
    assert client.get(f"{address}/progress?at=10", key=key).status == 404
