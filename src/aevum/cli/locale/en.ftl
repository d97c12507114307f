help-aevum = Aevum plays civilization board games exactly by their rulebooks.
help-epilog = “aevum COMMAND --help” explains a command.
help-usage = usage
help-what = arguments
help-options = options
help-options-of = options of { $game }
help-option = { $about } ({ $values }; if not given { $default })
help-commands = commands
help-command = COMMAND
help-help = show this help
help-version = show the version
help-lang = language (otherwise that of the system)
help-json = output for machines
help-play = play a match in the terminal, or continue a saved one
help-games = list the games with their seats and options
help-new = begin a match and write it to a file
help-show = show a position of a saved match as text, drawing or JSON
help-replay = play a saved match through again, with the score line by line
help-explain-move = explain a move of a bot: its plan, two alternatives, and what decides between them
help-move-number = number of the move, as `aevum replay` counts
help-explained-bot = bot that made it (hard if not given; known: { $known })
help-verify = check that files are whole, unchanged and legal in every move
help-review = review a finished match: luck and decisions told apart, and the costliest decisions
help-arena = play bots against each other in many games, seats rotated; with --out it can be interrupted and resumed
help-tune = look for better weights of a game’s judgement; can be interrupted and resumed
help-learn = learn an evaluation of a game from games of bots; can be interrupted and resumed
help-calibrate = fit to games of bots how much an evaluation says about points and victories
help-solve = search for the best line of a solo game and report how far from optimal it may be; Ctrl+C ends the search and gives the best so far
help-rules = search the rules of a game
help-sheet = print a sheet for pen and paper
help-new-game = write a package with a small game that works, to start your own from
help-new-bot = write a file with a small bot that plays, and its test, to start your own from
help-new-game-name = the name of the game: small letters, digits and hyphens, such as my-game
help-new-game-output = the folder to write (otherwise one of the game’s name)
help-new-bot-name = the name of the bot: small letters, digits and hyphens, such as my-bot
help-new-bot-output = where to write the files (otherwise in this folder)
help-game = GAME
help-game-about = a game; see aevum games
help-game-or-file = GAME|FILE
help-game-or-file-about = a game to begin, or a saved match or a position as text to continue
help-file = FILE
help-folder = FOLDER
help-value = VALUE
help-number = NUMBER
help-address = ADDRESS
help-words = WORDS
help-words-about = only rules with all these words
help-bot = BOT
help-bots = BOT,BOT
help-bots-about = who plays, one for each seat (known: { $known }; FILE.py:CLASS takes a bot from a file, program:COMMAND starts one)
help-play-bots = bots for the last seats ({ $known }; FILE.py:CLASS: one from a file; program:COMMAND: one that is started)
help-output = where to write the match (otherwise a name in this folder)
help-play-output = where to save (otherwise in the folder of your matches)
help-match-file = a saved match
help-force = overwrite a file that exists
help-seats = number of seats
help-seed = seed of all chance, a whole number (otherwise drawn)
help-match-or-position = a saved match, or a position as text in quotation marks
help-position = print the position as text, to be sent in a message
help-moment = the position after N moves (otherwise the last)
help-drawing = draw into a { $kind } file, or onto standard output for -
help-blank = an empty sheet without date
help-games-count = how many games (100 if not given)
help-jobs = how many processes share the work (1 if not given)
help-ray = play on a Ray cluster: its address, or auto for the one on this machine
help-out = keep finished games, the report and a table of all games in this folder; the same command resumes after an interruption
help-tune-out = the folder for everything played, and for the weights that were found
help-tune-bot = who thinks by the weights (normal if not given; known: { $known })
help-tune-names = NAME,NAME
help-tune-only = tune only these weights (all if not given)
help-tune-generations = how many generations of candidates (20 if not given); more can be added later
help-tune-population = candidates in a generation (as many as suit the number of weights if not given)
help-tune-games = games of each candidate in a generation, rounded up to whole deals (24 if not given)
help-tune-sigma = how far the first candidates lie from the weights in use, as a part of each (0.2 if not given)
help-tune-luck = rank candidates by results without luck; measuring it takes longer
help-tune-compare = games on fresh deals that say what the result is worth (200 if not given)
help-learn-out = the folder for everything played, and for the values that were learned
help-learn-bot = who plays the games ({ $bot } if not given)
help-learn-noise = random error of the evaluation in games to learn from (0.5 if not given)
help-learn-rounds = how often to play, fit and compare (1 if not given); more rounds can be added later
help-learn-games = games to learn from in each round (2000 if not given)
help-learn-compare = games of the new value against the old one, rounded up to whole deals (200 if not given)
help-calibrate-seats = number of players (if not given: every number that the game allows, in turn)
help-calibrate-games = games to fit to (200 if not given)
help-review-seat = number of the seat whose decisions are told (1 if not given)
reviewed-progress = Reviewing
reviewed-player = player
reviewed-start = start
reviewed-luck = luck
reviewed-decisions = own decisions
reviewed-rivals = rivals’ decisions
reviewed-unexplained = not explained
reviewed-result = result
reviewed-units = Points beyond the average of the others; ± is the standard error. The columns add up to the result.
reviewed-units-solo = Points. The start is the best plan that was found; the columns add up to the result.
reviewed-turning-points = Turning points for { $name }
reviewed-turned-by-chance = Move { $position }, by chance: { $change }. { $events }
reviewed-turned-by-decision = Move { $position }, by a decision: { $change }. { $events }
reviewed-draws = Draws and rolls that mattered most to { $name }, in points
reviewed-draw = Move { $position }: { $luck }. { $events }
reviewed-costliest = Costliest decisions of { $name }
reviewed-no-loss = No decision of { $name } was worse than another that the review found.
reviewed-decision = Move { $position }: { $moves }
reviewed-better = Better: { $moves }. Points lost: { $loss }
reviewed-reasons = What would differ: { $reasons }
reviewed-replies = Probable reply of { $name }: { $moves }
calibrate-range = expected victory
calibrate-count = forecasts
calibrate-expected = expected on average
calibrate-actual = won
calibrate-worth = { $games ->
    [one] Judged by { $games } game
   *[other] Judged by { $games } games
 } that the slopes were not fitted to. Mean log loss of the forecast: { $loss }; without any knowledge: { $plain }.
