arena-decimal = .
arena-percent = { $figure }%
arena-interval = { $low }–{ $high }%
arena-bot = Bot
arena-seats = Seats
arena-wins = Wins
arena-share = Share
arena-sure = 95% interval
arena-chance = By chance
arena-margin = margin
arena-adjusted = without luck
arena-luck = luck
arena-variance = variance left
arena-margins-about = Margins are points beyond the average of the other players, ± the standard error over deals. Luck has a true mean of 0, so that a margin without it is as fair, and often more exact.
arena-rating = Rating
arena-points = Points (mean)
arena-average = Mean
arena-deviation = Deviation
arena-least = Least
arena-median = Median
arena-most = Most
arena-games = Games
arena-decisions = decisions
arena-everybody = all bots
arena-seat = Seat { $number }
arena-mean = mean { $mean }
arena-title = { $game }: arena
arena-lead = Bots: { $bots }. { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, each played in { $seatings ->
    [one] 1 seating
   *[other] { $seatings } seatings
}.
arena-heading-wins = Victories
arena-heading-points = Points
arena-heading-seats = What the seats are worth
arena-heading-length = Length of the games
arena-heading-again = The same games again
arena-about-wins = The dot is the share of games won, the line its 95% interval by Wilson’s score, the dashed mark what chance alone would give. A bot with several seats wins with any of them; a shared first place is a shared victory.
arena-about-rating = Ratings by the Plackett–Luce model (openskill): everybody begins at 25.0 ± 8.3; the figure after ± is the uncertainty.
arena-no-rating = Ratings need one more package: pip install ".[arena]" in the folder of Aevum’s sources.
arena-about-seats = Share of the games won from each seat; all seats equal would be { $chance }.
arena-plot-share = { $bot }: { $share } won, { $chance } by chance
arena-plot-spread = { $bot }: mean { $mean } of { $games }

arena-progress = Playing
arena-progress-first = First game (time left not known yet)
arena-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, seed { $seed }.
arena-speed = Decisions per second: { $speed }.
arena-resumed = Resuming; games finished so far: { $finished } of { $games }.
arena-written = Report: { $report } · every game: { $ledger }
arena-stopped = Interrupted. Games kept in { $folder }: { $finished } of { $games }; run the same command to resume.
arena-stopped-bare = Interrupted; games finished: { $finished } of { $games }. With --out FOLDER finished games are kept, and the same command resumes.

tune-progress = Tuning
tune-step = Generation { $generation } of { $generations }: the best candidate beat { $best } of its rivals, all of them { $mean } on average; step { $sigma }.
tune-weight = Weight
tune-before = Before
tune-after = After
tune-better = Better: in { $games ->
    [one] one fresh game
   *[other] { $games } fresh games
 } the new weights won { $share } ({ $interval } at 95%); by chance it would be { $chance }.
tune-not-better = Not proved better: in { $games ->
    [one] one fresh game
   *[other] { $games } fresh games
 } the new weights won { $share } ({ $interval } at 95%); by chance it would be { $chance }.
verdict-decides = Without luck: { $share } ({ $interval } at 95%, by deals), which decides.
verdict-beside = Without luck: { $share } ({ $interval } at 95%, by deals); too few deals to decide by it.
verdict-margin = Margin in points: { $margin }; without luck: { $adjusted }; luck: { $luck }. Variance left: { $variance }.
tune-written = Weights: { $file } · to let them play: aevum arena GAME --bots { $bot }:weights={ $file },{ $bot }
tune-stopped = Interrupted. What was played is kept in { $folder }; run the same command to resume.
# Learning
learn-progress = Learning
learn-fit = Round { $round } of { $rounds }. Games: { $games }, positions: { $rows }.
learn-explained = On deals not used for the fit, the correction explains { $explained } of the variance of evaluation errors.
learn-better = Better: in { $games ->
    [one] one fresh game
   *[other] { $games } fresh games
 } the new value won { $share } ({ $interval } at 95%); by chance it would be { $chance }.
learn-not-better = Not proved better: in { $games ->
    [one] one fresh game
   *[other] { $games } fresh games
 } the new value won { $share } ({ $interval } at 95%); by chance it would be { $chance }.
learn-feature = Feature
learn-beginning = At the beginning
learn-end = At the end
learn-written = Value: { $file } · to let it play: aevum arena GAME --bots { $bot }:value={ $file },{ $bot }
learn-nothing = No value was better than the one before. The candidates are in { $folder }.
learn-stopped = Interrupted. What was played is kept in { $folder }; run the same command to resume.
