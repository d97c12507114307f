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
lesson-cities-settler = Wood in the shed: that was your first action. A second city doubles everything you do, and your settler is itching to go. Choose the ringed city, then the ringed forest.
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
lesson-cities-learn = Another piece, another point, and all of it your own idea. One wish is left: buy an advance that you choose yourself before this round is over. It costs { $price } food. Read what a few of them can do: each opens something, a new building, a better harvest, a happier people.
lesson-cities-closing = Two cities, two temples to be proud of, and hardly anybody grumbles. Cities work, work pays for buildings and ideas, and both are points. Beyond the clouds lies the rest of the world.

# Exploring: the second lesson
lesson-exploring-title = Beyond the clouds
lesson-exploring-about = Discover land, choose advances, and find out what a good mood is worth.
lesson-exploring-clouds = Behind the clouds lies land that nobody has seen. Let us be first! Choose your city, then the ringed cloud, and your settler walks bravely into the unknown.
lesson-exploring-wrong-known = That land is old news. The ringed cloud hides something new.
lesson-exploring-wrong-corner = There is land in that direction too, and it will not run away. Today the ringed cloud.
lesson-exploring-wrong-work = Work can wait; discoveries go to the early bird.
lesson-exploring-wrong-early = Studying before breakfast? First the settler needs a home.
lesson-exploring-lay = Land ahoy! A region can be laid in two ways, and the discoverer decides. As it lies now, your settler stands on fertile land; rotated, on bare rock. Leave it as it is.
lesson-exploring-wrong-rocks = That puts the settler on bare rock. Turn it back, and there will be bread.
lesson-exploring-found = Fertile soil and a view of the sea. Nobody asked, so it is yours: found a city.
lesson-exploring-wrong-wander = Nothing better will come today. The settler wants to unpack: found the city here.
lesson-exploring-storage = Now something for the mind. An advance costs { $price } food, and yours would go stale anyway: you can keep only { $limit }. Buy “{ card-storage }”. Do you see the little heart on it?
lesson-exploring-wrong-shelf = Tempting! But without a larger pantry there will never be food for two ideas in a row: “{ card-storage }”.
lesson-exploring-wrong-hungry = That costs the food you need for thinking.
lesson-exploring-end = The heart has come true: { $mood } mood token, up there in the bar. All actions are spent; “{ pick-end }”, then we throw a party.
lesson-exploring-wrong-trade = You own a heart and a good view. Neither is for sale. End the turn.
lesson-exploring-happy = { $rival } looks this way, a little envious. Now the party: “{ pick-improve }” spends the mood token and makes your first city happy.
lesson-exploring-wrong-young = The new city is happy enough with its view. Cheer up the old one: there is more around it to collect.
lesson-exploring-wrong-smile = First the party, then the work. It pays, you will see.
lesson-exploring-harvest = They are dancing! A happy city collects one more than its size. Let it bring food and wood: choose the city, then the ringed button or spaces.
lesson-exploring-wrong-single = That city is not happy and would bring less. Let the dancers work.
lesson-exploring-wrong-ore = Ore comes next. This time food from the city’s own land and wood from the forest.
lesson-exploring-grumble = And again, the same city! It works a second time, but afterwards the party is over: its mood sinks by one. Take food and ore, and watch the smile.
lesson-exploring-wrong-kind = Kind and sensible. But see once what overtime does to a smile: nobody is hurt by it in a lesson.
lesson-exploring-wrong-grain = Food is what counts now: the fertile land, please.
lesson-exploring-wrong-stay = There is still an action left. Use it!
lesson-exploring-rest = The smile is gone: happy became neutral. Once more and they would be angry, and angry cities bring hardly anything. Let them sleep: “{ pick-end }”.
lesson-exploring-choose = Again food for an advance, and this time you choose. A heart on it brings a mood token, a lyre a culture token; and each one raises how many of them you can keep. Pick what you like best.
lesson-exploring-wrong-think = First the mind, then the muscles: buy an advance, whichever you like.
lesson-exploring-both = A fine choice. The next idea wants food again: let each of your cities collect some, once, so that nobody grumbles.
lesson-exploring-round = Full baskets, no long faces. “{ pick-end }”, and the round is over.
lesson-exploring-gift = At the end of each round an advance is free. Take one with a heart: in a moment you will know why.
lesson-exploring-wrong-heart = Clever, but heartless. Take one of the ringed ones.
lesson-exploring-wrong-demolish = You have just discovered this land. Keep it.
lesson-exploring-alone = Now show what you can do. You know { $known } advances: make it { $goal } before the round is over, and have a happy first city at that moment. Let nobody work twice, and spend a heart on the dancers.
lesson-exploring-closing = New land, new ideas, and people who whistle at work. Explore early, buy what brings hearts, and never let a city get angry without a good reason. Next time you will need the neighbors.

