# Messages of the worked examples. The figures are in the events and pictures that stand beside these sentences,
# or come from [figures] in rulebook/index.toml.

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
