game-title = Clash of Cultures
game-about = Un juego de Christian Marcussen para dos a cuatro jugadores, el juego básico de 2012: explora una tierra desconocida, funda ciudades, consigue avances, extiende tu cultura y combate.
game-goal = Gana quien tenga más puntos de victoria al acabar la partida: { $piece_points } por cada figura de ciudad tuya, { $advance_points } por avance, { $wonder_points } por maravilla y { $objective_points } por objetivo.

# What can stand in a move
domain-hex = un espacio
domain-piece = una figura de ciudad
domain-advance = un avance
domain-action = una carta de acción
domain-objective = una carta de objetivo
domain-half = una mitad de la carta
domain-wonder = una maravilla
domain-person = un gran personaje
domain-rival = un jugador
domain-good = un recurso o una ficha
domain-government = un gobierno
domain-side = una manera de colocar la región
domain-unit = una unidad
domain-ship = un barco
domain-recruit = una unidad para construir
domain-breach = una capacidad de la fortaleza
notation-hex = { domain-hex } (B4)
notation-piece = { domain-piece } (temple, fortress, academy, port)
notation-advance = { domain-advance } (storage, free-economy)
notation-action = { domain-action } (spy-high-morale)
notation-objective = { domain-objective } (colony-threat)
notation-half = { domain-half } (upper, lower)
notation-wonder = { domain-wonder } (great-wall)
notation-person = { domain-person } (great-artist)
notation-rival = { domain-rival } (red, blue, green, yellow)
notation-good = { domain-good } (food, ore, wood, idea, gold, culture, mood)
notation-government = { domain-government } (democracy, autocracy, theocracy)
notation-side = { domain-side } (upright, reversed)
notation-unit = { domain-unit } (army, settler, S1, S1-army)
notation-ship = { domain-ship } (S1 a S4)
notation-recruit = { domain-recruit } (army, settler, ship, draft)
notation-breach = { domain-breach } (die, shield)

# Verbs
heading-city = Ciudades
heading-move = Unidades
heading-advance = Avances
heading-people = Ánimo y cultura
heading-cards = Cartas y comercio
pick-advance = Comprar un avance
pick-found = Fundar ciudad
pick-collect = Recoger
pick-build = Construir unidades
pick-grow = Aumentar el tamaño
pick-move = Mover
pick-improve = Mejora cívica
pick-vote = Votar una mejora
pick-garden = Jardines: subir ánimo
pick-influence = Influencia cultural
pick-sculpt = Escultura: influir
pick-erect = Construir una maravilla
pick-chart = Cartografía
pick-tax = Cobrar impuestos
pick-liberty = Libertades civiles
pick-empower = Poder absoluto: +1
pick-force = Trabajo forzado
pick-drama = Drama: cambiar por
pick-barter = Trocar una carta
pick-play = Jugar
pick-call = Usar un gran personaje
pick-trade = Comerciar
pick-end = Acabar el turno
pick-take = Recoger de
pick-catch = Del mar
pick-herd = Usar Ganadería
pick-unit = Construir
pick-with = Llevar
pick-to = Ir a
pick-aboard = Subir a
pick-pave = Pagar 1 mineral
pick-rough = Ir sin la carretera
pick-turn = Colocar la región
pick-camp = Bárbaros en
pick-at = Elegir
pick-target = Apuntar a
pick-boost = Pagar fichas de cultura
pick-swap = Cambiar
pick-action = carta de acción
pick-objective = carta de objetivo
pick-gain = Conseguir
pick-pay = Pagar
pick-settle = Completar el pago
pick-token = Conseguir
pick-fight = Jugar en la batalla
pick-breach = Téc. de asedio: cancelar
pick-lose = Perder
pick-raze = Perder la figura
pick-press = Seguir luchando
pick-abort = Abortar el ataque
pick-keep = Conservar
pick-destroy = Arrasar
pick-score = Cumplir
pick-whom = Elegir a
pick-reserve = Reservar
pick-bury = Perder la maravilla
pick-into = Cambiar a
pick-give = Dar
pick-want = Pedir
pick-propose = Hacer la oferta
pick-accept = Aceptar
pick-refuse = Rechazar
pick-counter = Hacer una contraoferta
pick-yes = Sí
pick-done = Listo
pick-pass = Pasar
pick-all = Recoger
pick-spaces = Elegir qué recoger
pick-singly = Elegir unidades sueltas
pick-build-army = Construir un ejército
pick-build-settler = Construir un colono
pick-build-ship = Construir un barco
pick-build-draft = Reclutar un ejército
pick-grow-temple = Añadir un templo
pick-grow-fortress = Añadir una fortaleza
pick-grow-academy = Añadir una academia
pick-grow-port = Añadir un puerto
pick-otherwise = Elegir cómo pagar
pick-demolish = Demoler { $hex }, +1 de oro
move-advance = Comprar { $first }
move-found = Fundar una ciudad en { $first }
move-collect = Recoger en { $first }
move-build = Construir unidades en { $first }
move-grow = Ampliar { $first }: { $second }
move-move = Mover unidades de { $first }
move-improve = Mejorar el ánimo de { $first }
move-erect = Construir { $first }
move-barter = Dar en trueque { $first }
move-swap_action = Cambiar la carta de acción { $first }
move-swap_objective = Cambiar la carta de objetivo { $first }
move-play = Jugar { $first }
move-call = Usar { $first }
move-trade = Comerciar con { $first }
move-fight = Jugar { $first } en la batalla
move-to = Ir a { $first }
move-end = Terminar el turno
half-upper = mitad superior
half-lower = mitad inferior
side-upright = sin girar
side-reversed = girada
breach-die = el dado de la fortaleza
breach-shield = la protección de la fortaleza
rival-red = Rojo
rival-blue = Azul
rival-green = Verde
rival-yellow = Amarillo
government-democracy = Democracia
government-autocracy = Autocracia
government-theocracy = Teocracia
piece-settlement = asentamiento
piece-temple = templo
piece-fortress = fortaleza
piece-academy = academia
piece-port = puerto
unit-army = unidad de ejército
unit-settler = colono
unit-wary-army = ejército (bosque)
unit-wary-settler = colono (bosque)
unit-halted-army = ejército (montaña)
unit-halted-settler = colono (montaña)
recruit-ship = barco
ship-S1 = barco 1
ship-S2 = barco 2
ship-S3 = barco 3
ship-S4 = barco 4

# Questions
asks-advance-1 = ¿Qué avance compras?
asks-found-1 = ¿Dónde fundas la ciudad?
asks-collect-1 = ¿Qué ciudad recoge?
asks-build-1 = ¿Qué ciudad construye?
asks-grow-1 = ¿Qué ciudad crece?
asks-grow-2 = ¿Qué figura recibe?
asks-move-1 = ¿Desde dónde se mueven las unidades?
asks-improve-1 = ¿Qué ciudad mejora su ánimo?
asks-vote-1 = { asks-improve-1 }
asks-garden-1 = { asks-improve-1 }
asks-influence-1 = ¿Qué ciudad tuya ejerce su influencia?
asks-sculpt-1 = { asks-influence-1 }
asks-erect-1 = ¿Qué maravilla construyes?
asks-drama-1 = ¿Qué ficha quieres?
asks-barter-1 = ¿Qué carta das en trueque?
asks-play-1 = ¿Qué carta juegas?
asks-call-1 = ¿Qué gran personaje usas?
asks-trade = ¿A quién pides, y qué?
asks-trade-1 = ¿Con quién comercias?
asks-take-1 = ¿De qué espacio?
asks-unit-1 = ¿Qué unidad construyes?
asks-fight-1 = ¿Qué carta juegas en la batalla?
asks-score-1 = ¿Qué carta de objetivo cumples?
asks-score-2 = ¿Por qué mitad?
asks-catch-1 = ¿Qué sacas del mar?
asks-with-1 = ¿Quién va también?
asks-to-1 = ¿Adónde van?
asks-aboard-1 = ¿Qué barco los lleva a bordo?
asks-turn-1 = ¿En qué sentido colocas la región?
asks-camp-1 = ¿Dónde se asientan los bárbaros?
asks-at-1 = ¿Qué espacio eliges?
asks-target-1 = ¿En qué ciudad quieres influir?
asks-swap-1 = ¿Qué figura cambias?
asks-gain-1 = ¿Qué avance ganas?
asks-pay-1 = ¿Con qué pagas?
asks-token-1 = ¿Qué quieres ganar?
asks-breach-1 = ¿Qué anulas de la fortaleza?
asks-lose-1 = ¿Qué pierdes?
asks-raze-1 = ¿Qué figura pierdes?
asks-whom-1 = ¿A qué jugador eliges?
asks-reserve-1 = ¿Qué maravilla reservas?
asks-bury-1 = ¿Qué maravilla pierdes?
asks-into-1 = ¿A qué gobierno cambias?
asks-swap_action-1 = ¿Qué carta de acción cambias?
asks-swap_objective-1 = ¿Qué carta de objetivo cambias?
asks-give-1 = ¿Qué das?
asks-want-1 = ¿Qué pides?
asks-give_action-1 = ¿Qué carta de acción das?
asks-give_objective-1 = ¿Qué carta de objetivo das?
asks-move-2 = ¿Adónde van las unidades de { $first }?
asks-move-2-or-else = { $first }: ¿qué hace, o adónde van las unidades?
asks-build-2 = ¿Qué unidad construye { $first }?
asks-influence-2 = ¿En qué ciudad intenta influir { $first }?
asks-sculpt-2 = { asks-influence-2 }

