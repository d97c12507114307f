game-title = Tempus
game-about = A game by Martin Wallace for three to five players: build an island, spread over it, and lead your people from writing to flight.

# What can stand in a move
domain-hex = a hex
domain-rotation = a rotation
domain-card = a card
domain-terrain = a terrain
domain-value = a value
domain-count = a number of tokens

# The same as it is written in a move
notation-hex = { domain-hex } (A1 to M12)
notation-rotation = { domain-rotation } (0 to 5)
notation-card = { domain-card } (weapons-woods)
notation-terrain = { domain-terrain } (grassland, farmland, hills, woods, mountains)
notation-value = { domain-value } (2, 3, 4)

# Options
option-island = how the island comes about: laid tile by tile, or prepared so that play begins at once
option-island-why = Prepared begins at once; laying the tiles is a first contest for land and takes ten minutes more.
option-island_number = the number of a prepared island; the same number gives the same island
option-island_number-why = To play an island again, or the same one as friends elsewhere.
option-protection_counts_cities = cities count as hexes for protection (the designer’s later answer)
option-protection_counts_cities-why = Fewer players are safe from attack, so there is more fighting.
option-progress_per_hex = progress counts hexes of the terrain, not tokens
option-progress_per_hex-why = Spreading out pays more than crowding one hex.
option-government_both_later = after a pass with Government both actions come in the next round (Russian rules)
option-government_both_later-why = Makes passing with Government worth a plan: two actions in a row.
option-leader_any_time = a Military Leader may attack in the middle of an action (Russian rules)
option-leader_any_time-why = More surprises: an attack can open the way for the move that follows.
option-start_tokens_pairwise = the three starting tokens must all be next to each other
option-start_tokens_pairwise-why = Closer starts: no player can stretch a line across the land on the first turn.
option-declare_mountains = a city under attack may be declared mountains
option-declare_mountains-why = Cities are harder to take, because no card helps against mountains.
value-laid = laid by the players
value-prepared = prepared
error-island-number = “{ $value }” is not the number of an island: use digits only, and not too many.
preset-prepared = Play at once
preset-laid = Build the island first
preset-prepared-about = Four players on a ready-made island: you against three bots
preset-laid-about = Four players lay the tiles as the rules say: you against three bots

# Players, terrains, eras, cards
player-red = Red
player-blue = Blue
player-green = Green
player-yellow = Yellow
player-purple = Purple
terrain-grassland = grassland
terrain-farmland = farmland
terrain-hills = hills
terrain-woods = woods
terrain-mountains = mountains
terrain-sea = sea
terrain-lake = lake
era-start = Start
era-writing = Writing
era-farming = Farming
era-cities = Cities
era-roads = Roads
era-trade = Trade
era-ships = Ships
era-printing = Printing
era-industry = Industry
era-trains = Trains
era-flight = Flight
effect-education = Education
effect-fortification = Fortification
effect-medicine = Medicine
effect-leader = Military Leader
effect-transport = Transport
effect-sanitation = Sanitation
effect-weapons = Weapons
effect-religion = Religion
effect-government = Government
card-education-grassland = { effect-education } ({ terrain-grassland })
card-education-farmland = { effect-education } ({ terrain-farmland })
card-education-hills = { effect-education } ({ terrain-hills })
card-education-woods = { effect-education } ({ terrain-woods })
card-fortification-grassland = { effect-fortification } ({ terrain-grassland })
card-fortification-farmland = { effect-fortification } ({ terrain-farmland })
card-fortification-hills = { effect-fortification } ({ terrain-hills })
card-fortification-woods = { effect-fortification } ({ terrain-woods })
card-medicine-grassland = { effect-medicine } ({ terrain-grassland })
card-medicine-farmland = { effect-medicine } ({ terrain-farmland })
card-medicine-hills = { effect-medicine } ({ terrain-hills })
card-medicine-woods = { effect-medicine } ({ terrain-woods })
card-leader-grassland = { effect-leader } ({ terrain-grassland })
card-leader-farmland = { effect-leader } ({ terrain-farmland })
card-leader-hills = { effect-leader } ({ terrain-hills })
card-leader-woods = { effect-leader } ({ terrain-woods })
card-transport-grassland = { effect-transport } ({ terrain-grassland })
card-transport-farmland = { effect-transport } ({ terrain-farmland })
card-transport-hills = { effect-transport } ({ terrain-hills })
card-transport-woods = { effect-transport } ({ terrain-woods })
card-sanitation-grassland = { effect-sanitation } ({ terrain-grassland })
card-sanitation-farmland = { effect-sanitation } ({ terrain-farmland })
card-sanitation-hills = { effect-sanitation } ({ terrain-hills })
card-sanitation-woods = { effect-sanitation } ({ terrain-woods })
card-weapons-grassland = { effect-weapons } ({ terrain-grassland })
card-weapons-farmland = { effect-weapons } ({ terrain-farmland })
card-weapons-hills = { effect-weapons } ({ terrain-hills })
card-weapons-woods = { effect-weapons } ({ terrain-woods })
card-religion-grassland = { effect-religion } ({ terrain-grassland })
card-religion-farmland = { effect-religion } ({ terrain-farmland })
card-religion-hills = { effect-religion } ({ terrain-hills })
card-religion-woods = { effect-religion } ({ terrain-woods })
card-government-grassland = { effect-government } ({ terrain-grassland })
card-government-farmland = { effect-government } ({ terrain-farmland })
card-government-hills = { effect-government } ({ terrain-hills })
card-government-woods = { effect-government } ({ terrain-woods })

