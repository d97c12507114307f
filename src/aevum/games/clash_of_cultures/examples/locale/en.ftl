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
