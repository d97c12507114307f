game-title = Clash of Cultures
game-about = A game by Christian Marcussen for two to four players, the base game of 2012: explore an unknown land, found cities, gain advances, spread your culture and fight.
game-goal = Whoever has the most victory points when the game ends wins: { $piece_points } for each of your city pieces, { $advance_points } for each advance, { $wonder_points } for a wonder, { $objective_points } for an objective.

# What can stand in a move
domain-hex = a space
domain-piece = a city piece
domain-advance = an advance
domain-action = an action card
domain-objective = an objective card
domain-half = a half of the card
domain-wonder = a wonder
domain-person = a great person
domain-rival = a player
domain-good = a resource or token
domain-government = a government
domain-side = a way to lay the region
domain-unit = a unit
domain-ship = a ship
domain-recruit = a unit to build
domain-breach = a power of the fortress
notation-hex = { domain-hex } (B4)
notation-piece = { domain-piece } (temple, fortress, academy, port)
notation-advance = { domain-advance } (storage, free-economy)
notation-action = { domain-action } (spy-high-morale)
notation-objective = { domain-objective } (colony-threat)
notation-half = { domain-half } (upper, lower)
notation-wonder = { domain-wonder } (great-wall)
notation-person = { domain-person } (great-artist)
notation-rival = { domain-rival } (red, blue, green, yellow)
notation-good = { domain-good } (food, ore, wood, idea, gold, culture, mood)
notation-government = { domain-government } (democracy, autocracy, theocracy)
notation-side = { domain-side } (upright, reversed)
notation-unit = { domain-unit } (army, settler, S1, S1-army)
notation-ship = { domain-ship } (S1 to S4)
notation-recruit = { domain-recruit } (army, settler, ship, draft)
notation-breach = { domain-breach } (die, shield)

# Verbs
heading-city = Cities
heading-move = Units
heading-advance = Advances
heading-people = Mood and culture
heading-cards = Cards and trade
pick-advance = Buy an advance
pick-found = Found a city
pick-collect = Collect
pick-build = Build units
pick-grow = Increase the size
pick-move = Move
pick-improve = Civic improvement
pick-vote = Voting: improve mood
pick-garden = Gardens: raise mood
pick-influence = Cultural influence
pick-sculpt = Sculpture: influence
pick-erect = Build a wonder
pick-chart = Cartography
pick-tax = Collect taxes
pick-liberty = Civil Liberties
pick-empower = Absolute Power: +1
pick-force = Forced Labor
pick-drama = Drama: swap for
pick-barter = Barter a card
pick-play = Play
pick-call = Use a great person
pick-trade = Trade
pick-end = End the turn
pick-take = Collect from
pick-catch = From the sea
pick-herd = Husbandry: reach further
pick-unit = Build
pick-with = Take along
pick-to = Go to
pick-aboard = Board
pick-pave = Pay ore for the road
pick-rough = Go without the road
pick-turn = Lay the region
pick-camp = Barbarians settle at
pick-at = Choose
pick-target = Aim at
pick-boost = Pay culture tokens
pick-swap = Exchange
pick-action = action card
pick-objective = objective card
pick-gain = Gain
pick-pay = Pay
pick-settle = Pay the rest for me
pick-token = Gain
pick-fight = Play in the battle
pick-breach = Siegecraft: cancel
pick-lose = Lose
pick-raze = Lose the piece
pick-press = Go on fighting
pick-abort = Abort the attack
pick-keep = Keep
pick-destroy = Raze
pick-score = Score
pick-whom = Choose
pick-reserve = Reserve
pick-bury = Lose the wonder
pick-into = Change to
pick-give = Give
pick-want = Ask for
pick-propose = Make the offer
pick-accept = Accept
pick-refuse = Refuse
pick-counter = Make a counteroffer
pick-yes = Yes
pick-done = Done
pick-pass = Pass
pick-all = Collect
pick-spaces = Choose what to collect
pick-singly = Choose single units
pick-build-army = Build an army unit
pick-build-settler = Build a settler
pick-build-ship = Build a ship
pick-build-draft = Draft an army unit
pick-grow-temple = Add a temple
pick-grow-fortress = Add a fortress
pick-grow-academy = Add an academy
pick-grow-port = Add a port
pick-otherwise = Choose how to pay
pick-demolish = Demolish { $hex }, +1 gold
move-advance = Buy { $first }
move-found = Found a city at { $first }
move-collect = Collect at { $first }
move-build = Build units at { $first }
move-grow = Enlarge { $first }: { $second }
move-move = Move units from { $first }
move-improve = Raise the mood of { $first }
move-erect = Build the { $first }
move-barter = Barter away { $first }
move-swap_action = Exchange the action card { $first }
move-swap_objective = Exchange the objective card { $first }
move-play = Play { $first }
move-call = Use the { $first }
move-trade = Trade with { $first }
move-fight = Play { $first } in the battle
move-to = Go to { $first }
move-end = End the turn
half-upper = upper half
half-lower = lower half
side-upright = upright
side-reversed = rotated
breach-die = the die of the fortress
breach-shield = the protection of the fortress
rival-red = Red
rival-blue = Blue
rival-green = Green
rival-yellow = Yellow
government-democracy = Democracy
government-autocracy = Autocracy
government-theocracy = Theocracy
piece-settlement = settlement
piece-temple = temple
piece-fortress = fortress
piece-academy = academy
piece-port = port
unit-army = army unit
unit-settler = settler
unit-wary-army = army (forest)
unit-wary-settler = settler (forest)
unit-halted-army = army (mountains)
unit-halted-settler = settler (mountains)
recruit-ship = ship
ship-S1 = ship 1
ship-S2 = ship 2
ship-S3 = ship 3
ship-S4 = ship 4

# Questions
asks-advance-1 = Which advance do you buy?
asks-found-1 = Where do you found the city?
asks-collect-1 = Which city collects?
asks-build-1 = Which city builds?
asks-grow-1 = Which city grows?
asks-grow-2 = Which piece does it get?
asks-move-1 = From where do units move?
asks-improve-1 = Which city’s mood rises?
asks-vote-1 = { asks-improve-1 }
asks-garden-1 = { asks-improve-1 }
asks-influence-1 = Which of your cities spreads its influence?
asks-sculpt-1 = { asks-influence-1 }
asks-erect-1 = Which wonder do you build?
asks-drama-1 = Which token do you want?
asks-barter-1 = Which card do you barter away?
asks-play-1 = Which card do you play?
asks-call-1 = Which great person do you use?
asks-trade = Whom do you ask, and for what?
asks-trade-1 = With whom do you trade?
asks-take-1 = From which space?
asks-unit-1 = Which unit do you build?
asks-fight-1 = Which card do you play in the battle?
asks-score-1 = Which objective card do you score?
asks-score-2 = For which half?
asks-catch-1 = What do you catch in the sea?
asks-with-1 = Who goes along?
asks-to-1 = Where do they go?
asks-aboard-1 = Which ship takes them aboard?
asks-turn-1 = Which way round do you lay the region?
asks-camp-1 = Where do barbarians settle?
asks-at-1 = Which space do you choose?
asks-target-1 = Which city do you want to influence?
asks-swap-1 = Which piece do you exchange?
asks-gain-1 = Which advance do you gain?
asks-pay-1 = What do you pay with?
asks-token-1 = What do you want to gain?
asks-breach-1 = What of the fortress do you cancel?
asks-lose-1 = What do you lose?
asks-raze-1 = Which piece do you lose?
asks-whom-1 = Which player do you choose?
asks-reserve-1 = Which wonder do you reserve?
asks-bury-1 = Which wonder do you lose?
asks-into-1 = Which government do you change to?
asks-swap_action-1 = Which action card do you exchange?
asks-swap_objective-1 = Which objective card do you exchange?
asks-give-1 = What do you give?
asks-want-1 = What do you ask for?
asks-give_action-1 = Which action card do you give?
asks-give_objective-1 = Which objective card do you give?
asks-move-2 = Where do the units go from { $first }?
asks-move-2-or-else = { $first }: what is to be done, or where do the units go?
asks-build-2 = Which unit does { $first } build?
asks-influence-2 = Which city does { $first } try to influence?
asks-sculpt-2 = { asks-influence-2 }