# What happened
event-tile = { $player } lays a tile around { $hex }.
event-island = The island is finished{ $lakes ->
    [0] ; it has no lake
    [one] ; it has one lake
   *[other] ; it has { $lakes } lakes
 }.
event-settle = { $player } settles on { $hex }.
event-turn = Turn { $turn } begins. { $player } is first player.
event-move = { $player } moves a token from { $source } to { $target }{ $way ->
    [lake] {" "}across the lake
    [sea] {" "}by sea
   *[land] {""}
 }.
event-move-nobody = { $player } moves nobody.
event-birth = { $player } has a child on { $hex }.
event-birth-nobody = { $player } has no child.
event-fight = { $player } attacks { $target } ({ $other }) from { $source }.
event-declare = { $player } declares { $terrain } for the city.
event-lay-by-you = You lay { $card }.
retold-lay = { $player } lays { $card }.
event-lay = { $player } lays a card.
event-assault = { $player } attacks with { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
 }.
event-shows = { $player } shows { $cards }.
event-fight-won = { $attack } against { $defence }: { $player } wins the fight against { $other }.
event-fight-lost = { $attack } against { $defence }: { $other } repels the attack, and { $player } loses a token.
event-advance = { $player } advances with { $count ->
    [0] no token
    [one] one token
   *[other] { $count } tokens
 } to { $hex }.
event-reshuffle = The discards are shuffled into a new deck.
event-draw-by-you = You draw { $count ->
    [0] no card, because there is none left.
   *[other] { $cards }.
 }
retold-draw = { $player } draws { $count ->
    [0] no card, because there is none left.
   *[other] { $cards }.
 }
event-draw = { $player } draws { $count ->
    [0] no card, because there is none left
    [one] one card
   *[other] { $count } cards
 }.
event-discard = { $player } discards { $card }.
event-city = { $player } builds a city of value { $value } on { $hex }.
event-play = { $player } plays { $card }.
event-convert = { $player } converts a token of { $other }: from { $source } to { $target }.
event-government-now = { $player } takes one more action at once.
event-government-later = { $player } passes and acts a round later.
event-catch-up = { $player } catches up and enters { $era }.
event-progress-laid = { $player } lays { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
 } for progress.
event-points = { $player } has { $points ->
    [one] one progress point
   *[other] { $points } progress points
 }.
