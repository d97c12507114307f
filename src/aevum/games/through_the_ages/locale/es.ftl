game-title = Through the Ages
game-about = A game by Vlaada Chvátil for two to four players, in its first edition: lead a civilization from Antiquity to the modern age.
game-goal = Most culture points at the end win. Take cards from the row, let workers build, discover technologies, finish wonders, and keep your people fed, happy and safe.

# What can stand in a move
domain-card = a card
domain-place = a place of the row
domain-rival = a rival
domain-side = a side of the pact
domain-amount = an amount
domain-stage = a number of stages
notation-card = { domain-card } (bronze, code-of-laws)
notation-place = { domain-place } (R1 to R13)
notation-rival = { domain-rival } (orange, green, purple, teal)
notation-side = { domain-side } (as-a, as-b, alike)
notation-amount = { domain-amount } (0 to 99)
notation-stage = { domain-stage } (x1 to x4)

# Verbs
heading-civil = Civil actions
heading-military = Military actions
heading-political = Political actions
pick-take = Take
pick-grow = Increase population
pick-ship = Ocean liner: increase population
pick-enlist = Enlist
pick-build = Build
pick-recruit = Recruit
pick-upgrade = Upgrade
pick-destroy = Destroy
pick-disband = Disband
pick-stage = Wonder stage
pick-lead = Put a leader into play
pick-develop = Discover
pick-govern = Change the government
pick-revolt = Revolution
pick-play = Play
pick-land = Rich Land
pick-site = Ideal Building Site
pick-improve = Efficient Upgrade
pick-genius = Engineering Genius
pick-frugality = Frugality
pick-breakthrough = Breakthrough
pick-tactic = Play a tactic
pick-swap = Swap food and resources
pick-draw = Draw a military card
pick-end = End the turn
pick-sparing = One mine rests
pick-seed = Prepare an event
pick-aggression = Aggression
pick-war = Declare war
pick-offer = Offer a pact
pick-cancel = Cancel a pact
pick-settle = Columbus settles
pick-resign = Resign
pick-go = Fight the war
pick-pass = Pass
pick-accept = Accept
pick-refuse = Refuse
pick-bid = Bid
pick-sacrifice = Sacrifice
pick-spend = Use a bonus card
pick-done = Done
pick-discard = Discard
pick-lose = Lose
pick-raze = Destroy
pick-food = Food
pick-cede = Give up a colony
pick-ruin = Let it fall into ruin
pick-seize = Take
pick-keep = Keep
side-as-a = you are A
side-as-b = you are B
side-alike = both alike
stage-x1 = one stage
stage-x2 = two stages
stage-x3 = three stages
stage-x4 = four stages
rival-orange = Orange
rival-green = Green
rival-purple = Purple
rival-teal = Teal

# Options
option-game = which of the three games
option-easier = easier: one yellow token more for everybody, and one more urban building of each kind
option-alternative_corruption = when mines produce, one of them may rest to avoid corruption
option-no_ganging_up = a civilization is attacked by only one rival in a round
option-peace = peace
option-draw_as_action = military cards are drawn for military actions, not at the end of the turn
option-public_bonuses = bonuses for the end that lie open from the start
option-bonuses = further bonuses for the end
option-fewer_bonuses = events of Age III left in the decks do not score at the end
option-hammurabi_by_card = Hammurabi takes a military action, as the English card has it
value-basic = basic
value-advanced = advanced
value-full = full
value-none = none
value-no_attacks = no aggressions and wars
value-no_attacks_no_pacts = no aggressions, wars and pacts
value-by_game = as the game has it
value-3 = three
value-4 = four
value-5 = five
value-age_by_age = Age by Age
value-private = each keeps one in secret
value-open_choice = each chooses one openly
preset-basic = Basic game
preset-advanced = Advanced game
preset-full = Full game
preset-basic-about = Antiquity and Age I, without military cards: the way to learn it
preset-advanced-about = Up to Age II, with military cards, without wars
preset-full-about = All four Ages: you against two bots

