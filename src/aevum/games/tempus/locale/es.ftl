game-title = Tempus
game-about = Un juego de Martin Wallace para tres a cinco jugadores: construye una isla, extiéndete por ella y lleva a tu pueblo de la escritura al vuelo.

# What can stand in a move
domain-hex = un hexágono
domain-rotation = un giro
domain-card = una carta
domain-terrain = un terreno
domain-value = un valor
domain-count = un número de fichas

# The same as it is written in a move
notation-hex = { domain-hex } (A1 a M12)
notation-rotation = { domain-rotation } (0 a 5)
notation-card = { domain-card } (weapons-woods)
notation-terrain = { domain-terrain } (grassland, farmland, hills, woods, mountains)
notation-value = { domain-value } (2, 3, 4)

# Options
option-island = cómo se forma la isla: loseta a loseta, o preparada para empezar a jugar enseguida
option-island-why = Preparada, se empieza enseguida; poner las losetas ya es una primera pugna por la tierra y alarga diez minutos.
option-island_number = el número de una isla preparada; el mismo número da la misma isla
option-island_number-why = Para volver a jugar una isla, o la misma que otros amigos.
option-protection_counts_cities = las ciudades cuentan como hexágonos para la protección (respuesta posterior del autor)
option-protection_counts_cities-why = Menos jugadores están a salvo de ataques: hay más combates.
option-progress_per_hex = para el progreso cuentan los hexágonos del terreno, no las fichas
option-progress_per_hex-why = Extenderse vale más que amontonarse en un hexágono.
option-government_both_later = quien pasa con Gobierno realiza las dos acciones en la ronda siguiente (reglas rusas)
option-government_both_later-why = Da sentido a pasar con Gobierno: dos acciones seguidas.
option-leader_any_time = un Líder militar puede atacar en medio de una acción (reglas rusas)
option-leader_any_time-why = Más sorpresas: un ataque puede abrir paso al movimiento siguiente.
option-start_tokens_pairwise = las tres fichas iniciales deben ser todas adyacentes entre sí
option-start_tokens_pairwise-why = Inicios más compactos: nadie estira una fila por la tierra en el primer turno.
option-declare_mountains = para una ciudad atacada se pueden declarar montañas
option-declare_mountains-why = Las ciudades son más difíciles de tomar: ninguna carta ayuda contra montañas.
value-laid = la colocan los jugadores
value-prepared = preparada
error-island-number = «{ $value }» no es el número de una isla: usa solo cifras, y no demasiadas.
preset-prepared = Jugar enseguida
preset-laid = Construir antes la isla
preset-prepared-about = Cuatro jugadores en una isla ya formada: tú contra tres bots
preset-laid-about = Cuatro jugadores ponen las losetas como dicen las reglas: tú contra tres bots