event-era = { $player } enters { $era }.
event-over = Flight has been reached. The game is over.
# Events, said to the player whom they are about
you-tile = You lay a tile around { $hex }.
you-settle = You settle on { $hex }.
you-turn = Turn { $turn } begins. You are first player.
you-move = You move a token from { $source } to { $target }{ $way ->
    [lake] {" "}across the lake
    [sea] {" "}by sea
   *[land] {""}
 }.
you-move-nobody = You move nobody.
you-birth = You have a child on { $hex }.
you-birth-nobody = You have no child.
you-fight = You attack { $target } ({ $other }) from { $source }.
you-declare = You declare { $terrain } for the city.
you-assault = You attack with { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
 }.
you-shows = You show { $cards }.
you-fight-won = { $attack } against { $defence }: you win the fight against { $other }.
you-fight-lost = { $attack } against { $defence }: { $other } repels the attack, and you lose a token.
you-advance = You advance with { $count ->
    [0] no token
    [one] one token
   *[other] { $count } tokens
 } to { $hex }.
you-discard = You discard { $card }.
you-city = You build a city of value { $value } on { $hex }.
you-play = You play { $card }.
you-convert = You convert a token of { $other }: from { $source } to { $target }.
you-government-now = You take one more action at once.
you-government-later = You pass and act a round later.
you-catch-up = You catch up and enter { $era }.
you-progress-laid = You lay { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
 } for progress.
you-points = You have { $points ->
    [one] one progress point
   *[other] { $points } progress points
 }.
you-era = You enter { $era }.

end-flight = Flight has been reached: the game is over.

# The score
score-hexes = Hexes
score-cities = Cities
score-flight = Flight
score-cards = Cards in hand
score-city_count = Number of cities

# What is decided now
prompt-tile = Lay the tile you have drawn: choose the hex of its middle. { $left ->
    [one] It is the last tile.
   *[other] { $left } tiles are still to be laid, this one included.
 }
prompt-rotate = Rotate the tile as you like.
prompt-settle = Place your people: { $left ->
    [one] one token
   *[other] { $left } tokens
 } to go.
prompt-slot = Turn { $turn }: choose an action{ $actions ->
    [1] {""}
   *[other] ; you take { $actions } in this round
 }. { $tokens ->
    [one] It is your last action token.
   *[other] You have { $tokens } action tokens.
 }
prompt-slot-move = { $left ->
    [one] One more token
   *[other] { $left } more tokens
 } may move. { $cards ->
    [0] Go on, or finish.
   *[other] Go on, play a card, or finish.
 }
prompt-slot-babies = { $left ->
    [one] One more child
   *[other] { $left } more children
 } may be born. { $cards ->
    [0] Go on, or finish.
   *[other] Go on, play a card, or finish.
 }
prompt-slot-end = { $cards ->
    [0] Finish your action.
   *[other] Play a card, or finish.
 }
prompt-move_to = Where does the token from { $hex } go?
prompt-attack = Whom do you attack from { $hex }?
prompt-convert_to = Which of your hexes takes in the token from { $hex }?
prompt-convert = Whom do you convert?
prompt-lead = From which hex does your Military Leader attack?
prompt-govern = Government: two actions now, or pass and act a round later?
prompt-crowd = { $left ->
    [one] There is no room for one token on { $hex }: play Sanitation.
   *[other] There is no room for { $left } tokens on { $hex }: play Sanitation for each of them.
 }
prompt-declare = Your city is attacked. Which terrain do you declare for it?
prompt-assault = Attack: lay cards face down, then choose “Done”. { $attack } against { $defence } so far, on { $terrain }.
prompt-defence = You are attacked on { $terrain }: { $attack ->
    [one] one token
   *[other] { $attack } tokens
 } and { $hidden ->
    [0] no cards
    [one] one hidden card
   *[other] { $hidden } hidden cards
 } against your defense of { $defence }. Lay cards face up, then choose “Done”.