# Options
option-events = cómo cuentan los eventos
option-events-why = Los eventos pueden ser duros: solo con iconos, la partida es más tranquila y previsible.
option-length = cuánto dura la partida
option-length-why = Cuatro rondas duran la mitad y empiezan con más; los dados o una maravilla hacen incierto el final.
value-all = todos tienen efecto
value-optional = quien lo coge decide antes
value-icons = solo cuentan sus iconos
value-six_rounds = seis rondas
value-four_rounds = cuatro rondas
value-dice = hasta siete, los dados pueden acabarla
value-wonder = hasta siete, una maravilla tardía la acaba
preset-standard = La partida completa
preset-standard-about = Seis rondas: tú contra dos bots
preset-short = Una partida más corta
preset-short-about = Cuatro rondas; empiezas con dos colonos y una ciudad feliz: tú contra dos bots

# Players, goods, moods
player-red = Rojo
player-blue = Azul
player-green = Verde
player-yellow = Amarillo
player-barbarians = Bárbaros
good-food = alimento
good-ore = mineral
good-wood = madera
good-idea = ideas
good-gold = oro
good-culture = fichas de cultura
good-mood = fichas de ánimo
amount-good = { $good ->
    [food] { $amount ->
        [one] { $amount } alimento
       *[other] { $amount } alimentos
     }
    [ore] { $amount ->
        [one] { $amount } mineral
       *[other] { $amount } minerales
     }
    [wood] { $amount ->
        [one] { $amount } madera
       *[other] { $amount } maderas
     }
    [idea] { $amount ->
        [one] { $amount } idea
       *[other] { $amount } ideas
     }
    [gold] { $amount ->
        [one] { $amount } oro
       *[other] { $amount } oros
     }
    [culture] { $amount ->
        [one] { $amount } ficha de cultura
       *[other] { $amount } fichas de cultura
     }
   *[mood] { $amount ->
        [one] { $amount } ficha de ánimo
       *[other] { $amount } fichas de ánimo
     }
 }
mood-angry = enfadada
mood-neutral = neutral
mood-happy = feliz
level-culture = nivel de cultura
level-happiness = nivel de felicidad
terrain-fertile = fértil
terrain-forest = bosque
terrain-mountain = montaña
terrain-barren = yermo
terrain-sea = mar
terrain-unknown = no descubierto
icon-gold-mine = mina de oro
icon-exhausted-land = agotado
icon-barbarians-spawn = generación de bárbaros
icon-barbarians-attack = ataque de bárbaros
category-agriculture = Agricultura
category-construction = Construcción
category-maritime = Náutica
category-education = Educación
category-warfare = Belicismo
category-spirituality = Espiritualidad
category-economy = Economía
category-culture = Cultura
category-science = Ciencia
category-democracy = { government-democracy }
category-autocracy = { government-autocracy }
category-theocracy = { government-theocracy }

# What happened
event-turn = Ronda { $round }, turno { $turn }: { $player }.
event-gain = { $player } consigue { amount-good }.
event-lose = { $player } pierde { amount-good }.
event-pay = { $player } paga { amount-good }.
event-advance = { $player } consigue el avance { $card }.
event-change = { $player } cambia de gobierno.
event-level = { $player }: { $level } { $number }.
event-found = { $player } funda una ciudad en { $hex }.
event-collect = La ciudad de { $hex } recoge para { $player }.
event-herd = { $player } usa Ganadería.
event-build = { $player } construye unidades en { $hex }.
event-unit-army = { $player }: nueva unidad de ejército en { $hex }.
event-unit-settler = { $player }: nuevo colono en { $hex }.
event-unit-ship = { $player }: nuevo barco de la ciudad de { $hex }.
event-unit-lost = { $player } pierde una unidad en { $hex }.
event-grow = { $player } aumenta la ciudad de { $hex }: { $piece }.
event-mood = La ciudad de { $hex } pasa a estar { $mood }.
event-improve = { $player } mejora el ánimo de la ciudad de { $hex }.
event-move = { $player } se mueve de { $origin } a { $hex }.
event-sail = { $player } navega de { $origin } a { $hex }.
event-discover = { $player } descubre la { $region }.
event-camp = Los bárbaros se asientan en { $hex }.
event-influence = { $player } intenta influir en { $hex } desde { $source }: el dado da { $roll }.
event-influence-fails = { $hex } resiste la influencia.
event-influenced = { $player } gana una figura en { $hex }: { $piece }.
event-takeover = { $player } se gana a los bárbaros de { $hex }.
event-chart = { $player } traza mapas: barcos en { $regions } { $regions ->
    [one] región
   *[other] regiones
 }.
event-tax = { $player } cobra impuestos.
event-liberty = { $player } concede libertades civiles.
event-empower = { $player } usa Poder absoluto para una acción más.
event-force = { $player } obliga a trabajar a las ciudades enfadadas.
event-drama = { $player } cambia una ficha con Drama y música.
event-barter = { $player } da en trueque la carta { $card }.
event-routes = { $player } tiene { $routes } { $routes ->
    [one] ruta comercial
   *[other] rutas comerciales
 }.
event-play = { $player } juega la carta { $card }.
event-truce = { $player } y { $partner } mantienen la paz por ahora.
event-assassination = { $player } tendrá una acción menos en su próximo turno.
event-spy = { $player } mira las cartas de { $partner }.
event-swap = { $player } cambia una carta.
event-swap-cards = { $player } toma la carta { $taken } y da a cambio { $given }.
event-errand = Los bárbaros se mueven de { $origin } a { $hex }.
event-draw-action-by-you = Coges la carta de acción { $card }.
retold-draw-action = { $player } coge la carta de acción { $card }.
event-draw-action = { $player } coge una carta de acción.
event-draw-objective-by-you = Coges la carta de objetivo { $card }.
retold-draw-objective = { $player } coge la carta de objetivo { $card }.
event-draw-objective = { $player } coge una carta de objetivo.
event-score = { $player } cumple el objetivo { $card }.
event-event = { $player } coge un evento: { $card }.
event-icon = Icono: { $icon }.
event-gold-mine = { $player } encuentra una mina de oro.
event-exhausted = { $player } elige { $hex }: esa tierra queda agotada.
event-reinforced = Bárbaros en { $hex }: { $barbarians }.
event-person = { $player } se queda con el { $card }.
event-call = { $player } usa al { $card }.
event-reveal = { $player } revela una maravilla: { $card }.
event-reserve = { $player } reserva una maravilla: { $card }.
event-wonder = ¡{ $player } construye una maravilla en { $hex }: { $card }!
event-battle = Batalla en { $hex }: { $attacker } contra { $defender }, { $attackers } a { $defenders }.
event-breach = { $player } usa Técnica de asedio para cancelar { $what }.
event-combat-card = { $player } juega en la batalla: { $card }.
event-card-dice = { $card }: en los dados sale { $dice }.
event-roll = { $attacker }: { $dice }, valor de combate { $value }, impactos { $hits }. { $defender }: { $dice_against }, valor de combate { $value_against }, impactos { $hits_against }.
event-retreat = { $player } se retira a { $hex }.
event-retreat-settler = { $player }: un colono va también a { $hex }.
event-battle-won = Batalla en { $hex }: el ataque triunfa. Victoria: { $attacker }. Unidades que quedan: { $attackers } a { $defenders }.
event-battle-held = Batalla en { $hex }: el ataque fracasa. Victoria: { $defender }. Unidades que quedan: { $attackers } a { $defenders }.
event-battle-drawn = Batalla en { $hex }: nadie vence. Unidades que quedan: { $attackers } a { $defenders }.
event-battle-aborted = Batalla en { $hex }: { $attacker } aborta el ataque. Unidades que quedan: { $attackers } a { $defenders }.
event-capture = { $player } captura la ciudad de { $hex }.
event-razed = { $player } arrasa el asentamiento de { $hex }.
event-destroyed = La ciudad de { $hex } queda destruida.
event-lost-army = { $player } pierde una unidad de ejército en { $hex }.
event-lost-settlers = { $player } pierde { $count ->
    [one] un colono
   *[other] { $count } colonos
 } en { $hex }.
event-lost-piece = { $player } pierde una figura en { $hex }: { $piece }.
event-lost-wonder = { $player } pierde una maravilla en { $hex }: { $card }.
event-offer = { $player } hace una oferta a { $partner }.
event-offer-give = { $player } daría { amount-good }.
event-offer-want = { $player } pide { amount-good }.
event-offer-card = { $player } daría la carta { $card }.
event-offer-cards = { $player } daría { $count } { $count ->
    [one] carta
   *[other] cartas
 }.
