# Messages of the worked examples. The figures are in the events and pictures that stand beside these sentences,
# or come from [figures] in rulebook/index.toml.

overview-turn-1 = In your turn you take { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, of any kind and in any order: found a city, collect resources, enlarge a city, build units, move, improve moods, influence another city, or buy an advance.
overview-turn-2 = Using one city again and again in a turn makes it angry, so spread the work over many cities.
overview-turn-3 = Many advances raise your culture or your happiness. At certain levels an event card is drawn, good or bad.
overview-turn-4 = When everybody has had { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, the status phase follows: score objectives, gain a free advance, draw cards. Then a new round begins.

overview-mark-1 = A city. Each of its pieces is a point: the settlement and, here, an academy.
overview-mark-2 = Barbarians, who hold the land and may attack the nearest city when an event says so.
overview-mark-3 = Clouds: land nobody has seen. Whoever enters discovers it.
overview-mark-4 = An army unit. The number says how many stand there.
overview-mark-5 = Your victory points as the map stands.
overview-mark-6 = Actions left in this turn.
overview-mark-7 = Your culture and happiness levels. A level with a card on it draws an event.
overview-mark-8 = Objectives you have scored. Each objective card in your hand has two halves, and you score one of them when its condition holds.

example-collect = a city collects
example-collect-1 = Blue’s city in the mountains is small but happy, so it collects as if it were one larger.
example-collect-2 = Blue activates the city. It may take from its own space and from those around it, each space once.
example-collect-3 = Mountains give ore, fertile land gives food. One action, and everything a small city can bring.

example-advance = buying an advance
example-advance-1 = Advances stand in categories, and the first one of a row has to come first. Prices are in food; ideas may stand in for it.
example-advance-2 = Red pays and gains Tactics. Its border raises the culture level by one and brings a token of that kind.

example-settle = a settler founds a city
example-settle-1 = Red’s settler has walked into new land and stands in the forest.
example-settle-2 = As an action the settler becomes a settlement. More cities also let every city grow larger.

example-grow = a city grows
example-grow-1 = Red has one of each resource that a new piece costs, two cities, and Tactics, which a fortress needs.
example-grow-2 = The city gains a fortress: a point more, and a die more for whoever defends it.

example-explore = into the clouds
example-explore-1 = Blue’s settler stands in the city, beside land that nobody has seen.
example-explore-2 = The settler goes there. The region is turned up and laid so that land meets land; the settler stays where it went.

example-mood = an angry city is calmed
example-mood-1 = Red used this city twice in an earlier turn, and it is angry: it works as if it had size one and cannot grow.
example-mood-2 = For one mood token per size Red makes it neutral again, as an action.

example-influence = an attempt at influence
example-influence-1 = Blue wants a piece of Green’s city at B6. It is further away than Blue’s city is large, so each space beyond costs a culture token.
example-influence-2 = The die falls too low, and Blue has too few tokens to raise it to a success. Nothing changes but the tokens spent.

example-battle = a battle against barbarians
example-battle-1 = Red’s army units stand beside a barbarian settlement.
example-battle-2 = They enter, and the battle begins. Each side rolls a die per unit and adds them up; every full five is a hit, and a hit takes a unit. Each barbarian killed brings gold.
example-battle-3 = The settlement has no defenders left. Red may keep it as an angry city or raze it for gold, and razes it.

example-event = an advance brings an event
example-event-1 = Red is about to gain an advance that raises happiness to a level with a card.
example-event-2 = The event is drawn at once. Its icon comes first and concerns only Red: barbarians appear, and Red chooses where.
example-event-3 = Then comes the text of the card, here a good year: food for Red and for a player of Red’s choice.

example-activations = one city, three times in a turn
example-activations-1 = Blue’s city at D7 has three pieces and is happy, so it collects as if it were one larger.
example-activations-2 = Blue activates it and takes one good from each of four spaces.
example-activations-3 = A second activation brings as much again. Only at its end does the mood fall: the city is neutral.
example-activations-4 = The third time the city counts as large as it is, and brings one good fewer. Then it is angry: it works as if it had size one, and not again this turn.

example-government = a change of government
example-government-1 = Red has three advances of Autocracy and also knows Philosophy, which opens Democracy.
example-government-2 = Red buys Voting. All cubes leave Autocracy, and one of them marks Voting.
example-government-3 = The others move to advances of Democracy that Red chooses. The number of advances stays the same, and what the old ones could do is gone.

example-transport = an army unit goes by ship
example-transport-1 = Blue’s army units stand in the city at C7, and a ship lies beside it. Blue wants one of them on the other shore.
example-transport-2 = In a Move action one unit boards the ship.
example-transport-3 = The ship sails as the second group of the same action. The unit aboard comes along, but may not land yet: it has moved already.
example-transport-4 = Another Move action, and the unit goes ashore.
example-transport-5 = That action still has room for other groups, so the ship returns to fetch more.

example-navigation = round the edge of the map
example-navigation-1 = Blue knows Navigation. The ship at F6 lies at the edge of the map, in a sea that ends there.
example-navigation-2 = In one move it follows the edge, past the land, to the first sea on that side.
example-navigation-3 = With another action it comes back the same way.
example-navigation-4 = On the other side there are clouds. The ship may sail into them and discover the region, but never past it: the sea further north stays out of reach in this move.

example-regions = how new regions are laid
example-regions-1 = Red’s settler stands in the city, with clouds all around. Whatever it discovers is laid by a few rules, one after the other.
example-regions-2 = The settler enters at C3. Either way it finds land there, no other sea is near, and the region’s own sea lies at the edge: Red chooses.
example-regions-3 = Then it goes to C4. Turned round, this region would have had its sea there, and a settler cannot enter the sea: only one way is left.
example-regions-4 = A new settler enters at E3 and would find land either way. But sea has to join sea that is already known, so again only one way is left.
example-regions-5 = At B4 no sea can be joined, so the sea has to touch the edge of the map. More than one fertile space means barbarians, too.

example-ship-exploring = a ship looks behind the clouds
example-ship-exploring-1 = Red’s ship lies at B2 and, with Navigation, may follow the edge of the map to the clouds on the other side.
example-ship-exploring-2 = The region could be laid in two ways, and the ship would find sea in both. Red chooses, and also which of the sea spaces the ship enters.
example-ship-exploring-3 = With another action it discovers the next region, which has no sea at all. Red lays it, and the ship goes back to where it came from.

example-two-steps = from angry to happy in one action
example-two-steps-1 = Blue’s city at E8 is angry. Every step up costs one mood token for each piece of the city.
example-two-steps-2 = The first step makes it neutral.
example-two-steps-3 = The same price again, still in the same action, and the city is happy.

example-influenced = influence that succeeds
example-influenced-1 = Red’s city at C4 reaches as many spaces as it has pieces. Blue’s city at D6 is large enough to be influenced, but one space too far.
example-influenced-2 = A culture token adds the missing space. Red rolls the die, and it is too low.
example-influenced-3 = Red pays more culture tokens; each raises the roll by one, up to a success.
example-influenced-4 = The temple at D6 is exchanged for one of Red’s: its point is Red’s now, while the temple goes on working for Blue.

example-roads = two groups by Roads
example-roads-1 = Red knows Roads. Two settlers and two army units stand in the city at C3.
example-roads-2 = A settler goes two spaces at once. Each group pays a food for that; Red gives gold instead.
example-roads-3 = The others go two spaces as well, into the mountains. For an ore the mountains do not hold them: they could go on with the next action.

example-chart = ships that draw maps
example-chart-1 = Red knows Cartography. The ships at D4 and E4 lie in the same region, the one at E3 in another.
example-chart-2 = As an action each region with a ship brings an idea and a culture token, however many ships it holds. Red’s culture tokens were at their limit already.

example-rituals = goods in place of mood tokens
example-rituals-1 = Blue knows Rituals and would like the city at C7, with its three pieces, to be happy.
example-rituals-2 = Blue pays one mood token, and food and wood instead of the other two.

example-routes = trade routes
example-routes-1 = Red knows Trade Routes and has two ships at C6, near foreign cities. Each ship is paired with a city of its own; an angry city does not trade.
example-routes-2 = Red’s turn begins, and each pair brings a food.

example-circus = a city that is easier to please
example-circus-1 = Red knows Circus & Sports. The city at C2 has three pieces and is neutral.
example-circus-2 = For moods it counts as one smaller, so the step costs one token less than it has pieces.
