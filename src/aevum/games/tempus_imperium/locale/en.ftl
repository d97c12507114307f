game-title = Tempus Imperium
game-about = A solo game by Chris Anderson: the date and the time set up the board, fifty turns build an empire.

# What can stand in a move
domain-square = a square
domain-section = a section of road
domain-building = a building

# The same as it is written in a move
notation-square = { domain-square } (A1 to J10)
notation-section = { domain-section } (E5-F5)
notation-building = { domain-building } (farm, market, fort, castle)

# Options
option-digits = ten digits YYMMDDHHMM that set up the board
option-digits-why = To play a board again, or the same one as a friend.
option-at = a date and time, such as 2018-06-06T19:35
option-at-why = A birthday or another day makes a board of its own.
option-rim_roads = roads may also run along the edge of the grid
option-rim_roads-why = Easier: more ways to connect.
option-fort_and_castle_gold = gold that a fort or a castle costs
option-fort_and_castle_gold-why = Three makes the game harder.
option-enemy_mode = where the enemies stand: on their printed squares, or drawn at random on empty ones
option-enemy_mode-why = At random, the same minute gives a new board each time.
option-fort_needs_enemy = a fort can only be used against an enemy
option-fort_needs_enemy-why = Without this a fort can be used for its gold alone, which is easier.
error-digits = “{ $value }” has { $count ->
    [one] one character
   *[other] { $count } characters
 }; the set-up needs exactly ten digits YYMMDDHHMM, such as 1806061935.
error-date-form = “{ $value }” is not a date and time; write it like 2018-06-06T19:35.
error-date-impossible = There is no such day or time as { $value }.

# Pieces
kind-forest = forest
kind-quarry = quarry
kind-lake = lake
kind-farm = farm
kind-market = market
kind-fort = fort
kind-castle = castle
kind-enemy = enemy
kind-dead_enemy = destroyed enemy
action-road = road
action-dig = dig
action-build = build
action-use = use

# What happened
event-pass = You do nothing.
event-pay = You pay { $gold } gold to choose the action.
event-road = You draw the road { $section }.
event-dig = You dig a lake on { $square }.
event-build = You build a { $building ->
    [farm] farm
    [market] market
    [fort] fort
   *[castle] castle
 } on { $square }{ $gold ->
    [0] { "" }
   *[other] {" "}for { $gold } gold
 }.
event-crossed-off = { $count } { $resource ->
    [wood] wood
   *[stone] stone
 } crossed off on { $square }.
event-use = The { $building ->
    [farm] farm
    [market] market
    [fort] fort
   *[castle] castle
 } on { $square } brings { $gold ->
    [0] no
   *[other] { $gold }
 } gold.
event-destroy = The fort on { $fort } destroys the enemy on { $square }.
event-raid = { $enemies ->
    [0] The enemies raid, but none stands beside a building.
    [one] Raid! One enemy stands beside your buildings; { $gold ->
        [0] your treasury is empty
       *[other] you lose { $gold } gold
    }.
   *[other] Raid! { $enemies } enemies stand beside your buildings; { $gold ->
        [0] your treasury is empty
       *[other] you lose { $gold } gold
    }.
 }
event-round = Round { $round } begins.
event-over = The fifth round is over. Now the score is counted.
end-all-rounds = All five rounds have been played.

# The score
score-castles = Castles
score-markets_and_forts = Markets and forts
score-farms = Farms
score-longest_road = Longest road
score-lakes = Lakes
score-gold = Gold
score-enemies = Enemies

# The sheet in the terminal
text-round = Round { $round } of 5
text-turn = turn { $turn } of 10
text-digit = digit { $digit }
text-free = free: { $action }
text-over = game over
text-treasury = Treasury
text-gold = { $gold } gold
text-score = Score { $total }
text-owes = Pay for the building on { $square }: still owed { $wood } wood, { $stone } stone. Name the square, for example: from B2
text-owes-short = { $square }: still owed { $wood } wood, { $stone } stone
text-legend = F forest · Q quarry · ≈ lake · f farm · m market · t fort · C castle · X enemy · small number: resources left, or the round a building was used in

# The drawn sheet
sheet-digit-labels = Y Y M M D D H H M M
sheet-round = Round { $round }
sheet-raid = Raid
sheet-road = Road
sheet-dig = Dig
sheet-build = Build
sheet-use = Use
sheet-any-action = Any action
sheet-treasury = Treasury: { $gold } gold
sheet-square-empty = empty
sheet-square-forest = forest, { $left } wood left
sheet-square-quarry = quarry, { $left } stone left
sheet-square-used = { $name }, used in round { $round }
sheet-use-farm = Farm: { $gold } gold
sheet-use-market = Market: { $gold } gold for each connected farm
sheet-use-fort = Fort: { $gold } gold, and a connected enemy is destroyed
sheet-use-castle = Castle: { $gold } gold for each connected market and fort
sheet-how-to-count = Count each digit down its column and along its row; 0 is square { $last }.
sheet-raid-rule = Raid: { $gold } gold lost for each enemy beside a building
sheet-score-castles = { $rate } points for each castle
sheet-score-markets_and_forts = { $rate } points for each market and each fort
sheet-score-farms = { $rate } points for each farm
sheet-score-longest_road = { $rate ->
    [one] { $rate } point
   *[other] { $rate } points
 } for each section of the longest road