event-deal = { $player } y { $partner } cierran el trato.
event-refused = { $player } rechaza la oferta.
event-counter = { $player } hará una contraoferta.
event-no-offer = { $player } al final no hace ninguna oferta.
event-pass = { $player } pasa.
event-claimed = { $player } ha terminado con los objetivos.
event-status = Fase de estatus de la ronda { $round }.
event-demolish = { $player } demuele la ciudad de { $hex }.
event-first = Primer jugador de la siguiente ronda: { $player }.
event-end-roll = { $player } tira para el final: { $roll }; la partida acaba con { $ends } o menos.
event-end = La partida ha acabado.
# Events, said to the player whom they are about
you-turn = Ronda { $round }, turno { $turn }: te toca a ti.
you-gain = Consigues { amount-good }.
you-lose = Pierdes { amount-good }.
you-pay = Pagas { amount-good }.
you-advance = Consigues el avance { $card }.
you-change = Cambias de gobierno.
you-level = Tu { $level } pasa a { $number }.
you-found = Fundas una ciudad en { $hex }.
you-collect = Tu ciudad de { $hex } recoge.
you-herd = Usas Ganadería.
you-build = Construyes unidades en { $hex }.
you-unit-army = Tienes una nueva unidad de ejército en { $hex }.
you-unit-settler = Tienes un nuevo colono en { $hex }.
you-unit-ship = Tienes un nuevo barco de la ciudad de { $hex }.
you-unit-lost = Pierdes una unidad en { $hex }.
you-grow = Aumentas la ciudad de { $hex }: { $piece }.
you-improve = Mejoras el ánimo de la ciudad de { $hex }.
you-move = Te mueves de { $origin } a { $hex }.
you-sail = Navegas de { $origin } a { $hex }.
you-discover = Descubres la { $region }.
you-influence = Intentas influir en { $hex } desde { $source }: el dado da { $roll }.
you-influenced = Ganas una figura en { $hex }: { $piece }.
you-takeover = Te ganas a los bárbaros de { $hex }.
you-chart = Trazas mapas: barcos en { $regions } { $regions ->
    [one] región
   *[other] regiones
 }.
you-tax = Cobras impuestos.
you-liberty = Concedes libertades civiles.
you-empower = Usas Poder absoluto para una acción más.
you-force = Obligas a trabajar a las ciudades enfadadas.
you-drama = Cambias una ficha con Drama y música.
you-barter = Das en trueque la carta { $card }.
you-routes = Tienes { $routes } { $routes ->
    [one] ruta comercial
   *[other] rutas comerciales
 }.
you-play = Juegas la carta { $card }.
you-truce = Tú y { $partner } mantenéis la paz por ahora.
you-assassination = Tendrás una acción menos en tu próximo turno.
you-spy = Miras las cartas de { $partner }.
you-swap = Cambias una carta.
you-swap-cards = Tomas la carta { $taken } y das a cambio { $given }.
you-score = Cumples el objetivo { $card }.
you-event = Coges un evento: { $card }.
you-gold-mine = Encuentras una mina de oro.
you-exhausted = Eliges { $hex }: esa tierra queda agotada.
you-person = Te quedas con el { $card }.
you-call = Usas al { $card }.
you-reveal = Revelas una maravilla: { $card }.
you-reserve = Reservas una maravilla: { $card }.
you-wonder = ¡Construyes una maravilla en { $hex }: { $card }!
you-breach = Usas Técnica de asedio para cancelar { $what }.
you-combat-card = Juegas en la batalla: { $card }.
you-retreat = Te retiras a { $hex }.
you-retreat-settler = Tu colono va también a { $hex }.
you-capture = Capturas la ciudad de { $hex }.
you-razed = Arrasas el asentamiento de { $hex }.
you-lost-army = Pierdes una unidad de ejército en { $hex }.
you-lost-settlers = Pierdes { $count ->
    [one] un colono
   *[other] { $count } colonos
 } en { $hex }.
you-lost-piece = Pierdes una figura en { $hex }: { $piece }.
you-lost-wonder = Pierdes una maravilla en { $hex }: { $card }.
you-offer = Haces una oferta a { $partner }.
you-offer-give = Darías { amount-good }.
you-offer-want = Pides { amount-good }.
you-offer-card = Darías la carta { $card }.
you-offer-cards = Darías { $count } { $count ->
    [one] carta
   *[other] cartas
 }.
you-deal = Tú y { $partner } cerráis el trato.
you-refused = Rechazas la oferta.
you-counter = Harás una contraoferta.
you-no-offer = Al final no haces ninguna oferta.
you-pass = Pasas.
you-claimed = Has terminado con los objetivos.
you-demolish = Demueles la ciudad de { $hex }.
you-first = Eres el primer jugador de la siguiente ronda.
you-end-roll = Tiras para el final: { $roll }; la partida acaba con { $ends } o menos.

# Events in a few words, after the sentence that they belong to
brief-gain = +{ amount-good }
brief-lose = −{ amount-good }
brief-pay = −{ amount-good }
brief-level = { $level } { $number }
brief-mood = { $hex }: { $mood }

end-rounds = La última ronda ha acabado: gana quien tenga más puntos de victoria.
end-no-cities = Un jugador se ha quedado sin ciudades: la partida ha acabado.
end-dice = El dado ha acabado la partida.
end-wonder = Una maravilla ha acabado la partida.

# The score
score-pieces = Figuras de ciudad
score-advances = Avances
score-wonders = Maravillas
score-objectives = Objetivos
score-events = Eventos
score-pyramids = { card-great-pyramids }

# What is decided now
stage-round = Ronda { $round }, turno { $turn }
lead-event = Evento: { $card }.
lead-attack = Tu ataque a { $hex }, { $own } a { $other }.
lead-defence = Ataque a { $hex } de { $player }, { $other } a { $own }.
prompt-turn = Tu turno: { $actions ->
    [0] no te quedan acciones
    [one] te queda 1 acción
   *[other] te quedan { $actions } acciones
 }.
prompt-pay = Paga: { $left ->
    [one] falta 1
   *[other] faltan { $left }
 }. ¿Qué das?
prompt-token = ¿Qué quieres conseguir?
prompt-collect = Recoge hasta { $left } { $left ->
    [one] recurso más
   *[other] recursos más
 }.
prompt-build = Construye hasta { $left } { $left ->
    [one] unidad más
   *[other] unidades más
 }.
prompt-port = ¿Hacia qué espacio de mar mira el puerto?
prompt-migrate = Sanidad: ¿pagas 1 alimento por un colono en esta ciudad?
prompt-consecrate = Sacerdocio: ¿consigues este avance de Ciencia sin pagar alimentos?
prompt-cubes = Coloca { $left } { $left ->
    [one] cubo
   *[other] cubos
 } de tu gobierno anterior en avances del nuevo.
prompt-grant = Consigues un avance sin pagar sus alimentos: ¿cuál?
prompt-move = Puedes mover { $groups } { $groups ->
    [one] grupo más
   *[other] grupos más
 }. Elige unidades iluminadas, o pulsa Listo.
prompt-group = ¿Quién se mueve y adónde?
prompt-pave = ¿Pagas 1 mineral para ignorar el terreno?
prompt-board = ¿Qué barco lleva la unidad?
prompt-anchor = ¿Dónde paran los barcos en la región nueva?
prompt-side = ¿Cómo se coloca la región nueva?
prompt-camp = ¿Dónde viven los bárbaros en la región nueva?
prompt-civic = ¿Qué ciudad mejora ahora? O elige «Listo».
prompt-target = ¿En qué ciudad quieres influir?
prompt-attempt = Puedes intentar influir en una ciudad sin gastar acción: ¿en cuál?
prompt-boost = El dado da { $roll }: ¿pagas { $tokens } { $tokens ->
    [one] ficha de cultura
   *[other] fichas de cultura
 } para tener éxito?
prompt-prize = Tu influencia tiene éxito: ¿qué figura cambias?
prompt-siege = Técnica de asedio: ¿qué cancelas de la fortaleza?
prompt-card = ¿Juegas una carta en esta batalla?
prompt-demand = Asedio: ¿pagas 2 alimentos para que tu carta tenga efecto?
prompt-refuge = ¿Adónde se retiran tus unidades de ejército?
prompt-along = ¿Qué colonos se retiran también? Los que se queden se pierden.
prompt-along-raid = ¿Qué colonos se retiran también? Los demás se quedan donde están.
prompt-sink = Pierdes { $left } { $left ->
    [one] barco
   *[other] barcos
 }: ¿cuál?
prompt-suffer = Los bárbaros te golpean: { $left ->
    [one] 1 impacto
   *[other] { $left } impactos
 }. ¿Qué pierdes?
