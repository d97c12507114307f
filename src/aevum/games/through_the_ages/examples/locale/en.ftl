# Messages of the worked examples. The figures are in the events and pictures that stand beside these sentences,
# or come from `figures`: of an example in index.toml, or of rulebook/index.toml.

overview-turn-1 = The card row slides to the left: old cards leave, new ones come, and every card becomes cheaper.
overview-turn-2 = One political action: prepare an event, attack, offer a pact, or pass.
overview-turn-3 = Civil actions (white): take cards, increase the population, build farms, mines and buildings, discover technologies, raise wonders, change leader or government. Military actions (red): recruit units and play tactics.
overview-turn-4 = At the end of your turn your civilization produces: culture and science points, then food, of which your people eat, then resources, of which a large store loses some to corruption.

overview-mark-1 = The card row. The circles below a card are the civil actions it costs: cheap on the left, dear on the right.
overview-mark-2 = Unused and discontent workers, the yellow bank with the price of the next worker, the blue bank with the corruption it threatens, and your food and resources with what each turn brings and takes.
overview-mark-3 = Your technologies, a column for each kind. Yellow workers make them work, blue tokens are what they have produced.
overview-mark-4 = Military units: they are workers too, and together with a tactic they make your strength.
overview-mark-5 = Government, leader, wonder and tactic. A wonder under construction shows the stages still to pay.
overview-mark-6 = Your hand: civil cards, open to all, and military cards, which only you see.

example-turn = from a technology to more resources
example-turn-1 = Green has science points, a civil action and Iron in hand.
example-turn-2 = Green puts Iron into play and pays for it with science. It stands in the column of the mines and still needs a worker.
example-turn-3 = For another action and the difference in resources a miner moves from Bronze to Iron.
example-turn-4 = With the actions left Green takes a card from the row.
example-turn-5 = The turn ends, and everything produces. A blue token on Iron is worth more than one on Bronze.

example-row = what a card costs
example-row-1 = The circles below each card are its price in civil actions. Julius Caesar has slid to the cheap end.
example-row-2 = Orange builds a mine and takes him. Waiting made him cheap; waiting longer might have lost him to somebody else.

example-wonder = a wonder, stage by stage
example-wonder-1 = The Library of Alexandria is under construction; each field is a stage with its cost in resources.
example-wonder-2 = For a civil action and its resources Orange completes a stage; a blue token covers it.
example-wonder-3 = Another action, another stage. The resources grow fewer.
example-wonder-4 = The last stage: the wonder is finished, its blue tokens go back to the bank, and it works at once and to the end.

example-government = a peaceful change of government
example-government-1 = Orange lives under Despotism and has enough science points for the higher price of Monarchy.
example-government-2 = For one civil action Monarchy takes its place. The cheaper way, a revolution, would have cost all actions of the turn.

example-corruption = too much in store
example-corruption-1 = Green has many mines and seldom builds: blue tokens pile up on them, and few are left in the bank.
example-corruption-2 = The mines produce, and then a low bank costs resources. Spend what you have, or it rots.

example-colony = an auction for a colony
example-colony-1 = Green is about to prepare an event. Nobody knows yet what the current one will be.
example-colony-2 = It is a territory. Whoever sends the greatest force makes it a colony.
example-colony-3 = The players bid strength, round and round, or pass.
example-colony-4 = Orange has won and must send that force: a unit is lost for good, and a bonus card fills up the rest.
example-colony-5 = The colony is Orange’s. What it gives at once comes now, what it gives for good stays to the end.

example-aggression = an aggression is repelled
example-aggression-1 = This is Green’s board. Purple, who is a little stronger, is about to play an aggression.
example-aggression-2 = Purple attacks. Military strength is compared, and the attacker has to be stronger.
example-aggression-3 = Green answers with a defense bonus from the hand.
example-aggression-4 = The attack is not stronger than the defense, so it has no effect: a card in hand was worth a whole army.

example-first-round = taking cards in the first round
example-first-round-1 = Three civilizations begin, and nobody can build yet: the first round is for taking cards. Purple starts.
example-first-round-2 = The first player has a single action, enough for one card at the cheap end. A wonder goes straight to the table.
example-first-round-3 = The second player has one action more. Orange spends both on a wonder from the middle of the row.
example-first-round-4 = The third player has the most. Green begins a wonder from the cheap end ...
example-first-round-5 = ... and pays twice as much for a card from the middle. It waits in hand until a later turn.

example-refill = the row is filled up
example-refill-1 = Before Green’s turn the places at the cheap end are cleared. One of them is empty already: Orange has taken Julius Caesar.
example-refill-2 = So only Moses leaves; nobody goes in place of a card that was taken. The others slide left, and new cards fill the far end.

example-third-wonder = a third wonder
example-third-wonder-1 = Orange has finished two wonders. Each of them makes the next one an action dearer than its place in the row.
example-third-wonder-2 = The Eiffel Tower costs its place and one action for each finished wonder: nearly the whole turn.

