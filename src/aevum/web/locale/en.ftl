web-skip = Skip to content
web-menu = Menu: language, theme
web-lobby = Play
web-mine = My matches
web-account = Account
web-language = Language
web-theme = Theme
web-theme-system = same as system
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
web-confirm = Ask before a move is made
web-confirm-never = never
web-confirm-seen = where others see it or something is lost
web-confirm-always = always
web-apply = Apply
web-pages = Pages
web-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $year }

lobby-title = What do you want to play?
lobby-lead = Civilization games, exactly by the rulebook: solo, on one screen, or online with friends. No account needed.
lobby-rules = Rules
lobby-more = More options
lobby-optional = optional
lobby-default = as printed
lobby-seat = Seat { $seat }
lobby-begin = Begin
lobby-best = Best results
lobby-upload = Continue a saved match
lobby-upload-about = A file with the extension .aevum
lobby-upload-do = Open
lobby-running = Continue
lobby-all-mine = All my matches
lobby-puzzle-about = the same board for everyone
lobby-either = One of these is enough; leave both empty and the game chooses.
lobby-example = such as { $example }
lobby-default-about = The mark “{ lobby-default }” stands for the rule of the printed book; everything else is a variant.
lobby-seats-about = { $most ->
    [1] A game for one: play yourself or watch.
   *[other] { $least } to { $most } players; leave unused seats empty.
 }
lobby-new = New match
preset-default = Play now
lobby-who = Who plays
seat-me = me
seat-here = next to me, this screen
seat-open = a friend, by a link
seat-none = empty
seat-guest = Guest
value-true = yes
value-false = no

table-waiting = Waiting for { $name }.
table-asks = { $name }: { $asked }
table-curtain = { $name } decides now. Everyone else, please look away.
table-from-file = This match comes from a file, so its seed may be known. When a second person sits down, everything hidden is drawn anew.
table-lift = I am { $name }
table-sure = { $move }: this can only be taken back if the others agree. Continue?
table-how = What do you want to do?
table-choose = { $done }. { $wanted }
table-yes = Yes
table-back = Back
table-undo = Undo
table-undo-asked = { $name } asks to take this back: { $move }
table-undo-waiting = You have asked to take this back: { $move }
table-undo-withdraw = Withdraw
hint-ask = Hint
hint-thinking = Thinking about it…
hint-failed = No hint could be found.
table-went-back = Undone. Draws and rolls will come out the same.
table-agree = Agree
table-refuse = Refuse
table-points = Points
table-stage = Progress of the match
table-you = you
log-decided-by = decided by { $name }
log-decided-by-you = decided by you
table-figures = Your figures
table-tabs = Log, chat and boards
table-sheets = Boards
table-more-actions = More
table-score = Score
table-winner = winner
table-open-seat = open
table-bot = (bot)
table-to-move = to move
table-reconnecting = Reconnecting…
table-too-late = That came too late: the position has changed, so it no longer counts.
table-board = Board
table-seats = Seats
table-log = What happened
table-chat = Chat
table-say = Say something
table-send = Send
table-rules = Rules
table-replay = Replay
table-print = Print (PDF)
table-picture = Picture (PNG)
table-picture-svg = Picture (SVG)
table-side = Match
table-again = Play again
table-look-back = Look back
table-share = Copy the link
table-copied = Copied
table-share-picture = Save the picture
table-log-empty = Nothing yet.
table-reports = What it came to
log-left-to-bot = { $name }{ $number } has left; { $heir } ({ bot-level }) plays on.
log-left-open = { $name }{ $number } has left; the seat is open.
log-redrawn = A second person has sat down. This match comes from a file, so everything hidden is drawn anew: nobody knows its seed any more.
log-undone = Taken back so far: { $count } { $count ->
    [one] time
   *[other] times
}.
table-chat-empty = Nobody has said anything yet.
table-notify = Notify me on my turn
join-title = A seat in { $title } is kept for you
join-about = You are invited to take seat { $seat }.
join-yours = this seat
join-together = { $name } sits there already: you would play this seat together.
join-redraws = This match comes from a file. When you sit down, everything hidden is drawn anew, so that nobody knows more than the table shows.
join-do = Take the seat

rules-title = Rules of { $title }
rules-search = Find a rule
rules-do = Search
rules-nothing = No rule contains the words “{ $query }”.
rules-contents = Contents
rules-pieces = Components
rules-here = Link to this rule
rules-place = In the printed rulebook: { $place }
replay-title = Replay: { $title }
replay-first = To the beginning
replay-last = To the end
replay-at = { $unit ->
    [turn] Turn
    [step] Step
   *[decision] Decision
 } { $at } of { $last }