prompt-press = ¿Sigues luchando o abortas el ataque?
prompt-spare = ¿Conservas el asentamiento de bárbaros o lo arrasas por 1 oro?
prompt-shelter = ¿Qué ciudad tuya recibe el nuevo colono?
prompt-levy = ¿Qué ciudad tuya recibe la nueva unidad de ejército?
prompt-lesson = Has capturado una ciudad: ¿juegas una carta?
prompt-teacher = ¿Con quién intercambias conocimientos?
prompt-purchase = ¿Qué avance compras?
prompt-cheer = ¿Qué ciudad mejora su ánimo?
prompt-cheer-more = ¿Pagas 1 ficha de ánimo para mejorar el ánimo de otra ciudad?
prompt-harvest = ¿Qué ciudad recoge?
prompt-develop = ¿Qué ciudad crece y con qué figura?
prompt-expedition = ¿Qué región descubres?
prompt-colonist = ¿Pones además un colono, y en qué ciudad tuya?
prompt-peace = ¿Con quién acuerdas la paz?
prompt-murder = ¿Quién tendrá una acción menos en su próximo turno?
prompt-spied = ¿De quién miras las cartas?
prompt-steal = ¿Qué carta tomas a cambio de una tuya?
prompt-return-action = ¿Qué carta de acción das a cambio?
prompt-return-objective = ¿Qué carta de objetivo das a cambio?
prompt-plans = ¿Te quedas con una de las nuevas cartas de objetivo?
prompt-give-up = ¿Qué carta de objetivo devuelves a cambio?
prompt-mission = ¿Qué ciudad tuya intenta influir?
prompt-mission-art = ¿Qué ciudad tuya intenta influir: por una acción o, con Arte y escultura, por 1 ficha de cultura?
prompt-convert = ¿En qué se convierte el bárbaro?
prompt-hire = ¿A qué bárbaros contratas?
prompt-hired = ¿Qué bárbaros contratados actúan ahora?
prompt-errand = ¿Adónde van tus mercenarios o qué atacan?
prompt-exhaust = ¿Qué tierra se agota?
prompt-spawn-at = ¿Dónde se asientan los bárbaros?
prompt-reinforce = ¿A qué bárbaros se une uno más?
prompt-raiders = ¿Qué bárbaros te atacan?
prompt-victim = ¿Qué ciudad tuya atacan?
prompt-whether = Coges un evento: ¿quieres que tenga efecto?
prompt-dampen = ¿Qué ciudad tuya pierde ánimo?
prompt-console = Mitos: ¿pagas 1 ficha de ánimo para que la ciudad de { $hex } conserve su ánimo?
prompt-share = ¿Quién recibe 1 alimento de la reserva?
prompt-give-settler = ¿Quién recibe un colono?
prompt-burial = ¿Dónde pierdes una unidad?
prompt-corpse = ¿Qué unidad pierdes ahí?
prompt-person = { $card }: ¿te lo quedas por { $tokens } { $tokens ->
    [one] ficha de cultura
   *[other] fichas de cultura
 }?
prompt-eruption = ¿Qué ciudad tuya destruye el volcán?
prompt-quake = ¿Qué ciudad tuya sufre el terremoto?
prompt-crack = ¿Qué destruye ahí el terremoto?
prompt-rebels = ¿En qué ciudad pierdes una unidad de ejército?
prompt-avert = ¿Retiras una unidad de ejército para saltarte esta parte de la revolución?
prompt-new-state = ¿Qué gobierno toma el poder?
prompt-delight = ¿Qué ciudad tuya pasa a estar feliz?
prompt-endow = ¿Qué ciudad crece sin activarse y con qué figura?
prompt-voyage = ¿Qué región descubre el explorador?
prompt-colonize = ¿Fundas ahí una ciudad por 2 alimentos?
prompt-boast = Puedes cumplir un objetivo que acaba de darse.
prompt-claim = Fase de estatus: ¿qué objetivos cumples?
prompt-reserve = ¿Qué maravilla reservas?
prompt-erect = ¿En qué ciudad construyes la maravilla?
prompt-demolish = ¿Demueles una ciudad de tamaño 1 por 1 oro? El menú ⋮ tiene un botón para cada una.
prompt-first = ¿Quién es primer jugador en la siguiente ronda?
prompt-compose = ¿Qué das y qué pides?
prompt-answer = Te han hecho una oferta: ¿qué dices?

# In the terminal
text-city = ⌂ ciudad con su tamaño, ☺ feliz, ☹ enfadada
text-pieces = △ templo, ♜ fortaleza, ✎ academia, ⚓ puerto, ★ maravilla
text-units = ⚔ unidades de ejército, ☻ colonos, ◢ barco, × agotado
text-levels = cultura { $culture }, felicidad { $happiness }
text-cards = cartas: acción { $actions }, objetivo { $objectives }
text-points = puntos { $points }
text-first = primer jugador
text-active = A { $player } { $actions ->
    [0] no le quedan acciones
    [one] le queda 1 acción
   *[other] le quedan { $actions } acciones
 }.
text-wonders = Maravillas disponibles: { $wonders }
text-reserved = para { $player }
text-decks = Cartas en los mazos: acción { $actions }, objetivo { $objectives }, evento { $events }, maravilla { $wonders }
text-hand = Tus cartas de acción: { $cards }
text-goals = Tus cartas de objetivo: { $cards }
text-plans = Nuevas cartas de objetivo: { $cards }
text-seen = Vistas en la mano de { $player }: { $cards }
text-battle = Batalla en { $hex }, ronda { $round }: { $attacker } { $attackers } : { $defenders } { $defender }
text-offer = Oferta: { $giver } → { $partner }. { $given } ⇄ { $wanted }
text-card-count = { $count } { $count ->
    [one] carta
   *[other] cartas
 }
text-nothing = nada
text-no-dice = sin dados
unit-S1-army = { ship-S1 }: { unit-army }
unit-S1-settler = { ship-S1 }: { unit-settler }
unit-S1-wary-army = { ship-S1 }: { unit-wary-army }
unit-S1-wary-settler = { ship-S1 }: { unit-wary-settler }
unit-S1-halted-army = { ship-S1 }: { unit-halted-army }
unit-S1-halted-settler = { ship-S1 }: { unit-halted-settler }
unit-S2-army = { ship-S2 }: { unit-army }
unit-S2-settler = { ship-S2 }: { unit-settler }
unit-S2-wary-army = { ship-S2 }: { unit-wary-army }
unit-S2-wary-settler = { ship-S2 }: { unit-wary-settler }
unit-S2-halted-army = { ship-S2 }: { unit-halted-army }
unit-S2-halted-settler = { ship-S2 }: { unit-halted-settler }
unit-S3-army = { ship-S3 }: { unit-army }
unit-S3-settler = { ship-S3 }: { unit-settler }
unit-S3-wary-army = { ship-S3 }: { unit-wary-army }
unit-S3-wary-settler = { ship-S3 }: { unit-wary-settler }
unit-S3-halted-army = { ship-S3 }: { unit-halted-army }
unit-S3-halted-settler = { ship-S3 }: { unit-halted-settler }
unit-S4-army = { ship-S4 }: { unit-army }
unit-S4-settler = { ship-S4 }: { unit-settler }
unit-S4-wary-army = { ship-S4 }: { unit-wary-army }
unit-S4-wary-settler = { ship-S4 }: { unit-wary-settler }
unit-S4-halted-army = { ship-S4 }: { unit-halted-army }
unit-S4-halted-settler = { ship-S4 }: { unit-halted-settler }

# Regions
region-5 = región 5
region-6 = región 6
region-7 = región 7
region-8 = región 8
region-9 = región 9
region-10 = región 10
region-11 = región 11
region-12 = región 12
region-13 = región 13
region-14 = región 14
region-15 = región 15
region-16 = región 16
region-17 = región 17
region-18 = región 18
region-19 = región 19
region-20 = región 20