calibrate-written = Written: { $file }
help-save = write every game as a match into this folder
help-luck = also measure luck, and print margins from which it is taken out; a third slower or more

usage-required = Something is missing: { $names }.
usage-one-of = One of these is needed: { $names }.
usage-unknown = I do not know what to do with { $names }; try --help.
usage-expects-value = { $names } needs a value after it.
usage-not-together = { $names } cannot go together with { $other }.
usage-choice = “{ $value }” is not possible for { $names }; choose from { $known }.
usage-value = “{ $value }” is not possible for { $names }.
usage-other = { $text }
usage-seed = “{ $value }” is not a seed: give a whole number from { $least } on.
usage-seats = “{ $value }” is not a number of seats: give a whole number from { $least } on.
usage-number = “{ $value }” is not possible: give a whole number from { $least } on.
usage-part = “{ $value }” is not possible: give a number above 0, at most 1.
usage-noise = “{ $value }” is not possible: give a number from 0 on.
usage-too-many = “{ $value }” is too many: at most { $most }.
usage-moment = “{ $value }” is not a move number: give a whole number from { $least } on.
usage-moment-late = There is no move no. { $value }; the last is no. { $moves }.
usage-name = “{ $value }” cannot be the name of a game or bot: use small letters, digits and hyphens, such as my-game.
usage-name-taken = The name { $value } belongs to Python or to a package that is installed; choose another.
usage-blank = A blank sheet has no date and no options.
usage-file-is-set-up = A saved match has its seats, seed and file already; only a new one takes these options.
usage-too-many-bots = With { $bots ->
    [one] one bot
   *[other] { $bots } bots
 } no seat is left for you; seats in all: { $seats }.
error-occupied = { $file } exists already and is not overwritten.

table-game = Game
table-title = Title
table-seats = Seats
table-option = Option
table-values = Values (first if not given)
table-bot = Bot
table-about = Meaning
table-score = Score
score-tie-breaks = Tie-break:
table-points = Points

games-untranslated = Not translated: { $languages } readers see it in English.
games-in-en = English
games-in-es = Spanish
games-in-ru = Russian
new-written = { $title }: the match is in { $file }.
new-game-written = { $folder } holds a game that works. What to do next:
new-game-install = install it:  { $command }
new-game-play = play it:  { $command }
new-game-test = run its tests and the contract suite:  { $command }
new-bot-written = Written: { $files }. What to do next:
new-bot-play = let the bot play:  { $command }
new-bot-test = run its test:  { $command }
show-written = Drawn into { $file }.
score-not-yet = The match is still running after { $moves ->
    [one] one move
   *[other] { $moves } moves
 }.
verify-good = ✓ { $file }: { $moves ->
    [one] one move, legal
   *[other] { $moves } moves, all legal
 }; fingerprint of the seed { $commitment }
verify-older = ✓ { $file }: older rules (version { $version }), still plays the same: { $moves ->
    [one] one move, legal
   *[other] { $moves } moves, all legal
 }; fingerprint of the seed { $commitment }
rules-none = No rule contains the words “{ $query }”.

play-welcome = Type a move, “help”, or “quit”; your match is saved after every move.
play-help = A move is written as the line above the prompt shows it. Also: moves [WORDS] lists legal moves · hint names the best moves · undo [N] · board · cards, players, legend: the parts of a table that does not fit your terminal · log: what happened last · rules [WORDS] · save [FILE] · position: the match so far as text, to send it · quit. Every move is saved; “aevum play FILE” continues later.
play-next-page = Enter: more, any other key and Enter: stop
play-no-panel = Nothing to show.
play-saved = Saved in { $file }.
play-copied = A copy is in { $file }. The match goes on being saved in { $match }.
play-undo-too-many = There { $moves ->
    [one] is only 1 move
   *[other] are only { $moves } moves
 } to undo.