replay-commitment = Fingerprint of the seed, published before the first move: { $commitment }
replay-commitment-redrawn = Fingerprint of the seed, published when everything hidden was drawn anew: { $commitment }
replay-seed = The seed, shown now that the match is over: { $seed }
replay-file = Download the match
replay-honest = Were the draws fair?
replay-verify = Verify
replay-start = Before the first move.
replay-slider = Position in the match
replay-run = Autoplay
replay-beside = Beside the board
replay-table = To the table
replay-honest-about = The seed of all chance stays on the server until the end. Its fingerprint is published before the first move, so nobody can change it unnoticed.
verify-good = The seed matches its fingerprint, and every move ({ $moves }) is legal when played again from it.
verify-bad = Something does not match: please tell the operator.
mine-none = You have no matches yet.
mine-over = over
mine-your-turn = your turn
mine-waiting = waiting for the others
mine-begin = Start one
mine-going-on = In progress
mine-ended = Over
mine-kept = view only
mine-stuck = Cannot continue
puzzle-title = Puzzle of { $day }
puzzle-streak = { $days ->
    [0] Finish today’s puzzle to begin a streak.
    [one] Your streak: one day.
   *[other] Your streak: { $days } days.
 }
puzzle-first-counts = Your first try counts. After it you can practice as often as you like.
puzzle-practice = Practice: only the first try has a place in the table.
puzzle-again = Practice
puzzle-first-try = Your first try is not finished. Continue it
puzzle-given-up = You have given up your place today to see how par is made.
puzzle-place = Place
puzzle-name = Name
puzzle-somebody = Somebody
puzzle-nobody = Nobody has finished it yet.
account-name = Your name at the table
account-rename = Save
account-avatar = This coat of arms stands for you, beside your name.
account-signed-in = You are signed in as { $login }.
account-leave = Sign out
account-why = An account is only needed to find your matches on another device.
account-enter = Sign in
account-register = Create an account
account-login = Account name
account-password = Password (8 characters or more)
account-too-short = Please give an account name and a password of 8 to 200 characters.
account-taken = This account name is taken, or you have an account already.
account-mixed-scripts = An account name must be written in one alphabet: letters of several can look alike.
account-wrong = Wrong account name or password.
account-wait = Too many wrong passwords. Please try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }.
profile-results = Results by game
profile-own = All your finished matches. Others see here only those at open tables and daily puzzles.
profile-public = Finished matches at open tables, and daily puzzles.
profile-none = No finished matches yet.
profile-game = Game
profile-matches = Matches
profile-first = 1st
profile-second = 2nd
profile-later = Later
profile-best = Best
profile-of = Results of { $name }
error-title = That did not work
error-something = The request could not be understood.
error-not-found = There is nothing here.
error-no-such-match = There is no match { $match }.
printing-title = Printing is not installed
printing-by-browser = Your browser can print the drawing as it is.
printing-open = Open the drawing (SVG)
error-comfort = Nothing is lost: your matches are kept.
error-home = To the games
export-when-over = A match can be downloaded once it is over: its file holds the seed of all chance.
error-undo-seats-open = While a seat is open, undo goes back to move { $horizon } at most: whoever still comes must not find taken back what has come to light.
notice-subject = { $title }: it is your turn
notice-text = It is your turn in { $title }: { $link }
account-email = Email address for news of your turn and for a forgotten password (leave empty for none)
plot-round = Round
plot-turn = Turn
plot-range = { $name } from { $low } to { $high }
story-curves = Curves of the match
story-as-table = As a table
story-turning-points = Turning points
story-move = Move { $number }
story-change = { $name } { $change }
story-change-alone = points: { $change }
story-chronicle = Chronicle
story-picture-about = { $title }: { $result }. { $players }.
story-chronicle-title = The chronicle of a match of { $title }
story-span = { $unit ->
    [round] { $first ->
        [0] Before the first round
       *[other] { $last ->
            [0] Round { $first }
           *[other] Rounds { $first } to { $last }
        }
    }
   *[turn] { $last ->
        [0] Turn { $first }
       *[other] Turns { $first } to { $last }
    }
 }
