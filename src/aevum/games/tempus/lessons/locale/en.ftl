# Settling: the first lesson
lesson-settling-title = The first four turns
lesson-settling-about = Settle, grow, build, quarrel, learn to write: all of Tempus in a nutshell.
lesson-settling-settle = Welcome to Tempus! An empty island, { $tokens ->
    [one] one settler
   *[other] { $tokens } settlers
 } and a modest dream: to own it all. Every hex where your people stand is worth { $points ->
    [one] a point
   *[other] { $points } points
 }, except in the mountains. Put one of them on each ringed hex.
lesson-settling-babies = { $score ->
    [one] { $score } point
   *[other] { $score } points
 } already, and not a single argument. Now your turn: one action token buys one action. Children are born on grassland, where life is soft. Choose “{ pick-babies }”, then the ringed meadow.
lesson-settling-wrong-idea = Thinking is next, promised. First somebody has to be born who can do it.
lesson-settling-wrong-settle = Good land too, and it will not run away. Your first settlers go to the ringed hexes: meadows for children, and a field for later.
lesson-settling-wrong-taken = One of yours stands there already. A second one brings no second point: go next door, to a ringed hex.
lesson-settling-wrong-alone = Send somebody away and the hex left behind stands empty: nothing is gained. First a child for company, then travel.
lesson-settling-wrong-meadow = A fine meadow, and its day will come. Begin with the ringed one: from there the farmland is near.
lesson-settling-wrong-nobody = That spends an action token, and nothing happens. Choose the ringed hex.
lesson-settling-move = It is getting cozy: in this era at most { $limit } may share a hex. Send one to the empty farmland beside it. New hex, new point.
lesson-settling-wrong-crowd = They are quite happy where they are. It is the crowded meadow that needs some air.
lesson-settling-wrong-ground = That ground would be worth a point as well. But for the farmland there are two reasons, and in a minute you will see the second.
lesson-settling-wrong-mountain = A fine view from up there, but mountains bring no points. The ringed farmland does.
lesson-settling-wrong-own = Your people already stand there: no new hex, no new point. The ringed farmland is empty.
lesson-settling-wrong-step = One thing at a time: first a step onto new land, for a new point.
lesson-settling-idea = The last action token of this turn. So far your people eat and multiply; somebody should also think. Choose “{ pick-idea }”: ideas are cards.
lesson-settling-wrong-think = Your people can do that with their eyes closed. Give the head a chance: have an idea.
lesson-settling-progress = The turn ends with a race for the next era: Writing. It goes to the people with the most tokens on farmland (that was the second reason!) plus cards laid with farmland on them. You have { $points }, with your card { $most }. Lay it face down: until all cards are turned over, nobody knows what it is.
lesson-settling-wrong-race = You might even win empty-handed, but why risk it? Lay your card first.
lesson-settling-grow = All cards are turned over, and nobody beats yours: you are the first who can write, and { $bonus ->
    [one] a new card
   *[other] { $bonus } new cards
 } came with it. Time to build! A city of { $value } needs { $value } tokens on its hex, so the ringed meadow wants a child.
lesson-settling-wrong-north = Right idea, wrong cradle: the city shall stand on the ringed meadow.
lesson-settling-wrong-cradle = All in good time. First the child: without a second token on the ringed meadow there is no city.
lesson-settling-city = Enough hands, so: build the city. It swallows these tokens, but it counts { $value } points where the meadow counted { $points }, and it never wanders off.
lesson-settling-wrong-bricks = The bricks are already warm. First the city, then the rest of history.
lesson-settling-fight = { $rival } camps on the hills above your farm. Rude, and rather brave. Choose “{ pick-fight }”, then your farm, then the hills.
lesson-settling-wrong-guards = Leave the mothers at home: attack from the ringed farm.
lesson-settling-wrong-march = No time for that: there is a stranger on the hills. “{ pick-fight }”, please.
lesson-settling-weapons = A token against a token is a tie, and a tie is lost by the attacker. Unless the attacker has brought something: lay Weapons, face down.
lesson-settling-reveal = That should do. Choose “{ pick-done }”, and let us see what { $rival } has to say.
lesson-settling-wrong-bare = With bare hands it would be a tie, and ties are lost by the attacker. You hold Weapons: lay them first.
lesson-settling-wrong-walls = Walls are for defenders, and this time you are not the one at home.
lesson-settling-wrong-target = That neighbor has done nothing to you. Yet. The ringed hills, please.
lesson-settling-advance = Won! { $rival } goes home for supper. March in or stay on your farm, as you like: hills will count in the next race.
lesson-settling-farming = The race for the next era, Farming: now hills count, and every city of yours as well. So far that makes { $points } for you. Rivals see how many cards you lay, not which. Lay what you like, or nothing, then “{ pick-done }”.
lesson-settling-alone = From here on nobody holds your hand. You have { $score } points: make it { $goal } before this turn is over. Remember: grassland makes children, and a child on a new hex makes a point.
lesson-settling-race = { $score } points, and nobody told you how! Finish this turn just as freely. At its end everybody races again, for Cities: now woods count, and your city. Lay a card if it helps, or choose “{ pick-done }” and see how far your people get.
lesson-settling-more = A new turn, and { $actions ->
    [one] one action is
   *[other] { $actions } actions are
 } all yours. You begin it with { $score } points: gain { $goal } more before it is over. Think in pairs: a child, then a step onto empty land; or a child, then a city where two stand together. No meadow left for children? Then have ideas until you hold { $cards } cards.
lesson-settling-closing = That was Tempus: spread out, build early, do not fall behind in the eras. Whoever has the most points when somebody learns to fly has won. Your people would like to go on. So would your rivals.