prompt-advance = You have won. How many tokens go to { $hex }?
prompt-discard = Too many cards: discard down to { $limit }.
prompt-bonus = Too many cards: discard down to { $limit }.
prompt-progress = Progress to { $era }: lay cards face down, then choose “Done”. Points on the island: you have { $points }, the most is { $best }; scoring terrain: { $terrain }.

# What the others are told while somebody decides
waiting-declare = { $name } declares a terrain for the city that is attacked.
waiting-assault = { $name } attacks and decides which cards to lay. Terrain: { $terrain }.
waiting-defence = { $name } defends and decides which cards to lay. Terrain: { $terrain }.
waiting-advance = { $name } has won and decides how many tokens go to { $hex }.
waiting-crowd = { $name } has to make room on { $hex }.
waiting-discard = { $name } discards cards down to { $limit }.
waiting-bonus = { $name } discards cards down to { $limit }.
waiting-progress = Progress to { $era }: { $name } decides which cards to lay.
waiting-govern = { $name } decides between two actions now and passing.

# Picks
pick-tile = Lay the tile
pick-turn = Rotate
pick-settle = Settle
pick-move = Move
pick-babies = Have babies
pick-nobody = Nobody
pick-fight = Fight
pick-idea = Have an idea
pick-city = Build a city
pick-to = Choose the hex
pick-play = Play a card
pick-convert = Convert
pick-now = Two actions now
pick-later = Pass, act later
pick-declare = Declare
pick-lay = Lay a card
pick-done = Done
pick-advance = Advance
pick-discard = Discard
pick-end = Finish

# The drawn table
board-description = Turn { $turn }, round { $round }. Next era: { $era }. Terrain: { $terrain }.
board-description-over = The game is over.
board-hex = { $hex }: { $terrain }
board-hex-tokens = { $hex }: { $terrain }; { $player }, { $count ->
    [one] one token
   *[other] { $count } tokens
 }
board-hex-city = { $hex }: city of value { $value }; { $player }
board-stack = Tokens
board-city = City
board-rotation = The tile, rotated { $sixths ->
    [0] not at all
    [one] by one sixth
   *[other] by { $sixths } sixths
 }
board-tiles-left = { $left ->
    [one] one tile to lay
   *[other] { $left } tiles to lay
 }
board-turn = Turn { $turn } · round { $round }
board-no-hand = No cards in hand
board-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
 }
board-discards = Discards: { $count ->
    [one] one card
   *[other] { $count } cards
 }
board-fight = { $player } attacks { $other } on { $hex }
board-fight-wins = { $player } wins
board-progress-to = Next era: { $era }. Terrain: { $terrain }
board-column-move = Movement: tokens in a Move
board-column-distance = Distance: hexes a token may go
board-column-children = Children: born at most
board-column-stacking = Stacking limit: tokens on one hex
board-column-ships = Ships: across the sea
board-column-ideas = Ideas: cards drawn / cards in hand at most
board-column-actions = Actions: action tokens in a turn
board-flight = Flight is worth { $points ->
    [one] one point
   *[other] { $points } points
 }
board-first = First player
board-protected = Protected: in so few hexes nobody can be attacked
board-actions = Action tokens left: { $count }
board-points = Victory points: { $points }
board-supply = Tokens in supply: { $count }
board-cities-left = Cities in supply, number × value: { $cities }
board-cards = Cards in hand: { $count }
board-progress = Progress points on the island: { $points }
board-progress-own = Progress points on the island: { $points }; with all your cards: { $most }
board-setting-up = Setting up

# The table in the terminal
text-era = Era
text-actions = Actions
text-supply = Supply
text-cards = Cards
text-progress = Progress
text-points = Points
text-hand = Your hand: { $cards }
text-laid = You have laid: { $cards }
text-tile = The tile: { $middle } in the middle; from the east, turning north: { $ring }
board-players = Players
board-eras = Era table
board-tile = The tile to be laid
board-stage = What is going on
board-hand = Your hand
board-island = The island

# What explains itself
face-card-fight = In this fight it adds { $points ->
    [0] nothing
    [one] 1 combat point
   *[other] { $points } combat points
 } to your side.