# Players, terrains, eras, cards
player-red = Rojo
player-blue = Azul
player-green = Verde
player-yellow = Amarillo
player-purple = Morado
terrain-grassland = prados
terrain-farmland = granjas
terrain-hills = colinas
terrain-woods = bosques
terrain-mountains = montañas
terrain-sea = mar
terrain-lake = lago
era-start = Era inicial
era-writing = Escritura
era-farming = Agricultura
era-cities = Ciudades
era-roads = Carreteras
era-trade = Comercio
era-ships = Barcos
era-printing = Imprenta
era-industry = Industria
era-trains = Trenes
era-flight = Vuelo
effect-education = Educación
effect-fortification = Fortificación
effect-medicine = Medicina
effect-leader = Líder militar
effect-transport = Transporte
effect-sanitation = Saneamiento
effect-weapons = Armas
effect-religion = Religión
effect-government = Gobierno
card-education-grassland = { effect-education } ({ terrain-grassland })
card-education-farmland = { effect-education } ({ terrain-farmland })
card-education-hills = { effect-education } ({ terrain-hills })
card-education-woods = { effect-education } ({ terrain-woods })
card-fortification-grassland = { effect-fortification } ({ terrain-grassland })
card-fortification-farmland = { effect-fortification } ({ terrain-farmland })
card-fortification-hills = { effect-fortification } ({ terrain-hills })
card-fortification-woods = { effect-fortification } ({ terrain-woods })
card-medicine-grassland = { effect-medicine } ({ terrain-grassland })
card-medicine-farmland = { effect-medicine } ({ terrain-farmland })
card-medicine-hills = { effect-medicine } ({ terrain-hills })
card-medicine-woods = { effect-medicine } ({ terrain-woods })
card-leader-grassland = { effect-leader } ({ terrain-grassland })
card-leader-farmland = { effect-leader } ({ terrain-farmland })
card-leader-hills = { effect-leader } ({ terrain-hills })
card-leader-woods = { effect-leader } ({ terrain-woods })
card-transport-grassland = { effect-transport } ({ terrain-grassland })
card-transport-farmland = { effect-transport } ({ terrain-farmland })
card-transport-hills = { effect-transport } ({ terrain-hills })
card-transport-woods = { effect-transport } ({ terrain-woods })
card-sanitation-grassland = { effect-sanitation } ({ terrain-grassland })
card-sanitation-farmland = { effect-sanitation } ({ terrain-farmland })
card-sanitation-hills = { effect-sanitation } ({ terrain-hills })
card-sanitation-woods = { effect-sanitation } ({ terrain-woods })
card-weapons-grassland = { effect-weapons } ({ terrain-grassland })
card-weapons-farmland = { effect-weapons } ({ terrain-farmland })
card-weapons-hills = { effect-weapons } ({ terrain-hills })
card-weapons-woods = { effect-weapons } ({ terrain-woods })
card-religion-grassland = { effect-religion } ({ terrain-grassland })
card-religion-farmland = { effect-religion } ({ terrain-farmland })
card-religion-hills = { effect-religion } ({ terrain-hills })
card-religion-woods = { effect-religion } ({ terrain-woods })
card-government-grassland = { effect-government } ({ terrain-grassland })
card-government-farmland = { effect-government } ({ terrain-farmland })
card-government-hills = { effect-government } ({ terrain-hills })
card-government-woods = { effect-government } ({ terrain-woods })

# What happened
event-tile = { $player } coloca una loseta con centro en { $hex }.
event-island = La isla está terminada{ $lakes ->
    [0] ; no tiene ningún lago
    [one] ; tiene un lago
   *[other] ; tiene { $lakes } lagos
 }.
event-settle = { $player } se asienta en { $hex }.
event-turn = Empieza el turno { $turn }. El primer jugador es { $player }.
event-move = { $player } mueve una ficha de { $source } a { $target }{ $way ->
    [lake] {" "}a través del lago
    [sea] {" "}por mar
   *[land] {""}
 }.
event-move-nobody = { $player } no mueve a nadie.
event-birth = { $player } tiene un niño en { $hex }.
event-birth-nobody = { $player } no tiene ningún niño.
event-fight = { $player } ataca { $target } ({ $other }) desde { $source }.
event-declare = { $player } declara el terreno de la ciudad: { $terrain }.
event-lay-by-you = Pones { $card }.
retold-lay = { $player } pone { $card }.
event-lay = { $player } pone una carta.
event-assault = { $player } ataca { $count ->
    [0] sin cartas
    [one] con una carta
   *[other] con { $count } cartas
 }.
event-shows = { $player } muestra { $cards }.
event-fight-won = { $attack } contra { $defence }: { $player } gana la lucha contra { $other }.
event-fight-lost = { $attack } contra { $defence }: { $other } rechaza el ataque y { $player } pierde una ficha.
event-advance = { $player } { $count ->
    [0] no avanza con ninguna ficha
    [one] avanza con una ficha
   *[other] avanza con { $count } fichas
 } a { $hex }.
event-reshuffle = Los descartes se barajan y forman un mazo nuevo.
event-draw-by-you = { $count ->
    [0] No robas ninguna carta, porque no quedan.
   *[other] Robas { $cards }.
 }
retold-draw = { $player } { $count ->
    [0] no roba ninguna carta, porque no quedan.
   *[other] roba { $cards }.
 }