# Options
option-events = how events count
option-events-why = Events can be harsh: with icons alone the game is calmer and more predictable.
option-length = how long the game lasts
option-length-why = Four rounds take about half the time and start with more; dice or a wonder make the end uncertain.
value-all = all take effect
value-optional = the player decides before drawing
value-icons = only their icons count
value-six_rounds = six rounds
value-four_rounds = four rounds
value-dice = up to seven, dice may end it
value-wonder = up to seven, a late wonder ends it
preset-standard = The whole game
preset-standard-about = Six rounds: you against two bots
preset-short = A shorter game
preset-short-about = Four rounds, two settlers and a happy city to begin with: you against two bots

# Players, goods, moods
player-red = Red
player-blue = Blue
player-green = Green
player-yellow = Yellow
player-barbarians = Barbarians
good-food = food
good-ore = ore
good-wood = wood
good-idea = ideas
good-gold = gold
good-culture = culture tokens
good-mood = mood tokens
amount-good = { $good ->
    [food] { $amount } food
    [ore] { $amount } ore
    [wood] { $amount } wood
    [idea] { $amount ->
        [one] { $amount } idea
       *[other] { $amount } ideas
     }
    [gold] { $amount } gold
    [culture] { $amount ->
        [one] { $amount } culture token
       *[other] { $amount } culture tokens
     }
   *[mood] { $amount ->
        [one] { $amount } mood token
       *[other] { $amount } mood tokens
     }
 }
mood-angry = angry
mood-neutral = neutral
mood-happy = happy
level-culture = culture level
level-happiness = happiness level
terrain-fertile = fertile
terrain-forest = forest
terrain-mountain = mountain
terrain-barren = barren
terrain-sea = sea
terrain-unknown = undiscovered
icon-gold-mine = gold mine
icon-exhausted-land = exhausted
icon-barbarians-spawn = barbarians spawn
icon-barbarians-attack = barbarian attack
category-agriculture = Agriculture
category-construction = Construction
category-maritime = Maritime
category-education = Education
category-warfare = Warfare
category-spirituality = Spirituality
category-economy = Economy
category-culture = Culture
category-science = Science
category-democracy = { government-democracy }
category-autocracy = { government-autocracy }
category-theocracy = { government-theocracy }

# What happened
event-turn = Round { $round }, turn { $turn }: { $player }.
event-gain = { $player } gains { amount-good }.
event-lose = { $player } loses { amount-good }.
event-pay = { $player } pays { amount-good }.
event-advance = { $player } gains { $card }.
event-change = { $player } changes the government.
event-level = { $player }: { $level } { $number }.
event-found = { $player } founds a city at { $hex }.
event-collect = The city at { $hex } collects for { $player }.
event-herd = { $player } uses Husbandry.
event-build = { $player } builds units at { $hex }.
event-unit-army = { $player }: a new army unit at { $hex }.
event-unit-settler = { $player }: a new settler at { $hex }.
event-unit-ship = { $player }: a new ship of the city at { $hex }.
event-unit-lost = { $player } loses a unit at { $hex }.
event-grow = { $player } enlarges the city at { $hex }: { $piece }.
event-mood = The city at { $hex } is now { $mood }.
event-improve = { $player } improves the mood of the city at { $hex }.
event-move = { $player } moves from { $origin } to { $hex }.
event-sail = { $player } sails from { $origin } to { $hex }.
event-discover = { $player } discovers { $region }.
event-camp = Barbarians settle at { $hex }.
event-influence = { $player } tries to influence { $hex } from { $source }: the die shows { $roll }.
event-influence-fails = { $hex } resists the influence.
event-influenced = { $player } wins a piece at { $hex }: { $piece }.
event-takeover = { $player } wins over the barbarians at { $hex }.
event-chart = { $player } draws maps: ships in { $regions } { $regions ->
    [one] region
   *[other] regions
 }.
event-tax = { $player } collects taxes.
event-liberty = { $player } grants civil liberties.
event-empower = { $player } uses Absolute Power for one more action.
event-force = { $player } forces angry cities to work.
event-drama = { $player } exchanges a token with Drama & Music.
event-barter = { $player } barters away { $card }.
event-routes = { $player } has { $routes } { $routes ->
    [one] trade route
   *[other] trade routes
 }.
event-play = { $player } plays { $card }.
event-truce = { $player } and { $partner } keep peace for now.
event-assassination = { $player } will have one action fewer next turn.
event-spy = { $player } looks at the cards of { $partner }.
event-swap = { $player } exchanges a card.
event-swap-cards = { $player } takes the card { $taken } and gives { $given } for it.
event-errand = Barbarians move from { $origin } to { $hex }.
event-draw-action-by-you = You draw the action card { $card }.
retold-draw-action = { $player } draws the action card { $card }.
event-draw-action = { $player } draws an action card.
event-draw-objective-by-you = You draw the objective card { $card }.
retold-draw-objective = { $player } draws the objective card { $card }.
event-draw-objective = { $player } draws an objective card.
event-score = { $player } scores the objective { $card }.
event-event = { $player } draws an event: { $card }.
event-icon = Icon: { $icon }.
event-gold-mine = { $player } finds a gold mine.
event-exhausted = { $player } chooses { $hex }: that land is exhausted.
event-reinforced = Barbarians at { $hex }: { $barbarians }.
event-person = { $player } takes the { $card }.
event-call = { $player } uses the { $card }.
event-reveal = { $player } reveals a wonder: { $card }.
event-reserve = { $player } reserves the { $card }.
event-wonder = { $player } builds the { $card } at { $hex }!
event-battle = Battle at { $hex }: { $attacker } against { $defender }, { $attackers } to { $defenders }.
event-breach = { $player } uses Siegecraft to cancel { $what }.
event-combat-card = { $player } plays in the battle: { $card }.
event-card-dice = { $card }: the dice show { $dice }.
event-roll = { $attacker }: { $dice }, combat value { $value }, hits { $hits }. { $defender }: { $dice_against }, combat value { $value_against }, hits { $hits_against }.
event-retreat = { $player } withdraws to { $hex }.
event-retreat-settler = { $player }: a settler goes along to { $hex }.
event-battle-won = Battle at { $hex }: the attack succeeds. Winner: { $attacker }. Units left: { $attackers } to { $defenders }.
event-battle-held = Battle at { $hex }: the attack fails. Winner: { $defender }. Units left: { $attackers } to { $defenders }.
event-battle-drawn = Battle at { $hex }: nobody wins. Units left: { $attackers } to { $defenders }.
event-battle-aborted = Battle at { $hex }: { $attacker } aborts the attack. Units left: { $attackers } to { $defenders }.
event-capture = { $player } captures the city at { $hex }.
event-razed = { $player } razes the settlement at { $hex }.
event-destroyed = The city at { $hex } is destroyed.
event-lost-army = { $player } loses an army unit at { $hex }.
event-lost-settlers = { $player } loses { $count ->
    [one] a settler
   *[other] { $count } settlers
 } at { $hex }.
event-lost-piece = { $player } loses a piece at { $hex }: { $piece }.
event-lost-wonder = { $player } loses the { $card } at { $hex }.
event-offer = { $player } makes { $partner } an offer.
event-offer-give = { $player } would give { amount-good }.
event-offer-want = { $player } asks for { amount-good }.
event-offer-card = { $player } would give the card { $card }.
event-offer-cards = { $player } would give { $count } { $count ->
    [one] card
   *[other] cards
 }.
