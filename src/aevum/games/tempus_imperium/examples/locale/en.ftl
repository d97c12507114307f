# Messages of the worked examples. The figures are in the events and pictures that stand beside these sentences,
# or come from [figures] in rulebook/index.toml.

overview-turn-1 = { $turns ->
        [one] { $turns } digit
       *[other] { $turns } digits
    }, a date and a time, are the sheet and the clock: each digit is one turn of the round and says which action is free.
overview-turn-2 = Take that action, pay gold for another one, or do nothing: draw a road, dig a lake, build, or use a building.
overview-turn-3 = After the last digit your enemies raid: each one beside a building costs gold. Then the same digits come round again.

overview-mark-1 = The digits: above the columns and beside the rows. The small sign tells the action that is free in that turn.
overview-mark-2 = A road. It connects all squares along it, and you build only from forests and quarries that a road connects.
overview-mark-3 = A forest with its wood. Quarries hold stone; what is spent is crossed off.
overview-mark-4 = Your buildings. A number on one is the round in which it was last used: once a round is all.
overview-mark-5 = A lake: its squares times the buildings beside it are points at the end.
overview-mark-6 = An enemy. It raids buildings beside it and costs points at the end, unless a fort destroys it.
overview-mark-7 = Your treasury.
overview-mark-8 = Rounds and turns: the golden square is now.

example-build = a road, and a castle beside it
example-build-1 = The first digit makes a road free. Beside the corner there is a quarry.
example-build-2 = One section of road: now the corner square and the quarry are connected.
example-build-3 = The next digit makes building free, so a castle costs only its own gold and stone. The stone comes along the road and is crossed off.

example-setup = from a date to a map
example-setup-1 = Ten digits of a date and a time stand above the columns, and again beside the rows. Count down, or to the right, as many squares as the digit says and draw the sign there; a zero is the last square. Enemies are printed.

example-pay = paying for another action
example-pay-1 = The digit makes a road free, but a second castle would be better.
example-pay-2 = Gold buys the right to choose, and then the castle is paid as usual.

example-castle = what a castle brings
example-castle-1 = This castle is connected by road with several forts.
example-castle-2 = Used, it brings gold for each of them. The number written on it says that it has worked in this round.

example-fort = a fort destroys an enemy
example-fort-1 = The fort and the enemy below it lie along the same road.
example-fort-2 = The fort destroys the enemy: it is crossed off, raids no more and costs no points.

example-raid = the raid after a round
example-raid-1 = The last turn of the round. Some enemies stand beside buildings.
example-raid-2 = When the turn is over they raid, and each costs gold once, however many buildings it touches. Then the new round begins.