example-change = paying with Iron
example-change-1 = Green’s blue tokens lie on Bronze and on Iron, where each is worth more.
example-change-2 = To move a miner from Bronze to Iron, Green gives one token from each card: together they are just the difference in price.
example-change-3 = Every mine brings one token. Most miners work on Iron now, so the same number of tokens is worth more.

example-iron = a new mine, or a better one
example-iron-1 = Green knows Iron, has a full store and an unused worker.
example-iron-2 = The new worker goes straight to Iron for its full price.
example-iron-3 = After a stage of a wonder a miner moves up from Bronze. That costs only the difference, and no new worker.

example-patriotism = resources for units alone
example-patriotism-1 = Orange has no resources at all, but holds Patriotism.
example-patriotism-2 = The card lends a military action and resources that only units may use, until the turn ends.
example-patriotism-3 = First Orange frees a worker by disbanding a unit, and lets the population grow.
example-patriotism-4 = Then Warriors become Swordsmen. The lent resources pay the difference; the empty store is not touched.

example-action-card = an action card with an action inside
example-action-card-1 = Orange took Engineering Genius in an earlier turn; in the turn it is taken it may not be played.
example-action-card-2 = For one civil action the card builds a stage of the Colossus at a lower price: the action it contains is free.

example-special = a newer special technology
example-special-1 = Masonry has served Orange well. Architecture is in hand, and there is enough science.
example-special-2 = Architecture takes the place of Masonry. The old effect is gone, the new one counts: the two never add up.

example-masonry = Masonry and a better lab
example-masonry-1 = Orange knows Alchemy, but an upgrade from Philosophy would take the whole store and more.
example-masonry-2 = Masonry makes buildings of newer Ages cheaper. It works at once and needs no worker.
example-masonry-3 = The lab moves up for a smaller difference: the new building is cheaper, the old one is not.

example-revolution = a revolution
example-revolution-1 = Purple lives under Despotism and has not used a civil action this turn.
example-revolution-2 = Theocracy for the lower price, and for every civil action of the turn. The new government’s military actions are still there.
example-revolution-3 = With one of them Purple recruits: a revolution leaves the army its turn.

example-uprising = an uprising
example-uprising-1 = One of Orange’s workers is discontent: a happy face is missing. There are unused workers enough, so nothing happens yet.
example-uprising-2 = One unused worker becomes a unit. The last one idle is the discontent one.
example-uprising-3 = Now that one is recruited too. More workers are discontent than unused: an uprising threatens.
example-uprising-4 = The turn ends without any production. A temple, or one worker left in peace, would have saved it all.

example-sacrifice = units sacrificed for an attack
example-sacrifice-1 = Orange wants to attack Purple, who is stronger.
example-sacrifice-2 = Sabotage is played. As it stands, the attack would fail: { $attack } against { $defense }.
example-sacrifice-3 = Orange sacrifices units. Their strength is added once more, and the attack overtakes the defense: { $attack } against { $defense }.
example-sacrifice-4 = Purple gives in and loses a wonder under construction. The sacrificed units are gone, and Orange lies open.

example-tactic = a tactic makes armies
example-tactic-1 = With Medieval Army, infantry and cavalry in pairs are armies. Orange has one pair, and infantry to spare: a strength of { $total }.
example-tactic-2 = New Knights find a partner: a second army. The strength grows by the unit and by the bonus of its army, to { $total }.

example-army = a whole army is sacrificed
example-army-1 = Orange attacks and has sacrificed one unit. It adds its strength once more, and nothing else.
example-army-2 = A second unit of the same kind: still no army among the sacrificed.
example-army-3 = Infantry joins the cavalry. Together they are an army, so the bonus of the tactic is added as well.

example-outdated = an army with an outdated unit
example-outdated-1 = Orange’s Warriors, Swordsmen and Cannon are worth { $total } together. Defensive Army, a tactic of Age II, is in hand.
example-outdated-2 = The tactic makes two armies. Swordsmen are only one Age older, so their army adds { $first }. Warriors are two Ages older, so theirs adds { $second }: a strength of { $total }.
example-outdated-3 = The Warriors become Swordsmen. Now neither army is outdated, and both add { $second }: a strength of { $total }.

example-aviation = air units double an army
example-aviation-1 = With Entrenchments, a tactic of Age III, Green has two armies. The modern one adds { $first }; Swordsmen of Age I are outdated, so theirs adds { $second }. The strength is { $total }.
example-aviation-2 = Air Forces join the better army and double its bonus to { $first }. Their own strength counts too: { $total }.
example-aviation-3 = One air unit is enough for an army, so the second joins the other one and doubles its lower bonus to { $second }: { $total }.
example-aviation-4 = No army is left for a third. It would add its own strength and no bonus, but the strength cannot exceed { $strength }.

example-scoring = the end of a basic game
example-scoring-1 = Purple has the last turn of a basic game.
example-scoring-2 = After the last production everyone scores for technologies, strength, happy faces and what a turn brings. Food, resources and cards left over are worth nothing.