# Cards
card-farming = Labranza
card-storage = Almacenamiento
card-irrigation = Irrigación
card-husbandry = Ganadería
card-mining = Minería
card-engineering = Ingeniería
card-sanitation = Sanidad
card-roads = Carreteras
card-fishing = Pesca
card-cartography = Cartografía
card-war-ships = Barcos de guerra
card-navigation = Navegación
card-writing = Escritura
card-public-education = Educación pública
card-free-education = Educación gratuita
card-philosophy = Filosofía
card-tactics = Táctica
card-siegecraft = Técnica de asedio
card-steel-weapons = Armas de acero
card-draft = Levas
card-myths = Mitos
card-rituals = Rituales
card-priesthood = Sacerdocio
card-state-religion = Religión oficial
card-bartering = Trueque
card-trade-routes = Rutas comerciales
card-currency = Moneda
card-taxes = Impuestos
card-arts-and-sculpture = Arte y escultura
card-circus-and-sports = Circo y deportes
card-monuments = Monumentos
card-drama-and-music = Drama y música
card-math = Matemáticas
card-astronomy = Astronomía
card-chemistry = Química
card-metallurgy = Metalurgia
card-voting = Votaciones
card-separation-of-powers = Separación de poderes
card-civil-liberties = Libertades civiles
card-free-economy = Libertad económica
card-nationalism = Nacionalismo
card-totalitarianism = Totalitarismo
card-absolute-power = Poder absoluto
card-forced-labor = Trabajo forzado
card-dogma = Dogma
card-devotion = Devoción
card-conversion = Conversión
card-fanaticism = Fanatismo
card-quick-advance = Avance rápido
card-inspiration = Inspiración
card-hero-general = General heroico
card-spy = Espía
card-ideas = Ideas
card-great-ideas = Grandes ideas
card-mercenaries = Mercenarios
card-cultural-takeover = Absorción cultural
card-city-development = Desarrollo urbano
card-production-focus = Enfoque productivo
card-explorer = Explorador
card-negotiations = Negociaciones
card-leadership = Liderazgo
card-assassination = Asesinato
card-mass-production = Producción en masa
card-new-plans = Nuevos planes
card-synergies = Sinergias
card-teach-us = Enséñanos
card-militia = Milicia
card-technology-trade = Comercio de tecnología
card-new-ideas = Nuevas ideas
card-archers = Arqueros
card-peltasts = Peltastas
card-encircled = Rodeados
card-high-morale = Moral alta
card-high-ground = Terreno elevado
card-heavy-resistance = Resistencia feroz
card-defensive-formation = Formación defensiva
card-wedge-formation = Formación en cuña
card-flanking = Flanqueo
card-surprise = Táctica sorpresa
card-tactical-retreat = Retirada táctica
card-siege = Asedio
card-for-the-people = Por el pueblo
card-improved-defenses = Defensas mejoradas
card-scout = Batidor
card-martyr = Mártir
card-large-civilization = Gran civilización
card-scientific-lead = Liderazgo científico
card-coastal-culture = Cultura costera
card-advanced-culture = Cultura avanzada
card-religious-fervor = Fervor religioso
card-city-planner = Urbanista
card-eureka = ¡Eureka!
card-happy-population = Población feliz
card-education-lead = Liderazgo educativo
card-optimized-storage = Almacén optimizado
card-wealth = Riqueza
card-ore-supplies = Reservas de mineral
card-wood-supplies = Reservas de madera
card-food-supplies = Reservas de alimento
card-architecture = Arquitectura
card-goal-focused = Metas claras
card-colony = Colonia
card-culture-focus = Enfoque cultural
card-consulate = Consulado
card-science-focus = Enfoque científico
card-trade-focus = Enfoque comercial
card-metropolis = Metrópolis
card-seafarers = Navegantes
card-government = Gobierno
card-expansionist = Expansionista
card-city-founder = Fundador de ciudades
card-trade-power = Poder comercial
card-shipping-routes = Rutas marítimas
card-diversified-research = Investigación diversa
card-culture-power = Poder cultural
card-magnificent-culture = Cultura magnífica
card-conscription = Reclutamiento
card-conqueror = Conquistador
card-warmonger = Belicista
card-general = General
card-great-battle = Gran batalla
card-defiance = Desafío
card-sea-blockade = Bloqueo naval
card-naval-assault = Asalto naval
card-large-fleet = Gran flota
card-large-army = Gran ejército
card-fortifications = Fortificaciones
card-standing-army = Ejército permanente
card-militarized = Militarización
card-bold = Audacia
card-threat = Amenaza
card-legendary-battle = Batalla legendaria
card-scavenger = Carroñero
card-aggressor = Agresor
card-barbarian-conquest = Conquista bárbara
card-military-might = Poderío militar
card-resistance = Resistencia
card-terror-regime = Régimen de terror
card-outpost = Puesto avanzado
card-pestilence = Peste
card-epidemics = Epidemia
card-famine = Hambre
card-severe-famine = Hambre severa
card-good-year-all = Buen año
card-good-year-self = Buen año
card-good-year-share = Buen año
card-awesome-year-self = Año magnífico
card-awesome-year-all = Año magnífico
card-awesome-year-share = Año magnífico
card-fantastic-year-all = Año fantástico
card-fantastic-year-share = Año fantástico
card-fantastic-year-self = Año fantástico
card-great-explorer = Gran explorador
card-great-artist = Gran artista
card-great-prophet = Gran profeta
card-great-philosopher = Gran filósofo
card-great-scientist = Gran científico
card-elder-statesman = Viejo estadista
card-great-warlord = Gran caudillo
card-great-merchant = Gran mercader
card-great-engineer = Gran ingeniero
card-population-boom-spawn = Auge demográfico
card-population-boom-attack = Auge demográfico
card-volcano = Volcán
card-earthquake = Terremoto
card-heavy-earthquake = Gran terremoto
card-flood = Inundación
card-heavy-flood = Gran inundación
card-migration = Migración
card-civil-war = Guerra civil
card-revolution = Revolución
card-great-gardens = Grandes jardines
card-great-pyramids = Grandes pirámides
card-great-library = Gran biblioteca
card-great-statue = Gran estatua
card-great-lighthouse = Gran faro
card-great-wall = Gran muralla
card-great-mausoleum = Gran mausoleo

# Cards with two halves: `card-spy-scout` is said by this message
card-pair = { $first } / { $second }

# Shorter, where there is little room
short-public-education = Educ. pública
short-free-education = Educ. gratuita
short-siegecraft = Téc. de asedio
short-state-religion = Religión oficial
short-trade-routes = Rutas comerc.
short-arts-and-sculpture = Arte y escultura
short-separation-of-powers = Sep. de poderes
short-civil-liberties = Libert. civiles
short-free-economy = Libertad econ.
short-absolute-power = Poder absoluto
short-forced-labor = Trabajo forzado
short-cultural-takeover = Absorción
short-city-development = Desarr. urbano
short-production-focus = Enf. productivo
short-mass-production = Prod. en masa
short-technology-trade = Com. tecnología
short-heavy-resistance = Resist. feroz
short-defensive-formation = Form. defensiva
short-wedge-formation = Form. en cuña
short-tactical-retreat = Retirada táctica
short-improved-defenses = Mejores defensas
short-large-civilization = Gran civiliz.
short-scientific-lead = Lid. científico
short-advanced-culture = Cultura avanzada
short-education-lead = Lid. educativo
short-optimized-storage = Almacén óptimo
short-ore-supplies = Res. de mineral
short-wood-supplies = Res. de madera
short-food-supplies = Res. de alimento
short-science-focus = Enf. científico
short-trade-focus = Enf. comercial
short-city-founder = Fundador
short-diversified-research = Invest. diversa
short-magnificent-culture = Magnificencia
short-standing-army = Ej. permanente
short-legendary-battle = Bat. legendaria
short-barbarian-conquest = Conq. bárbara
short-terror-regime = Rég. de terror
short-great-explorer = Gran explorador
short-great-philosopher = Gran filósofo
short-great-warlord = Gran caudillo
short-heavy-earthquake = Gran terremoto
short-heavy-flood = Gran inundación
short-civil-war = Guerra civil
short-great-pyramids = Gr. pirámides
short-great-library = Gran biblioteca

# La mesa dibujada
board-map = Mapa
board-scene = Lo que está pasando
board-hand = Tus cartas
board-lessons = Avances a tu alcance
board-players = Todos los jugadores
board-nation = { $player }: reservas y niveles
board-advances = { $player }: avances
board-wonders = Maravillas, mazos y último evento
board-action-cards = Cartas de acción
board-objective-cards = Cartas de objetivo
board-action-deck = Mazo de cartas de acción
board-objective-deck = Mazo de cartas de objetivo
board-event-deck = Mazo de eventos
board-wonder-deck = Mazo de maravillas
board-battle = Batalla
board-trade = Comercio
board-city = { $player }: ciudad de tamaño { $count }
board-armies = { $player }: { $count } { $count ->
        [one] unidad de ejército
       *[other] unidades de ejército
    }
board-settlers = { $player }: { $count } { $count ->
        [one] colono
       *[other] colonos
    }
board-ships = { $player }: { $count } { $count ->
        [one] barco
       *[other] barcos
    }
board-advance-price = { $card }, precio: { $price }
board-advance-free = { $card }, gratis
board-scored = Objetivos: { $cards }
board-persons = Grandes personajes: { $cards }
board-last-event = Último evento: { $card }
board-wonder-gone = Fuera de la partida
board-influence = { $needed ->
        [0] Tiene éxito
        [one] Falta { $needed } ficha de cultura
       *[other] Faltan { $needed } fichas de cultura
    }

# Caras
face-advance = Avance: { $category }.
face-border-culture = Da una ficha de cultura y un nivel de cultura.
face-border-mood = Da una ficha de ánimo y un nivel de felicidad.
face-action = Carta de acción, en tu turno.
face-combat = Carta de combate, en una batalla.
face-objective = Objetivo, 2 puntos.
face-event = Carta de evento.
face-wonder = Maravilla, 5 puntos.
face-half-action = En tu turno, { $card }: { $text }
face-half-combat = En una batalla, { $card }: { $text }
face-half-objective = { $card }: { $text }
face-known = Ya lo tienes.
face-known-by = También lo tienen: { $players }.
face-price = Puedes comprarlo ahora por { $price }.
face-dear = Cuesta { $price }; ahora no puedes comprarlo.
face-free = Puedes conseguirlo ahora sin pagar nada.
face-reached = Cumplido ahora: { $cards }.
face-not-reached = Ninguna de las dos mitades se cumple ahora.
face-progress = { $card }: { $have } de { $need }.
face-wonder-stands = La tiene { $player }, en { $hex }.
face-wonder-reserved = Reservada por { $player }.
face-wonder-open = Puede construirla quien cumpla sus condiciones.
face-yields = Da: { $good }.
face-exhausted = Agotado: no da nada.
face-city-happy = La ciudad está feliz: cuenta como 1 más grande.
face-city-neutral = La ciudad está neutral.
face-city-angry = La ciudad está enfadada: cuenta como de tamaño 1 y solo se puede activar una vez por turno.
face-pieces = Figuras: { $pieces }.
face-spent = { $count ->
    [one] { $count } unidad con ficha hueca no puede seguir por ahora.
   *[other] { $count } unidades con ficha hueca no pueden seguir por ahora.
 }