event-deal = { $player } and { $partner } have struck a deal.
event-refused = { $player } refuses the offer.
event-counter = { $player } will make a counteroffer.
event-no-offer = { $player } makes no offer after all.
event-pass = { $player } passes.
event-claimed = { $player } is done with objectives.
event-status = Status phase of round { $round }.
event-demolish = { $player } demolishes the city at { $hex }.
event-first = First player of the next round: { $player }.
event-end-roll = { $player } rolls for the end: { $roll }; the game ends at { $ends } or less.
event-end = The game is over.
# Events, said to the player whom they are about
you-turn = Round { $round }, turn { $turn }: your turn.
you-gain = You gain { amount-good }.
you-lose = You lose { amount-good }.
you-pay = You pay { amount-good }.
you-advance = You gain { $card }.
you-change = You change the government.
you-level = Your { $level } is now { $number }.
you-found = You found a city at { $hex }.
you-collect = Your city at { $hex } collects.
you-herd = You use Husbandry.
you-build = You build units at { $hex }.
you-unit-army = You have a new army unit at { $hex }.
you-unit-settler = You have a new settler at { $hex }.
you-unit-ship = You have a new ship of the city at { $hex }.
you-unit-lost = You lose a unit at { $hex }.
you-grow = You enlarge the city at { $hex }: { $piece }.
you-improve = You improve the mood of the city at { $hex }.
you-move = You move from { $origin } to { $hex }.
you-sail = You sail from { $origin } to { $hex }.
you-discover = You discover { $region }.
you-influence = You try to influence { $hex } from { $source }: the die shows { $roll }.
you-influenced = You win a piece at { $hex }: { $piece }.
you-takeover = You win over the barbarians at { $hex }.
you-chart = You draw maps: ships in { $regions } { $regions ->
    [one] region
   *[other] regions
 }.
you-tax = You collect taxes.
you-liberty = You grant civil liberties.
you-empower = You use Absolute Power for one more action.
you-force = You force angry cities to work.
you-drama = You exchange a token with Drama & Music.
you-barter = You barter away { $card }.
you-routes = You have { $routes } { $routes ->
    [one] trade route
   *[other] trade routes
 }.
you-play = You play { $card }.
you-truce = You and { $partner } keep peace for now.
you-assassination = You will have one action fewer next turn.
you-spy = You look at the cards of { $partner }.
you-swap = You exchange a card.
you-swap-cards = You take the card { $taken } and give { $given } for it.
you-score = You score the objective { $card }.
you-event = You draw an event: { $card }.
you-gold-mine = You find a gold mine.
you-exhausted = You choose { $hex }: that land is exhausted.
you-person = You take the { $card }.
you-call = You use the { $card }.
you-reveal = You reveal a wonder: { $card }.
you-reserve = You reserve the { $card }.
you-wonder = You build the { $card } at { $hex }!
you-breach = You use Siegecraft to cancel { $what }.
you-combat-card = You play in the battle: { $card }.
you-retreat = You withdraw to { $hex }.
you-retreat-settler = Your settler goes along to { $hex }.
you-capture = You capture the city at { $hex }.
you-razed = You raze the settlement at { $hex }.
you-lost-army = You lose an army unit at { $hex }.
you-lost-settlers = You lose { $count ->
    [one] a settler
   *[other] { $count } settlers
 } at { $hex }.
you-lost-piece = You lose a piece at { $hex }: { $piece }.
you-lost-wonder = You lose the { $card } at { $hex }.
you-offer = You make { $partner } an offer.
you-offer-give = You would give { amount-good }.
you-offer-want = You ask for { amount-good }.
you-offer-card = You would give the card { $card }.
you-offer-cards = You would give { $count } { $count ->
    [one] card
   *[other] cards
 }.
you-deal = You and { $partner } have struck a deal.
you-refused = You refuse the offer.
you-counter = You will make a counteroffer.
you-no-offer = You make no offer after all.
you-pass = You pass.
you-claimed = You are done with objectives.
you-demolish = You demolish the city at { $hex }.
you-first = You are first player of the next round.
you-end-roll = You roll for the end: { $roll }; the game ends at { $ends } or less.

# Events in a few words, after the sentence that they belong to
brief-gain = +{ amount-good }
brief-lose = −{ amount-good }
brief-pay = −{ amount-good }
brief-level = { $level } { $number }
brief-mood = { $hex }: { $mood }

end-rounds = The last round is over: whoever has the most victory points wins.
end-no-cities = A player has no city left: the game is over.
end-dice = The die has ended the game.
end-wonder = A wonder has ended the game.

# The score
score-pieces = City pieces
score-advances = Advances
score-wonders = Wonders
score-objectives = Objectives
score-events = Events
score-pyramids = { card-great-pyramids }

# What is decided now
stage-round = Round { $round }, turn { $turn }
lead-event = Event: { $card }.
lead-attack = Your attack on { $hex }, { $own } to { $other }.
lead-defence = Attack on { $hex } by { $player }, { $other } to { $own }.
prompt-turn = Your turn: { $actions ->
    [0] no actions
    [one] { $actions } action
   *[other] { $actions } actions
 } left.
prompt-pay = Pay: { $left } to go. What do you give?
prompt-token = What do you want to gain?
prompt-collect = Collect up to { $left } { $left ->
    [one] more resource
   *[other] more resources
 }.
prompt-build = Build up to { $left } { $left ->
    [one] more unit
   *[other] more units
 }.
prompt-port = Which sea space does the port point at?
prompt-migrate = Sanitation: pay 1 food for a settler in this city?
prompt-consecrate = Priesthood: gain this Science advance without paying food?
prompt-cubes = Place { $left } { $left ->
    [one] cube
   *[other] cubes
 } of your old government on advances of the new one.
prompt-grant = You gain an advance without paying its food: which?
prompt-move = You may move { $groups } { $groups ->
    [one] more group
   *[other] more groups
 }. Choose lit units, or click Done.
prompt-group = Who moves, and where to?
prompt-pave = Pay 1 ore to ignore the terrain?
prompt-board = Which ship takes the unit aboard?
prompt-anchor = Where in the new region do the ships stop?
prompt-side = Which way round do you lay the new region?
prompt-camp = Where in the new region do barbarians live?
prompt-civic = Which city’s mood rises next? Or choose “Done”.
prompt-target = Which city do you want to influence?
prompt-attempt = You may try to influence a city without an action: which?
prompt-boost = The die shows { $roll }: pay { $tokens } { $tokens ->
    [one] culture token
   *[other] culture tokens
 } to succeed?
prompt-prize = Your influence succeeds: which piece do you exchange?
prompt-siege = Siegecraft: what of the fortress do you cancel?
prompt-card = Do you play a card in this battle?
prompt-demand = Siege: pay 2 food so that your card takes effect?
prompt-refuge = Where do your army units withdraw?
prompt-along = Which settlers withdraw, too? Those left behind are lost.
prompt-along-raid = Which settlers withdraw, too? Those left behind stay where they are.
prompt-sink = You lose { $left } { $left ->
    [one] ship
   *[other] ships
 }: which?
prompt-suffer = Barbarians hit you: { $left } { $left ->
    [one] hit
   *[other] hits
 } to take. What do you lose?
