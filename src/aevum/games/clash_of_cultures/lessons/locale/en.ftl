# Cities: the first lesson
lesson-cities-title = Two cities and a temple
lesson-cities-about = Collect, settle, build, cheer people up: your first round in the ancient world.
lesson-cities-collect = Welcome to the ancient world! You own one small settlement, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 }; the winner builds the most. Building takes wood, so let us fetch some: choose the ringed city, then “{ pick-collect }” and the forest beside it.
lesson-cities-wrong-full = Food would be wasted: the pantry is full to the ceiling. The forest, please.
lesson-cities-wrong-ore = Ore will be wanted too, in a minute. The forest first: it is closer to the fireplace.
lesson-cities-wrong-learn = A thirst for knowledge! Hold it for a moment; your people are still looking for their shoes.
lesson-cities-wrong-food = That would eat up the food, and the food has other plans.
lesson-cities-wrong-end = Leaving so early? You still have actions, and nobody gives them back.
lesson-cities-settler = Wood in the shed: that was your first action. A second city doubles everything you do, and your settler is itching to go. Send them from the city to the ringed forest.
lesson-cities-wrong-tired = This city has worked already this turn. Ask again and its mood sinks: people do notice.
lesson-cities-wrong-road = Adventure waits there, and it can wait a little longer. The ringed forest is safe, shady and next door.
lesson-cities-found = A clearing, a spring, no neighbors: perfect. Choose “{ pick-found }”; the settler moves in for good.
lesson-cities-wrong-wander = The settler has just put down the luggage. Found the city here.
lesson-cities-end = Two cities: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } from building. A turn has { $actions ->
    [one] one action
   *[other] { $actions } actions
 }, and yours are spent. Choose “{ pick-end }” and let the rival have a go.
lesson-cities-wrong-trade = With whom, and what for? One piece of wood does not make a merchant. End the turn.
lesson-cities-myths = { $rival } has been busy. You want a temple, but nobody here knows what to believe in. Buy the advance “{ card-myths }”: it costs { $price } food, and stories keep longer than bread.
lesson-cities-wrong-advance = A fine idea for another day. Temples come with “{ card-myths }”.
lesson-cities-wrong-first-myths = Work later. First a story worth building a temple for: “{ card-myths }”.
lesson-cities-ore = Now they believe. Every building costs { $food } food, { $ore } ore and { $wood } wood. Wood you have; your first city can fetch ore: “{ pick-spaces }”, then the mountain.
lesson-cities-wrong-mountain = Almost! Ore lives in the mountain.
lesson-cities-wrong-cheer = Making people happy is a lovely idea, and its turn will come. Keep the mood token a little longer.
lesson-cities-both = A city can work again in the same turn, but grumbling: its mood sinks. You have another one, though, rested and eager. Let the forest city collect.
lesson-cities-rest = Two cities, two harvests, no complaints: that is why one settles early. Now “{ pick-end }”.
lesson-cities-food = { $rival } has a second city as well. Copycat! A new turn, so everybody is rested. Only food is missing for the temple: your first city stands on fertile land, let it collect there.
lesson-cities-wrong-hungry = Nobody can eat that. Food grows on the fertile land under the city itself.
lesson-cities-wrong-trees = The forest city is needed rested: it gets the temple. Send the other one.
lesson-cities-temple = Food, ore, wood: everything is there. The first city has worked, so the temple goes to the forest city: choose it, then “{ pick-grow-temple }”.
lesson-cities-wrong-enough = You have all you need. Build, before somebody eats the building material.
lesson-cities-cheer = Hallelujah, another point! One action left, and { $mood } mood token that came with “{ card-myths }”. Spend it: “{ pick-improve }” makes your first city happy, and a happy city collects more.
lesson-cities-round = Do you hear them sing? That was your last turn of this round: “{ pick-end }”.
lesson-cities-storage = The round is over, and now everybody gets an advance for free. Your pantry holds only { $limit } food: take “{ card-storage }”.
lesson-cities-wrong-gift = It is a gift, so choose freely: next time. Today the pantry is bursting; take “{ card-storage }”.
lesson-cities-wrong-demolish = After all that work? Let us pretend your hand slipped.
lesson-cities-alone = Now it is all yours. You have { $pieces } city pieces: make it { $goal } before this round of { $turns } turns is over. A temple needs food, ore and wood; and your happy city collects twice as much.
lesson-cities-closing = Two cities, a temple to be proud of, and hardly anybody grumbles. Cities work, work pays for buildings, buildings are points. Beyond the clouds lies the rest of the world.