face-active = Activaciones en este turno: { $count }. Otra más baja su ánimo.
face-total = Puntos ahora: { $points }
face-line = { $line } { $points }
face-less = El próximo turno, { $count } { $count ->
        [one] acción
       *[other] acciones
    } menos.

# En los botones y en las preguntas
price-good = { $good ->
    [food] { $amount ->
        [one] { $amount } alimento
       *[other] { $amount } alimentos
     }
    [ore] { $amount ->
        [one] { $amount } mineral
       *[other] { $amount } minerales
     }
    [wood] { $amount ->
        [one] { $amount } madera
       *[other] { $amount } maderas
     }
    [idea] { $amount ->
        [one] { $amount } idea
       *[other] { $amount } ideas
     }
    [gold] { $amount ->
        [one] { $amount } oro
       *[other] { $amount } oros
     }
    [culture] { $amount ->
        [one] { $amount } ficha de cultura
       *[other] { $amount } fichas de cultura
     }
   *[mood] { $amount ->
        [one] { $amount } ficha de ánimo
       *[other] { $amount } fichas de ánimo
     }
 }
price-both = { $first } y { $second }
brings-actions = { $count ->
        [one] Queda { $count } acción y se perderá.
       *[other] Quedan { $count } acciones y se perderán.
    }
brings-mood = { $hex } ya se ha activado en este turno: después estará { $mood ->
        [angry] { mood-angry }
       *[neutral] { mood-neutral }
    }.
brings-limit = No puedes guardar más: { $good }, límite { $limit }. Lo que recojas se pierde.
brings-discovery = Se descubre una región nueva.
brings-battle = Una batalla: { $attackers } contra { $defenders }. Contando solo los dados, tu probabilidad de ganar es de { $likely } entre 100.
count-army = { $count } { $count ->
    [one] unidad de ejército
   *[other] unidades de ejército
 }
count-settler = { $count } { $count ->
    [one] colono
   *[other] colonos
 }
count-ship = { $count } { $count ->
    [one] barco
   *[other] barcos
 }
line-move = De { $origin } a { $hex }: { $units }
line-collect = Recoger en { $hex }: { $goods }
line-build = Construir en { $hex }: { $unit }
line-influence = Intentar influir en { $hex }
offer-give = Das
offer-want = Pides
offer-begin = { $rival } …
offer-ask = { $rival }: { $good }
offer-good = { $good ->
    [culture] { $amount }/{ $most } cultura
    [mood] { $amount }/{ $most } ánimo
    [idea] { $amount }/{ $most } ideas
    [food] { $amount }/{ $most } alimento
    [ore] { $amount }/{ $most } mineral
    [wood] { $amount }/{ $most } madera
   *[gold] { $amount }/{ $most } de oro
 }
refused-unpaid = Cuesta { $price }; tienes { $stock }.
refused-nobody = Solo se mueven tus propias unidades, una vez por acción; las que han combatido este turno se quedan.
refused-influence = No hay ninguna ciudad al alcance en la que puedas influir ahora.
note-chance = { $sixths ->
    [3] 1 de 2
    [2] 1 de 3
   *[other] { $sixths } de 6
 }
note-tokens = −{ $tokens } cultura
brings-influence = { $tokens ->
    [0] La distancia no cuesta nada.
    [one] La distancia cuesta 1 ficha de cultura.
   *[other] La distancia cuesta { $tokens } fichas de cultura.
 } El dado acierta con { $needed } o más, { $sixths } de 6; si sale menos, puedes pagar 1 ficha de cultura por cada punto que falte.

# Las razones de una pista
term-points = puntos
term-rivals = ventaja sobre los demás
term-goods = recursos y fichas
term-goals = objetivos
term-objective-cards = cartas de objetivo dadas o recibidas
term-learning = utilidad de los avances
term-cities = ciudades
term-settlers = colonos
term-forces = ejércitos y seguridad
term-cards = cartas
term-wonders = Maravilla en perspectiva
term-conquest = ataque en perspectiva
term-actions = acciones restantes

# Rasgos de una posición, que pesan los valores aprendidos
feature-cities = número de ciudades
feature-cities-least = ciudades: { $of } o más
feature-happy-cities = ciudades felices
feature-angry-cities = ciudades enfadadas
feature-sizes = tamaño de todas las ciudades
feature-happy-sizes = tamaño de las ciudades felices
feature-angry-sizes = tamaño de las ciudades enfadadas
feature-largest-city = tamaño de la ciudad mayor
feature-small-cities = ciudades de tamaño 1
feature-large-cities = ciudades de tamaño 3 o mayor
feature-foreign-pieces = piezas ajenas en ciudades propias
feature-pieces-abroad = piezas propias en ciudades ajenas
feature-ground = tierra alrededor de las ciudades
feature-guarded-cities = ciudades defendidas
feature-cities-with = ciudades con esta pieza: { $of }
feature-room = piezas que aún caben en las ciudades
feature-sites = lugares libres cercanos para ciudades
feature-exhausted = tierra agotada junto a las ciudades
feature-pestilence = { card-pestilence }
feature-actions-lacking = acciones que faltarán en el próximo turno
feature-settlers = número de colonos
feature-armies = número de ejércitos
feature-any-army = algún ejército
feature-ships = número de barcos
feature-armies-behind = ejércitos menos que el rival más fuerte
feature-threats = ejércitos ajenos cerca de las ciudades
feature-barbarians-near = bárbaros cerca de las ciudades
feature-good = en reserva: { $of }
feature-goods = todos los recursos y fichas
feature-food-least = { $of } o más de alimento
feature-ideas-least = ideas: { $of } o más
feature-gold-least = { $of } o más de oro
feature-piece-ready = recursos para una pieza de ciudad
feature-second-piece-ready = recursos para dos piezas de ciudad
feature-culture-level = nivel de cultura
feature-happiness-level = nivel de felicidad
feature-category = avances de { $of }
feature-full-categories = categorías de avances completas
feature-begun-categories = categorías de avances iniciadas
feature-advances-behind = avances menos que el líder
feature-advance = { $of }
feature-hand = cartas de acción en la mano
feature-civil-worth = utilidad de las cartas de acción en la mano
feature-great-persons = grandes personajes
feature-objectives = cartas de objetivo en la mano
feature-better-halves = progreso de los objetivos
feature-better-halves-squared = objetivos muy avanzados
feature-other-halves = progreso de las otras mitades de los objetivos
feature-objectives-met = objetivos cumplidos
feature-objectives-near = objetivos casi cumplidos
feature-wonders = Maravillas
feature-open-wonders = Maravillas por construir
feature-wonder-plans = Maravillas que la Ingeniería permite construir
feature-wonder-goods = recursos para una Maravilla
feature-scored-objectives = objetivos puntuados
feature-buried-points = puntos de eventos
feature-wonder-lacks = recursos y fichas que faltan para la Maravilla más próxima
feature-wonder-advances = avances que faltan para la Maravilla más próxima
feature-wonder-payable = una Maravilla que se puede pagar
feature-wonder-culture = fichas de cultura que faltan para la Maravilla más próxima
feature-wonder-actions = acciones hasta la Maravilla más próxima
feature-weak-neighbors = ciudades ajenas sin defensa cerca
feature-pieces-payable = piezas de ciudad que se pueden pagar con lo almacenado
feature-kinds-missing = tipos de recursos que faltan
feature-surplus = recursos y fichas de sobra
feature-after-collect = piezas de ciudad pagables tras la próxima recolección: { $of } o más
feature-behind-with = ciudades que faltan para liderar con esta pieza: { $of }
feature-categories-behind = categorías completas que faltan para liderar
feature-abroad-behind = piezas en ciudades ajenas que faltan para liderar
feature-ships-behind = barcos que faltan para liderar
feature-leads-asked = lideratos que piden los objetivos
feature-leads-lacking = distancia a los lideratos que piden los objetivos

# Frases de la crónica
story-begin = Cada pueblo tenía un asentamiento, un colono y un horizonte de tierra desconocida.
chronicle-wonder = { $variant ->
    [0] En { $hex }, { $player } terminó una maravilla que todos podían admirar: { $card }.
    [1] En la ronda { $number } una maravilla se alzó sobre { $hex }, y con ella la fama de { $player }: { $card }.
   *[2] { $player } construyó una maravilla en { $hex }: { $card }.
 }
chronicle-lost-wonder = { $variant ->
    [0] { $player } perdió una maravilla en { $hex }: { $card }.
    [1] Con { $hex } se le escapó a { $player } una maravilla: { $card }.
   *[2] La maravilla de { $hex } dejó de pertenecer a { $player }: { $card }.
 }