prompt-press = Go on fighting, or abort the attack?
prompt-spare = Do you keep the barbarian settlement, or raze it for 1 gold?
prompt-shelter = Which of your cities takes the new settler?
prompt-levy = Which of your cities takes the new army unit?
prompt-lesson = You have captured a city: do you play a card?
prompt-teacher = With whom do you trade knowledge?
prompt-purchase = Which advance do you buy?
prompt-cheer = Which city’s mood rises?
prompt-cheer-more = Pay 1 mood token to raise one more city’s mood?
prompt-harvest = Which city collects?
prompt-develop = Which city grows, and with which piece?
prompt-expedition = Which region do you discover?
prompt-colonist = Do you also place a settler, and in which of your cities?
prompt-peace = With whom do you agree on peace?
prompt-murder = Who has one action fewer next turn?
prompt-spied = Whose cards do you look at?
prompt-steal = Which card do you take for one of yours?
prompt-return-action = Which action card do you give for it?
prompt-return-objective = Which objective card do you give for it?
prompt-plans = Do you keep one of the new objective cards?
prompt-give-up = Which objective card do you put back for it?
prompt-mission = Which of your cities tries to influence?
prompt-mission-art = Which of your cities tries to influence: for an action, or for 1 culture token by Arts & Sculpture?
prompt-convert = What does the barbarian become?
prompt-hire = Which barbarians do you hire?
prompt-hired = Which of the barbarians you hired go next?
prompt-errand = Where do your mercenaries go, or what do they attack?
prompt-exhaust = Which land is exhausted?
prompt-spawn-at = Where do barbarians settle?
prompt-reinforce = Which barbarians get one more?
prompt-raiders = Which barbarians attack you?
prompt-victim = Which of your cities do they attack?
prompt-whether = You draw an event: do you want it to take effect?
prompt-dampen = Which of your cities loses mood?
prompt-console = Myths: pay 1 mood token so that the city at { $hex } keeps its mood?
prompt-share = Who gains 1 food from the supply?
prompt-give-settler = Who gets a settler?
prompt-burial = Where do you lose a unit?
prompt-corpse = Which unit do you lose there?
prompt-person = { $card }: keep it for { $tokens } { $tokens ->
    [one] culture token
   *[other] culture tokens
 }?
prompt-eruption = Which of your cities does the volcano destroy?
prompt-quake = Which of your cities does the earthquake strike?
prompt-crack = What does the earthquake destroy there?
prompt-rebels = In which city do you lose an army unit?
prompt-avert = Remove an army unit to skip this part of the revolution?
prompt-new-state = Which government takes over?
prompt-delight = Which of your cities becomes happy?
prompt-endow = Which city grows without being activated, and with which piece?
prompt-voyage = Which region does the explorer discover?
prompt-colonize = Found a city there for 2 food?
prompt-boast = You may score an objective that has just come true.
prompt-claim = Status phase: which objectives do you score?
prompt-reserve = Which wonder do you reserve?
prompt-erect = In which city do you build the wonder?
prompt-demolish = Do you demolish a city of size 1 for 1 gold? The menu ⋮ has a button for each.
prompt-first = Who is first player in the next round?
prompt-compose = What do you give, and what do you ask for?
prompt-answer = You have been made an offer: what do you say?

# In the terminal
text-city = ⌂ city with its size, ☺ happy, ☹ angry
text-pieces = △ temple, ♜ fortress, ✎ academy, ⚓ port, ★ wonder
text-units = ⚔ army units, ☻ settlers, ◢ ship, × exhausted
text-levels = culture { $culture }, happiness { $happiness }
text-cards = cards: action { $actions }, objective { $objectives }
text-points = points { $points }
text-first = first player
text-active = { $player } has { $actions ->
    [0] no actions
    [one] { $actions } action
   *[other] { $actions } actions
 } left.
text-wonders = Open wonders: { $wonders }
text-reserved = for { $player }
text-decks = Cards left: action { $actions }, objective { $objectives }, event { $events }, wonder { $wonders }
text-hand = Your action cards: { $cards }
text-goals = Your objective cards: { $cards }
text-plans = New objective cards: { $cards }
text-seen = Seen in the hand of { $player }: { $cards }
text-battle = Battle at { $hex }, round { $round }: { $attacker } { $attackers } : { $defenders } { $defender }
text-offer = Offer: { $giver } → { $partner }. { $given } ⇄ { $wanted }
text-card-count = { $count } { $count ->
    [one] card
   *[other] cards
 }
text-nothing = nothing
text-no-dice = no dice
unit-S1-army = { ship-S1 }: { unit-army }
unit-S1-settler = { ship-S1 }: { unit-settler }
unit-S1-wary-army = { ship-S1 }: { unit-wary-army }
unit-S1-wary-settler = { ship-S1 }: { unit-wary-settler }
unit-S1-halted-army = { ship-S1 }: { unit-halted-army }
unit-S1-halted-settler = { ship-S1 }: { unit-halted-settler }
unit-S2-army = { ship-S2 }: { unit-army }
unit-S2-settler = { ship-S2 }: { unit-settler }
unit-S2-wary-army = { ship-S2 }: { unit-wary-army }
unit-S2-wary-settler = { ship-S2 }: { unit-wary-settler }
unit-S2-halted-army = { ship-S2 }: { unit-halted-army }
unit-S2-halted-settler = { ship-S2 }: { unit-halted-settler }
unit-S3-army = { ship-S3 }: { unit-army }
unit-S3-settler = { ship-S3 }: { unit-settler }
unit-S3-wary-army = { ship-S3 }: { unit-wary-army }
unit-S3-wary-settler = { ship-S3 }: { unit-wary-settler }
unit-S3-halted-army = { ship-S3 }: { unit-halted-army }
unit-S3-halted-settler = { ship-S3 }: { unit-halted-settler }
unit-S4-army = { ship-S4 }: { unit-army }
unit-S4-settler = { ship-S4 }: { unit-settler }
unit-S4-wary-army = { ship-S4 }: { unit-wary-army }
unit-S4-wary-settler = { ship-S4 }: { unit-wary-settler }
unit-S4-halted-army = { ship-S4 }: { unit-halted-army }
unit-S4-halted-settler = { ship-S4 }: { unit-halted-settler }

# Regions
region-5 = region 5
region-6 = region 6
region-7 = region 7
region-8 = region 8
region-9 = region 9
region-10 = region 10
region-11 = region 11
region-12 = region 12
region-13 = region 13
region-14 = region 14
region-15 = region 15
region-16 = region 16
region-17 = region 17
region-18 = region 18
region-19 = region 19
region-20 = region 20

