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
example-setup-1 = Ten digits of a date and a time stand above the columns, and again beside the rows; here they are those of the rulebook’s own example, an evening in June. Count down, or to the right, as many squares as the digit says and draw the sign there; a zero is the last square. Enemies are printed.

example-adjacent = the squares beside a lake
example-adjacent-1 = Squares that share a side are adjacent. The lake in the middle has four such neighbors, the numbered ones; an enemy counts like an empty square. Those that only meet the lake at a corner are not adjacent.

example-connected = what a road connects
example-connected-1 = The road runs along one side of each numbered square, so all six are connected: the farm with the market, and both with the enemy. A square that only meets the road at a corner is not.

example-pay = paying for another action
example-pay-1 = The digit makes a road free, but a second castle would be better.
example-pay-2 = Gold buys the right to choose, and then the castle is paid as usual.

example-road = one section of road
example-road-1 = The first digit makes a road free. Roads lie on the lines between squares.
example-road-2 = A section is drawn between two squares, and now they are connected. It may lie anywhere; it need not go on from another road.

example-dig = digging a lake
example-dig-1 = The digit makes digging free. The new square has to be empty and adjacent to a lake: the one below the castle will do.
example-dig-2 = It is dug, and the two squares are one lake. The road on its sides stays, and the castle now stands beside water.

example-castle = what a castle brings
example-castle-1 = This castle is connected by road with several forts.
example-castle-2 = Used, it brings gold for each of them. The number written on it says that it has worked in this round.

example-fort = a fort destroys an enemy
example-fort-1 = The fort and the enemy below it lie along the same road.
example-fort-2 = The fort destroys the enemy: it is crossed off, raids no more and costs no points.

example-raid = the raid after a round
example-raid-1 = The last turn of the round. Some enemies stand beside buildings.
example-raid-2 = When the turn is over they raid, and each costs gold once, however many buildings it touches. Then the new round begins.

example-longest = counting the longest road
example-longest-1 = Follow the road from the first number: to the left, up, along the straight line to the right, around the forest and down. At the second number it crosses itself, which is allowed. So far it is { $road_points ->
        [one] { $road_points } section
       *[other] { $road_points } sections
    } long.
example-longest-2 = One more, and at the third number it is { $road_points ->
        [one] { $road_points } section
       *[other] { $road_points } sections
    } long. Each is worth { $section_points ->
        [one] { $section_points } point
       *[other] { $section_points } points
    }, and none is used twice.
example-longest-3 = { $sections ->
        [one] { $sections } section has been drawn
       *[other] { $sections } sections have been drawn
    } by now, but the newest is a side branch: the longest road keeps its { $road_points }.

example-lake = what a lake is worth
example-lake-1 = Lake squares that share a side are one lake; the road between them does not divide it. Here are five squares, and four buildings beside them: two castles, a fort and a farm. That makes { $lake_points ->
        [one] { $lake_points } point
       *[other] { $lake_points } points
    }.
example-lake-2 = A sixth square is dug: six squares times four buildings are { $lake_points ->
        [one] { $lake_points } point
       *[other] { $lake_points } points
    }. One square more counts once for every building on the shore.