event-draw = { $player } { $count ->
    [0] no roba ninguna carta, porque no quedan
    [one] roba una carta
   *[other] roba { $count } cartas
 }.
event-discard = { $player } descarta { $card }.
event-city = { $player } construye una ciudad de valor { $value } en { $hex }.
event-play = { $player } juega { $card }.
event-convert = { $player } convierte una ficha ({ $other }): de { $source } a { $target }.
event-government-now = { $player } realiza una acción más de inmediato.
event-government-later = { $player } pasa y actúa una ronda más tarde.
event-catch-up = { $player } alcanza a los primeros en la era «{ $era }».
event-progress-laid = { $player } { $count ->
    [0] no pone ninguna carta
    [one] pone una carta
   *[other] pone { $count } cartas
 } para el progreso.
event-points = { $player } tiene { $points ->
    [one] un punto de progreso
   *[other] { $points } puntos de progreso
 }.
event-era = { $player } entra en la era «{ $era }».
event-over = Se ha alcanzado el Vuelo. La partida ha terminado.
# Events, said to the player whom they are about
you-tile = Colocas una loseta con centro en { $hex }.
you-settle = Te asientas en { $hex }.
you-turn = Empieza el turno { $turn }. Eres el primer jugador.
you-move = Mueves una ficha de { $source } a { $target }{ $way ->
    [lake] {" "}a través del lago
    [sea] {" "}por mar
   *[land] {""}
 }.
you-move-nobody = No mueves a nadie.
you-birth = Tienes un niño en { $hex }.
you-birth-nobody = No tienes ningún niño.
you-fight = Atacas { $target } ({ $other }) desde { $source }.
you-declare = Declaras el terreno de la ciudad: { $terrain }.
you-assault = Atacas { $count ->
    [0] sin cartas
    [one] con una carta
   *[other] con { $count } cartas
 }.
you-shows = Muestras { $cards }.
you-fight-won = { $attack } contra { $defence }: ganas la lucha contra { $other }.
you-fight-lost = { $attack } contra { $defence }: { $other } rechaza el ataque y pierdes una ficha.
you-advance = { $count ->
    [0] No avanzas con ninguna ficha
    [one] Avanzas con una ficha
   *[other] Avanzas con { $count } fichas
 } a { $hex }.
you-discard = Descartas { $card }.
you-city = Construyes una ciudad de valor { $value } en { $hex }.
you-play = Juegas { $card }.
you-convert = Conviertes una ficha ({ $other }): de { $source } a { $target }.
you-government-now = Realizas una acción más de inmediato.
you-government-later = Pasas y actúas una ronda más tarde.
you-catch-up = Alcanzas a los primeros en la era «{ $era }».
you-progress-laid = { $count ->
    [0] No pones ninguna carta
    [one] Pones una carta
   *[other] Pones { $count } cartas
 } para el progreso.
you-points = Tienes { $points ->
    [one] un punto de progreso
   *[other] { $points } puntos de progreso
 }.
you-era = Entras en la era «{ $era }».

end-flight = Se ha alcanzado el Vuelo: la partida ha terminado.

# The score
score-hexes = Hexágonos
score-cities = Ciudades
score-flight = Vuelo
score-cards = Cartas en la mano
score-city_count = Número de ciudades

# What is decided now
prompt-tile = Coloca la loseta que has robado: elige el hexágono de su centro. { $left ->
    [one] Es la última loseta.
   *[other] Quedan { $left } losetas por colocar, contando esta.
 }
prompt-rotate = Gira la loseta como quieras.
prompt-settle = Coloca a tu gente: { $left ->
    [one] queda una ficha
   *[other] quedan { $left } fichas
 }.
prompt-slot = Turno { $turn }: elige una acción{ $actions ->
    [1] {""}
   *[other] ; en esta ronda realizas { $actions }
 }. { $tokens ->
    [one] Es tu última ficha de acción.
   *[other] Tienes { $tokens } fichas de acción.
 }