story-opening = On { $date } { $names } sat down to { $title }.
story-opening-alone = On { $date } { $names } sat down alone to { $title }.
story-quiet = Little happened that a chronicler would write down.
story-leads = { $variant ->
    [0] When this part was over, { $leader } led with { $points ->
        [one] one point
       *[other] { $points } points
    }, { $ahead } more than { $second }.
    [1] By then { $leader } had { $points ->
        [one] one point
       *[other] { $points } points
    } and was { $ahead } ahead of { $second }.
   *[2] { $leader } stayed in front with { $points ->
        [one] one point
       *[other] { $points } points
    }; the next was { $second }, { $ahead } behind.
 }
story-overtakes = { $variant ->
    [0] So { $leader } overtook { $former } and led with { $points ->
        [one] one point
       *[other] { $points } points
    }.
    [1] The lead passed from { $former } to { $leader }, who now had { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[2] With { $points ->
        [one] one point
       *[other] { $points } points
    } { $leader } had pushed past { $former }.
 }
story-level = Nobody was in front alone: { $names } stood at { $points ->
        [one] one point
       *[other] { $points } points
    } each.
story-total = { $variant ->
    [0] That made { $points ->
        [one] one point
       *[other] { $points } points
    } so far.
    [1] The sheet now stood at { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[2] At that time the count was { $points ->
        [one] one point
       *[other] { $points } points
    }.
 }
story-ending = The end
story-source = { $name } owed most to one source: “{ $source }”, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
story-alone = { $name } ended with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
story-at = { $stage }: { $text }
story-final = The final position
account-email-wrong = That is not an email address.
table-refused = “{ $move }” is not possible. { $text }
table-more = Players, log and more
table-skip = Show it all at once
table-zoom = Zoom
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Show the whole board
table-pace = Others’ moves
table-pace-once = at once
table-pace-quick = quickly
table-pace-calm = calmly
table-since = What happened since your last decision
table-rule = The rule
table-report-again = Show it again
table-name-you = { $name } (you)
table-report-next = Next
table-report-close = Close
table-report-all = Skip all
table-report-count = { $number } of { $all }
table-report-pace = Close by itself
table-report-pace-never = never
table-report-pace-slow = after 8 seconds
table-report-pace-off = at once: only the log shows it
table-report-pace-quick = after 4 seconds
table-past = Earlier in this game
table-past-end = Back to the game
table-at = The position after move { $number }

# What explains itself
face-not-now = Not now: { $why }
face-no-use = Its effect is of no use right now.
face-pin = Keep this open (key: ?)
invite-copy = Copy friend’s link
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
 }
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
 }
ago-yesterday = yesterday
ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
 }
lobby-for = { $most ->
    [1] for one player
   *[other] for { $least } to { $most } players
 }
lobby-minutes = { $most ->
    [one] { $range } minute
   *[other] { $range } minutes
 }
lobby-weight = { $weight ->
    [1] easy
    [2] medium
    [3] demanding
   *[4] heavy
 }
lobby-bots = bots: { bot-strength }
lobby-start-here = Start here
lobby-to-watch = Matches to watch
lobby-friends = Play with friends
lobby-public = Open tables
lobby-public-none = Nobody is looking for players right now. Begin a match with friends and open its free seats to everybody.
lobby-join = Join
lobby-watch = Watch
new-beginners = For beginners
new-variants = Rule variants
new-untouched = as in the rulebook
new-changed = changed: { $count }
new-hints = Hints
new-hints-alone = for those who play against bots only
new-hints-all = for everyone
new-hints-none = for nobody
new-bot = bot: { bot-strength }
new-levels = Bot levels
new-link-about = You get a link to each open seat as soon as the match has begun.
new-your-name = Your name
new-name = Name
new-name-of = Name: { $seat }
new-public = Open to everybody
new-public-about = The match is listed in the lobby: anyone may take an open seat or watch.
mine-more = Leave or delete: { $title }
mine-leave-about = Leave this match? The others play on.
mine-leave-bot = A bot plays for me
mine-leave-open = Leave my seat open
mine-hide = Remove
mine-hide-about = Remove it from your list? Others can still look at it.
mine-delete = Delete
mine-delete-about = Delete this match? Nothing of it is kept.
mine-waits-for = { $name } to move
mine-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
mine-place = { $place ->
    [1] won
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
 }
mine-shared = won together
end-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
end-you-win = You win!
end-wins = { $name } wins
end-shared = { $names } win together
end-and = { $some } and { $last }
end-and-before-i = { $some } and { $last }
end-ahead = { $name } has { $points ->
    [one] one point
   *[other] { $points } points
 }, { $ahead } more than { $rivals }.
end-tie = { $names } have { $points ->
    [one] one point
   *[other] { $points } points
 } each. The tie-break decides: { $line }, { $figures }.