chronicle-capture = { $variant ->
    [0] { $player } entró en la ciudad de { $hex } y se quedó.
    [1] La ciudad de { $hex } abrió sus puertas a { $player }.
   *[2] En la ronda { $number }, { $player } tomó la ciudad de { $hex }.
 }
chronicle-razed = { $variant ->
    [0] { $player } redujo a cenizas el asentamiento de { $hex }.
    [1] Del asentamiento de { $hex }, { $player } no dejó nada en pie.
   *[2] El asentamiento de { $hex } cayó arrasado por { $player }.
 }
chronicle-destroyed = { $variant ->
    [0] La ciudad de { $hex } fue borrada del mapa.
    [1] Nada quedó de la ciudad de { $hex }.
   *[2] En la ronda { $number } desapareció la ciudad de { $hex }.
 }
chronicle-battle-won = { $variant ->
    [0] { $attacker_id ->
        [player-barbarians] Los bárbaros arrollaron a { $defender } en { $hex }.
       *[other] { $defender_id ->
            [player-barbarians] { $attacker } expulsó a los bárbaros de { $hex }.
           *[other] { $attacker } derrotó a { $defender } en { $hex }.
        }
    }
    [1] { $attacker_id ->
        [player-barbarians] En { $hex }, { $defender } no pudo resistir a los bárbaros.
       *[other] { $defender_id ->
            [player-barbarians] En { $hex }, { $attacker } acabó pronto con los bárbaros.
           *[other] La batalla de { $hex } fue para { $attacker }; { $defender } tuvo que retirarse.
        }
    }
   *[2] { $attacker_id ->
        [player-barbarians] Los bárbaros fueron demasiado para { $defender } en { $hex }.
       *[other] { $defender_id ->
            [player-barbarians] Los bárbaros de { $hex } no fueron rival para { $attacker }.
           *[other] { $defender } se midió con { $attacker } en { $hex } y perdió.
        }
    }
 }
chronicle-battle-held = { $variant ->
    [0] { $attacker_id ->
        [player-barbarians] En { $hex }, { $defender } rechazó a los bárbaros.
       *[other] { $defender_id ->
            [player-barbarians] Los bárbaros de { $hex } rechazaron a { $attacker }.
           *[other] { $defender } rechazó en { $hex } un ataque de { $attacker }.
        }
    }
    [1] { $attacker_id ->
        [player-barbarians] Los bárbaros fueron a por { $hex }, y { $defender } aguantó.
       *[other] { $defender_id ->
            [player-barbarians] { $attacker } no logró desalojar a los bárbaros de { $hex }.
           *[other] { $attacker } atacó { $hex } en vano; { $defender } aguantó.
        }
    }
   *[2] { $attacker_id ->
        [player-barbarians] Las lanzas bárbaras se quebraron contra la defensa de { $defender } en { $hex }.
       *[other] { $defender_id ->
            [player-barbarians] En { $hex } los bárbaros resistieron a { $attacker }.
           *[other] La defensa de { $defender } en { $hex } fue demasiado para { $attacker }.
        }
    }
 }
chronicle-battle-drawn = { $variant ->
    [0] El combate de { $hex } no dejó vencedor.
    [1] En { $hex } ambos bandos se desgastaron para nada.
   *[2] Nadie pudo reclamar el campo de { $hex }.
 }
chronicle-takeover = { $variant ->
    [0] { $player } se ganó a los bárbaros de { $hex }.
    [1] Regalos y paciencia llevaron a los bárbaros de { $hex } hasta { $player }.
   *[2] { $player } convirtió en amigos a los bárbaros de { $hex }.
 }
chronicle-influenced = { $variant ->
    [0] La cultura de { $player } echó raíces en { $hex } y cambió allí la lealtad de un edificio: { $piece }.
    [1] En { $hex }, un edificio quedó bajo la influencia de { $player }: { $piece }.
   *[2] Sin desenvainar la espada, { $player } ganó un edificio en { $hex }: { $piece }.
 }
chronicle-score = { $variant ->
    [0] { $player } cumplió el objetivo «{ $card }».
    [1] En la ronda { $number }, { $player } alcanzó el objetivo «{ $card }».
   *[2] «{ $card }»: para { $player } se hizo realidad un viejo propósito.
 }
chronicle-found = { $variant ->
    [0] { $player } fundó una ciudad en { $hex }.
    [1] En { $hex }, los colonos de { $player } clavaron las primeras estacas de una ciudad nueva.
   *[2] La ronda { $number } dio a { $player } una ciudad nueva en { $hex }.
 }
chronicle-change = { $variant ->
    [0] { $player } derribó el viejo orden y eligió otro gobierno.
    [1] Un nuevo gobierno tomó las riendas en nombre de { $player }.
   *[2] { $player } cambió de forma de gobierno.
 }
chronicle-person = { $variant ->
    [0] Una gran figura entró al servicio de { $player }: { $card }.
    [1] { $player } ganó para su pueblo una gran figura: { $card }.
   *[2] En la ronda { $number } una gran figura se unió a { $player }: { $card }.
 }
chronicle-discover = { $variant ->
    [0] Los exploradores de { $player } volvieron con noticias de tierras desconocidas.
    [1] { $player } empujó un poco más lejos el borde del mapa.
   *[2] En la ronda { $number }, { $player } vio tierras que nadie había visto.
 }
chronicle-deal = { $variant ->
    [0] { $player } y { $partner } cerraron un trato.
    [1] Las caravanas fueron y vinieron entre { $player } y { $partner }.
   *[2] { $player } encontró en { $partner } con quién comerciar.
 }
chronicle-grow = { $variant ->
    [0] La ciudad de { $hex } creció: { $piece }.
    [1] { $player } amplió la ciudad de { $hex }.
   *[2] En { $hex } trabajaban los constructores de { $player }.
 }
chronicle-advance = { $variant ->
    [0] { $player } dominó un nuevo avance: { $card }.
    [1] El pueblo de { $player } aprendió algo nuevo: { $card }.
   *[2] { $player } conoció un nuevo avance: { $card }.
 }
# Statistics after the match
statistic-cities = Ciudades
statistic-units-built = Unidades construidas
statistic-battles-won = Batallas ganadas
statistic-battles-lost = Batallas perdidas
statistic-action-cards = Cartas de acción jugadas
statistic-advances = Avances
statistic-wonders = Maravillas construidas
statistic-objectives = Objetivos cumplidos
statistic-gained = Recursos ganados
statistic-spent = Recursos gastados
statistic-discovered = Regiones descubiertas
statistic-captured = Ciudades capturadas
statistic-influenced = Piezas ganadas por influencia
statistic-deals = Tratos cerrados

# Effects of advances and Wonders in a few words, on their cards
effect-farming = recoge alimentos y madera
effect-storage = hasta 8 alimentos
effect-irrigation = alimentos de yermos; sin hambre
effect-husbandry = recoge a 2 espacios
effect-mining = recoge mineral
effect-engineering = construye maravillas
effect-sanitation = un colono al crecer la ciudad
effect-roads = la tierra mueve 2 espacios
effect-fishing = alimentos del mar; puertos
effect-cartography = cultura e ideas por barcos
effect-war-ships = anula 1 impacto desde el mar
effect-navigation = navega por el borde
effect-writing = dos cartas; academias
effect-public-education = idea al recoger con academia
effect-free-education = ánimo si pagas con ideas
effect-philosophy = ideas por ciencia; Votaciones
effect-tactics = mueven ejércitos; fortalezas
effect-siegecraft = anula fortalezas pagando
effect-steel-weapons = 1 impacto más al empezar
effect-draft = un ejército por 1 ánimo
effect-myths = paga y conserva ánimo; templos
effect-rituals = recursos en lugar de ánimo
effect-priesthood = una ciencia sin alimentos
effect-state-religion = templos sin alimentos
effect-bartering = una carta por oro o cultura
effect-trade-routes = alimento por ciudad ajena cerca
effect-currency = las rutas pagan oro
effect-taxes = 1 oro por ciudad por 1 ánimo
effect-arts-and-sculpture = influencia sin acción
effect-circus-and-sports = mejora cívica más barata
effect-monuments = reserva una maravilla
effect-drama-and-music = cambia ánimo y cultura
effect-math = Ingeniería y Carreteras gratis
effect-astronomy = Cartografía y Navegación gratis
effect-chemistry = Irrigación y Sanidad gratis
effect-metallurgy = Armas de acero gratis
effect-voting = mejora cívica sin acción
effect-separation-of-powers = felices: sin refuerzos rivales
effect-civil-liberties = una acción da 3 ánimos
effect-free-economy = la primera recogida, gratis
effect-nationalism = ficha con cada reclutamiento
effect-totalitarianism = con ejército: sin refuerzos
effect-absolute-power = una acción más por 2 ánimos
effect-forced-labor = enfadadas actúan por 1 ánimo
effect-dogma = un avance con cada templo
effect-devotion = con templo: sin refuerzos
effect-conversion = la influencia acierta con 4
effect-fanaticism = +2 en batallas con templo
effect-great-gardens = +1 alimento al recoger con esta ciudad; sube el ánimo por 1 ficha.
effect-great-pyramids = Dos intentos de influencia al construirla; gana los empates.
effect-great-library = 2 ideas al construirla; 1 idea si avanza el jugador de tu izquierda.
effect-great-statue = Influencia 1 más lejos; protege las ciudades a 2 espacios.
effect-great-lighthouse = Un barco al construirla; un barco mueve cuando actúa la ciudad.
effect-great-wall = Sin ataques bárbaros; tus fortalezas exigen Técnica de asedio.
effect-great-mausoleum = Quien ataca paga fichas; con templo se crece sin activar.