# Players, Ages, kinds
player-orange = Orange
player-green = Green
player-purple = Purple
player-teal = Teal
age-A = Age A
age-I = Age I
age-II = Age II
age-III = Age III
age-IV = Age IV
kind-farm = Farm
kind-mine = Mine
kind-lab = Lab
kind-temple = Temple
kind-library = Library
kind-theater = Theater
kind-arena = Arena
kind-infantry = Infantry
kind-cavalry = Cavalry
kind-artillery = Artillery
kind-air = Air force
kind-special = Special technology
kind-government = Government
kind-leader = Leader
kind-wonder = Wonder
kind-action = Action card
kind-event = Event
kind-territory = Territory
kind-bonus = Bonus card
kind-aggression = Aggression
kind-war = War
kind-pact = Pact
kind-tactic = Tactic

# What happened
event-turn = Round { $round }: the turn of { $player }.
event-age = Age { $age } begins.
event-obsolete = What belongs to Age { $age } is obsolete and leaves.
event-tokens-lost = Every civilization loses two yellow tokens.
event-last-round = Round { $round } is the last.
event-cleared = Out of the row: { $cards }.
event-laid = New in the row: { $cards }.
event-take = { $player } takes { $card }.
event-grow = The population of { $player } grows.
event-build = { $player } builds: { $card }.
event-upgrade = { $player } upgrades { $old } to { $card }.
event-destroy = { $player } destroys a building: { $card }.
event-recruit = { $player } recruits: { $card }.
event-disband = { $player } disbands a unit: { $card }.
event-stage = { $player } completes { $count ->
    [one] a stage
   *[other] { $count } stages
 } of { $card }.