end-even = { $names } have { $points ->
    [one] one point
   *[other] { $points } points
 } each, and no tie-break separates them.
end-you-are = { $place ->
    [2] You are 2nd
    [3] You are 3rd
   *[other] You are { $place }th
 }
end-statistics = Statistics
end-by-turn = Turn by turn
end-fold = Look at the board
end-unfold = Show the result
end-rank = Place { $place } of { $among } today
end-table = All results
end-rematch = Rematch
end-to-rematch = To the rematch
replay-by = Go by
replay-by-turn = turn
replay-by-decision = decision
replay-by-step = step
replay-pace = Speed
replay-as = See as
replay-as-mover = whoever moves
replay-backwards = Back
replay-onwards = Forward
replay-all-keys = Arrow keys: back and forward. Shift: single steps. Page keys: turns. Home and End: to the ends. Space: autoplay, + and − its speed.
replay-result = Result
puzzle-days = Other days
rules-goal = How to win
rules-lead = In our own words and in the rulebook’s order, chapter by chapter. A mark at the end of a rule says where the printed book leaves it open.
rules-found = { $count ->
    [one] One rule found.
   *[other] { $count } rules found.
 }
rules-closest = No rule contains all of these words. { $count ->
    [one] One rule comes close.
   *[other] { $count } rules come close, the best first.
 }
ruling-ours-about = The printed rulebook is silent or unclear here: this is how we read it.
ruling-option-about = Applies only if this option was chosen when the match began.
ruling-single-about = Only one source gives this.
ruling-reconstructed-about = Sources do not give this figure: it is reconstructed.
join-used = This link has been used: a link takes a seat once. If the seat is yours, open the match in the browser you took it with; there you get a link for your other devices.
device-open = On another device
device-title = Play on another device
device-about = Open this link on your other device to take your seat there too. It works once. Whoever has it plays for you, so keep it to yourself.
device-link = Link for your other device
device-not-yours = You have no seat in this match, so there is no link for you.
error-too-often = Too many requests. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-wrong-host = This server is not called by that name. The operator can allow it with --allow-host.
error-failed = Something went wrong on the server. What was saved before is safe; please try again.
error-busy = The server is busy. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-database-away = The server cannot read or save matches at the moment. What was saved before is safe; please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-file-too-long = { $file } is longer than any match we know: at most { $records } moves and { $undos } undos can be opened here.
account-email-sent = We have written to { $address }. Open the link in that email; until then we send nothing else. To get it again, save again.
account-change = Change the password
account-old = Current password
account-change-about = You stay signed in here, and are signed out everywhere else.
account-everywhere = Sign out everywhere
account-everywhere-about = Lost a device, or used somebody else’s? This signs all your browsers out, this one too.
confirm-title = Emails when it is your turn
confirm-about = Do you want an email at { $address } whenever it is your turn? You can stop them in your account at any time.
confirm-do = Yes, email me
confirm-spent = This link has been used, or a newer email has been sent.
confirm-subject = Do you want an email when it is your turn?
confirm-text = Someone, we hope it was you, asked us to email this address whenever it is their turn. If it was you, open { $link } and say yes. If not, do nothing: no other email will come.
account-new = New password (8 characters or more)
account-forgotten = Forgotten your password?
forgotten-title = Forgotten password
forgotten-about = We email you a link with which you choose a new password. This needs the email address that you have confirmed in your account.
forgotten-email = Your email address
forgotten-do = Email me a link
forgotten-sent = If an account has the address { $address }, we have written to it. The link works once, within an hour.
forgotten-operator = This server sends no email. Ask the person who runs it for a new password; they type:
forgotten-new = Choose a new password for the account { $login }. All your browsers are signed out then.
forgotten-spent = This link has been used, is older than an hour, or a newer one has been sent.
forgotten-subject = A new password for your account
forgotten-text = Someone, we hope it was you, has forgotten the password of the account { $login }. To choose a new one, open { $link } within an hour. If it was not you, do nothing: the password stays as it is.
table-choose-one = Choose { $wanted }.
table-where = Touch one of the marked places.
table-where-or-what = Touch one of the marked places, or choose what to do.
table-really = { $move }. Continue?
table-costs = Price: { $price }.
table-lay = Leave it like this
table-turn = Rotate
table-less = Less
table-greater = More
table-nothing-there = { $place }: there is nothing to do here now.
table-first = { $place } can be reached from here: { $things }. Touch that first.
table-goal-close = Got it, don’t show again

