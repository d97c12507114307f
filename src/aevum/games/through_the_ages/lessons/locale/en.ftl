# First turns: the first lesson
lesson-first-turns-title = From nothing to a pyramid
lesson-first-turns-about = Take cards, raise a family, put it to work, and build your first wonder.
lesson-first-turns-leader = Welcome to Antiquity! When the last Age ends, the civilization with the most culture wins. Until then everything comes from this row of cards, and a card on the left costs one civil action. You have { $actions ->
    [one] one
   *[other] { $actions }
 }. A people needs a leader: take the ringed { card-moses }.
lesson-first-turns-wrong-land-first = That card is next, well spotted. First the person who tells everybody where to go.
lesson-first-turns-wrong-price = Count the white circles below the card: that far to the right it costs more actions. It will slide to the left and become cheaper. { card-moses } already is.
lesson-first-turns-wrong-card = Not a bad card. But leaders are few, and rivals have eyes as well: first the ringed { card-moses }.
lesson-first-turns-wrong-early = Too early! There is still something to do, and unused actions cannot be saved.
lesson-first-turns-land = Splendid beard. One action left: take { card-rich-land-a }. Yellow cards are small favors that you keep in hand for the right moment, which is never the turn in which you take them.
lesson-first-turns-wrong-last = This is your last action, so let it be the ringed card. It makes something cheap in your next turn, and you will like cheap.
lesson-first-turns-end = Out of actions, and nobody was harmed. Choose “{ pick-end }”: your farms bring { $food } food and your mines { $resources } resources, and your philosophers a first thought.
lesson-first-turns-lead = Food and stones have arrived. Between your turns { $rival } plays; in yours you have { $actions } civil actions. { card-moses } is still waiting in your hand and looks at his watch, which is a sundial. Click on his card to put him into play.
lesson-first-turns-wrong-grow-early = A good plan, but dearer than it needs to be. With { card-moses } in charge a new worker costs less food.
lesson-first-turns-wrong-full-hands = Your hand is not empty yet. First put { card-moses } into play: leaders in the hand lead nobody.
lesson-first-turns-wrong-leader = In a moment. First put { card-moses } into play: leaders in the hand lead nobody.
lesson-first-turns-grow = Under { card-moses } families are large: a new worker costs only { $cost } of your { $food } food. Choose “{ pick-grow }”.
lesson-first-turns-wrong-build-early = The building is next. First one more worker, now that { card-moses } makes it cheap: “{ pick-grow }”.
lesson-first-turns-wrong-unborn = That can wait. First somebody new: “{ pick-grow }”.
lesson-first-turns-wrong-soldier = No enemy in sight, and spears cannot be eaten. Let this worker work.
lesson-first-turns-mine = { $workers ->
    [one] One worker stands
   *[other] { $workers } workers stand
 } around without work. A mine normally costs { $cost } resources, but you have { card-rich-land-a }: play it and choose { card-bronze }. The new mine will pay you every turn.