sheet-score-lakes = For each lake, its squares times the buildings beside it
sheet-score-gold = 1 point for every { $rate } gold
sheet-score-enemies = { $rate } points for each enemy still alive
sheet-description = Game sheet in round { $round }, turn { $turn }: { $gold } gold, { $total ->
    [one] one point
   *[other] { $total } points
 }.
sheet-description-over = Finished game sheet with { $total ->
    [one] one point
   *[other] { $total } points
 }.
sheet-description-blank = Empty game sheet to print and fill in.

# Playing in the browser
sheet-section = road { $section }
preset-this_minute = This minute
preset-daily = Today’s puzzle
prompt-turn = Round { $round }, turn { $turn }, digit { $digit }: { $action ->
    [road] draw a road
    [dig] dig a lake
    [build] build
   *[use] use a building
 } for free, pay 2 gold for any action, or do nothing.
prompt-turn-stuck = Round { $round }, turn { $turn }, digit { $digit }: { $action ->
    [road] no road can be drawn any more, for all are there
    [dig] nothing can be dug, for no empty square lies beside a lake
    [build] nothing can be built yet, for no road brings enough wood and stone to an empty square, or gold is missing
   *[use] no building can be used now
 }. Pay 2 gold for another action, or do nothing.
prompt-payment = Which squares pay for the building on { $square }? Still owed: { $wood } wood, { $stone } stone.
pick-pass = Do nothing
pick-road = Road
pick-dig = Dig
pick-build = Build
pick-use = Use
pick-pay = Pay 2 gold
pick-from = Pay from
pick-farm = Farm
pick-market = Market
pick-fort = Fort
pick-castle = Castle
value-printed = on their printed squares
value-random_free_squares = on random empty squares
sheet-track = Track and treasury
sheet-legend = Legend and score