# The par of a day's puzzle
par-title = Against par
par-points = Par: { $points }.
par-later = How it is made is shown tomorrow.
par-at-once = See how par is made today
par-at-once-about = You then have no place in today’s table, not even for a try that you have finished. This cannot be taken back.
par-at-once-do = Give up my place and show it
par-awaited = The table is still working out today’s par.
par-way = See how par is made
par-level = You have made par exactly.
par-above = You are { $points ->
    [one] one point
   *[other] { $points } points
 } above par.
par-below = You are { $points ->
    [one] one point
   *[other] { $points } points
 } below par.
par-lost = Most was lost with “{ $line }”: { $points }.
par-own = You
par-par = Par
par-difference = Difference

api-title = The API
api-lead = Everything a person can do at the table a program can do over JSON. This page is made from the OpenAPI document:
api-shapes = Shapes

# Menu of a match, notices, people who are absent
menu-title = This match: invite, notices, leave
menu-sound = Sounds
menu-explain = Explain what everything is for
menu-watch = Anybody who has this link can watch.
menu-copy-watch = Copy the link
menu-leave = Leave the match
menu-hide = Remove from my list
menu-delete = Delete the match
invite-share = Share
invite-qr = QR code to scan
push-off = Get a message on this device when it is your turn, even when the page is closed.
push-on = This device tells you when it is your turn, even when the page is closed.
push-blocked = Your browser blocks notices from this site. You can allow them in its settings.
push-failed = The push service of your browser cannot be reached. As long as this page is open, you hear when it is your turn.
push-home = On iPhone and iPad, first add Aevum to the home screen (Share, then “Add to Home Screen”) and open it from there.
push-unable = This browser cannot show notices once the page is closed. As long as it is open, you hear when it is your turn.
push-stop = No more messages
notice-reminder = { $name } is waiting for you.
notice-reminder-subject = { $title }: { $name } is waiting for you
notice-reminder-text = { $name } is waiting for your move in { $title }: { $link }
table-seat-free = Seat “{ $seat }” is free: send the link.
table-seat-awaited = Seat “{ $seat }” is free. The match goes on as soon as somebody takes it.
table-present = at the table
table-absent = away
table-not-here = { $name } is not at the table.
remind-do = Send a reminder
remind-sent = A reminder is on its way, by the means that { $name } has allowed.
stand-in-do = Let a bot play on
stand-in-later = { $limit ->
    [180] After 3 minutes away from the table
    [86400] After a day away from the table
    [259200] After 3 days away from the table
   *[604800] After a week away from the table
 } a bot may play on, until { $name } is back.
stand-in-plays = a bot plays meanwhile
error-not-absent = That is not possible now: the player is here, or the agreed time has not passed.
log-away = { $name }{ $number } is away; meanwhile a bot plays on.
log-back = { $name }{ $number } is back.
new-absence = If somebody stays away
new-absence-none = the others wait
new-absence-180 = after 3 minutes a bot may play on
new-absence-86400 = after a day a bot may play on
new-absence-259200 = after 3 days a bot may play on
new-absence-604800 = after a week a bot may play on
join-title-public = { $title }: a seat is free
join-about-public = Seat { $seat } is free. Everybody may take it.

# Lessons
lobby-learn = Learn
lobby-learn-about = Played step by step, with the real rules
learn-title = Learn { $title }
learn-lead = A real match with a friendly voice beside it. Leave whenever you like: the match goes on without the voice.
learn-facts = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } · { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }
learn-begin = Begin
learn-go-on = Go on: step { $step } of { $steps }
learn-anew = Begin anew
explain-notes = First time
explain-rule = Rule
explain-close = Got it
explain-why = What for?
lesson-panel = Lesson
lesson-progress = Progress of the lesson
lesson-leave = Leave the lesson
lesson-leave-about = The match goes on as an ordinary one
lesson-wrong = A thought for later. Now: { $wish }.
lesson-wish = Now: { $wish }.
lesson-ringed = one of the ringed ones, whichever you like
lesson-lost = That way the goal is out of reach. No harm done: go back to where this step began, and try another.
lesson-again = Try again
lesson-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 } out of 3
lesson-next = Next: { $title }
lesson-play-on = Play on
lesson-all = All lessons
lesson-go-on = Go on
lesson-shows = The lesson shows how the match went on.
lesson-strayed = Well done: that works too. In the match it was played another way. Go on, and the lesson returns to it.
lesson-closing = That was the whole lesson.
maker-begin = Make a lesson of this match
maker-short = Make a lesson
maker-page = Make a lesson: { $title }
maker-title = Your lesson
maker-leave = Back to the replay
maker-name = Title
maker-about = What it teaches, in one line (optional)
maker-moment = { $at ->
    [0] At the very beginning
   *[other] After move { $at }
 }