prompt-slot-move = { $left ->
    [one] Se puede mover una ficha más.
   *[other] Se pueden mover { $left } fichas más.
 } { $cards ->
    [0] Continúa o termina.
   *[other] Continúa, juega una carta o termina.
 }
prompt-slot-babies = { $left ->
    [one] Puede nacer un niño más.
   *[other] Pueden nacer { $left } niños más.
 } { $cards ->
    [0] Continúa o termina.
   *[other] Continúa, juega una carta o termina.
 }
prompt-slot-end = { $cards ->
    [0] Termina tu acción.
   *[other] Juega una carta o termina.
 }
prompt-move_to = ¿Adónde va la ficha de { $hex }?
prompt-attack = ¿A quién atacas desde { $hex }?
prompt-convert_to = ¿Cuál de tus hexágonos acoge la ficha de { $hex }?
prompt-convert = ¿A quién conviertes?
prompt-lead = ¿Desde qué hexágono ataca tu Líder militar?
prompt-govern = Gobierno: ¿dos acciones ahora, o pasar y actuar una ronda más tarde?
prompt-crowd = { $left ->
    [one] En { $hex } no cabe una ficha: juega Saneamiento.
   *[other] En { $hex } no caben { $left } fichas: juega Saneamiento por cada una de ellas.
 }
prompt-declare = Atacan tu ciudad. ¿Qué terreno declaras para ella?
prompt-assault = Ataque: pon cartas boca abajo y luego elige «Listo». Por ahora { $attack } contra { $defence }, en { $terrain }.
prompt-defence = Te atacan en { $terrain }: { $attack ->
    [one] una ficha
   *[other] { $attack } fichas
 } y { $hidden ->
    [0] ninguna carta
    [one] una carta oculta
   *[other] { $hidden } cartas ocultas
 } contra tu defensa de { $defence }. Pon cartas boca arriba y luego elige «Listo».
prompt-advance = Has ganado. ¿Cuántas fichas van a { $hex }?
prompt-discard = Demasiadas cartas: descarta hasta quedarte con { $limit }.
prompt-bonus = Demasiadas cartas: descarta hasta quedarte con { $limit }.
prompt-progress = Progreso hacia la era «{ $era }»: pon cartas boca abajo y luego elige «Listo». Puntos en la isla: tú tienes { $points }, el máximo es { $best }; terreno que cuenta: { $terrain }.

# What the others are told while somebody decides
waiting-declare = { $name } declara un terreno para la ciudad atacada.
waiting-assault = { $name } ataca en { $terrain } y decide qué cartas pone.
waiting-defence = { $name } sufre un ataque en { $terrain } y decide qué cartas pone.
waiting-advance = { $name } ha ganado y decide cuántas fichas van a { $hex }.
waiting-crowd = { $name } tiene que hacer sitio en { $hex }.
waiting-discard = { $name } descarta hasta quedarse con { $limit }.
waiting-bonus = { $name } descarta hasta quedarse con { $limit }.
waiting-progress = Progreso hacia la era «{ $era }»: { $name } decide qué cartas pone.
waiting-govern = { $name } decide entre dos acciones ahora y pasar.

# Picks
pick-tile = Colocar la loseta
pick-turn = Girar
pick-settle = Asentarse
pick-move = Mover
pick-babies = Tener niños
pick-nobody = Nadie
pick-fight = Luchar
pick-idea = Tener una idea
pick-city = Construir una ciudad
pick-to = Elegir el hexágono
pick-play = Jugar una carta
pick-convert = Convertir
pick-now = Dos acciones ahora
pick-later = Pasar, actuar después
pick-declare = Declarar
pick-lay = Poner una carta
pick-done = Listo
pick-advance = Avanzar
pick-discard = Descartar
pick-end = Terminar

# The drawn table
board-description = Turno { $turn }, ronda { $round }. Próxima era: { $era }. Terreno: { $terrain }.
board-description-over = La partida ha terminado.
board-hex = { $hex }: { $terrain }
board-hex-tokens = { $hex }: { $terrain }; { $player }, { $count ->
    [one] una ficha
   *[other] { $count } fichas
 }