lesson-first-turns-wrong-farm = Food is always good, and its turn comes. But at first everything is built of stone: choose the mine, { card-bronze }.
lesson-first-turns-wrong-full-price = A mine, yes, but at full price? You hold { card-rich-land-a }: with this card it is cheaper.
lesson-first-turns-wrong-mine = Soon. First the mine: it pays from this very turn on.
lesson-first-turns-wrong-destroy = Your workers have only just hung up their hats there. Better not.
lesson-first-turns-wonder = One action left. The { card-pyramids } have become cheap, and a wonder goes straight to the building site. Once finished they are worth one civil action more, every turn, for ever. Take them.
lesson-first-turns-wrong-wonder = A useful card, only less pointed. Take the { card-pyramids } while they are cheap.
lesson-first-turns-wrong-grow-again = Another child would find no work this turn. The { card-pyramids }, however, will not be so cheap for long.
lesson-first-turns-again = No civil action is left. The red ones are for soldiers; they may sleep today. Choose “{ pick-end }”.
lesson-first-turns-wrong-disband = They are your only guards. Let them keep their spears, just in case.
lesson-first-turns-alone = An event: settlers have come, one more worker for everybody. And now you reign alone! Before you end this turn, let your farms bring { $food } food a turn instead of { $grown }, and your mines { $resources } resources instead of { $mined }.
lesson-first-turns-choose = Everybody is at work, and you did that without me. The actions that are left buy cards for later: read a few, by resting on them or keeping a finger on them, and take what you like. Each turn the row slides to the left, so what is dear today is cheap tomorrow, unless { $rival } likes it too. Then “{ pick-end }”.
lesson-first-turns-stone = Between your turns { $rival } plays, and { $resources } resources are waiting for you. Your { card-pyramids } have been nothing but a plan so far. A wonder is built stage by stage; the figures on its card are the prices. Choose “{ pick-stage }”.
lesson-first-turns-wrong-stone = That has time until the first stone is laid. First “{ pick-stage }”.
lesson-first-turns-wrong-resign = Give up, just when it gets interesting? What would the neighbors say?
lesson-first-turns-family = The first stage stands, and the rest of the turn is yours: { $actions ->
    [one] one civil action
   *[other] { $actions } civil actions
 } for another worker, a card, whatever you like. Just keep the resources: they will be the tip. Then “{ pick-end }”.
lesson-first-turns-roof = The harvest is in, and this is your masterpiece: finish the { card-pyramids } before the next round is over, and find work for everybody, too. Idle workers bring nothing, and they are hungry all the same.
lesson-first-turns-closing = Pyramids on the horizon and one civil action more, for ever! Cards, people, work, and every turn a harvest: that is the heart of Through the Ages, and yours beats. Go on from here, or learn next why happy people pay better than rich ones.

# Inheritance: the second lesson
lesson-inheritance-title = The uncle’s treasure
lesson-inheritance-about = Why thieves love savers: wonders, science, smiling people, and nothing left to steal.
lesson-inheritance-thieves = Your uncle ruled for a few rounds and saved every grain. Every grain and stone is a blue token from your bank, and only { $tokens } are left there. A bank so empty smells of corruption: at the end of this turn thieves will take { $stolen } resources. Spend them first! Choose “{ pick-stage }” and build on his { card-pyramids }.
lesson-inheritance-wrong-book-early = Reading is next. First the stones, before they grow legs.
lesson-inheritance-wrong-grow-early = Guests come later, promised. First something that they can admire.
lesson-inheritance-wrong-take = Your uncle, too, always took and never used. First use what you have.
lesson-inheritance-wrong-idea = Keep that idea for later: today it is not thoughts that are missing.
lesson-inheritance-wrong-end = Not yet! The thieves are already standing at the gate.
lesson-inheritance-wrong-resign = Give up the inheritance before it is unpacked? Your uncle would be shocked.
lesson-inheritance-wonder = A wonder keeps a blue token on every stage until it is finished, so the bank has hardly grown, and the thieves still hope for { $stolen }. One more stage, and the tokens come home: then let them count again.
lesson-inheritance-wrong-roof = Most of a wonder is a ruin with good prospects. Put the last stone on it.
lesson-inheritance-science = Your first wonder! And you feel its worth at once: { $actions } civil actions a turn. In your hand lies a technology that your uncle bought and never opened: { card-irrigation }. Discovering costs science, and you have { $science }. Click on the card.
lesson-inheritance-wrong-grow-next = That comes right after this. First open the book.
lesson-inheritance-guests = Still { $stolen } for the thieves. Food is made of blue tokens, too, and the barns hold { $food }. So invite guests, and let them eat: choose “{ pick-grow }” until no corruption is left.
lesson-inheritance-wrong-guests = Almost! There is still something to steal. First somebody has to eat it.
lesson-inheritance-end = The thieves go home hungry. But look at the face: a people this large wants { $needed ->
    [one] a happy face
   *[other] { $needed } happy faces
 }, you have none, and so { $angry ->
    [one] one worker grumbles
   *[other] { $angry } workers grumble
 }. More grumblers than idle hands would be an uprising, and nobody would produce a thing. You still have idle hands, so choose “{ pick-end }”.