maker-text = What you say at this moment
maker-goal = What the learner does
maker-only-comment = Only reads, and then sees how the match goes on
maker-other-seat = { $mover } decides at this moment, but { $learner } is the learner: here you can only comment.
maker-guided = Show where to click, and accept only the moves of the match
maker-highlight = Point at
maker-highlight-none = nothing
maker-save = Save this moment
maker-remove = Remove it
maker-marks = Moments so far
maker-none = Go to a moment of the match and write what you would say there. The first moment is where your lesson begins; a comment at the end closes it.
maker-mark-move = Move { $at } · your move
maker-mark-comment = Move { $at } · comment
maker-empty = (no sentence yet)
maker-finish = Check and share
maker-shared = See the shared lesson
maker-mine = My lessons
maker-lead = Make lessons in the replay of a match that you have finished, or upload one. Those who have the link can take it.
maker-not-yours = Lessons are made of matches that you have played or opened from a file.
maker-not-author = Only its author can change this lesson.
goal-move = Makes this very move: { $move }
goal-kind = Makes any move of this kind: { $kind }
goal-gain = Gains at least { $number }: { $figure }
goal-have = Gets: { $thing }
goal-finish = Brings the match to its end
goal-within = { $moves ->
    [one] { $goal } (in { $moves } move)
   *[other] { $goal } (in { $moves } moves)
 }
made-by = A lesson by { $name }
made-share = Share it
made-share-about = Send this link to anyone who wants to learn. Nobody finds the lesson without it.
made-link = Link to the lesson
made-edit = Change it
made-see = Open
made-download = Download as a file
made-delete = Delete
made-delete-about = The lesson is gone for everyone. Matches in which it is being taken go on without it.
made-delete-yes = Delete this lesson
made-upload = Upload a lesson
made-file = A file that was downloaded here, or written by hand (.toml)
made-upload-do = Check and add
made-finished = shared by link
made-open = { $moments ->
    [0] not begun
    [one] not shared yet, { $moments } moment
   *[other] not shared yet, { $moments } moments
 }
made-untitled = Without a title
error-lessons-many = You have { $most } lessons, as many as one person may have. Delete one first.
error-lesson-file = { $step ->
    [none] This lesson cannot be used: { $problem }.
   *[other] This lesson cannot be used. Step “{ $step }”: { $problem }.
 }
error-lesson-size = This file is too large for a lesson: at most { $most } characters.
error-lesson-text = This file is not a text in UTF-8.
error-lesson-outdated = The rules have changed since this lesson was made, and it can no longer be played.

# Practice
lobby-practice = Practice
practice-title = Practice { $title }
practice-lead = Real positions, one goal each, from easy to hard. Every move is yours; fewer moves earn more stars.
practice-done = { $solved } of { $all } solved.
practice-about-par = Par is what the strong bot needs. Undone moves count; back at the first position, a new try begins. Cards and dice stay as they are in every try.
practice-par = { $par ->
    [one] Par: { $par } move
   *[other] Par: { $par } moves
 }
practice-par-sometimes = { $par ->
    [one] Par: { $par } move
   *[other] Par: { $par } moves
 } (the strong bot gets there in { $solved } of { $tries } tries)
practice-par-missed = { $par ->
    [one] Par: { $par } move
   *[other] Par: { $par } moves
 } (even the strong bot misses it)
practice-count = Moves: { $moves } · par { $par }
practice-solved = Done, and well done!
practice-lost = Not this time: the goal is out of reach now. The position is patient; try another way.
practice-leave = Leave practice
practice-all = All positions
practice-theme-production = Production
practice-theme-growth = Growth
practice-theme-science = Science
practice-theme-wonder = Wonders
practice-theme-military = Military
practice-theme-exploration = Exploration
practice-theme-scoring = Scoring
practice-theme-endgame = End game