event-wonder = { $player } finishes { $card }!
event-lead = { $card } leads { $player }.
event-develop = { $player } discovers { $card }.
event-govern = { $player } changes the government peacefully: { $card }.
event-revolt = Revolution! { $player }: { $card }.
event-play = { $player } plays { $card }.
event-tactic = { $player } plays the tactic { $card }.
event-swap = { $player } swaps food and resources by trade.
event-produce = { $player } produces: culture { $culture }, science { $science }, food { $food }, resources { $resources }.
event-hunger = Hunger: { $player } lacks { $missing } food and loses { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-corruption = Corruption: { $player } loses { $lost ->
    [one] one resource
   *[other] { $lost } resources
 }.
event-uprising = Uprising: { $player } produces nothing.
event-draw-by-you = You draw { $cards }.
retold-draw = { $player } draws { $cards }.
event-draw = { $player } draws { $count ->
    [one] one military card
   *[other] { $count } military cards
 }.
event-discard-by-you = You discard { $card }.
retold-discard = { $player } discards { $card }.
event-discard = { $player } discards a military card of Age { $age }.
event-seed-by-you = You prepare { $card } and score { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
retold-seed = { $player } prepares { $card } and scores { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-seed = { $player } prepares an event of Age { $age } and scores { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-turned = Event: { $card }.
event-culture = { $player } scores { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-culture-lost = { $player } loses { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-science = { $player } gains { $points ->
    [one] one science point
   *[other] { $points } science points
 }.
event-science-lost = { $player } loses { $points ->
    [one] one science point
   *[other] { $points } science points
 }.
event-food = { $player } gains { $points } food.
event-food-lost = { $player } loses { $points } food.
event-resources = { $player } gains { $points ->
    [one] one resource
   *[other] { $points } resources
 }.
event-mix = { $player } gains food { $food }, resources { $resources }.
event-mix-lost = { $player } loses food { $food }, resources { $resources }.
event-rebellion = { $player } has { $points ->
    [one] one civil action
   *[other] { $points } civil actions
 } less next turn.
event-blue-lost = { $player } loses a blue token.
event-idle-lost = { $player } loses an unused worker.
event-worker-lost = { $player } loses a worker: { $card }.
event-wrecked = { $player } loses a building: { $card }.
event-free-work = { $player } uses an unused worker for nothing: { $card }.
event-ruined = { $card } of { $player } falls into ruin.
event-killed = { $player } loses { $card }.
event-yellow-moved = { $count ->
    [one] A yellow token goes
   *[other] { $count } yellow tokens go
 } from { $target } to { $player }.
event-bid = { $player } bids { $bid }.
event-no-bid = { $player } passes.
event-nobody = Nobody colonizes { $card }.
event-sacrifice = { $player } sacrifices a unit: { $card }.
event-spend = { $player } uses { $card }.
event-colony = { $player } colonizes { $card }.
event-colony-lost = { $player } loses the colony { $card }.
event-annexed = { $player } annexes { $card }.
event-aggression = { $player } plays { $card } against { $target }.
event-war = { $player } declares war on { $target }: { $card }.
event-fight = { $card }: { $player } attacks { $target }, { $attack } against { $defence }.
event-science-moved = { $player } takes { $points ->
    [one] one science point
   *[other] { $points } science points
 } from { $target }.
event-culture-moved = { $player } takes { $points ->
    [one] one culture point
   *[other] { $points } culture points
 } from { $target }.
event-razed = { $player } loses { $card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } of them)
 }.
event-seized = { $player } takes { $card } from { $target }.
event-offer = { $player } offers { $target } a pact: { $card }.
event-accept = { $player } accepts { $card }.
event-refuse = { $player } refuses { $card }.
event-pact-ends = { $card } between { $player } and { $other } is over.
event-resign = { $player } resigns.
event-keep-by-you = You keep { $card } as your bonus.
retold-keep = { $player } keeps { $card } as a bonus.
event-keep = { $player } keeps a bonus.
event-choose-bonus = { $player } chooses the bonus { $card }.
event-final = At the end: { $card }.
event-basic-end = { $player } scores { $points ->
    [one] one culture point
   *[other] { $points } culture points
 } at the end.
end-culture = The last round is over: most culture points win.
end-alone = All others have resigned.

# The score
score-collected = Collected
score-technology = Technologies
score-strength = Strength
score-face = Happy faces
score-science = Science
score-food = Food
score-resource = Resources
score-impact-of-agriculture = { card-impact-of-agriculture }
score-impact-of-architecture = { card-impact-of-architecture }
score-impact-of-colonies = { card-impact-of-colonies }
score-impact-of-competition = { card-impact-of-competition }
score-impact-of-government = { card-impact-of-government }
score-impact-of-happiness = { card-impact-of-happiness }
score-impact-of-industry = { card-impact-of-industry }
score-impact-of-population = { card-impact-of-population }
score-impact-of-progress = { card-impact-of-progress }
score-impact-of-science = { card-impact-of-science }
score-impact-of-strength = { card-impact-of-strength }
score-impact-of-technology = { card-impact-of-technology }
score-impact-of-wonders = { card-impact-of-wonders }

# What is decided now
stage-round = Round { $round }, Age { $age }
prompt-first-round = Take cards from the row: you have { $civil ->
    [one] one civil action
   *[other] { $civil } civil actions
 } left.
prompt-turn = Your turn: civil actions { $civil }, military actions { $military }.
prompt-politics = You may take one political action.
prompt-march = Your war is due.
prompt-discard = You hold too many military cards: discard down to { $limit }.
prompt-keep = Keep a bonus for the end of the game.
prompt-lose = You lose population: which worker?
prompt-wreck = You lose a farm, a mine or an urban building: which?
prompt-either = { $amount } food or { $amount } resources?
prompt-gain-mix = You gain { $amount } in food and resources: how much of it is food?
prompt-lose-mix = You lose { $amount } in food and resources: how much of it is food?
prompt-welcome = An unused worker may begin without cost: { $card }. Do you want it?
prompt-cede = Which colony do you give up?
prompt-ruin = Which of your old wonders falls into ruin?
prompt-bomb = Which urban building of { $target } is destroyed?
prompt-agree = Take cards from the row for up to { $left ->
    [one] one civil action
   *[other] { $left } civil actions
 }; you lose your next political action.
prompt-bid = { $card } can be colonized. { $highest ->
    [0] Nobody has bid yet.
   *[other] The highest bid is { $highest }.
 }
prompt-send = Send a force of { $bid }: so far { $force }.
prompt-strike = { $card } against { $target }: { $attack } against { $defence }. Do you sacrifice units?
prompt-defend = { $player } attacks you with { $card }: { $attack } against { $defence }. How do you defend?
prompt-divide = You take { $amount } in food and resources from { $target }: how much of it is food?
prompt-raze = Which urban building of { $target } do you destroy?
prompt-annex = Which colony of { $target } do you take?
prompt-seize = Your advantage: { $amount }. Take special technologies of { $target }; the rest is science points.
prompt-answer = { $player } offers you { $card }{ $side ->
    [a] {" "}; you would be A.
    [b] {" "}; you would be B.
   *[both] .
 }

# On the board
text-row = Card row
text-hand = Your military cards: { $cards }
text-decks = Civil cards left { $civil }, military cards left { $military }, current events { $current }, future events { $future }
ruling-ours = our reading

# On the board: signs and faces
board-row = La fila de cartas
board-hand = Tus cartas
board-stage = Lo que sucede
board-players = Las cifras de todos
board-events = Mazos y sucesos
board-civilization = Civilización: { $player }
board-place = { $place }: { $card }, { $price ->
    [one] una acción civil
   *[other] { $price } acciones civiles
 }
board-may-bid = tu límite: { $most }
board-culture = Cultura
board-science = Ciencia
board-strength = Fortaleza
board-happy = Caras felices: hay / hacen falta
board-needed = Caras felices necesarias
board-discontent = Trabajadores descontentos
board-civil = Acciones civiles restantes
board-military = Acciones militares restantes
board-worker = Trabajadores sin usar
board-food = Comida
board-resource = Recursos
board-yellow = Reserva amarilla
board-growth = Comida por un trabajador más
board-eaten = Consumo
board-blue = Reserva azul
board-corruption = Corrupción
board-forecast = Lo que daría terminar el turno
board-civil-hand = Cartas civiles en la mano
board-military-hand = Cartas militares en la mano
board-civil-deck = Cartas civiles
board-military-deck = Cartas militares
board-current = Sucesos actuales
board-future = Sucesos futuros
board-past = Sucesos pasados
board-bonuses = Bonos del final
face-kind = { $kind }, Era { $age }
face-price = En la fila te cuesta { $price ->
    [one] una acción civil
   *[other] { $price } acciones civiles
 }.
face-science = Ahora: { $cost } puntos de ciencia; tienes { $have }.
face-build = Un trabajador aquí: { $cost } recursos; tienes { $have }.
face-stages = Fases { $done } de { $stages }; la siguiente cuesta { $cost } recursos.
face-workers = Tus trabajadores aquí: { $count }.
face-owned = En juego: { $players }.
face-faces = Hay { $shown }, hacen falta { $needed }, descontentos { $discontent }.
face-growth = El próximo trabajador cuesta { $cost } de comida.
face-eaten = Tu población consume { $eaten } de comida por turno.
face-corruption = Ahora perderías { $lost } recursos.
face-limit = Puedes tener { $limit } de este tipo.
face-hand = { $count } de { $limit }.
face-forecast = Cultura +{ $culture }, ciencia +{ $science }, comida +{ $food } −{ $eaten }, recursos +{ $resources } −{ $corruption }, cartas militares +{ $draws }.
face-uprising = Una revuelta: no se produce nada.
face-hunger = Hambre: faltan { $missing } de comida.
face-points = Cultura: { $culture }, +{ $rate } por turno
face-science-points = Ciencia: { $science }, +{ $rate } por turno
face-rest = Fortaleza { $strength }, caras felices { $shown } de { $needed } necesarias
face-actions = Acciones restantes: civiles { $civil }, militares { $military }
face-civil-cards = En la mano: { $cards }
face-war = Guerra declarada contra { $target }: { $card }.

# Cards
card-agriculture = Agricultura
card-bronze = Bronce
card-philosophy = Filosofía
card-religion = Religión
card-warriors = Guerreros
card-despotism = Despotismo
card-julius-caesar = Julio César
card-homer = Homero
card-moses = Moisés
card-hammurabi = Hammurabi
card-aristotle = Aristóteles
card-alexander-the-great = Alejandro Magno
card-michelangelo = Miguel Ángel
card-joan-of-arc = Juana de Arco
card-leonardo-da-vinci = Leonardo da Vinci
card-genghis-khan = Gengis Kan
card-christopher-columbus = Cristóbal Colón
card-frederick-barbarossa = Federico Barbarroja
card-william-shakespeare = William Shakespeare
card-james-cook = James Cook
card-napoleon-bonaparte = Napoleón Bonaparte
card-maximilien-robespierre = Maximiliano Robespierre
card-js-bach = J. S. Bach
card-isaac-newton = Isaac Newton
card-albert-einstein = Albert Einstein
card-mahatma-gandhi = Mahatma Gandhi
card-elvis-presley = Elvis Presley
card-bill-gates = Bill Gates
card-winston-churchill = Winston Churchill
card-sid-meier = Sid Meier
card-hanging-gardens = Jardines Colgantes
card-library-of-alexandria = Biblioteca de Alejandría
card-colossus = El Coloso
card-pyramids = Las Pirámides
card-great-wall = La Gran Muralla
card-st-peters-basilica = Basílica de San Pedro
card-universitas-carolina = Universidad Carolina
card-taj-mahal = Taj Mahal
card-transcontinental-railroad = Ferrocarril Transcontinental
card-eiffel-tower = Torre Eiffel
card-kremlin = Kremlin
card-ocean-liner-service = Línea de Transatlánticos
card-hollywood = Hollywood
card-internet = Internet
card-first-space-flight = Primer Vuelo Espacial
card-fast-food-chains = Cadenas de Comida Rápida
card-irrigation = Regadío
card-selective-breeding = Cría Selectiva
card-mechanized-agriculture = Agricultura Mecanizada
card-iron = Hierro
card-coal = Carbón
card-oil = Petróleo
card-theology = Teología
card-organized-religion = Religión Organizada
card-alchemy = Alquimia
card-scientific-method = Método Científico
card-computers = Ordenadores
card-bread-and-circuses = Pan y Circo
card-team-sports = Deportes de Equipo
card-professional-sports = Deporte Profesional
card-printing-press = Imprenta
card-journalism = Periodismo
card-multimedia = Multimedia
card-drama = Drama
card-opera = Ópera
card-movies = Cine
card-swordsmen = Hombres de Armas
card-riflemen = Fusileros
card-modern-infantry = Infantería Moderna
card-knights = Caballeros
card-cavalrymen = Jinetes
card-tanks = Tanques
card-cannon = Cañones
card-rockets = Cohetes
card-air-forces = Fuerza Aérea
card-monarchy = Monarquía
card-theocracy = Teocracia
card-constitutional-monarchy = Monarquía Constitucional
card-republic = República
card-communism = Comunismo
card-democracy = Democracia
card-fundamentalism = Fundamentalismo
card-warfare = Arte Militar
card-strategy = Estrategia
card-military-theory = Teoría Militar
card-code-of-laws = Código de Leyes
card-justice-system = Sistema Judicial
card-civil-service = Administración Pública
card-cartography = Cartografía
card-navigation = Navegación
card-satellites = Satélites
card-masonry = Albañilería
card-architecture = Arquitectura
card-engineering = Ingeniería
card-engineering-genius-a = Obra de Ingeniería A
card-engineering-genius-i = Obra de Ingeniería I
card-engineering-genius-ii = Obra de Ingeniería II
card-engineering-genius-iii = Obra de Ingeniería III
card-frugality-a = Frugalidad A
card-frugality-i = Frugalidad I
card-frugality-ii = Frugalidad II
card-ideal-building-site-a = Asentamiento Ideal A
card-ideal-building-site-i = Asentamiento Ideal I
card-ideal-building-site-ii = Asentamiento Ideal II
card-ideal-building-site-iii = Asentamiento Ideal III
card-patriotism-a = Patriotismo A
card-patriotism-i = Patriotismo I
card-patriotism-ii = Patriotismo II
card-patriotism-iii = Patriotismo III
card-revolutionary-idea-a = Idea Revolucionaria A
card-revolutionary-idea-i = Idea Revolucionaria I
card-revolutionary-idea-ii = Idea Revolucionaria II
card-revolutionary-idea-iii = Idea Revolucionaria III
card-rich-land-a = Tierra Fértil A
card-rich-land-i = Tierra Fértil I
card-rich-land-ii = Tierra Fértil II
card-work-of-art-a = Obra de Arte A
card-work-of-art-i = Obra de Arte I
card-work-of-art-ii = Obra de Arte II
card-work-of-art-iii = Obra de Arte III
card-bountiful-harvest-i = Cosecha Abundante I
card-bountiful-harvest-ii = Cosecha Abundante II
card-bountiful-harvest-iii = Cosecha Abundante III
card-breakthrough-i = Descubrimiento I
card-breakthrough-ii = Descubrimiento II
card-efficient-upgrade-i = Mejora Eficiente I
card-efficient-upgrade-ii = Mejora Eficiente II
card-efficient-upgrade-iii = Mejora Eficiente III
card-mineral-deposits-i = Yacimientos Minerales I
card-mineral-deposits-ii = Yacimientos Minerales II
card-mineral-deposits-iii = Yacimientos Minerales III
card-wave-of-nationalism-ii = Aires de Nacionalismo
card-military-build-up-iii = Militarismo
card-endowment-for-the-arts-iii = Apoyo a las Artes

short-alexander-the-great = Alejandro Magno
short-christopher-columbus = Cristóbal Colón
short-frederick-barbarossa = Barbarroja
short-william-shakespeare = Shakespeare
short-maximilien-robespierre = Robespierre
short-library-of-alexandria = Bib. de Alejandría
short-st-peters-basilica = San Pedro
short-universitas-carolina = Univ. Carolina
short-transcontinental-railroad = Ferrocarril
short-ocean-liner-service = Transatlánticos
short-first-space-flight = Vuelo Espacial
short-fast-food-chains = Comida Rápida
short-mechanized-agriculture = Agr. Mecanizada
short-organized-religion = Rel. Organizada
short-professional-sports = Dep. Profesional
short-constitutional-monarchy = Mon. Constituc.
short-civil-service = Admin. Pública
short-engineering-genius-a = Ingeniería A
short-engineering-genius-i = Ingeniería I
short-engineering-genius-ii = Ingeniería II
short-engineering-genius-iii = Ingeniería III
short-ideal-building-site-a = Asentamiento A
short-ideal-building-site-i = Asentamiento I
short-ideal-building-site-ii = Asentamiento II
short-ideal-building-site-iii = Asentamiento III
short-revolutionary-idea-a = Idea Revol. A
short-revolutionary-idea-i = Idea Revol. I
short-revolutionary-idea-ii = Idea Revol. II
short-revolutionary-idea-iii = Idea Revol. III
short-rich-land-a = Tierra Fértil A
short-rich-land-i = Tierra Fértil I
short-rich-land-ii = Tierra Fértil II
short-work-of-art-a = Obra de Arte A
short-work-of-art-i = Obra de Arte I
short-work-of-art-ii = Obra de Arte II
short-work-of-art-iii = Obra de Arte III
short-bountiful-harvest-i = Cosecha I
short-bountiful-harvest-ii = Cosecha II
short-bountiful-harvest-iii = Cosecha III
short-efficient-upgrade-i = Mejora I
short-efficient-upgrade-ii = Mejora II
short-efficient-upgrade-iii = Mejora III
short-mineral-deposits-i = Yacimientos I
short-mineral-deposits-ii = Yacimientos II
short-mineral-deposits-iii = Yacimientos III
short-wave-of-nationalism-ii = Nacionalismo
short-endowment-for-the-arts-iii = Apoyo a las Artes
card-development-of-agriculture = Desarrollo de la Agricultura
short-development-of-agriculture = Des. Agricultura
card-development-of-crafts = Desarrollo de la Artesanía
short-development-of-crafts = Des. Artesanía
card-development-of-markets = Desarrollo de los Mercados
short-development-of-markets = Des. Mercados
card-development-of-politics = Desarrollo de la Política
short-development-of-politics = Des. Política
card-development-of-religion = Desarrollo de la Religión
short-development-of-religion = Des. Religión
card-development-of-science = Desarrollo de la Ciencia
short-development-of-science = Des. Ciencia
card-development-of-settlement = Desarrollo de los Asentamientos
short-development-of-settlement = Des. Asentamientos
card-development-of-trade-routes = Desarrollo de las Rutas Comerciales
short-development-of-trade-routes = Des. Rutas Com.
card-development-of-warfare = Desarrollo del Ejército
short-development-of-warfare = Des. Ejército
card-no-event = Sin Evento
card-barbarians = Bárbaros
card-border-conflict = Conflicto Fronterizo
short-border-conflict = Conf. Fronterizo
card-crusades = Cruzadas
card-cultural-influence = Influencia Cultural
short-cultural-influence = Influencia Cult.
card-foray = Correría
card-good-harvest = Buena Cosecha
card-immigration = Inmigración
card-new-deposits = Nuevos Yacimientos
short-new-deposits = Nuevos Yacimientos
card-pestilence = Peste
card-raiders = Saqueadores
card-rats = Ratas
card-rebellion = Rebelión
card-reign-of-terror = Reinado del Terror
card-scientific-breakthrough = Avance Científico
short-scientific-breakthrough = Avance Científico
card-uncertain-borders = Fronteras Inciertas
short-uncertain-borders = Fronteras Inc.
card-civil-unrest = Malestar Civil
short-civil-unrest = Malestar Civil
card-cold-war = Guerra Fría
card-crime-wave = Ola de Crímenes
card-economic-progress = Progreso Económico
short-economic-progress = Progreso Económico
card-emigration = Emigración
card-iconoclasm = Iconoclasia
card-independence-declaration = Declaración de Independencia
short-independence-declaration = Decl. de Indep.
card-international-agreement = Acuerdo Internacional
short-international-agreement = Acuerdo Internac.
card-national-pride = Orgullo Nacional
short-national-pride = Orgullo Nacional
card-popularization-of-science = Divulgación de la Ciencia
short-popularization-of-science = Divulg. Ciencia
card-ravages-of-time = Estragos del Tiempo
short-ravages-of-time = Estragos Tiempo
card-refugees = Refugiados
card-terrorism = Terrorismo
card-impact-of-agriculture = Impacto Agrícola
short-impact-of-agriculture = Impacto Agrícola
card-impact-of-architecture = Impacto Arquitectónico
short-impact-of-architecture = Imp. Arquitect.
card-impact-of-colonies = Impacto Colonial
card-impact-of-competition = Impacto de la Competición
short-impact-of-competition = Imp. Competición
card-impact-of-government = Impacto del Gobierno
short-impact-of-government = Imp. Gobierno
card-impact-of-happiness = Impacto de la Felicidad
short-impact-of-happiness = Imp. Felicidad
card-impact-of-industry = Impacto Industrial
short-impact-of-industry = Impacto Industrial
card-impact-of-population = Impacto de la Población
short-impact-of-population = Imp. Población
card-impact-of-progress = Impacto del Progreso
short-impact-of-progress = Imp. Progreso
card-impact-of-science = Impacto Científico
card-impact-of-strength = Impacto de Fuerza
short-impact-of-strength = Impacto de Fuerza
card-impact-of-technology = Impacto Tecnológico
short-impact-of-technology = Imp. Tecnológico
card-impact-of-wonders = Impacto de las Maravillas
short-impact-of-wonders = Imp. Maravillas
card-developed-territory-i = Territorio Desarrollado I
short-developed-territory-i = Terr. Desarr. I
card-fertile-territory-i = Territorio Fértil I
short-fertile-territory-i = Terr. Fértil I
card-historic-territory-i = Territorio Histórico I
short-historic-territory-i = Terr. Histórico I
card-inhabited-territory-i = Territorio Habitado I
short-inhabited-territory-i = Terr. Habitado I
card-strategic-territory-i = Territorio Estratégico I
short-strategic-territory-i = Terr. Estratég. I
card-wealthy-territory-i = Territorio Rico I
short-wealthy-territory-i = Territorio Rico I
card-developed-territory-ii = Territorio Desarrollado II
short-developed-territory-ii = Terr. Desarr. II
card-fertile-territory-ii = Territorio Fértil II
short-fertile-territory-ii = Terr. Fértil II
card-historic-territory-ii = Territorio Histórico II
short-historic-territory-ii = Terr. Histórico II
card-inhabited-territory-ii = Territorio Habitado II
short-inhabited-territory-ii = Terr. Habitado II
card-strategic-territory-ii = Territorio Estratégico II
short-strategic-territory-ii = Terr. Estratég. II
card-wealthy-territory-ii = Territorio Rico II
short-wealthy-territory-ii = Territorio Rico II
card-bonus-i = Bono de Defensa / Colonización I
short-bonus-i = Bono I
card-bonus-ii = Bono de Defensa / Colonización II
short-bonus-ii = Bono II
card-bonus-iii = Bono de Defensa / Colonización III
short-bonus-iii = Bono III
card-enslave = Esclavizar
card-plunder-i = Pillaje I
card-raid-i = Incursión I
card-annex = Anexión
card-assassinate = Asesinato
card-plunder-ii = Pillaje II
card-raid-ii = Incursión II
card-sabotage = Sabotaje
card-spy = Espionaje
card-armed-intervention = Intervención Armada
short-armed-intervention = Interv. Armada
card-plunder-iii = Pillaje III
card-raid-iii = Incursión III
card-war-over-culture-ii = Guerra por la Cultura II
short-war-over-culture-ii = Guerra Cultura II
card-war-over-resources = Guerra por los Recursos
short-war-over-resources = Guerra Recursos
card-war-over-technology = Guerra por las Tecnologías
short-war-over-technology = Guerra Tecnologías
card-war-over-territory = Guerra por el Territorio
short-war-over-territory = Guerra Territorio
card-holy-war = Guerra Santa
card-war-over-culture-iii = Guerra por la Cultura III
short-war-over-culture-iii = Guerra Cultura III
card-open-borders-agreement = Acuerdo de Fronteras Abiertas
short-open-borders-agreement = Fronteras Abiertas
card-trade-routes-agreement = Acuerdo de Rutas Comerciales
short-trade-routes-agreement = Rutas Comerciales
card-acceptance-of-supremacy = Aceptación de Supremacía
short-acceptance-of-supremacy = Supremacía
card-international-trade-agreement = Acuerdo Comercial Internacional
short-international-trade-agreement = Comercio Internac.
card-promise-of-military-protection = Promesa de Protección Militar
short-promise-of-military-protection = Protección Militar
card-scientific-cooperation = Cooperación Científica
short-scientific-cooperation = Coop. Científica
card-international-tourism = Turismo Internacional
short-international-tourism = Turismo Internac.
card-loss-of-sovereignty = Pérdida de Soberanía
short-loss-of-sovereignty = Pérdida Soberanía
card-military-pact = Pacto Militar
card-peace-treaty = Tratado de Paz
card-fighting-band = Banda de Guerra
card-heavy-cavalry = Caballería Pesada
card-legion = Legión
card-light-cavalry = Caballería Ligera
card-medieval-army = Ejército Medieval
short-medieval-army = Ejército Medieval
card-phalanx = Falange
card-classic-army = Ejército Clásico
card-conquistadors = Conquistadores
card-defensive-army = Ejército Defensivo
short-defensive-army = Ejército Defensivo
card-fortifications = Fortificaciones
card-mobile-artillery = Artillería Móvil
short-mobile-artillery = Artillería Móvil
card-napoleonic-army = Ejército Napoleónico
short-napoleonic-army = Ejército Napol.
card-entrenchments = Trincheras
card-mechanized-army = Ejército Mecanizado
short-mechanized-army = Ejército Mecan.
card-modern-army = Ejército Moderno
card-shock-troops = Tropas de Choque
