# Errors every game shares.
error-malformed = I understood “{ $understood }”, but not “{ $rest }”. Expected here: { $expected }.
error-malformed-start = I do not understand “{ $rest }”. A move begins with: { $expected }.
error-malformed-end = I understood “{ $understood }”, but something is missing. Expected next: { $expected }.
error-illegal = { $move } is not allowed: { $text } [{ $clause }]
error-not-your-turn = Seat { $seat } cannot decide now: it is the turn of seat { $actor }.
error-stale = The match has gone on: its length is { $length }, you have seen { $expected }.
error-match-over = The match is over; there is nothing more to decide.
error-line-ends = The line goes past a point where something is revealed or someone else decides: play it up to there, then the rest.
error-cannot-undo = The match cannot go back to move no. { $length }; it stands at move no. { $moves }.
error-nothing-to-undo = Nothing to undo.
error-beyond-horizon = Undo is free back to move { $horizon }; going back to { $length } needs the consent of all people at the table.
error-beyond-redraw = Everything hidden was drawn anew after that move; there is no way back behind it.
error-unknown-game = There is no game “{ $game }”. Installed games: { $known }.
error-bad-seats = { $game }: the number of seats is { $allowed }, not { $seats }.
error-unknown-bot = There is no bot “{ $bot }”. Known bots: { $known }.
error-bot-cannot-play = The bot “{ $bot }” does not play { $game }. These do: { $known }.
error-bad-program = “{ $command }” cannot be started: there is no such program.
error-no-bot-in-file = { $file } holds no bot “{ $bot }”: it must be a class that inherits from aevum.bots.Bot.
error-bot-file-broken = { $file } cannot be executed: { $why }
error-no-weights = The judgement of { $game } has no weights that could be changed.
error-tune-missing = The optimizer is not installed: pip install ".[tune]" in the folder of Aevum’s sources.
error-tune-nothing = No weight is called “{ $name }”. There are: { $known }.
error-tune-alone = { $game } is played alone: there is nobody to compare weights with.
error-tune-other = { $file } holds another tuning; { $entry } there: “{ $there }”, here: “{ $here }”. Choose another folder.
error-learn-missing = What learning needs is not installed: pip install ".[learn]" in the folder of Aevum’s sources.
error-learn-alone = { $game } is played alone: there is nobody to compare values with.
error-learn-other = { $file } holds another learning run; { $entry } there: “{ $there }”, here: “{ $here }”. Choose another folder.
error-no-features = { $game } declares no features from which a value could be learned.
error-value = { $file } is not a learned value for this game: “{ $name }” is missing, unknown or not a pair of numbers.
error-review-running = The match is not over yet; a review would tell what players must not know.
error-no-forecast = The positions of { $game } cannot be evaluated: the game has no heuristics.
error-calibration = { $file } is not a calibration: “{ $name }” is missing or not five numbers.
error-bot-setting = “{ $bot }”: a setting is unknown or has no possible value. Possible here: { $known }.
error-no-search-bot = “{ $bot }” does not search, so it cannot play by a learned value.
error-arena-failed = Game { $number } (seed { $seed }; { $bots }) crashed: { $why }. Finished games are kept.
error-arena-workers = A process that was playing was killed from outside, perhaps because memory ran out. Finished games are kept.
error-no-solver = There is no solver for { $game }.
error-solvers-died = A process that was searching was killed from outside, perhaps because memory ran out.
error-arena-damaged = { $file }: line { $line } was not written by the arena; choose another folder.
error-arena-busy = { $file }: another run is at work in this folder.
error-arena-other = { $file } holds another contest; { $entry ->
    [game] game
    [bots] bots
    [options] options
    [seed] seed
    [weights] weights
    [value] learned value
    [rules_version] rules version
   *[other] version
} there: “{ $there }”, here: “{ $here }”. Choose another folder.
error-arena-ray-missing = Ray is not installed: pip install ".[ray]" in the folder of Aevum’s sources.
error-arena-ray-address = No Ray cluster answers at “{ $address }” ({ $why }).
error-bad-seed = “{ $seed }” is not a seed: it must be a whole number from 0 to 2^{ $bits } - 1.
error-option-unknown = { $game } has no option “{ $name }”. It has: { $known }.
error-option-twice = The option “{ $name }” sets { $field }, which was given already.
error-option-value = The option “{ $name }” cannot be “{ $value }”. Allowed: { $allowed }.
error-file = Cannot use the file { $file }: { $why }.
error-weights = { $file } is not a set of weights for this game: “{ $name }” is { $found ->
    [missing] missing
   *[other] { $found }, which is not expected there
}.
error-file-not-ours = { $file } is not an Aevum match.
error-file-truncated = { $file } is cut off: its end is missing.
error-file-edited = { $file } was changed after it was written: line { $line } does not fit the rest.
error-file-newer = { $file } was written by a newer version of Aevum (version { $found }, this one knows { $known }).
error-file-older = { $file } was played under older rules (version { $found }, now { $known }), which this version no longer plays.
error-file-older-illegal = { $file } was played under older rules (version { $found }, now { $known }): move { $number } is no longer legal: { $text } [{ $clause }]
error-file-older-move = { $file } was played under older rules (version { $found }, now { $known }): move { $number } can no longer be made.
error-file-older-tells = { $file } was played under older rules (version { $found }, now { $known }): move { $number } would bring something else today.
error-file-older-ends = { $file } was played under older rules (version { $found }, now { $known }): all its moves are legal, but they no longer end as they did.
error-file-game = { $file } is a match of { $game }, a game that is not installed here.
error-file-rules = { $file } cannot be played again: the rules failed at line { $line }. That is a fault of the program, not of the match.
position-text = The text of the position
error-position-none = This is not a position: it must begin with “aevum-position”.
error-position-damaged = The text of the position is damaged or incomplete. Copy all of it, from “aevum-position” to the end.
error-position-long = The text is too long for a position: at most { $most } characters.
error-marks = This step does not work: { $problem }
error-marks-many = A lesson has at most { $most } moments.
error-marks-title = Give your lesson a title first.
error-marks-no-move = Nobody moves in this lesson yet. Choose a moment and say what the learner shall do there.
error-marks-empty = There is no sentence at this moment yet: the learner has to know what to do.
error-marks-long = This text is too long: at most { $most } characters.
error-marks-other-seat = Another seat decides at this moment. In one lesson only one seat is asked to move: here it is seat { $seat }.
error-marks-goal = At this moment the match does not reach that goal. Choose another.
error-marks-inside = This moment lies between the moves that the moment before it asks for. Remove one of the two.
error-marks-not-over = A lesson can be made of a match once it is over: before that something is still hidden.
error-marks-redrawn = Everything hidden was drawn anew in this match, so no lesson can be made of it.
error-printing-missing = PNG and PDF need one more package: pip install ".[print]" in the folder of Aevum’s sources.
score-total = Total
table-your-turn = It is your turn.
domain-end = nothing more