play-on = Play on from here
play-on-after = { $moves ->
    [0] before the first move
    [one] after { $moves } move
   *[other] after { $moves } moves
}
play-on-hidden = Hidden cards and chance
play-on-anew = drawn anew
play-on-anew-about = All that is hidden from you is shuffled again; what you see stays. If several people play, their hands are dealt anew, too.
play-on-same = as they were
play-on-same-about = The same hands, decks and dice as in the match before. Whoever has looked at it knows them.
play-on-begin = Play on
play-on-when-over = A running match cannot be continued elsewhere: everything hidden would become known.
play-on-origin = The match that this one continues
play-on-continuation = Played on { $moves ->
    [0] from the beginning
    [one] after { $moves } move
   *[other] after { $moves } moves
}
position-copy = Copy this position
position-paste = Or a position that was copied as text
position-open = Begin from a position
log-continued = Here the match was continued from another one, with everything hidden as it was.
log-continued-anew = Here the match was continued from another one, with everything hidden drawn anew.
join-continued = This match continues a finished one, with everything hidden as it was there. All players may look it up.
proof = Proof of this roll or draw
proof-title = Was this chance fair?
proof-set-up = The shuffles of the set-up
proof-committed = Before the first move, the server published this fingerprint of its secret seed:
proof-committed-redrawn = When everything hidden was drawn anew { $moves ->
    [0] before the first move
    [one] after { $moves } move
   *[other] after { $moves } moves
}, the server published this fingerprint of its new secret seed:
proof-committed-known = This match came from a file, a lesson or another match, so its seed was known before. The fingerprint of that seed:
proof-revealed = After the last move, the server revealed the seed:
proof-fingerprint = Its SHA-256, computed by your browser:
proof-own = This decision drew { $count ->
    [one] one random number
   *[other] { $count } random numbers
}.
proof-before = This decision rolled nothing: what it showed lay where earlier shuffles had put it. { $count ->
    [one] One random number was drawn
   *[other] { $count } random numbers were drawn
} until then.
proof-begun = The set-up drew { $count ->
    [one] one random number
   *[other] { $count } random numbers
}.
proof-how = Number n is the BLAKE2b hash of seed and n; divided by the number of possibilities, it leaves the result.
proof-number = n
proof-hash = Hash, computed by your browser
proof-result = Result in the match
proof-value = { $value } of { $bound }
proof-all = All { $count } numbers
proof-checking = Your browser is checking…
proof-good = ✓ Everything agrees: the seed was fixed before, and this result follows from it.
proof-good-known = ✓ Everything agrees: this result follows from the seed, which was no secret in this match.
proof-bad = ✗ Something does not agree. This result does not follow from the published seed.
proof-half = ✓ Every number follows from the seed. The fingerprint can be checked only on a secure page (https); “aevum verify” checks it anywhere.
proof-noscript = Your browser checks this with JavaScript, which is switched off.
proof-close = Close
proof-noted = ✓ This browser noted it on { $when }; moves made until then: { $moves }.
proof-noted-other = ✗ On { $when } this browser noted another fingerprint of this match: { $commitment }

rules-refusals = { $count ->
    [one] Why a move can be refused here: 1 answer
   *[other] Why a move can be refused here: { $count } answers
}
rules-overview = The game in one page
rules-turn = What a turn is
rules-picture = What lies on the table
rules-example = Example: { $title }
rules-step-back = One step back
rules-step-next = Next step
rules-enlarge = Enlarge the picture