# Cards
card-farming = Farming
card-storage = Storage
card-irrigation = Irrigation
card-husbandry = Husbandry
card-mining = Mining
card-engineering = Engineering
card-sanitation = Sanitation
card-roads = Roads
card-fishing = Fishing
card-cartography = Cartography
card-war-ships = War Ships
card-navigation = Navigation
card-writing = Writing
card-public-education = Public Education
card-free-education = Free Education
card-philosophy = Philosophy
card-tactics = Tactics
card-siegecraft = Siegecraft
card-steel-weapons = Steel Weapons
card-draft = Draft
card-myths = Myths
card-rituals = Rituals
card-priesthood = Priesthood
card-state-religion = State Religion
card-bartering = Bartering
card-trade-routes = Trade Routes
card-currency = Currency
card-taxes = Taxes
card-arts-and-sculpture = Arts & Sculpture
card-circus-and-sports = Circus & Sports
card-monuments = Monuments
card-drama-and-music = Drama & Music
card-math = Math
card-astronomy = Astronomy
card-chemistry = Chemistry
card-metallurgy = Metallurgy
card-voting = Voting
card-separation-of-powers = Separation of Powers
card-civil-liberties = Civil Liberties
card-free-economy = Free Economy
card-nationalism = Nationalism
card-totalitarianism = Totalitarianism
card-absolute-power = Absolute Power
card-forced-labor = Forced Labor
card-dogma = Dogma
card-devotion = Devotion
card-conversion = Conversion
card-fanaticism = Fanaticism
card-quick-advance = Quick Advance
card-inspiration = Inspiration
card-hero-general = Hero General
card-spy = Spy
card-ideas = Ideas
card-great-ideas = Great Ideas
card-mercenaries = Mercenaries
card-cultural-takeover = Cultural Takeover
card-city-development = City Development
card-production-focus = Production Focus
card-explorer = Explorer
card-negotiations = Negotiations
card-leadership = Leadership
card-assassination = Assassination
card-mass-production = Mass Production
card-new-plans = New Plans
card-synergies = Synergies
card-teach-us = Teach Us
card-militia = Militia
card-technology-trade = Technology Trade
card-new-ideas = New Ideas
card-archers = Archers
card-peltasts = Peltasts
card-encircled = Encircled
card-high-morale = High Morale
card-high-ground = High Ground
card-heavy-resistance = Heavy Resistance
card-defensive-formation = Defensive Formation
card-wedge-formation = Wedge Formation
card-flanking = Flanking
card-surprise = Surprise Tactics
card-tactical-retreat = Tactical Retreat
card-siege = Siege
card-for-the-people = For the People
card-improved-defenses = Improved Defenses
card-scout = Scout
card-martyr = Martyr
card-large-civilization = Large Civilization
card-scientific-lead = Scientific Lead
card-coastal-culture = Coastal Culture
card-advanced-culture = Advanced Culture
card-religious-fervor = Religious Fervor
card-city-planner = City Planner
card-eureka = Eureka!
card-happy-population = Happy Population
card-education-lead = Education Lead
card-optimized-storage = Optimized Storage
card-wealth = Wealth
card-ore-supplies = Ore Supplies
card-wood-supplies = Wood Supplies
card-food-supplies = Food Supplies
card-architecture = Architecture
card-goal-focused = Goal Focused
card-colony = Colony
card-culture-focus = Culture Focus
card-consulate = Consulate
card-science-focus = Science Focus
card-trade-focus = Trade Focus
card-metropolis = Metropolis
card-seafarers = Seafarers
card-government = Government
card-expansionist = Expansionist
card-city-founder = City Founder
card-trade-power = Trade Power
card-shipping-routes = Shipping Routes
card-diversified-research = Diversified Research
card-culture-power = Culture Power
card-magnificent-culture = Magnificent Culture
card-conscription = Conscription
card-conqueror = Conqueror
card-warmonger = Warmonger
card-general = General
card-great-battle = Great Battle
card-defiance = Defiance
card-sea-blockade = Sea Blockade
card-naval-assault = Naval Assault
card-large-fleet = Large Fleet
card-large-army = Large Army
card-fortifications = Fortifications
card-standing-army = Standing Army
card-militarized = Militarized
card-bold = Bold
card-threat = Threat
card-legendary-battle = Legendary Battle
card-scavenger = Scavenger
card-aggressor = Aggressor
card-barbarian-conquest = Barbarian Conquest
card-military-might = Military Might
card-resistance = Resistance
card-terror-regime = Terror Regime
card-outpost = Outpost
card-pestilence = Pestilence
card-epidemics = Epidemics
card-famine = Famine
card-severe-famine = Severe Famine
card-good-year-all = Good Year
card-good-year-self = Good Year
card-good-year-share = Good Year
card-awesome-year-self = Awesome Year
card-awesome-year-all = Awesome Year
card-awesome-year-share = Awesome Year
card-fantastic-year-all = Fantastic Year
card-fantastic-year-share = Fantastic Year
card-fantastic-year-self = Fantastic Year
card-great-explorer = Great Explorer
card-great-artist = Great Artist
card-great-prophet = Great Prophet
card-great-philosopher = Great Philosopher
card-great-scientist = Great Scientist
card-elder-statesman = Elder Statesman
card-great-warlord = Great Warlord
card-great-merchant = Great Merchant
card-great-engineer = Great Engineer
card-population-boom-spawn = Population Boom
card-population-boom-attack = Population Boom
card-volcano = Volcano
card-earthquake = Earthquake
card-heavy-earthquake = Heavy Earthquake
card-flood = Flood
card-heavy-flood = Heavy Flood
card-migration = Migration
card-civil-war = Civil War
card-revolution = Revolution
card-great-gardens = Great Gardens
card-great-pyramids = Great Pyramids
card-great-library = Great Library
card-great-statue = Great Statue
card-great-lighthouse = Great Lighthouse
card-great-wall = Great Wall
card-great-mausoleum = Great Mausoleum

# Cards with two halves: `card-spy-scout` is said by this message
card-pair = { $first } / { $second }

# Shorter, where there is little room
short-public-education = Public Education
short-free-education = Free Education
short-siegecraft = Siegecraft
short-state-religion = State Religion
short-trade-routes = Trade Routes
short-arts-and-sculpture = Arts & Sculpture
short-separation-of-powers = Separated Powers
short-civil-liberties = Civil Liberties
short-free-economy = Free Economy
short-absolute-power = Absolute Power
short-forced-labor = Forced Labor
short-cultural-takeover = Takeover
short-city-development = City Development
short-production-focus = Production Focus
short-mass-production = Mass Production
short-technology-trade = Technology Trade
short-heavy-resistance = Heavy Resistance
short-defensive-formation = Def. Formation
short-wedge-formation = Wedge Formation
short-tactical-retreat = Tactical Retreat
short-improved-defenses = Better Defenses
short-large-civilization = Large Civiliz.
short-scientific-lead = Scientific Lead
short-advanced-culture = Advanced Culture
short-education-lead = Education Lead
short-optimized-storage = Full Storage
short-ore-supplies = Ore Supplies
short-wood-supplies = Wood Supplies
short-food-supplies = Food Supplies
short-science-focus = Science Focus
short-trade-focus = Trade Focus
short-city-founder = City Founder
short-diversified-research = Broad Research
short-magnificent-culture = Magnificence
short-standing-army = Standing Army
short-legendary-battle = Legendary Battle
short-barbarian-conquest = Barb. Conquest
short-terror-regime = Terror Regime
short-great-explorer = Great Explorer
short-great-philosopher = Gr. Philosopher
short-great-warlord = Great Warlord
short-heavy-earthquake = Heavy Earthquake
short-heavy-flood = Heavy Flood
short-civil-war = Civil War
short-great-pyramids = Great Pyramids
short-great-library = Great Library

# The drawn table
board-map = Map
board-scene = What is going on
board-hand = Your cards
board-lessons = Advances you can gain
board-players = All players
board-nation = { $player }: stores and levels
board-advances = { $player }: advances
board-wonders = Wonders, decks and the last event
board-action-cards = Action cards
board-objective-cards = Objective cards
board-action-deck = Deck of action cards
board-objective-deck = Deck of objective cards
board-event-deck = Deck of events
board-wonder-deck = Deck of wonders
board-battle = Battle
board-trade = Trade
board-city = { $player }: city of size { $count }
board-armies = { $player }: { $count } { $count ->
        [one] army unit
       *[other] army units
    }
board-settlers = { $player }: { $count } { $count ->
        [one] settler
       *[other] settlers
    }
board-ships = { $player }: { $count } { $count ->
        [one] ship
       *[other] ships
    }
board-advance-price = { $card }, price: { $price }
board-advance-free = { $card }, free
board-scored = Objectives: { $cards }
board-persons = Great persons: { $cards }
board-last-event = Last event: { $card }
board-wonder-gone = Out of the game
board-influence = { $needed ->
        [0] It succeeds
        [one] { $needed } culture token is missing
       *[other] { $needed } culture tokens are missing
    }