face-card-progress = On the way to { $era } it is worth { $points ->
    [0] nothing
    [one] 1 progress point
   *[other] { $points } progress points
 }.
face-lies-out = It stays on the table until the turn ends.
face-leads-to = It counts on the way to: { $eras }.
face-next = It counts now: the next era is { $era }.
face-own-row = Your row, { $era }: { $row }.
face-way = On the way there counts: { $terrain }.
face-here = Here now: { $players }.
face-discarded = Discarded so far: { $cards }.
board-you = you
game-goal = Whoever has the most points when somebody reaches Flight wins. Each hex with your tokens is worth { $hex_points ->
        [one] { $hex_points } point
       *[other] { $hex_points } points
    } (mountains nothing), each city { $low_city }, { $middle_city } or { $high_city }, and the era of Flight { $flight_points } more.
    Spread out, found cities early, and do not fall behind: a later era makes all your actions stronger.
stage-island = the island is being settled
stage-turn = turn { $turn } of { $last }

# Prices and what a pick brings
price-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
 }
brings-nothing-played = { $card } would bring nothing now.
brings-nothing-fight = { $card } adds nothing in this fight.
brings-nothing-progress = { $card } is worth no progress points.
brings-nothing-idea = No card is left that could be drawn.
brings-nothing-nobody = This spends an action token, and nothing happens.
asks-move-1 = Which token moves?
asks-babies-1 = Where is the child born?
asks-fight-1 = From which hex do you attack?
asks-city-1 = Where do you build the city?
asks-city-2 = Which value shall the city have?
asks-play-1 = Which card do you play?
asks-tile-1 = Where do you lay the tile?
asks-turn-1 = How shall the tile lie?
asks-settle-1 = Where do you settle?
asks-to-1 = Where to?
asks-convert-1 = Which rival token do you convert?
asks-declare-1 = Which terrain do you declare?
asks-lay-1 = Which card do you lay?
asks-advance-1 = How many tokens advance?
asks-discard-1 = Which card do you discard?
move-tile = Lay the tile on { $first }
move-settle = Settle on { $first }
move-move = Move from { $first }
move-move_nobody = Move nobody
move-babies = Have a child on { $first }
move-babies_nobody = Have no children
move-fight = Attack from { $first }
move-city = Build a city of value { $second } on { $first }
move-to = Go to { $first }
then-to = to { $first }

# What a hint gives as its reasons
term-points = points
term-eras = progress
term-cards = cards
term-rivals = lead over the others
term-growth = growth
term-building = cities to come
term-outlook = land within reach
term-dangers = safety

# Features of a position, which learned values weigh
feature-hexes = hexes that score
feature-city-points = points of cities
feature-cities-least = { $of } or more cities
feature-tokens = tokens on the island
feature-supply = tokens in the supply
feature-stacks-least = stacks of { $of } or more
feature-tokens-on = tokens on this terrain: { $of }
feature-sites = sites for cities
feature-outlook = empty land within reach
feature-threatened = hexes and cities under threat
feature-leads-era = lead in eras
feature-eras-behind = eras behind the leader
feature-contested-ahead = tokens on the terrain of the next era, ahead
feature-contested-behind = tokens on the terrain of the next era, behind
feature-board-ahead = points on the island ahead of the best rival
feature-board-behind = points on the island behind the best rival
feature-tokens-behind = tokens behind the best rival
feature-hand = cards in hand
feature-idea = card in hand: { $of }

# Sentences of the chronicle
story-begin = The island lay empty when { $seats ->
    [3] three
    [4] four
   *[other] five
 } peoples came ashore, each no more than a handful of families.
chronicle-city = { $variant ->
    [0] { $player } raised a city of value { $value } on { $hex }.
    [1] On { $hex } the walls of a new city went up for { $player }, of value { $value }.
   *[2] In turn { $number } { $player } laid out a city of value { $value } on { $hex }.
 }
