web-skip = Skip to content
web-menu = Menu: name, language, theme
web-lobby = Play
web-mine = My matches
web-account = Account
web-language = Language
web-theme = Theme
web-theme-system = same as system
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
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

lobby-title = What shall we play?
lobby-lead = Civilizations by the rulebook: alone, at one screen, or with friends at a distance. No account needed.
lobby-rules = Rules
lobby-more = More options
lobby-options = Options
lobby-optional = optional
lobby-default = as printed
lobby-seats = Seats
lobby-seat = Seat { $seat }
lobby-begin = Begin
lobby-best = Best results
lobby-upload = Continue a saved match
lobby-upload-about = A file with the extension .aevum
lobby-upload-do = Open
lobby-running = Continue
lobby-all-mine = All my matches
lobby-puzzle-about = the same board for everyone
lobby-any-moment = Any date and time
lobby-either = One of these is enough; leave both empty and the game chooses.
lobby-example = such as { $example }
lobby-default-about = What is marked “{ lobby-default }” is the rule of the printed book; everything else is a variant.
lobby-seats-about = { $most ->
    [1] A game for one: play yourself or watch.
   *[other] { $least } to { $most } players; leave unused seats empty.
 }
lobby-new = New match
preset-standard = Play now
lobby-who = Who plays
seat-me = me
seat-here = somebody beside me at this screen
seat-open = a friend, by a link
seat-none = empty
seat-guest = Guest
value-true = yes
value-false = no

table-waiting = Waiting for { $name }.
table-curtain = Now { $name } decides. The others look away, please.
table-lift = I am { $name }
table-sure = { $move }: this can only be taken back if the others agree. Continue?
table-how = What is to be done?
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
table-went-back = Taken back. Whatever is drawn or rolled comes out the same again.
table-agree = Agree
table-refuse = Refuse
table-score = Score
table-winner = winner
table-open-seat = open
table-bot = (bot)
table-to-move = to move
table-invite = Link for a friend
table-reconnecting = Reconnecting…
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
table-side = The match
table-again = Play again
table-look-back = Look back
table-share = Copy the link
table-copied = Copied
table-share-picture = Save the picture
table-log-empty = Nothing yet.
table-chat-empty = Nobody has said anything yet.
table-notify = Tell me when it is my turn
join-title = A seat in { $title } is kept for you
join-about = You are asked to take seat { $seat }.
join-yours = this seat
join-together = { $name } sits there already: you would play this seat together.
join-do = Take the seat

rules-title = Rules of { $title }
rules-search = Find a rule
rules-do = Search
rules-nothing = No rule holds the words “{ $query }”.
rules-about = In our own words and in the rulebook’s order, chapter by chapter. IR or TR and a number: our ruling where the book is silent.
rules-contents = Contents
rules-pieces = Components
rules-here = Link to this rule
rules-ruling = Our ruling
rules-place = In the printed rulebook: { $place }
replay-title = Replay: { $title }
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-at = Move { $at } of { $last }
replay-commitment = Fingerprint of the seed, published before the first move: { $commitment }
replay-seed = The seed, shown now that the match is over: { $seed }
replay-file = Download the match
replay-honest = Was chance fair?
replay-verify = Verify
replay-start = Before the first move.
replay-slider = Moment of the match
replay-run = Play by itself
replay-beside = Beside the board
replay-keys = Arrow keys: step by step. Home and End: to the ends. Space: by itself.
replay-table = To the table
replay-honest-about = The seed of all chance stays on the server until the end. Its fingerprint is published before the first move, so nobody can change it unnoticed.
verify-good = The seed fits its fingerprint, and all { $moves } moves are legal when played again from it.
verify-bad = Something does not fit: please tell the operator.
mine-none = You have no matches yet.
mine-over = over
mine-your-turn = your turn
mine-waiting = waiting for the others
mine-begin = Begin one
mine-going-on = In progress
mine-ended = Over
mine-kept = only to look at
mine-stuck = Cannot continue
puzzle-title = Puzzle of { $day }
puzzle-streak = { $days ->
    [0] Finish today’s puzzle to begin a streak.
    [one] Your streak: one day.
   *[other] Your streak: { $days } days.
 }
puzzle-place = Place
puzzle-name = Name
puzzle-somebody = Somebody
puzzle-nobody = Nobody has finished it yet.
account-name = Your name at the table
account-rename = Save
account-signed-in = You are signed in as { $login }.
account-leave = Sign out
account-why = An account is only needed to find your matches on another device.
account-enter = Sign in
account-register = Create an account
account-login = Account name
account-password = Password (8 characters or more)
account-too-short = Please give an account name and a password of 8 to 200 characters.
account-taken = This account name is taken, or you have an account already.
account-wrong = Wrong account name or password.
account-wait = Too many wrong passwords. Please try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }.
error-title = That does not work
error-something = The request could not be understood.
error-not-found = There is nothing here.
error-no-such-match = There is no match { $match }.
error-comfort = Nothing is lost: your matches are kept.
error-home = To the games
export-when-over = A match can be downloaded once it is over: its file holds the seed of all chance.
notice-subject = { $title }: it is your turn
notice-text = It is your turn in { $title }: { $link }
account-email = Email address for a note when it is your turn (empty: none)
plot-range = { $name } from { $low } to { $high }
account-email-wrong = That is not an email address.
table-refused = { $move }: not allowed. { $text }
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
table-at = The position after move { $number }