lesson-inheritance-wrong-draw = A card for soldiers; that is another lesson. Today nobody attacks, promised.
lesson-inheritance-wrong-disband = One guard less and one idle hand more: a bad trade.
lesson-inheritance-temple = You have { $actions } civil actions, thanks to the { card-pyramids }. Use the first for peace of mind: play { card-ideal-building-site-i } and choose { card-religion }. A temple makes people smile, and it makes culture.
lesson-inheritance-wrong-full-price = A temple, yes! But your uncle left you a card that makes it cheaper: { card-ideal-building-site-i }.
lesson-inheritance-wrong-lab = Clever, and soon. But clever people who grumble only grumble more cleverly. First the ringed place.
lesson-inheritance-wrong-crowd = More people, more grumbling. First the temple.
lesson-inheritance-wrong-temple = All in good time. First the temple, so that everybody smiles.
lesson-inheritance-upgrade = Smiles all around, and { $culture } culture every turn: that is what wins in the end. Now let the new technology work: choose “{ pick-upgrade }” and turn { card-agriculture } into { card-irrigation }. There one blue token holds twice as much, and the thieves hate that.
lesson-inheritance-wrong-old-farm = One more old farm? You know something better by now: upgrade one to { card-irrigation }.
lesson-inheritance-wrong-field = Soon. First let the new technology work: “{ pick-upgrade }”.
lesson-inheritance-wrong-destroy = Your uncle never destroyed anything. It was his one virtue; keep it.
lesson-inheritance-idea = A field to be proud of. And now the hour of that idea in your hand has come: play { card-revolutionary-idea-a }. Your science, { $science } so far, grows without another lab; such cards close the gap when a technology is almost yours.
lesson-inheritance-wrong-thought = In a moment. First the idea: it has waited for rounds.
lesson-inheritance-choose = See? Nothing your uncle left was useless. Now a small decision of your own: { card-mineral-deposits-i } brings resources once, { card-efficient-upgrade-i } makes an upgrade cheaper. Take one of the two; it can be played from your next turn on.
lesson-inheritance-wrong-choice = A fine card for another day. The two ringed ones help you already in the next turn: one with resources, one with a cheaper upgrade.
lesson-inheritance-wrong-dearer = The very same card lies further to the left and costs less there: take the ringed one.
lesson-inheritance-wrong-bed = In a minute you decide about that yourself. First one of the two ringed cards.
lesson-inheritance-alone = Both are good, so yours is the right one. And now without me. Before the next round is over: { $science } science a turn instead of { $rate }, no grumbler, nothing for thieves. A lab, { card-philosophy }, costs { $cost } resources: save stones for it, and let guests eat the food.
lesson-inheritance-discover = Brilliant, and the thieves have moved away. Another wish: before the next round is over, discover a technology that you choose yourself. You have { $science } science; the figure beside the flask says what a card in the row asks for. Take one, then click on it in your hand. And let nobody grumble.
lesson-inheritance-harvest = A discovery of your own! Your uncle counted grain, but at the end of the game only culture counts: you have { $culture }, and each of your turns adds { $rate }. Unused workers: { $idle }. Before the next round is over, find work for everybody, with “{ pick-build }” or otherwise, and harvest culture: “{ pick-end }”.
lesson-inheritance-closing = You spend what you have, you know what people want, and you smell a thief three streets away. Your uncle would not recognize the place. What is missing is the rest of the world, and it is about to knock.