## Figures of the list of players and of the bar above the board
figure-first = Jugador inicial
figure-sick = Enfermedad
figure-reserved = Reservada: { $card }
figure-routes = Rutas comerciales
figure-cities = Ciudades
figure-armies = Ejércitos
figure-ships = Barcos
figure-advances = Avances
figure-actions = Acciones restantes

# Explanations for newcomers: why one would choose an action, and notes on situations
why-advance = Un saber para siempre y medio punto; { $advance } de alimento o ideas.
why-found = Un colono se vuelve ciudad: un punto y más recursos.
why-collect = La ciudad trae alimento, madera y mineral para pagar.
why-build = Colonos fundan, ejércitos protegen, barcos exploran.
why-grow = Una figura más: un punto, y la ciudad rinde más.
why-move = Hasta { $groups } grupos: poblar, descubrir el mapa, atacar.
why-improve = Las felices rinden más, las enfadadas poco; cuesta ánimo.
why-vote = Una mejora cívica sin acción, por una ficha de ánimo más.
why-garden = Una ficha de ánimo alegra un paso a una ciudad de cualquier tamaño.
why-influence = Gana una figura ajena sin guerra: saca { $influence } o más.
why-sculpt = Un intento de influencia sin acción, por una ficha de cultura.
why-erect = { $wonder ->
    [one] { $wonder } punto
   *[other] { $wonder } puntos
 } y un poder propio; solo uno puede tenerla.
why-chart = Los barcos en otras regiones traen cultura e ideas.
why-tax = Un oro por cada ciudad tuya; el oro paga cualquier cosa.
why-liberty = Tres fichas de ánimo de golpe, para alegrar ciudades.
why-empower = Una acción más este turno, por dos fichas de ánimo.
why-force = Este turno las ciudades enfadadas rinden como neutrales.
why-drama = Cambia una ficha de ánimo por cultura o al revés, cuando te falta la otra.
why-barter = Una carta de acción que no necesitas se vuelve oro o cultura.
why-play = Hace lo que dice y no gasta acción; luego se descarta.
why-call = Un gran personaje ayuda una vez: elige bien el momento.
why-trade = Cambia lo que sobra por lo que falta; sin acción.
why-end = Le toca al siguiente. Las acciones sin usar se pierden.
why-take = Elige los espacios cuyos bienes necesitas ahora.
why-catch = El puerto deja que el mar pague en otra cosa que alimento.
why-herd = Llega a tierras a dos espacios, por mejores bienes.
why-unit = Elige qué construye ahora la ciudad.
why-unit-army = Protege ciudades, captura ajenas, aleja a los bárbaros.
why-unit-settler = Camina hasta buena tierra y funda allí una ciudad.
why-unit-ship = Explora por mar y lleva unidades.
why-unit-draft = Un ejército pagado con ánimo en vez de recursos.
why-build-army = Protege ciudades, captura ajenas, aleja a los bárbaros.
why-build-settler = Camina hasta buena tierra y funda allí una ciudad.
why-build-ship = Explora por mar y lleva unidades.
why-build-draft = Un ejército pagado con ánimo en vez de recursos.
why-grow-temple = Además, una ficha de ánimo o de cultura.
why-grow-fortress = Un dado más en defensa y un impacto menos.
why-grow-academy = Además, ideas que ayudan a pagar avances.
why-grow-port = Barcos, y oro o ánimo del mar.
why-with = Elige quién va; los demás se quedan.
why-to = Las unidades de tierra van a un espacio vecino; si es desconocido, se descubre.
why-aboard = Un barco lleva dos unidades por mar; desembarcan en otra acción.
why-pave = Un mineral, y montañas y bosques no frenan al grupo.
why-rough = Ahorra el mineral, pero valen los límites de montaña y bosque.
why-turn = Gira la región para que la tierra que quieres quede a tu lado.
why-camp = Los bárbaros han de vivir en alguna parte: mejor lejos de tus ciudades.
why-at = Elige el lugar donde más te conviene.
why-target = Las ciudades cercanas salen más baratas; cada paso más cuesta cultura.
why-boost = Las fichas de cultura suben la tirada hasta el éxito.
why-swap = Tu figura ocupa su lugar: el punto ya es tuyo.
why-swap_action = Quédate la carta de acción que más te guste.
why-swap_objective = Quédate el objetivo que puedas cumplir antes.
why-gain = Un avance de regalo: toma lo que ayude desde ya.
why-pay = Da lo que menos necesitas; el oro vale por cualquier recurso.
why-settle = El resto se paga solo: primero recursos, el oro al final.
why-token = Toma la clase que gastarás antes.
why-fight = Una carta inclina esta ronda de la batalla; luego se descarta.
why-breach = Quita a la fortaleza su dado o su escudo antes de la primera tirada.
why-lose = Uno cae: conserva los que más necesitas.
why-raze = Se pierde una figura: entrega la que menos hace.
why-press = Otra ronda, si tus dados pintan mejor.
why-abort = Tus unidades vuelven, y nadie ha perdido.
why-keep = El asentamiento pasa a ser tu ciudad, enfadada al principio.
why-destroy = Sin ciudad, pero un oro más.
why-score = { $objective ->
    [one] { $objective } punto
   *[other] { $objective } puntos
 }, y la carta queda cumplida.
why-whom = Elige al jugador que más te convenga.
why-reserve = Desde ahora solo tú puedes construirla.
why-bury = La maravilla se pierde en el mapa, pero conserva sus puntos.
why-into = Otro gobierno, otros poderes; el número de avances no cambia.
why-give = Ofrece lo que te sobre.
why-give_action = Una carta que no necesitas puede valer mucho para el otro.
why-give_objective = Un objetivo que no cumplirás puede servirle al otro.
why-want = Pide lo que te falta.
why-propose = Ahora decide el otro.
why-accept = Todo cambia de manos al momento.
why-refuse = Nadie da nada.
why-counter = Así no, pero comerciarías: di cómo.
why-yes = Hazlo ahora: no se te volverá a preguntar.
why-done = Es todo lo que quieres aquí.
why-pass = No estás obligado: no pasa nada ni se gasta nada.
why-all = Los mejores bienes a tu alcance, de una vez.
why-spaces = Espacio por espacio, si necesitas ciertos bienes.
why-singly = Unidad por unidad, si no han de ir todas.
why-otherwise = Elige uno a uno los bienes con que pagas.
situation-attacked = Te atacan. Cada unidad tira un dado; cada { $hit } completos de la suma son un impacto y eliminan una unidad. Puedes jugar una carta de acción por ronda, tras ver la del atacante.
situation-battle = Una batalla: cada bando tira un dado por unidad, y cada { $hit } completos de la suma eliminan una unidad del otro. Tras cada ronda el atacante sigue o se retira.
situation-offer = Tienes una oferta. Compara lo que darías y recibirías; puedes aceptar, rechazar o proponer otra cosa. Comerciar no gasta acciones.
situation-objective = Se cumple un objetivo tuyo. Mantenlo hasta que puntúe: la mayoría cuenta en la fase de estado al final de la ronda; los «al momento», ahora mismo. Cada uno vale { $objective ->
    [one] { $objective } punto
   *[other] { $objective } puntos
 }.
situation-anger = Una ciudad tuya está enfadada: recoge y construye como si tuviera tamaño 1, no crece y solo se activa una vez por turno. Activarla dos veces por turno baja su ánimo; la mejora cívica lo sube.
situation-mood = Ha cambiado el ánimo de una ciudad. La feliz recoge y construye uno más; la enfadada, casi nada. Cada activación tras la primera del turno baja el ánimo un paso.
situation-barbarians = Se han asentado bárbaros. Se quedan quietos hasta que un evento los lanza contra la ciudad más cercana a dos espacios. Captura el asentamiento: una ciudad para ti y oro por cada bárbaro.
situation-influence = Alguien intenta influir: con { $influence } o más, un edificio de esa ciudad cambia de dueño y puntúa para él. Las ciudades grandes llegan más lejos; las fichas de cultura suben la tirada.
situation-event = Un evento: llega cuando un nivel de cultura o felicidad alcanza 3, 5 o 7. Puede traer regalos, bárbaros o problemas; la carta dice a quién toca.
situation-status = La fase de estado cierra la ronda: se puntúan objetivos, todos reciben un avance gratis y cartas nuevas, y puede cambiar el primer jugador. Después, otros tres turnos cada uno.
