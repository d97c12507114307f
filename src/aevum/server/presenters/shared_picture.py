"""Picture of a finished match to share, with what it shows."""

from __future__ import annotations

from aevum.kernel.words import Words
from aevum.server.live.live_match import LiveMatch
from aevum.server.presenters.match_story import story_of
from aevum.web.components.result import MatchResult, headline
from aevum.web.components.share_picture import SharePicture, share_picture
from aevum.web.components.turning_points import with_points


def picture_of_match(live: LiveMatch, words: Words) -> str:
    """Return the picture of a finished match as SVG: names, points, result and the course of the points."""
    match, outcome = live.match, live.match.outcome()
    if outcome is None:
        raise ValueError("a match is shared as a picture when it is over")
    names = [seat.called(words) or words("table-open-seat") for seat in live.stored.seats]
    order = [seat for tied in outcome.ranking for seat in tied]
    result = headline(MatchResult(live.id, match.game, outcome, names), words)
    players = ", ".join(with_points(names[seat], outcome.totals[seat]) for seat in order)
    shown = SharePicture(
        title=words("game-title"),
        headline=result,
        about=words("story-picture-about", title=words("game-title"), result=result, players=players),
        rows=[(seat, names[seat], outcome.totals[seat]) for seat in order],
        series=story_of(match).points_of(names),
        colours=match.game.chart_colours if len(names) > 1 else (),
    )
    return str(share_picture(shown))