# Neighbors: the third lesson
lesson-neighbors-title = A knock at the door
lesson-neighbors-about = Events, a colony, a legion and a rather one-sided loan from next door.
lesson-neighbors-event = Every turn begins with politics: one political action, and it costs nothing. The green card in your hand is an event of the future. Click on { card-developed-territory-i } to prepare it: that is worth culture at once, and an older event comes to light.
lesson-neighbors-wrong-patience = Such haste! Your soldiers have not even breakfasted. First prepare the event; the loot will not run away.
lesson-neighbors-wrong-silent = You may keep silent in politics. But silence brings no culture, and this card does.
lesson-neighbors-wrong-resign = Give up? Now, with all these spears and a plan? Certainly not.
lesson-neighbors-bid = Land ahoy! { card-fertile-territory-i }, and whoever bids more force gets it. You have strength { $strength }, { $rival } has { $theirs } and dares not say a thing. Offer the very least: the ringed button.
lesson-neighbors-wrong-generous = Generous! But what you bid you have to send, and nobody bids against you. A little less.
lesson-neighbors-wrong-no-bid = A whole country for one boat, and you let it pass? Bid, and bid the least.
lesson-neighbors-send = It is yours. Now somebody has to go there, and stay: one of your { $units } units settles down across the sea. Choose { card-warriors } on your board, then “{ pick-done }”.
lesson-neighbors-wrong-one-boat = One boat was the deal, and it has sailed. The others stay at home: “{ pick-done }”.
lesson-neighbors-discard = Food, and room for many new people: that is a colony. Now your generals tidy up. They can remember only { $limit } military cards after politics, and you hold { $cards }. Discard { card-fighting-band } and { card-phalanx }.
lesson-neighbors-wrong-keep-plunder = Keep that one close to your heart. You will need it in a minute.
lesson-neighbors-wrong-keep-legion = No, that is the good one: it makes an army out of exactly those men you have.
lesson-neighbors-tactic = { $units } men with spears are worth { $strength } strength; in rank and file they are worth more. Click on { card-legion } to play this tactic. It costs a red action, a military one.
lesson-neighbors-wrong-disband = Send soldiers home, on the eve of such a beautiful quarrel?
lesson-neighbors-wrong-recruit-next = New people come next. First the old ones learn to march in step.
lesson-neighbors-wrong-take = The row can wait a little. Soldiers first.
lesson-neighbors-wrong-end = Not yet: a red action is still waiting for orders.
lesson-neighbors-recruit = Strength { $strength }, with the same men! Now one more: choose “{ pick-grow }”, then { card-warriors } on your board. They cost { $cost } resources and a red action. Red actions that you do not use draw military cards at the end of the turn, so nothing is lost either way.
lesson-neighbors-wrong-spear = This one wants to see the world, not a workbench. Give them a spear.
lesson-neighbors-end = That should impress the neighbors. { $actions ->
    [one] One civil action is
   *[other] { $actions } civil actions are
 } left: take cards that you like, as many as you can pay. Then “{ pick-end }”.
lesson-neighbors-wrong-supper = Enough mouths for today. Look around in the row instead.
lesson-neighbors-wrong-destroy = Your neighbors would do that for you, if they could. Do not help them.
lesson-neighbors-aggression = Politics again. { $rival } sits on { $food } food with a strength of { $theirs }; yours is { $strength }. Click on { card-plunder-i }: { $rival } is the lucky one. Nobody has to be sacrificed for that, so then “{ pick-done }”.
lesson-neighbors-wrong-polite = Politeness is a virtue. Hunger is an argument. Look at { card-plunder-i } again.
lesson-neighbors-wrong-sacrifice = You are far stronger already. Let nobody get hurt over a few sacks of grain.
lesson-neighbors-alone = The sacks are yours, and { card-plunder-i } has cost all your red actions. Now you reign alone: raise your strength from { $strength } to { $goal } before the next round is over; in your next turn you have { $actions } red actions again. Your fourth man with a spear lacks two comrades for a second { card-legion }, at { $cost } resources each. So leave nothing to corruption: fill beds, not barns.
lesson-neighbors-hero = Strong walls, quiet nights: now enjoy what they are for. Before the next round is over, put a leader into play and discover a technology, whichever two you like. You have { $science } science, and { $actions ->
    [0] no civil actions
    [one] one civil action
   *[other] { $actions } civil actions
 } this turn. Both begin in the row of cards, and both are played by a click in your hand.
lesson-neighbors-closing = An event prepared, a coast settled, a neighbor visited: now you know what matters in Through the Ages. Never be the weakest, for everybody has learned this lesson. The rest is history, and it is yours to write.