# What explains itself
face-not-now = Not now: { $why }
face-no-use = Its effect is of no use right now.
bot-nameless = Bot
invite-copy = Copy the link for a friend
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
lobby-friends = Play with friends
lobby-public = Open tables
lobby-public-none = Nobody is looking for players right now. Begin a match with friends and open its free seats to everybody.
lobby-join = Join
lobby-watch = Watch
new-variants = Rule variants
new-untouched = as in the rulebook
new-changed = changed: { $count }
new-hints = Hints
new-hints-alone = for those who play against bots only
new-hints-all = for everyone
new-hints-none = for nobody
new-levels = How well the bots play
new-link-about = You get a link to each open seat as soon as the match has begun.
new-your-name = Your name
new-name = Name
new-name-of = Name: { $seat }
new-public = Open to everybody
new-public-about = The match stands in the lobby: strangers may take the open seats and watch.
mine-more = Leave or delete: { $title }
mine-leave-about = Leave this match? The others play on.
mine-leave-bot = A bot plays for me
mine-leave-open = Leave my seat open
mine-hide = Remove
mine-hide-about = Remove it from your list? Others can still look at it.
mine-delete = Delete
mine-delete-about = Delete this match? Nothing of it is kept.
mine-waits-for = { $name } to move
mine-points = { $points } points
mine-place = { $place ->
    [1] won
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
 }
mine-shared = won together
end-alone = { $points } points
end-you-win = You win!
end-wins = { $name } wins
end-shared = { $names } win together
end-and = { $some } and { $last }
end-ahead = { $name } has { $points } points, { $ahead } more than { $rivals }.
end-tie = { $names } have { $points } points each. The tie break decides: { $line }, { $figures }.
end-even = { $names } have { $points } points each, and no tie break parts them.
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
replay-onwards = On
replay-all-keys = Arrow keys: back and on. Shift: single steps. Page keys: turns. Home and End: to the ends. Space: by itself, + and − its speed.
replay-result = Result
puzzle-days = Other days
rules-goal = How to win
rules-lead = In our own words and in the rulebook’s order, chapter by chapter. A mark at the end of a rule says where the printed book leaves it open.
rules-found = { $count ->
    [one] One rule found.
   *[other] { $count } rules found.
 }
rules-components = Components
ruling-ours-about = The printed rulebook is silent or unclear here: this is how we read it.
ruling-option-about = This holds only if the option is chosen when the match begins.
ruling-single-about = Only one source gives this.
ruling-reconstructed-about = Sources do not give this figure: it is reconstructed.
join-used = This link has been used: a link takes a seat once. If the seat is yours, open the match in the browser you took it with; there you get a link for your other devices.
device-open = On another device
device-title = Play on another device
device-about = Open this link on your other device to sit there, too. It works once. Whoever has it plays for you, so keep it to yourself.
device-link = Link for your other device
device-not-yours = You have no seat in this match, so there is no link for you.
error-too-often = That was too often. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-wrong-host = This server is not called by that name. The operator can allow it with --allow-host.
error-failed = Something went wrong on the server. What was saved before is safe; please try again.
error-busy = Many others are waiting for the same. Please try again in { $seconds } seconds.
error-file-too-long = { $file } is longer than any match we know: at most { $records } moves and { $undos } undos can be opened here.
account-email-sent = We have written to { $address }. Open the link in that letter; before that, no other letter goes there. To get another letter, save again.
account-change = Change the password
account-old = Your password now
account-change-about = You stay signed in here, and are signed out everywhere else.
account-everywhere = Sign out everywhere
account-everywhere-about = Lost a device, or used somebody else’s? This signs all your browsers out, this one too.
confirm-title = Letters when it is your turn
confirm-about = Shall letters go to { $address } when it is your turn at a table here? You can stop them in your account at any time.
confirm-do = Yes, write to me
confirm-spent = This link has been used, or a newer letter has been sent.
confirm-subject = Shall we write to you when it is your turn?
confirm-text = Somebody, we hope you, asked at this table for a letter here whenever it is their turn. If it was you, open { $link } and say yes. If not, do nothing: no other letter will come.
account-new = Your new password (8 signs or more)
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
table-goal-close = Got it, do not show again

# The par of a day's puzzle
par-title = Against par
par-points = Par: { $points }.
par-bound = Nobody can score more than { $bound }.
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