# Neighbors: the third lesson
lesson-neighbors-title = Dealing with neighbors
lesson-neighbors-about = A battle, an objective, winning people over without a single blow, and making up afterwards.
lesson-neighbors-march = Three cities are yours, and between you and the sea sit barbarians: { $barbarians } of them, with a city that could be yours. Bring your army next to them first: choose the ringed city where it stands, then the one that is ringed after it.
lesson-neighbors-wrong-way = A nice walk, but the barbarians live elsewhere. Follow the ring.
lesson-neighbors-wrong-charm = Charm is for neighbors who can read. First the ones with clubs.
lesson-neighbors-wrong-party = No party before the battle. Afterwards gladly.
lesson-neighbors-wrong-early = The day is young, and you still have actions. Neighbors do not go away by themselves.
lesson-neighbors-supplies = One army alone would be brave and brief. Another costs { $food } food and { $ore } ore, and the pantry is empty: let the city on fertile land collect.
lesson-neighbors-wrong-bread = Food is what the army wants, and it grows in the ringed city.
lesson-neighbors-wrong-rest = The army has marched enough for now. Let it take off its boots.
lesson-neighbors-recruit = Bread and iron: that makes a soldier. Build an army unit in the city where the other one is waiting.
lesson-neighbors-wrong-barracks = It would stand alone there. Armies are best in company: the ringed city.
lesson-neighbors-wrong-soldier = Enough groceries. Now the soldier.
lesson-neighbors-end = Two against two. Armies that have entered a forest cannot attack in the same turn, so let them sleep on it: “{ pick-end }”.
lesson-neighbors-wrong-trade = Nobody trades with people who are sharpening swords. End the turn.
lesson-neighbors-attack = The morning of the battle. Attacking is nothing but moving: send both armies to the barbarians.
lesson-neighbors-dice = Before the dice you may play a card in the battle. Yours would be spent for little; choose “{ pick-pass }” and let the dice roll.
lesson-neighbors-wrong-card = Keep it. Two bored barbarians are not worth a good card.
lesson-neighbors-press = Each army rolls a die; the more you roll together, the more hits. Nobody has hit much yet? Then go on: “{ pick-press }”, until one side is gone.
lesson-neighbors-wrong-abort = You may always walk away, and sometimes that is wise. Today fortune is warming up: go on.
lesson-neighbors-keep = Victory! The city is at your mercy: raze it for gold, or keep it. Keep it; a city is a point and works for you, once it has stopped sulking.
lesson-neighbors-wrong-destroy = Smoke, ashes, a bit of gold. A city is worth more: keep it.
lesson-neighbors-temple = Booty: { $gold } gold, and gold stands in for anything that is missing. Add a temple to your smallest old city: it will bring a culture token as well.
lesson-neighbors-wrong-piece = Also pretty. But it is temples that your objective card is about: the ringed city.
lesson-neighbors-wrong-pay = Let the treasurer do that: the ringed button pays the rest.
lesson-neighbors-wrong-soon = Soon! With two culture tokens it is more fun, and somebody must build that temple first.
lesson-neighbors-harvest = One action left. Full shelves are never wrong: let the city on fertile land collect again.
lesson-neighbors-round = Your turn and the round are done. “{ pick-end }”, and then look at the purple cards.
lesson-neighbors-objective = After each round you may fulfill objectives. “{ card-religious-fervor }” wants more cities with temples than anybody else has. You have them! It is worth { $points } points: score it.
lesson-neighbors-wrong-modest = So modest? Those are points, and you have earned them. Score the card.
lesson-neighbors-gift = And the free advance. Take “{ card-engineering }”: without it nobody builds wonders.
lesson-neighbors-wrong-gift = A good one. But dream bigger: “{ card-engineering }” is the way to wonders.
lesson-neighbors-wrong-demolish = Conquered yesterday, pulled down today? People would talk.
lesson-neighbors-influence = Now without swords. { $rival } has a lovely port, a little out of range; each culture token, and you have { $culture }, carries your songs one space further. “{ pick-influence }” from the ringed city, and hope for a high roll.
lesson-neighbors-wrong-source = That would cost more songs or reach less. From the ringed city to the ringed port, please.
lesson-neighbors-wrong-peace = Swords down. This one we win with music.
lesson-neighbors-again = A low roll: they held their ears. That happens. Try it from the city you conquered; { $rival } cannot hold their ears forever.
lesson-neighbors-wrong-give-up = One more song! You still have a culture token.
lesson-neighbors-alone = Their port now flies your colors and counts for you. From here on you are free: you have { $pieces } city pieces, make it { $goal } before this round is over. Build, charm or conquer, as you please.
lesson-neighbors-smile = Now a matter of the heart: the city that you conquered is still angry, and angry cities bring hardly anything. Make it happy before this round is over. Every step of mood costs as many mood tokens as the city is large; you have { $mood }. It all fits into one action.
lesson-neighbors-closing = You have fought, sung and believed, and all of it was worth points. That is Clash of Cultures: there are many ways to be great, and your neighbors are trying all of them. Good luck!