# What a rule rests on where the rulebook does not give it.
ruling-ours = our reading
ruling-option = option
ruling-single = one source
ruling-reconstructed = reconstructed

# Why the system refused something.
why-missing = No such file or directory
why-forbidden = Permission denied
why-folder = Is a directory
why-no-folder = Not a directory
why-there-already = It exists already
why-full = No space left on the disk
why-long-name = The name is too long
why-address-in-use = The address is already in use
why-no-such-address = This machine does not have that address

# Bots
seat-bot = { $bot ->
    [easy] easy bot
    [normal] normal bot
    [hard] hard bot
    [master] master bot
    [random] random bot
   *[other] bot “{ $bot }”
 }
bot-level = bot, { $bot ->
    [easy] easy
    [normal] normal
    [hard] hard
    [master] master
    [random] random
   *[other] { $bot }
 }
bot-strength = { $bot ->
    [easy] beginner
    [normal] club player
    [hard] strong
    [master] master
    [random] at random
   *[other] { $bot }
 }
bot-replaced = { $name } could not decide; the { $bot ->
    [easy] easy bot
    [random] random bot
   *[other] bot “{ $bot }”
 } plays on for it.
bot-plays-again = { $name } has time to think again and plays on itself.
bot-budget-random = plays at random
bot-budget-unknown = thinks in its own way
bot-budget-search = plays like a club player, up to { bot-thinking-time } a decision
bot-budget-wavering = plays like a beginner and errs now and then, up to { bot-thinking-time } a decision
bot-budget-answers = plays strongly, looks far ahead and at what the others may answer, up to { bot-thinking-time } a decision
bot-budget-deep = plays strongly and looks far ahead, up to { bot-thinking-time } a decision
bot-budget-thorough = plays as well as it can: weighs many plans and looks furthest ahead, up to { bot-thinking-time } a decision
bot-budget-thorough-answers = plays as well as it can: weighs many plans and what the others may answer to each, up to { bot-thinking-time } a decision
bot-thinking-time = { $milliseconds ->
    [100] a tenth of a second
    [200] a fifth of a second
    [500] half a second
    [1000] a second
    [2000] two seconds
    [5000] five seconds
   *[other] { $milliseconds } ms
 }

