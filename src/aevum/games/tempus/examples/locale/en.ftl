# Messages of the worked examples. The figures are in the events and pictures that stand beside these sentences,
# or come from [figures] in rulebook/index.toml.

overview-turn-1 = You take action tokens: as many as the row of your era says.
overview-turn-2 = In turn, everybody spends one token and takes one action: move, have children, fight, draw ideas or build a city. So it goes round until all tokens are spent.
overview-turn-3 = Whoever has the most people on the terrain of the next era enters it first. Cards and cities help; the others catch up a turn later.
overview-turn-4 = A later era means more: longer moves, more children, higher stacks, more actions. The first to reach Flight ends the game.

overview-mark-1 = People. The number says how many tokens stand there; the hex is worth { $hex_points ->
        [one] { $hex_points } point
       *[other] { $hex_points } points
    } however many they are.
overview-mark-2 = A city with its value in points. It frees the people who built it, and it never moves.
overview-mark-3 = A lake. From its shore people cross to any other shore of the same lake.
overview-mark-4 = Mountains: a safe place to stand, but worth no points and no city.
overview-mark-5 = The next era and its terrain: people on it bring progress.
overview-mark-6 = Progress points of all players as they stand now; the highest would enter the next era.
overview-mark-7 = Your idea cards. Each can be played for its effect, for its terrain in a fight, or for its terrain in progress, but only once.

example-fight = a fight, from the attack to the victory
example-fight-1 = Green (the triangles) wants the farmland on which Purple stands. Every token will count one.
example-fight-2 = Green attacks from one hex into the next. The strip below adds up both sides: so far only tokens.
example-fight-3 = Green lays cards face down. One shows farmland, the terrain of the attacked hex; the other is Weapons, which help anywhere. Each adds to the sum.
example-fight-4 = Purple lays nothing, the cards are revealed, and the higher sum wins. Purple’s people go back to their supply; Green may now advance.

example-tokens = who has how many actions
example-tokens-1 = The signs beside an era say who has reached it, and its row what they may do. Purple has entered Cities alone, so Purple alone takes as many action tokens as the last column says there; the others read the row of Farming.

example-move = a first step
example-move-1 = A child has been born on Green’s grassland, and the hex is full: no stack may grow beyond the limit of the era.
example-move-2 = With a Move one of them goes to the empty hex beside it. A hex more with people on it is a point more, and there is room for the next child.

example-repelled = an attack that fails
example-repelled-1 = Yellow has the larger stack, beside a single token of Green, and lays no cards.
example-repelled-2 = Yellow attacks. Only tokens count so far, and Yellow is ahead.
example-repelled-3 = Green lays a Fortification, which is worth more to a defender. Now the sums are equal, and a tie is lost by the attacker: Yellow loses one token.

example-city = people become a city
example-city-1 = A city needs a hex with enough of your people, not in the mountains and not beside another city.
example-city-2 = All tokens of the hex go back to Purple’s supply, and a city worth as much as they were takes their place: the same strength, more points, and free tokens for new children.

example-progress = who enters the era of Ships
example-progress-1 = The last action of the turn has been taken. Purple is an era ahead of the others.
example-progress-2 = First everybody catches up with Purple. The next era is Ships, its terrain is woods: tokens on woods and cities count one each.
example-progress-3 = Now each player may lay cards face down. Two do; nobody knows yet what they are.
example-progress-4 = Red’s card is Education with woods, so it counts twice, and Red alone has the most. Red enters Ships; the others follow a turn later.

example-religion = Religion takes a neighbor
example-religion-1 = Purple plays Religion: one token of another player next to Purple’s people will change sides.
example-religion-2 = Green’s token goes back to its supply, and a token of Purple’s own joins the hex next to it. No fight, no dice, no answer.

example-writing = reading a row of the eras
example-writing-1 = Purple and Blue have entered Writing. Its row says what they may do: tokens and hexes of a move, children, the highest stack, whether they sail, cards drawn and held, and their action tokens.

example-lake = across a lake and past a city
example-lake-1 = In the era of Trade, Green may move two tokens two hexes each.
example-lake-2 = The first crosses the lake: from one shore to any other, and there it has to stop.
example-lake-3 = The second goes two hexes by land. Green’s own people and cities are no obstacle; those of other players would be.

example-siege = an attack on a city
example-siege-1 = Blue wants to take Red’s city and has as many tokens as the city is worth.
example-siege-2 = Under a city no terrain counts, so Red has to declare one before Blue lays cards: grassland, which is on a card in Red’s hand.
example-siege-3 = Blue lays two cards face down. One shows the declared terrain and adds to the sum; the other is a bluff.
example-siege-4 = Red answers with a Fortification on grassland: both its effect and its terrain count. The city holds, and Blue loses a token.

example-tie = a tie in progress
example-tie-1 = All have caught up in Ships. The next era is Printing, its terrain is farmland. Only Blue lays a card, and nobody else knows yet which.
example-tie-2 = Blue’s card shows farmland, and now Blue has as many points as Purple. Nobody has more, so both enter Printing.