# Review of a finished match
review = Review
review-title = Review: { $title }
review-about = The review judges every decision by what its player knew then. It shows who was expected to win when, tells luck from skill, and finds your costliest decisions. It takes a few minutes.
review-about-solo = The review shows how many points could be expected when, compares your match with the best that can be found, and finds your costliest decisions. It takes a few minutes.
review-ask = Review my match
review-for-players = The review of a match is for those who played it, once it is over.
review-not-over = A match can be reviewed once it is over. This one is still being played.
review-not-offered = This match cannot be reviewed here: the server computes no reviews, or the game has none.
review-failed = The review could not be computed. Try again later.
review-progress = Progress of the review
review-waiting = { $count ->
    [one] One review is computed before yours.
   *[other] { $count } reviews are computed before yours.
}
review-computing = In progress: { $percent } %
review-leave-page = This takes a few minutes. You can leave this page; the review is kept with the match.
review-look-again = Look again
review-seats = Seats you played
review-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
review-sentence = { $result ->
    [ahead-one] You won by { $points }: { $luck }, { $decisions }, { $rivals }; not explained: { $rest }.
    [behind-one] You lost by { $points }: { $luck }, { $decisions }, { $rivals }; not explained: { $rest }.
    [level-one] You ended level on points: { $luck }, { $decisions }, { $rivals }; not explained: { $rest }.
    [ahead-many] You finished { $points } above the average of the others: { $luck }, { $decisions }, { $rivals }; not explained: { $rest }.
    [behind-many] You finished { $points } below the average of the others: { $luck }, { $decisions }, { $rivals }; not explained: { $rest }.
   *[level-many] You finished level with the average of the others: { $luck }, { $decisions }, { $rivals }; not explained: { $rest }.
}
review-sentence-solo = You ended with { $points }: { $luck }, { $decisions }; not explained: { $rest }.
review-sentence-plan = You ended with { $points }. The plan of the solver brings { $plan }; your decisions cost you { $cost }.
review-luck-gave = draws and rolls gave you { $amount }
review-luck-cost = draws and rolls cost you { $amount }
review-decisions-cost = your decisions cost you { $amount }
review-decisions-free = your decisions cost you nothing that can be measured
review-rivals-one-cost = those of your rival cost them { $amount }
review-rivals-one-free = those of your rival cost them nothing that can be measured
review-rivals-many-cost = those of the others gave you { $amount }
review-rivals-many-free = those of the others gave you nothing that can be measured
review-part-plan = Plan of the solver
review-confidence = All figures are points, estimated from many imagined futures. The true figure lies within ± with a probability of 95 %.
review-exact = All figures are points. A decision costs what could no longer be reached after it.
review-course = Course of the match
review-curve-share = Expected share of the victory, in percent
review-curve-points = Expected points
review-curve-margin = Expected lead in points
review-by-chance = by chance
review-by-decision = decision of { $name }
review-by-own-decision = your decision
review-percent = { $percent } %
review-parts = Luck and decisions
review-parts-plan = Plan and decisions
review-parts-about = Points above the average of the others. Decisions are compared with the best ones that the review has found. Not explained is what it noticed late or not at all.
review-parts-about-solo = Decisions are compared with the best ones that the review has found. Not explained is what it noticed late or not at all.
review-parts-about-plan = Decisions are compared with the best ones that the review has found. Not explained is what the solver finds beyond them.
review-part-start = Expected at the start
review-part-luck = Draws and rolls
review-part-decisions = Own decisions
review-part-rivals = Decisions of the others
review-part-unexplained = Not explained
review-part-result = Result
review-draws = Draws that mattered most to you
review-more-draws = { $count ->
    [one] One more draw
   *[other] { $count } more draws
}
review-costliest = Your costliest decisions
review-costliest-about = Try to find a better move before you look at the answer.
review-no-mistakes = No decision of yours cost anything that the review could measure.
review-played = You played: { $moves }
review-loss = Points against the best line found: { $points }
review-loss-share = Points against the best line found: { $points }; share of the victory: { $percent }
review-find = Find a better move
review-answer = Show the answer
review-better = What was better
review-replies = What your rivals would probably have done
review-reply = { $name }: { $moves }
review-why = Why: what each line leads to, in points
review-reason = Feature
review-reason-best = Best
review-reason-played = Played
review-reason-difference = Difference
what-if = What if…
what-if-title = What if… { $title }
what-if-about = Choose two moves. Bots play on after both, in the same 64 imagined futures, drawn from what the player knew.
what-if-about-certain = Choose two moves. Bots play on after both. Nothing is left to chance in this game, so there is one future for each.
what-if-ask = Compare
what-if-compare = Compare both over 64 futures
what-if-decides = { $name } decides here.
what-if-played = { $moves } (as played)
what-if-moments = Other moments
what-if-back = Decision before
what-if-next = Next decision
what-if-forced = There is only one move here.
what-if-failed = The moves could not be compared. Try again later.
what-if-futures = Number of futures by their result
what-if-axes = Sideways: points above the average of the others, expected after a few actions or turns; the dashed line is their average. Upwards: number of futures. The review judges decisions by another search, so its figures can differ.
what-if-mean = { $line }, average result: { $points }
what-if-average = Average result: { $points }
what-if-certain = Expected points: { $points }
what-if-better = { $line } is better.
what-if-even = The futures do not tell which is better.
what-if-difference = A compared with B, in points: { $points }
exercise-title = Find a better move
exercise-ask = You played: { $moves }. Cost in points: { $points }. Find something better.
exercise-goes-on = Go on: a line that was compared begins like this.
exercise-best = This is the best line that the review has found.
exercise-good = Better than what you played. The review has found something better still.
exercise-same = This is what you played then.
exercise-other = Not among the best lines found. See what comes of it, or try again.
exercise-awaits = Your rivals answer now.
exercise-again = Try again
exercise-compare = Compare with the best
exercise-answer = Show the answer
exercise-leave = Back to the review
error-nothing-to-compare = Choose two different moves to compare.