# Explanations of bots' moves
error-no-explanation = Move { $number } cannot be explained: no bot that searches has made it.
plan-title = Why did it do that?
plan-of = Move { $number }: { $name }
plan-line = The plan: { $moves }
plan-forced = No other move was legal.
plan-alone = It looked at nothing else here.
plan-instead = Instead of: { $moves }
plan-compared = The plan is worth { $gain } compared with this: { $reasons }.
plan-compared-bare = The plan is worth { $gain } compared with this.
plan-not-repeated = Computed anew, the search prefers another move here; what was played is compared.
plan-knowledge = In points, by the evaluation of the bot, from nothing but what its seat knew then.

# Hints
error-no-hints = There are no hints for { $game }.
error-hints-off = There are no hints in this match.
hint-than-nothing = Expected gain in points over doing nothing:
hint-than-usual = Expected gain in points over an ordinary move:
hint-line = { $move }: { $gain } ({ $reasons })
hint-line-bare = { $move }: { $gain }
hint-reason = { $term } { $amount }
hint-then = then { $moves }
term-prospects = prospects

# Problems of a lesson in a file, after a colon
bad-lesson-toml = it is not a text in TOML
bad-lesson-toml-at = it is not TOML in line { $line }, column { $column }
bad-lesson-unreadable = it cannot be read
bad-lesson-long-file = it has more than { $most } characters
bad-lesson-reason = { $reason }
bad-lesson-game = the game is { $game }
bad-lesson-language = language is one of { $known }
bad-lesson-no-title = the title is empty
bad-lesson-no-sentence = the sentence is empty
bad-lesson-no-step = a lesson needs a step
bad-lesson-same-step = two steps share an id
bad-lesson-many-steps = it has more than { $most } steps
bad-lesson-same-position = two positions share an id
bad-lesson-shows = a lesson that shows moves has to return to them: returns = true
bad-lesson-shows-alone = a step that shows moves has no done, solution, others or moves
bad-lesson-table-step = a step is a table
bad-lesson-table-position = a position is a table
bad-lesson-table-answer = an answer to a wrong move is a table
bad-lesson-table-predicate = a predicate is a table
bad-lesson-theme = { $name } is not a theme: { $known }
bad-lesson-goal-view = the sentence of a goal has no figures of the view
bad-lesson-seat = there is no seat { $seat }
bad-lesson-seed = the seed is out of range
bad-lesson-other-file = a lesson in one file names no other file
bad-lesson-short-file = { $count ->
    [one] { $file } has only { $count } move
   *[other] { $file } has only { $count } moves
 }
bad-lesson-target-kind = { $name } is not a kind of target: { $known }
bad-lesson-target = there is no { $kind } { $id }
bad-lesson-source = the figure { $name } has no source: { $known }
bad-lesson-predicate = no predicate in { $found }: { $known }
bad-lesson-comparison = a figure is compared by one of { $known }
bad-lesson-deep = more than { $most } predicates contain one another
bad-lesson-many-parts = a predicate has more than { $most } parts
bad-lesson-no-parts = { $key } has no parts
bad-lesson-key = unknown key { $key }: { $known }
bad-lesson-missing = { $key } is missing
bad-lesson-kind = { $key } has to be { $kind ->
    [int] a whole number
    [str] a text
    [bool] true or false
    [list] a list
    [dict] a table
   *[other] { $kind }
 }
bad-lesson-texts = { $key } has to be a list of texts
bad-lesson-range = { $key } is a number from 1 to { $most }
bad-lesson-long-text = { $key } has more than { $most } characters
bad-lesson-many-entries = { $key } has more than { $most } entries
bad-lesson-control = { $key } has control characters
bad-lesson-move = { $move }: { $reason }
bad-lesson-no-file = there is no such file
bad-lesson-junk = cannot be read at { $found }
bad-lesson-message = there is no message { $message }
bad-lesson-figures = { $message } uses the figures { $found }, not { $known }
bad-lesson-digit = { $message } has a figure that does not come from the data
bad-lesson-start = the match before the first step: { $reason }
bad-lesson-unreached = the match does not reach the first step
bad-lesson-done-already = the step is already done when it begins
bad-lesson-over = the match is over before the step is completed
bad-lesson-others-return = the other seats cannot move in a step from which the lesson returns
bad-lesson-many-others = the other seats have more moves than they can make
bad-lesson-no-move = seat { $seat } has no move: { $known }
bad-lesson-short-solution = the solution does not complete the step
bad-lesson-long-solution = the step is completed before its solution ends
bad-lesson-not-asked = the step does not ask for { $move } of its solution
bad-lesson-pattern = no legal move fits { $pattern }
bad-lesson-view = the view has no figure { $path }
bad-lesson-nowhere = the figure { $name } leads nowhere: { $path }
term-replies = what the others may answer