# What explains itself
face-brings = Used now, it would bring { $gold } gold.
face-used = Already used in this round.
face-raids = At the next raid it takes { $gold } gold.
face-harmless = It stands beside none of your buildings, so it does not raid.
face-digit = Digit { $digit }: { $action }
face-digits = The digits of date and time
face-this-turn = This turn’s digit: its action is free now.
face-points = Worth { $points } now.
game-goal = Score as many points as you can in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } of { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. Castles, markets, forts and farms are worth points, and so are a long road, much gold, and lakes with buildings around them.
    Every enemy still alive at the end costs { $enemy_points ->
        [one] { $enemy_points } point
       *[other] { $enemy_points } points
    }: let your forts destroy them.
stage-round = round { $round } of 5, turn { $turn } of 10
preset-this_minute-about = The date and the time of this minute set up the board

# Prices and what a pick brings
price-wood = { $count } wood
price-stone = { $count } stone
price-gold = { $count } gold
brings-no-gold = The { $building ->
    [farm] farm
    [market] market
    [fort] fort
   *[castle] castle
 } on { $square } would bring no gold now.
asks-build-1 = What do you build?
asks-build-2 = On which square?
asks-pay_build-1 = { asks-build-1 }
asks-pay_build-2 = { asks-build-2 }
asks-dig-1 = Which square do you dig?
asks-pay_dig-1 = { asks-dig-1 }
asks-road-1 = Where does the road run?
asks-pay_road-1 = { asks-road-1 }
asks-use-1 = Which building do you use?
asks-pay_use-1 = { asks-use-1 }
asks-use_fort-1 = Which fort do you use?
asks-pay_use_fort-1 = { asks-use_fort-1 }
asks-use_fort-2 = Which enemy does the fort destroy?
asks-pay_use_fort-2 = { asks-use_fort-2 }
asks-from-1 = Which square pays?
move-road = Road { $first }
move-dig = Dig { $first }
move-build = Build on { $second }: { $first }
move-use = Use the building on { $first }
move-use_fort = Use the fort on { $first } against { $second }
move-pay_road = Pay 2 gold for the road { $first }
move-pay_dig = Pay 2 gold to dig { $first }
move-pay_build = Pay 2 gold to build on { $second }: { $first }
move-pay_use = Pay 2 gold to use the building on { $first }
move-pay_use_fort = Pay 2 gold to use the fort on { $first } against { $second }
move-from = Pay from { $first }
then-from = (paid from { $first })

# What a hint gives as its reasons
term-points = points
term-lakes = lakes
term-treasury = treasury and income
term-outlook = room to build and dig
term-enemies = enemies

# Sentences of the chronicle
story-begin = There was nothing yet but forest, rock and a blank sheet, and enemies lay in wait.
chronicle-build = { $variant ->
    [0] A { $building ->
        [farm] farm
        [market] market
        [fort] fort
       *[castle] castle
    } rose on { $square }.
    [1] Then a { $building ->
        [farm] farm
        [market] market
        [fort] fort
       *[castle] castle
    } stood finished on { $square }.
   *[2] Round { $number } also saw a { $building ->
        [farm] farm
        [market] market
        [fort] fort
       *[castle] castle
    } go up on { $square }.
 }
chronicle-destroy = { $variant ->
    [0] From { $fort } the fort struck at the enemy on { $square }, and there was one fewer.
    [1] The enemy on { $square } fell to the fort on { $fort }.
   *[2] The fort on { $fort } made { $square } safe.
 }
chronicle-raid = { $variant ->
    [0] { $enemies ->
        [0] The enemies came, found nobody within reach and went away again.
       *[other] Enemies broke out of their hiding places{ $gold ->
            [0] , but the treasury was empty.
           *[other] {" "}and carried off { $gold } gold.
        }
    }
    [1] { $enemies ->
        [0] That year’s raid struck nothing but air.
       *[other] At the end of the round enemies fell upon the realm{ $gold ->
            [0] , but the treasury was empty.
           *[other] {" "}and carried off { $gold } gold.
        }
    }
   *[2] { $enemies ->
        [0] The raiders found no gate to knock at.
       *[other] The raiders came once more{ $gold ->
            [0] , but the treasury was empty.
           *[other] {" "}and carried off { $gold } gold.
        }
    }
 }
chronicle-dig = { $variant ->
    [0] A lake was dug on { $square }.
    [1] Spades cut into { $square }, and water filled the pit.
   *[2] On { $square } a new lake caught the light.
 }
chronicle-road = { $variant ->
    [0] A road now ran along { $section }.
    [1] The road { $section } joined what had lain apart.
   *[2] Stone by stone the road { $section } was laid.
 }
# Statistics after the match
statistic-gold = Gold in the treasury
statistic-roads = Roads drawn
statistic-lakes = Lakes dug
statistic-buildings = Buildings built
statistic-uses = Buildings used
statistic-gold-earned = Gold earned
statistic-gold-paid = Gold paid
statistic-gold-raided = Gold lost to raids
statistic-resources = Resources crossed off
statistic-enemies = Enemies destroyed
statistic-passes = Turns without an action

## Figures of the list of players and of the bar above the board
figure-raid = Gold that a raid would take now

# Explanations for newcomers: why one would choose an action, and notes on situations
why-road = Carries wood and stone, reaches enemies; the longest scores.
why-dig = A larger lake makes every building on its shore worth more.
why-build = Points at the end, and gold when you use it.
why-build-farm = { $farm ->
    [one] { $farm } point
   *[other] { $farm } points
 }, 1 gold a use; feeds markets.
why-build-market = { $market ->
    [one] { $market } point
   *[other] { $market } points
 }; gold for each connected farm.
why-build-fort = { $fort ->
    [one] { $fort } point
   *[other] { $fort } points
 }; destroys enemies on its road.
why-build-castle = { $castle ->
    [one] { $castle } point
   *[other] { $castle } points
 }; gold for each connected market and fort.
why-use = Brings its gold; a fort removes an enemy. Once a round.
why-use_fort = Destroy an enemy: no more raids from it, and { $enemy ->
    [one] { $enemy } point
   *[other] { $enemy } points
 } saved.
why-pay = Any action instead of the free one, for { $action } gold.
why-pay_road = A road although it is not its turn, for { $action } gold.
why-pay_dig = Dig although it is not its turn, for { $action } gold.
why-pay_build = Build although it is not its turn, for { $action } gold more.
why-pay_use = Use a building although it is not its turn, for { $action } gold.
why-pay_use_fort = Destroy an enemy although it is not its turn, for { $action } gold.
why-from = Take it where it is needed least later.
why-pass = Save your gold for a better turn.
situation-raiders = Enemies stand next to your buildings: after the tenth turn of the round each of them takes { $raid } gold. A fort on a road to an enemy removes it for good.
situation-raid = The round is over: enemies have raided. Your buildings can all be used again now, and the ten digits start anew.
situation-blocked = The free action of this turn is not possible anywhere. You may pay { $action } gold for another one, or do nothing and save the gold.
situation-payment = The wood and stone can come from several squares: choose where you cross them off. Squares that later buildings depend on are better spared.
situation-last-round = The last round: from now on points count, not gold. Every full { $gold } gold are still a point, and each living enemy costs { $enemy }.