chronicle-era = { $variant ->
    [0] { $player } led the way into the era of { $era }.
    [1] { $era }: with turn { $number } a new era dawned for { $player }.
   *[2] { $player } was among the first to know { $era }.
 }
chronicle-fight-won = { $variant ->
    [0] { $player } fell upon { $other } and won, { $attack } against { $defence }.
    [1] In turn { $number } it came to blows, and { $player } beat { $other } by { $attack } to { $defence }.
   *[2] { $other } had to yield ground to { $player }.
 }
chronicle-fight-lost = { $variant ->
    [0] { $player } marched against { $other } and was thrown back.
    [1] An attack by { $player } broke on the defence of { $other }, { $attack } against { $defence }.
   *[2] { $other } held firm when { $player } attacked.
 }
chronicle-convert = { $variant ->
    [0] Some of the people of { $other } listened to { $player } and changed sides.
    [1] Without a blow { $player } won over a family of { $other }.
   *[2] The faith of { $player } reached the people of { $other } on { $source }.
 }
# Statistics after the match
statistic-hexes = Hexes held
statistic-people = Tokens on the map
statistic-births = Children
statistic-moves = Tokens moved
statistic-cities = Cities built
statistic-cards-drawn = Cards drawn
statistic-ideas-played = Cards played
statistic-progress-cards = Cards laid for progress
statistic-eras-first = Eras entered first
statistic-fights-won = Fights won
statistic-fights-lost = Fights lost
statistic-converted = Tokens converted

## Figures of the list of players and of the bar above the board
figure-actions = Action tokens left
figure-progress = Progress points on the island
figure-supply = Tokens in supply
figure-cities = Cities in supply, number × value
figure-cards = Cards in hand
figure-out = Lies out until the turn ends
figure-next-era = Next era
figure-deck = Cards in the deck

# Explanations for newcomers: why one would choose an action, and notes on situations
why-tile = Build the island: grassland nearby will feed your first children.
why-turn = Turn the tile until the land lies as you like it.
why-settle = Your people begin here: on grassland they can have children at once.
why-move = Spread out: each hex outside the mountains is a point.
why-move_nobody = Only to spend the action: nobody moves.
why-babies = More people on your grassland, to settle and to fight.
why-babies_nobody = Only to spend the action: nobody is born.
why-fight = Drive a neighbor off: tokens and fitting cards decide.
why-idea = Cards: powers, strength in fights, a push in progress.
why-city = Tokens become a city of { $lowest } to { $highest ->
    [one] { $highest } point
   *[other] { $highest } points
 }; helps progress.
why-to = Choose where it goes: free land near the terrain of the next era is best.
why-play = A card adds to your action and costs none itself.
why-convert = An opponent’s token beside you becomes one of yours.
why-now = Two actions in a row, before anybody can answer.
why-later = Wait a round: act when the others have no tokens left.
why-declare = The terrain you have most cards of: they will count for your city.
why-lay = Cards with the right terrain count one each; the others only bluff.
why-done = No more cards: let us see.
why-advance = How many go into the hex you won; the rest stay at home.
why-discard = Too many cards: keep those whose terrain comes next.
why-end = Your go is over; the next player acts.
situation-attacked = You are attacked. You see how many cards lie face down, then lay your own: each with the terrain of the hex counts 1, like every token. A tie is yours.
situation-fight = A fight: tokens, the value of a city, and cards with the terrain of the hex are added up. The attacker lays cards face down first and needs more; a tie is lost.
situation-progress = Progress: whoever has most tokens on the terrain of the next era, with cities and cards laid now, enters it first and plays a turn ahead of the rest. The others catch up next turn.
situation-era = A new era: look at your row. More tokens move, further and higher; the terrain that counts for the next era is another one now.
situation-cards = You hold more cards than your limit: discard at once. Each card is three things: a power, a terrain in fights, a terrain for progress.
situation-protected = Your people stand on three hexes or fewer: nobody may attack or convert you now. The more you spread, the more you have to guard.