# Faces
face-advance = Advance: { $category }.
face-border-culture = Brings a culture token and a culture level.
face-border-mood = Brings a mood token and a happiness level.
face-action = Action card, in your turn.
face-combat = Combat card, in a battle.
face-objective = Objective, 2 points.
face-event = Event card.
face-wonder = Wonder, 5 points.
face-half-action = In your turn, { $card }: { $text }
face-half-combat = In a battle, { $card }: { $text }
face-half-objective = { $card }: { $text }
face-known = You have it.
face-known-by = Also owned by: { $players }.
face-price = You can buy it now for { $price }.
face-dear = It costs { $price }; you cannot buy it now.
face-free = You can have it now without paying.
face-reached = Reached now: { $cards }.
face-not-reached = Neither half is reached now.
face-progress = { $card }: { $have } of { $need }.
face-wonder-stands = { $player } has it, at { $hex }.
face-wonder-reserved = Reserved by { $player }.
face-wonder-open = Whoever meets its conditions can build it.
face-yields = Yields: { $good }.
face-exhausted = Exhausted: it yields nothing.
face-city-happy = The city is happy: it counts as 1 larger.
face-city-neutral = The city is neutral.
face-city-angry = The city is angry: it counts as size 1 and can be activated once a turn.
face-pieces = Pieces: { $pieces }.
face-spent = { $count ->
    [one] { $count } unit with a hollow token cannot move on for now.
   *[other] { $count } units with hollow tokens cannot move on for now.
 }
face-active = Activated this turn: { $count }. Another activation lowers its mood.
face-total = Points now: { $points }
face-line = { $line } { $points }
face-less = Next turn { $count } { $count ->
        [one] action
       *[other] actions
    } fewer.

# On buttons and in questions
price-good = { $good ->
    [food] { $amount } food
    [ore] { $amount } ore
    [wood] { $amount } wood
    [idea] { $amount ->
        [one] { $amount } idea
       *[other] { $amount } ideas
     }
    [gold] { $amount } gold
    [culture] { $amount ->
        [one] { $amount } culture token
       *[other] { $amount } culture tokens
     }
   *[mood] { $amount ->
        [one] { $amount } mood token
       *[other] { $amount } mood tokens
     }
 }
price-both = { $first } and { $second }
brings-actions = { $count } { $count ->
        [one] action is
       *[other] actions are
    } left and will be lost.
brings-mood = { $hex } has been activated this turn: afterwards it will be { $mood ->
        [angry] { mood-angry }
       *[neutral] { mood-neutral }
    }.
brings-limit = You can store no more: { $good }, limit { $limit }. What you collect is lost.
brings-discovery = A new region is discovered.
brings-battle = A battle: { $attackers } against { $defenders }. By the dice alone your chance to win is { $likely } in 100.
count-army = { $count } { $count ->
    [one] army unit
   *[other] army units
 }
count-settler = { $count } { $count ->
    [one] settler
   *[other] settlers
 }
count-ship = { $count } { $count ->
    [one] ship
   *[other] ships
 }
line-move = { $origin } to { $hex }: { $units }
line-collect = Collect at { $hex }: { $goods }
line-build = Build at { $hex }: { $unit }
line-influence = Try to influence { $hex }
offer-give = You give
offer-want = You ask for
offer-begin = { $rival } …
offer-ask = { $rival }: { $good }
offer-good = { $good ->
    [culture] { $amount }/{ $most } culture
    [mood] { $amount }/{ $most } mood
    [idea] { $amount }/{ $most } ideas
    [food] { $amount }/{ $most } food
    [ore] { $amount }/{ $most } ore
    [wood] { $amount }/{ $most } wood
   *[gold] { $amount }/{ $most } gold
 }
refused-unpaid = It costs { $price }; you have { $stock }.
refused-nobody = Only your own units move, once in an action; those that fought this turn stay.
refused-influence = There is no city within reach that you could influence now.
note-chance = { $sixths ->
    [3] 1 in 2
    [2] 1 in 3
   *[other] { $sixths } in 6
 }
note-tokens = −{ $tokens } culture
brings-influence = { $tokens ->
    [0] The distance costs nothing.
    [one] The distance costs 1 culture token.
   *[other] The distance costs { $tokens } culture tokens.
 } The die succeeds with { $needed } or more, { $sixths } in 6; below that you may pay 1 culture token for each point that is missing.

# What a hint gives as its reasons
term-points = points
term-rivals = lead over the others
term-goods = resources and tokens
term-goals = objectives
term-objective-cards = objective cards given or received
term-learning = use of advances
term-cities = cities
term-settlers = settlers
term-forces = armies and safety
term-cards = cards
term-wonders = Wonder in prospect
term-conquest = attack in prospect
term-actions = actions left

# Features of a position, which learned values weigh
feature-cities = number of cities
feature-cities-least = { $of } or more cities
feature-happy-cities = happy cities
feature-angry-cities = angry cities
feature-sizes = size of all cities
feature-happy-sizes = size of the happy cities
feature-angry-sizes = size of the angry cities
feature-largest-city = size of the largest city
feature-small-cities = cities of size 1
feature-large-cities = cities of size 3 or more
feature-foreign-pieces = foreign pieces in own cities
feature-pieces-abroad = own pieces in foreign cities
feature-ground = land around the cities
feature-guarded-cities = guarded cities
feature-cities-with = cities with this piece: { $of }
feature-room = pieces by which the cities can grow
feature-sites = free sites for cities nearby
feature-exhausted = exhausted land beside the cities
feature-pestilence = { card-pestilence }
feature-actions-lacking = actions that the next turn lacks
feature-settlers = number of settlers
feature-armies = number of armies
feature-any-army = an army at all
feature-ships = number of ships
feature-armies-behind = armies behind the strongest rival
feature-threats = foreign armies near the cities
feature-barbarians-near = barbarians near the cities
feature-good = { $of } in store
feature-goods = all resources and tokens
feature-food-least = { $of } or more food
feature-ideas-least = { $of } or more ideas
feature-gold-least = { $of } or more gold
feature-piece-ready = resources for one city piece
feature-second-piece-ready = resources for two city pieces
feature-culture-level = level of culture
feature-happiness-level = level of happiness
feature-category = advances of { $of }
feature-full-categories = complete categories of advances
feature-begun-categories = categories of advances begun
feature-advances-behind = advances behind the leader
feature-advance = { $of }
feature-hand = action cards in hand
feature-civil-worth = use of the action cards in hand
feature-great-persons = great persons
feature-objectives = objective cards in hand
feature-better-halves = progress of objectives
feature-better-halves-squared = objectives far advanced
feature-other-halves = progress of the other halves of objectives
feature-objectives-met = objectives met
feature-objectives-near = objectives nearly met
feature-wonders = Wonders
feature-open-wonders = Wonders to be built
feature-wonder-plans = Wonders that can be built with Engineering
feature-wonder-goods = resources for a Wonder
feature-scored-objectives = objectives scored
feature-buried-points = points from events
feature-wonder-lacks = resources and tokens that the nearest Wonder lacks
feature-wonder-advances = advances that the nearest Wonder lacks
feature-wonder-payable = a Wonder that can be paid
feature-wonder-culture = culture tokens that the nearest Wonder lacks
feature-wonder-actions = actions until the nearest Wonder
feature-weak-neighbors = unguarded foreign cities nearby
feature-pieces-payable = city pieces that the store pays for
feature-kinds-missing = kinds of resources that are missing
feature-surplus = resources and tokens to spare
feature-after-collect = city pieces that the next Collect makes payable: { $of } or more
feature-behind-with = cities to the lead with this piece: { $of }
feature-categories-behind = complete categories to the lead
feature-abroad-behind = pieces in foreign cities to the lead
feature-ships-behind = ships to the lead
feature-leads-asked = leads that objectives ask for
feature-leads-lacking = distance to the leads that objectives ask for