board-hex-city = { $hex }: ciudad de valor { $value }; { $player }
board-stack = Fichas
board-city = Ciudad
board-rotation = La loseta, girada { $sixths ->
    [0] nada
    [one] un sexto
   *[other] { $sixths } sextos
 }
board-tiles-left = { $left ->
    [one] queda una loseta
   *[other] quedan { $left } losetas
 }
board-turn = Turno { $turn } · ronda { $round }
board-no-hand = Ninguna carta en la mano
board-deck = Mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
board-discards = Descartes: { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
board-fight = { $player } ataca a { $other } en { $hex }
board-fight-wins = { $player }: victoria
board-progress-to = Próxima era: { $era }. Terreno: { $terrain }
board-column-move = Movimiento: fichas que se pueden mover
board-column-distance = Distancia: hexágonos que puede recorrer una ficha
board-column-children = Niños: cuántos pueden nacer
board-column-stacking = Límite de apilamiento: fichas en un hexágono
board-column-ships = Barcos: movimiento marítimo
board-column-ideas = Ideas: cartas que se roban / máximo en la mano
board-column-actions = Acciones: fichas de acción por turno
board-flight = El Vuelo vale { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
board-first = Primer jugador
board-protected = Protegido: con tan pocos hexágonos no se puede ser atacado
board-actions = Fichas de acción restantes: { $count }
board-points = Puntos de victoria: { $points }
board-supply = Fichas en el almacén: { $count }
board-cities-left = Ciudades en el almacén, número × valor: { $cities }
board-cards = Cartas en la mano: { $count }
board-progress = Puntos de progreso en la isla: { $points }
board-progress-own = Puntos de progreso en la isla: { $points }; con todas tus cartas: { $most }
board-setting-up = Preparación

# The table in the terminal
text-era = Era
text-actions = Acciones
text-supply = Almacén
text-cards = Cartas
text-progress = Progreso
text-points = Puntos
text-hand = Tu mano: { $cards }
text-laid = Has puesto: { $cards }
text-tile = La loseta: { $middle } en el centro; desde el este hacia el norte: { $ring }
board-players = Jugadores
board-eras = Marcador de eras
board-tile = La loseta por colocar
board-stage = Lo que ocurre
board-hand = Tu mano
board-island = La isla

# Lo que se explica por sí mismo
face-card-fight = En esta lucha { $points ->
    [0] no suma nada
    [one] suma 1 punto de combate
   *[other] suma { $points } puntos de combate
 } a tu bando.
face-card-progress = Camino de la era { $era } { $points ->
    [0] no vale nada
    [one] vale 1 punto de progreso
   *[other] vale { $points } puntos de progreso
 }.
face-lies-out = Queda sobre la mesa hasta el final del turno.
face-leads-to = Cuenta para entrar en: { $eras }.
face-next = Cuenta ahora: la siguiente era es { $era }.
face-own-row = Tu fila, { $era }: { $row }.
face-way = Para entrar cuenta: { $terrain }.
face-here = Aquí ahora: { $players }.
face-discarded = Descartadas hasta ahora: { $cards }.
board-you = tú
game-goal = Gana quien tenga más puntos cuando alguien llegue a la era del Vuelo. Cada hexágono con fichas tuyas vale { $hex_points ->
        [one] { $hex_points } punto
       *[other] { $hex_points } puntos
    } (las montañas, ninguno), cada ciudad { $low_city }, { $middle_city } o { $high_city }, y la era del Vuelo, { $flight_points } más.
    Extiéndete, funda ciudades pronto y no te quedes atrás: cada era nueva hace más fuertes todas tus acciones.
stage-island = se está poblando la isla
stage-turn = turno { $turn } de { $last }

# Precios y lo que trae una elección
price-tokens = { $count ->
    [one] una ficha
   *[other] { $count } fichas
 }
brings-nothing-played = { $card } no serviría de nada ahora.
brings-nothing-fight = { $card } no suma nada en esta lucha.
brings-nothing-progress = { $card } no da puntos de progreso.
brings-nothing-idea = No queda ninguna carta que robar.
brings-nothing-nobody = Gasta una ficha de acción y no pasa nada.
asks-move-1 = ¿Qué ficha se mueve?
asks-babies-1 = ¿Dónde nace el niño?
asks-fight-1 = ¿Desde qué hexágono atacas?
asks-city-1 = ¿Dónde construyes la ciudad?
asks-city-2 = ¿Qué valor tendrá la ciudad?
asks-play-1 = ¿Qué carta juegas?
asks-tile-1 = ¿Dónde colocas la loseta?
asks-turn-1 = ¿Cómo queda la loseta?
asks-settle-1 = ¿Dónde te asientas?
asks-to-1 = ¿Hacia dónde?
asks-convert-1 = ¿Qué ficha rival conviertes?
asks-declare-1 = ¿Qué terreno declaras?
asks-lay-1 = ¿Qué carta pones?
asks-advance-1 = ¿Cuántas fichas avanzan?
asks-discard-1 = ¿Qué carta descartas?
move-tile = Colocar la loseta en { $first }
move-settle = Asentarse en { $first }
move-move = Mover desde { $first }
move-move_nobody = No mover a nadie
move-babies = Tener un niño en { $first }
move-babies_nobody = No tener niños
move-fight = Atacar desde { $first }
move-city = Construir en { $first } una ciudad de valor { $second }
move-to = Ir a { $first }
then-to = a { $first }

# Las razones de una pista
term-points = puntos
term-eras = progreso
term-cards = cartas
term-rivals = ventaja sobre los demás
term-growth = crecimiento
term-building = futuras ciudades
term-outlook = tierra al alcance
term-dangers = seguridad

# Rasgos de una posición, que pesan los valores aprendidos
feature-hexes = hexágonos que puntúan
feature-city-points = puntos de las ciudades
feature-cities-least = ciudades: { $of } o más
feature-tokens = fichas en la isla
feature-supply = fichas en el almacén
feature-stacks-least = pilas de { $of } o más
feature-tokens-on = fichas en este terreno: { $of }
feature-sites = lugares para ciudades
feature-outlook = tierra libre al alcance
feature-threatened = hexágonos y ciudades amenazados
feature-leads-era = ventaja en eras
feature-eras-behind = eras por detrás del líder
feature-contested-ahead = fichas en el terreno de la próxima era, de más
feature-contested-behind = fichas en el terreno de la próxima era, de menos
feature-board-ahead = puntos en la isla por encima del mejor rival
feature-board-behind = puntos en la isla por debajo del mejor rival
feature-tokens-behind = fichas menos que el mejor rival
feature-hand = cartas en la mano
feature-idea = carta en la mano: { $of }

# Frases de la crónica
story-begin = La isla estaba desierta cuando { $seats ->
    [3] tres
    [4] cuatro
   *[other] cinco
 } pueblos desembarcaron en ella, cada uno con apenas un puñado de familias.
chronicle-city = { $variant ->
    [0] { $player } levantó en { $hex } una ciudad de valor { $value }.
    [1] En { $hex } se alzaron para { $player } los muros de una ciudad nueva, de valor { $value }.
   *[2] En el turno { $number }, { $player } trazó en { $hex } una ciudad de valor { $value }.
 }
chronicle-era = { $variant ->
    [0] { $player } abrió camino hacia la era «{ $era }».
    [1] Con el turno { $number } amaneció para { $player } una nueva era: «{ $era }».
   *[2] { $player } llegó con los primeros a la era «{ $era }».
 }
chronicle-fight-won = { $variant ->
    [0] { $player } cayó sobre { $other } y venció por { $attack } a { $defence }.
    [1] En el turno { $number } se llegó a las armas, y { $player } derrotó a { $other } por { $attack } a { $defence }.
   *[2] { $other } tuvo que ceder terreno ante { $player }.
 }
chronicle-fight-lost = { $variant ->
    [0] { $player } marchó contra { $other } y tuvo que retroceder.
    [1] Un ataque de { $player } se estrelló contra la defensa de { $other }: { $attack } contra { $defence }.
   *[2] { $other } resistió con firmeza el ataque de { $player }.
 }
chronicle-convert = { $variant ->
    [0] Parte de la gente de { $other } escuchó a { $player } y cambió de bando.
    [1] Sin un solo golpe, { $player } se ganó a una familia de { $other }.
   *[2] La fe de { $player } llegó hasta la gente de { $other } en { $source }.
 }
# Statistics after the match
statistic-hexes = Hexágonos propios
statistic-people = Fichas en el mapa
statistic-births = Niños nacidos
statistic-moves = Fichas movidas
statistic-cities = Ciudades construidas
statistic-cards-drawn = Cartas robadas
statistic-ideas-played = Cartas jugadas
statistic-progress-cards = Cartas puestas para progresar
statistic-eras-first = Eras alcanzadas primero
statistic-fights-won = Combates ganados
statistic-fights-lost = Combates perdidos
statistic-converted = Fichas convertidas

## Figures of the list of players and of the bar above the board
figure-actions = Fichas de acción restantes
figure-progress = Puntos de progreso en la isla
figure-supply = Fichas en el almacén
figure-cities = Ciudades en el almacén, cantidad × valor
figure-cards = Cartas en la mano
figure-out = Queda en la mesa hasta el final del turno
figure-next-era = Próxima era
figure-deck = Cartas en el mazo

# Explanations for newcomers: why one would choose an action, and notes on situations
why-tile = Construye la isla: las praderas cercanas criarán a tus primeros niños.
why-turn = Gira la loseta hasta que la tierra quede a tu gusto.
why-settle = Aquí empieza tu gente: en pradera puede tener niños enseguida.
why-move = Expándete: cada hexágono sin montaña es un punto.
why-move_nobody = Solo para gastar la acción: nadie se mueve.
why-babies = Más gente en tus praderas, para poblar y luchar.
why-babies_nobody = Solo para gastar la acción: nadie nace.
why-fight = Echa a un vecino: deciden fichas y cartas adecuadas.
why-idea = Cartas: poderes, fuerza en la lucha, empuje al progreso.
why-city = Las fichas dan ciudad de { $lowest } a { $highest ->
    [one] { $highest } punto
   *[other] { $highest } puntos
 }; ayuda al progreso.
why-to = Elige adónde va: mejor tierra libre cerca del terreno de la próxima era.
why-play = Una carta refuerza tu acción y no gasta ninguna.
why-convert = Una ficha rival junto a ti pasa a ser tuya.
why-now = Dos acciones seguidas, antes de que nadie responda.
why-later = Espera una ronda: actúa cuando a los demás no les queden fichas.
why-declare = El terreno del que más cartas tengas: contarán para tu ciudad.
why-lay = Las cartas del terreno justo valen uno cada una; las demás son farol.
why-done = No más cartas: veamos.
why-advance = Cuántas entran en el hexágono ganado; el resto se queda.
why-discard = Demasiadas cartas: guarda las del terreno que viene.
why-end = Tu jugada termina; actúa el siguiente.
situation-attacked = Te atacan. Ves cuántas cartas hay boca abajo y pones las tuyas: cada una con el terreno del hexágono vale 1, como cada ficha. El empate es tuyo.
situation-fight = Una lucha: se suman fichas, el valor de la ciudad y cartas con el terreno del hexágono. El atacante pone primero sus cartas boca abajo y necesita más; el empate se pierde.
situation-progress = Progreso: quien tenga más fichas en el terreno de la próxima era, con sus ciudades y las cartas puestas ahora, entra primero y juega un turno por delante. Los demás lo alcanzan después.
situation-era = Una nueva era: mira tu fila. Se mueven más fichas, más lejos y en pilas mayores; el terreno que cuenta para la próxima es ya otro.
situation-cards = Tienes más cartas que tu límite: descarta ya. Cada carta es tres cosas: un poder, un terreno en la lucha y un terreno para el progreso.
situation-protected = Tu gente ocupa tres hexágonos o menos: nadie puede atacarte ni convertirte. Cuanto más te extiendas, más tendrás que guardar.