play-did-you-mean = Did you mean “{ $word }”?
play-go-on = Saved. Continue with: aevum play "{ $file }"
play-over = The match is kept in { $file }.
play-no-moves = No legal move begins with “{ $kind }”.

help-host = address to listen on (127.0.0.1 if not given)
help-port = port to listen on (8765 if not given)
help-database = where matches are kept, also AEVUM_DATABASE (otherwise a file in your data folder)
help-public-url = the address by which others reach this server
help-open = open the browser
help-serve = play in the browser: open the table
usage-port = “{ $value }” is not a port.
usage-table-missing = The table needs more packages: pip install ".[table]" in the folder of Aevum’s sources.
serve-at = The table is open at { $address } (Ctrl+C closes it).
help-webhook = address that gets a JSON message when it is the turn of a player who is away
help-smtp = mail server for the same by email, also AEVUM_SMTP: smtp://[user:password@]host[:port]
help-sender = sender of these emails
help-bot-pause = milliseconds a bot pauses before it acts, so that people can follow (400 if not given)
error-database = The database { $database } cannot be opened: { $why }.
error-postgres-missing = PostgreSQL needs one more package: pip install ".[postgres]" in the folder of Aevum’s sources.
error-port-busy = The server could not be started at { $host }:{ $port }: { $why }.
serve-database = Matches are kept in { $database }.
help-replace-links = accept another server secret than before: all links to seats are issued anew
error-secret = This database was used with another server secret. Set AEVUM_SECRET (or AEVUM_SECRET_FILE) to that one; if it is lost, start once with --replace-links: old links to open seats then stop working.
usage-letters-without-address = Emails need links that work elsewhere: give --public-url, the address by which others reach this server.
help-practice = reach one goal from a prepared position; without a position: list those of a game
help-practised-position = POSITION
help-practised-position-about = number or name of a practice position
usage-no-practice = { $game } has no practice positions.
usage-no-position = There is no position “{ $position }”: give a number from 1 to { $last }, or a name of the list.
practice-column-name = name
practice-column-goal = goal
practice-column-par = par
practice-goal = Goal: { $goal }
practice-moves = Moves: { $moves }, par { $par }
practice-reached = Done, and well done! Stars: { $stars } of { $most }
practice-out-of-reach = Not this time: the goal is out of reach now. “undo” takes moves back.
help-lessons = for the operator: how many people take each lesson, and where they stop
lessons-game = game
lessons-lesson = lesson
lessons-step = step
lessons-came = came to it
lessons-stopped = stopped there
lessons-none = Nobody has taken a lesson yet.
help-account = for the operator: give an account a new password
help-account-action = reset: set a new password and sign the account out everywhere
help-account-name = the account’s name
help-name = NAME
account-reset = The new password of { $name } is { $password } . Everyone signed in to this account will be signed out within a minute.
usage-no-account = There is no account “{ $name }”.
usage-address = “{ $value }” is neither an address nor a network.
help-allow-host = a name by which this server may be called, besides that of the public address; can be given several times
help-proxy = address or network of a proxy that may say for whom it calls; can be given several times
help-people-per-address = how many people the limits of one address are meant for (20 if not given; 0: addresses are not counted)
help-forget-after = delete matches that are not over and in which nobody has moved for so many days (0 if not given: never)
help-par = seconds that the table searches for the par of each day’s puzzle (60 if not given; 0: never)
help-review-workers = reviews of finished matches that are computed at a time (1 if not given; 0: none)
help-memory = megabytes of matches kept in memory though nobody looks at them (256 if not given)

# Solving
help-solvable = a game for one that can be solved (the only one if not given)
help-seconds = how many seconds of the clock to search (60 if not given); a busy machine finds less in that time
help-steps = search for so many pieces of work in each process instead of a time: equal seeds then give equal plans
help-solve-jobs = how many processes search at once (all cores if not given)
help-method = how to search (the best way if not given)
help-width = lines that the beam keeps in hand (2500 if not given)
help-solve-out = write the best plan into this file, again whenever a better one is found
usage-seconds = “{ $value }” is not a time: give seconds above 0, such as 60 or 0.5.
solve-begins = Searching
solve-progress = Best so far: { $points }; at most { $bound } possible
solve-interrupted = The search was interrupted; this is the best plan found so far.
solve-found = { $points ->
    [one] One point
   *[other] { $points } points
 }. No plan can bring more than { $bound }{ $gap ->
    [0] : this one is the best there is.
   *[other] ; between the two lie { $gap }.
 }
solve-written = The plan is in { $file }.