# Sentences of the chronicle
story-begin = Each people had one settlement, one settler and a horizon of unknown land.
chronicle-wonder = { $variant ->
    [0] At { $hex } { $player } completed the { $card }, a wonder for all to see.
    [1] In round { $number } the { $card } rose over { $hex }, and with it the fame of { $player }.
   *[2] { $player } built the { $card } at { $hex }.
 }
chronicle-lost-wonder = { $variant ->
    [0] { $player } lost the { $card } at { $hex }.
    [1] With { $hex } the { $card } fell out of the hands of { $player }.
   *[2] The { $card } at { $hex } was { $player }’s no longer.
 }
chronicle-capture = { $variant ->
    [0] { $player } marched into the city at { $hex } and stayed.
    [1] The city at { $hex } opened its gates to { $player }.
   *[2] In round { $number } { $player } took the city at { $hex }.
 }
chronicle-razed = { $variant ->
    [0] { $player } burned the settlement at { $hex } to the ground.
    [1] Of the settlement at { $hex } { $player } left no stone standing.
   *[2] The settlement at { $hex } was razed by { $player }.
 }
chronicle-destroyed = { $variant ->
    [0] The city at { $hex } was wiped from the map.
    [1] Nothing remained of the city at { $hex }.
   *[2] In round { $number } the city at { $hex } perished.
 }
chronicle-battle-won = { $variant ->
    [0] { $attacker_id ->
        [player-barbarians] Barbarians overran { $defender } at { $hex }.
       *[other] { $defender_id ->
            [player-barbarians] { $attacker } drove the barbarians from { $hex }.
           *[other] { $attacker } defeated { $defender } at { $hex }.
        }
    }
    [1] { $attacker_id ->
        [player-barbarians] At { $hex } { $defender } could not withstand the barbarians.
       *[other] { $defender_id ->
            [player-barbarians] At { $hex } { $attacker } made short work of the barbarians.
           *[other] The battle at { $hex } went to { $attacker }; { $defender } had to give way.
        }
    }
   *[2] { $attacker_id ->
        [player-barbarians] The barbarians were too strong for { $defender } at { $hex }.
       *[other] { $defender_id ->
            [player-barbarians] The barbarians at { $hex } were no match for { $attacker }.
           *[other] { $defender } met { $attacker } at { $hex } and lost.
        }
    }
 }
chronicle-battle-held = { $variant ->
    [0] { $attacker_id ->
        [player-barbarians] At { $hex } { $defender } beat off the barbarians.
       *[other] { $defender_id ->
            [player-barbarians] The barbarians at { $hex } threw { $attacker } back.
           *[other] { $defender } beat off an attack by { $attacker } at { $hex }.
        }
    }
    [1] { $attacker_id ->
        [player-barbarians] The barbarians came for { $hex }, and { $defender } stood firm.
       *[other] { $defender_id ->
            [player-barbarians] { $attacker } could not dislodge the barbarians at { $hex }.
           *[other] { $attacker } attacked { $hex } in vain; { $defender } stood firm.
        }
    }
   *[2] { $attacker_id ->
        [player-barbarians] Barbarian spears broke on the defence of { $defender } at { $hex }.
       *[other] { $defender_id ->
            [player-barbarians] At { $hex } the barbarians held out against { $attacker }.
           *[other] The walls of { $defender } at { $hex } were too much for { $attacker }.
        }
    }
 }
chronicle-battle-drawn = { $variant ->
    [0] The fight at { $hex } left no winner.
    [1] At { $hex } both sides spent themselves for nothing.
   *[2] Nobody could claim the field at { $hex }.
 }
chronicle-takeover = { $variant ->
    [0] The barbarians at { $hex } were won over by { $player }.
    [1] Gifts and patience brought the barbarians at { $hex } to { $player }.
   *[2] { $player } turned the barbarians at { $hex } into friends.
 }
chronicle-influenced = { $variant ->
    [0] The culture of { $player } took root at { $hex }: the { $piece } there changed its allegiance.
    [1] At { $hex } the { $piece } came under the influence of { $player }.
   *[2] Without a sword drawn { $player } gained the { $piece } at { $hex }.
 }
chronicle-score = { $variant ->
    [0] { $player } fulfilled the objective “{ $card }”.
    [1] In round { $number } the objective “{ $card }” was reached by { $player }.
   *[2] “{ $card }”: for { $player } a long-held aim came true.
 }
chronicle-found = { $variant ->
    [0] { $player } founded a city at { $hex }.
    [1] At { $hex } settlers of { $player } drove in the first stakes of a new city.
   *[2] Round { $number } gave { $player } a new city at { $hex }.
 }
chronicle-change = { $variant ->
    [0] { $player } overthrew the old order and chose another government.
    [1] A new government took office under { $player }.
   *[2] { $player } changed the form of government.
 }
chronicle-person = { $variant ->
    [0] The { $card } entered the service of { $player }.
    [1] { $player } won the { $card } for the realm.
   *[2] In round { $number } the { $card } joined { $player }.
 }
chronicle-discover = { $variant ->
    [0] Scouts of { $player } returned with news of unknown land.
    [1] { $player } pushed the edge of the map a little further.
   *[2] In round { $number } { $player } saw land that nobody had seen before.
 }
chronicle-deal = { $variant ->
    [0] { $player } and { $partner } struck a bargain.
    [1] Caravans went to and fro between { $player } and { $partner }.
   *[2] { $player } found { $partner } willing to trade.
 }
chronicle-grow = { $variant ->
    [0] The city at { $hex } grew: { $piece }.
    [1] { $player } enlarged the city at { $hex }.
   *[2] Builders were at work for { $player } at { $hex }.
 }
chronicle-advance = { $variant ->
    [0] { $player } mastered { $card }.
    [1] The people of { $player } learned { $card }.
   *[2] { $card } became the pride of { $player }.
 }
# Statistics after the match
statistic-cities = Cities
statistic-units-built = Units built
statistic-battles-won = Battles won
statistic-battles-lost = Battles lost
statistic-action-cards = Action cards played
statistic-advances = Advances
statistic-wonders = Wonders built
statistic-objectives = Objectives scored
statistic-gained = Resources gained
statistic-spent = Resources spent
statistic-discovered = Regions discovered
statistic-captured = Cities captured
statistic-influenced = Pieces won by influence
statistic-deals = Deals struck

# Effects of advances and Wonders in a few words, on their cards
effect-farming = collect food and wood
effect-storage = hold up to 8 food
effect-irrigation = food from barren land; no famine
effect-husbandry = collect from 2 spaces away
effect-mining = collect ore
effect-engineering = build wonders as an action
effect-sanitation = a settler when a city grows
effect-roads = land units move 2 spaces
effect-fishing = food from the sea; ports
effect-cartography = culture and ideas by ships
effect-war-ships = cancel 1 hit at sea and landing
effect-navigation = sail round the edge
effect-writing = two cards; academies
effect-public-education = an idea per academy collecting
effect-free-education = mood for advances by ideas
effect-philosophy = ideas for science; Voting
effect-tactics = armies move and fight; fortresses
effect-siegecraft = break fortresses for wood, ore
effect-steel-weapons = 1 more hit in the first round
effect-draft = an army for 1 mood token
effect-myths = pay to keep mood; temples
effect-rituals = resources instead of mood
effect-priesthood = a science advance without food
effect-state-religion = temples cost no food
effect-bartering = a card for gold or culture
effect-trade-routes = food from foreign cities near
effect-currency = trade routes pay gold
effect-taxes = 1 gold per city for 1 mood
effect-arts-and-sculpture = influence without an action
effect-circus-and-sports = cities improve cheaper
effect-monuments = reserve a wonder
effect-drama-and-music = swap mood and culture
effect-math = Engineering, Roads: 0 food
effect-astronomy = Cartography, Navigation: 0 food
effect-chemistry = Irrigation, Sanitation: 0 food
effect-metallurgy = Steel Weapons for nothing
effect-voting = improve moods without an action
effect-separation-of-powers = happy cities are safe from boosts
effect-civil-liberties = an action brings 3 mood
effect-free-economy = first collect is free
effect-nationalism = a token with new armies, ships
effect-totalitarianism = garrisons are safe from boosts
effect-absolute-power = an extra action for 2 mood
effect-forced-labor = angry cities work for 1 mood
effect-dogma = an advance with each temple
effect-devotion = temple cities safe from boosts
effect-conversion = influence succeeds with 4
effect-fanaticism = +2 in battle at temples
effect-great-gardens = +1 food when this city collects; raise moods for 1 mood token.
effect-great-pyramids = Two attempts of influence at once; wins ties.
effect-great-library = 2 ideas at once; 1 idea when the player on your left learns.
effect-great-statue = Influence reaches 1 further; cities within 2 are safe from it.
effect-great-lighthouse = A ship at once; a ship moves whenever this city acts.
effect-great-wall = Barbarians cannot attack; fortresses fall to Siegecraft only.
effect-great-mausoleum = Attackers pay tokens; cities with temples grow without activation.

## Figures of the list of players and of the bar above the board
figure-first = First player
figure-sick = Sickness
figure-reserved = Reserved: { $card }
figure-routes = Trade routes
figure-cities = Cities
figure-armies = Army units
figure-ships = Ships
figure-advances = Advances
figure-actions = Actions left

# Explanations for newcomers: why one would choose an action, and notes on situations
why-advance = A new skill for good, half a point; { $advance } food or ideas.
why-found = A settler becomes a city: a point, and more to work with.
why-collect = The city brings in food, wood and ore: you pay with them.
why-build = Settlers found cities, armies guard, ships explore.
why-grow = A new piece: a point, and the city yields more.
why-move = Up to { $groups } groups: settle, uncover the map, attack.
why-improve = Happy cities do more, angry ones little; costs mood.
why-vote = A civic improvement without an action, for one mood token more.
why-garden = One mood token cheers up a city of any size by a step.
why-influence = Win a piece elsewhere without war: roll { $influence } or more.
why-sculpt = An attempt at influence without an action, for a culture token.
why-erect = { $wonder ->
    [one] { $wonder } point
   *[other] { $wonder } points
 } and a power of its own; only one can have it.
why-chart = Ships in far regions bring culture and ideas.
why-tax = One gold for each of your cities; gold pays for anything.
why-liberty = Three mood tokens at once, to cheer cities up.
why-empower = One action more this turn, for two mood tokens.
why-force = For this turn angry cities work like neutral ones.
why-drama = Turns a mood token into culture or the other way, when you need the other kind.
why-barter = An action card you do not need becomes gold or culture.
why-play = Does what it says and costs no action; then it is gone.
why-call = A great person helps once: choose the moment well.
why-trade = Swap what you can spare for what you lack; no action.
why-end = The next player’s turn. Actions you did not take are lost.
why-take = Choose the spaces whose goods you need next.
why-catch = The port lets the sea pay in another coin than food.
why-herd = Reach land two spaces away, for richer goods.
why-unit = Choose what the city is to build next.
why-unit-army = Protects cities, captures others’, keeps barbarians away.
why-unit-settler = Walks to good land and founds a city there.
why-unit-ship = Explores by sea and carries units.
why-unit-draft = An army paid with mood instead of goods.
why-build-army = Protects cities, captures others’, keeps barbarians away.
why-build-settler = Walks to good land and founds a city there.
why-build-ship = Explores by sea and carries units.
why-build-draft = An army paid with mood instead of goods.
why-grow-temple = A mood or culture token on top.
why-grow-fortress = One die more in defence, and one hit less.
why-grow-academy = Ideas on top, which help to pay for advances.
why-grow-port = Ships, and gold or mood from the sea.
why-with = Choose who goes along; the others stay.
why-to = Land units step to a neighboring space; an unknown one is uncovered.
why-aboard = A ship carries two units over the sea; they land in a later action.
why-pave = One ore, and mountains and forests do not hold the group up.
why-rough = Saves the ore, but mountain and forest limits hold.
why-turn = Turn the new region so that the land you want lies next to you.
why-camp = Barbarians have to live somewhere: rather far from your cities.
why-at = Choose the place where this counts most for you.
why-target = Near cities are cheaper to influence; each step further costs culture.
why-boost = Culture tokens lift the roll so that it succeeds.
why-swap = Your piece takes its place: the point is yours from now on.
why-swap_action = Take the action card you like better.
why-swap_objective = Take the objective you can reach sooner.
why-gain = An advance as a gift: take what helps from the first turn on.
why-pay = Give what you need least; gold stands in for any resource.
why-settle = The rest is paid for you: resources first, gold last.
why-token = Take the kind you will spend first.
why-fight = A card tips this round of the battle; afterwards it is gone.
why-breach = Takes the fortress its die or its shield before the first roll.
why-lose = One of them falls: keep those you need more.
why-raze = One piece is lost: give up the one that does least.
why-press = Another round, if your dice look better than theirs.
why-abort = Your units go home, and nobody has lost.
why-keep = The settlement becomes your city, angry at first.
why-destroy = No city, but one gold more.
why-score = { $objective ->
    [one] { $objective } point
   *[other] { $objective } points
 }, and the card is done.
why-whom = Choose the player whom it suits you best to name.
why-reserve = Only you can build it from now on.
why-bury = The wonder is lost on the map but keeps its points.
why-into = Another government, other powers; the number of advances stays.
why-give = Offer what you can spare.
why-give_action = A card you do not need may be worth much to the other.
why-give_objective = An objective you will not reach may suit the other.
why-want = Ask for what you are short of.
why-propose = Now the other one decides.
why-accept = Everything changes hands at once.
why-refuse = Nobody gives anything.
why-counter = Not like this, but you would trade: say how.
why-yes = Do it now: you are not asked again.
why-done = That is all you want here.
why-pass = You need not: nothing happens, nothing is spent.
why-all = The best goods within reach, in one go.
why-spaces = Pick space by space, when you need certain goods.
why-singly = Unit by unit, when not all are to go.
why-otherwise = Choose the goods you pay with, one by one.
situation-attacked = You are attacked. Each unit rolls a die; every full { $hit } of the sum is a hit and takes a unit. You may play one action card a round, after you have seen the attacker’s.
situation-battle = A battle: both sides roll a die for each unit, and every full { $hit } of the sum takes a unit of the other side. After each round the attacker may go on or go home.
situation-offer = You have an offer. Compare what you would give and get; you may accept, refuse or name other terms. Nothing you trade costs an action.
situation-objective = An objective of yours holds now. Keep it true until it can be scored: most count in the status phase at the end of the round, “At once” ones at this very moment. Each is { $objective ->
    [one] { $objective } point
   *[other] { $objective } points
 }.
situation-anger = A city of yours is angry: it collects and builds as if it had size 1, cannot grow and works only once a turn. Using a city twice in a turn lowers its mood; a civic improvement raises it.
situation-mood = The mood of a city has changed. A happy city collects and builds one more, an angry one hardly anything. Each activation after the first in a turn lowers the mood by one step.
situation-barbarians = Barbarians have settled. They stay where they are until an event lets them attack the nearest city within two spaces. Capture the settlement: a city for you, and gold for each barbarian.
situation-influence = Somebody tries cultural influence: on { $influence } or more a building of that city changes its owner and scores for them. Larger cities reach further; culture tokens raise the roll.
situation-event = An event: one comes whenever a culture or happiness level reaches 3, 5 or 7. It can bring gifts, barbarians or trouble; the card says whom it hits.
situation-status = The status phase ends the round: objectives are scored, everybody gets a free advance and new cards, and the first player may change. Then three turns each again.
