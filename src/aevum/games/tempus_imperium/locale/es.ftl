game-title = Tempus Imperium
game-about = Un juego en solitario de Chris Anderson: la fecha y la hora preparan el tablero y en cincuenta turnos crece un imperio.

# Lo que puede aparecer en una jugada
domain-square = una casilla
domain-section = un tramo de camino
domain-building = un edificio

# Lo mismo, como se escribe en una jugada
notation-square = { domain-square } (A1 a J10)
notation-section = { domain-section } (E5-F5)
notation-building = { domain-building } (farm, market, fort, castle)

# Opciones
option-digits = diez cifras AAMMDDHHMM que preparan el tablero
option-digits-why = Para volver a jugar un tablero, o el mismo que un amigo.
option-at = una fecha y hora, como 2018-06-06T19:35
option-at-why = Un cumpleaños u otro día forma su propio tablero.
option-rim_roads = también puede haber caminos en el borde de la cuadrícula
option-rim_roads-why = Más fácil: hay más formas de conectar.
option-fort_and_castle_gold = oro que cuesta un fuerte o un castillo
option-fort_and_castle_gold-why = Tres hace el juego más difícil.
option-enemy_mode = dónde están los enemigos: en sus casillas impresas o sorteados entre las vacías
option-enemy_mode-why = Al azar, el mismo minuto da cada vez un tablero nuevo.
option-fort_needs_enemy = un fuerte solo se puede usar contra un enemigo
option-fort_needs_enemy-why = Sin esto, un fuerte se puede usar solo por su oro, lo que es más fácil.
error-digits = «{ $value }» tiene { $count ->
    [one] un carácter
   *[other] { $count } caracteres
 }; la preparación necesita exactamente diez cifras AAMMDDHHMM, como 1806061935.
error-date-form = «{ $value }» no es una fecha y hora; escríbela como 2018-06-06T19:35.
error-date-impossible = No existe ese día o esa hora: { $value }.

# Piezas
kind-forest = bosque
kind-quarry = cantera
kind-lake = lago
kind-farm = granja
kind-market = mercado
kind-fort = fuerte
kind-castle = castillo
kind-enemy = enemigo
kind-dead_enemy = enemigo destruido
action-road = camino
action-dig = excavar
action-build = construir
action-use = usar

# Lo que ha pasado
event-pass = No haces nada.
event-pay = Pagas { $gold } de oro para elegir la acción.
event-road = Trazas el camino { $section }.
event-dig = Excavas un lago en { $square }.
event-build = Construyes { $building ->
    [farm] una granja
    [market] un mercado
    [fort] un fuerte
   *[castle] un castillo
 } en { $square }{ $gold ->
    [0] { "" }
   *[other] {" "}por { $gold } de oro
 }.
event-crossed-off = Se { $count ->
    [one] tacha
   *[other] tachan
 } { $count } de { $resource ->
    [wood] madera
   *[stone] piedra
 } en { $square }.
event-use = { $building ->
    [farm] La granja
    [market] El mercado
    [fort] El fuerte
   *[castle] El castillo
 } de { $square } { $gold ->
    [0] no da oro
   *[other] da { $gold } de oro
 }.
event-destroy = El fuerte de { $fort } destruye al enemigo de { $square }.
event-raid = { $enemies ->
    [0] Los enemigos atacan, pero ninguno está junto a un edificio.
    [one] ¡Ataque! Un enemigo está junto a tus edificios; { $gold ->
        [0] tu tesorería está vacía
       *[other] pierdes { $gold } de oro
    }.
   *[other] ¡Ataque! { $enemies } enemigos están junto a tus edificios; { $gold ->
        [0] tu tesorería está vacía
       *[other] pierdes { $gold } de oro
    }.
 }
event-round = Empieza la ronda { $round }.
event-over = Ha terminado la quinta ronda. Ahora se cuentan los puntos.
end-all-rounds = Se han jugado las cinco rondas.

# La puntuación
score-castles = Castillos
score-markets_and_forts = Mercados y fuertes
score-farms = Granjas
score-longest_road = Camino más largo
score-lakes = Lagos
score-gold = Oro
score-enemies = Enemigos

# La hoja en la terminal
text-round = Ronda { $round } de 5
text-turn = turno { $turn } de 10
text-digit = cifra { $digit }
text-free = gratis: { $action }
text-over = fin de la partida
text-treasury = Tesorería
text-gold = { $gold } de oro
text-score = Puntos { $total }
text-owes = Paga el edificio de { $square }: aún se debe { $wood } de madera y { $stone } de piedra. Indica la casilla, por ejemplo: from B2
text-owes-short = { $square }: aún se debe { $wood } de madera, { $stone } de piedra
text-legend = F bosque · Q cantera · ≈ lago · f granja · m mercado · t fuerte · C castillo · X enemigo · número pequeño: recursos que quedan o ronda en que se usó un edificio

# La hoja dibujada
sheet-digit-labels = A A M M D D H H M M
sheet-round = Ronda { $round }
sheet-raid = Ataque
sheet-road = Camino
sheet-dig = Excavar
sheet-build = Construir
sheet-use = Usar
sheet-any-action = Cualquier acción
sheet-treasury = Tesorería: { $gold } de oro
sheet-square-empty = vacía
sheet-square-forest = bosque, { $left ->
    [one] queda
   *[other] quedan
 } { $left } de madera
sheet-square-quarry = cantera, { $left ->
    [one] queda
   *[other] quedan
 } { $left } de piedra
sheet-square-used = { $name }, se usó en la ronda { $round }
sheet-use-farm = Granja: { $gold } de oro
sheet-use-market = Mercado: { $gold } de oro por cada granja conectada
sheet-use-fort = Fuerte: { $gold } de oro y se destruye un enemigo conectado
sheet-use-castle = Castillo: { $gold } de oro por cada mercado y fuerte conectados
sheet-how-to-count = Cuenta cada cifra hacia abajo en su columna y a lo largo de su fila; 0 es la casilla { $last }.
sheet-raid-rule = Ataque: se pierde { $gold } de oro por cada enemigo adyacente a un edificio
sheet-score-castles = { $rate } puntos por castillo
sheet-score-markets_and_forts = { $rate } puntos por mercado y por fuerte
sheet-score-farms = { $rate } puntos por granja
sheet-score-longest_road = { $rate ->
    [one] { $rate } punto
   *[other] { $rate } puntos
 } por cada tramo del camino más largo
sheet-score-lakes = Por cada lago, sus casillas por los edificios adyacentes
sheet-score-gold = 1 punto por cada { $rate } de oro
sheet-score-enemies = { $rate } puntos por cada enemigo vivo
sheet-description = Hoja de juego en la ronda { $round }, turno { $turn }: { $gold } de oro, { $total ->
    [one] un punto
   *[other] { $total } puntos
 }.
sheet-description-over = Hoja de una partida terminada con { $total ->
    [one] un punto
   *[other] { $total } puntos
 }.
sheet-description-blank = Hoja de juego vacía para imprimir y rellenar.

# Jugar en el navegador
sheet-section = camino { $section }
preset-this_minute = Este minuto
preset-daily = El reto de hoy
prompt-turn = Ronda { $round }, turno { $turn }, cifra { $digit }: { $action ->
    [road] traza un camino
    [dig] excava un lago
    [build] construye
   *[use] usa un edificio
 } gratis, paga 2 de oro por cualquier acción o no hagas nada.
prompt-turn-stuck = Ronda { $round }, turno { $turn }, cifra { $digit }: { $action ->
    [road] ya no se puede trazar ningún camino, porque están todos
    [dig] no se puede excavar, porque ninguna casilla vacía está junto a un lago
    [build] todavía no se puede construir, porque ningún camino lleva suficiente madera y piedra a una casilla vacía, o falta oro
   *[use] ahora no se puede usar ningún edificio
 }. Paga 2 de oro por otra acción o no hagas nada.
prompt-payment = ¿Qué casillas pagan el edificio de { $square }? Aún se debe: { $wood } de madera, { $stone } de piedra.
pick-pass = No hacer nada
pick-road = Camino
pick-dig = Excavar
pick-build = Construir
pick-use = Usar
pick-pay = Pagar 2 de oro
pick-from = Pagar con
pick-farm = Granja
pick-market = Mercado
pick-fort = Fuerte
pick-castle = Castillo
value-printed = en sus casillas impresas
value-random_free_squares = en casillas vacías al azar
sheet-track = Turnos y tesorería
sheet-legend = Leyenda y puntuación

# Lo que se explica por sí mismo
face-brings = Si lo usas ahora, da { $gold } de oro.
face-used = Ya usado en esta ronda.
face-raids = En el próximo ataque se lleva { $gold } de oro.
face-harmless = No está junto a ningún edificio tuyo: no ataca.
face-digit = Cifra { $digit }: { $action }
face-digits = Las cifras de la fecha y la hora
face-this-turn = La cifra de este turno: su acción es gratis ahora.
face-points = Vale { $points } ahora.
game-goal = Consigue todos los puntos que puedas en { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } de { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }. Dan puntos los castillos, mercados, fuertes y granjas, un camino largo, el oro y los lagos rodeados de edificios.
    Cada enemigo vivo al final te cuesta { $enemy_points ->
        [one] { $enemy_points } punto
       *[other] { $enemy_points } puntos
    }: destrúyelos con tus fuertes.
stage-round = ronda { $round } de 5, turno { $turn } de 10
preset-this_minute-about = La fecha y la hora de este minuto preparan el tablero

# Precios y lo que trae una elección
price-wood = { $count } de madera
price-stone = { $count } de piedra
price-gold = { $count } de oro
brings-no-gold = { $building ->
    [farm] La granja
    [market] El mercado
    [fort] El fuerte
   *[castle] El castillo
 } de { $square } no daría oro ahora.
asks-build-1 = ¿Qué construyes?
asks-build-2 = ¿En qué casilla?
asks-pay_build-1 = { asks-build-1 }
asks-pay_build-2 = { asks-build-2 }
asks-dig-1 = ¿Qué casilla excavas?
asks-pay_dig-1 = { asks-dig-1 }
asks-road-1 = ¿Por dónde va el camino?
asks-pay_road-1 = { asks-road-1 }
asks-use-1 = ¿Qué edificio usas?
asks-pay_use-1 = { asks-use-1 }
asks-use_fort-1 = ¿Qué fuerte usas?
asks-pay_use_fort-1 = { asks-use_fort-1 }
asks-use_fort-2 = ¿Qué enemigo destruye el fuerte?
asks-pay_use_fort-2 = { asks-use_fort-2 }
asks-from-1 = ¿Qué casilla paga?
move-road = Camino { $first }
move-dig = Excavar { $first }
move-build = Construir en { $second }: { $first }
move-use = Usar el edificio de { $first }
move-use_fort = Usar el fuerte de { $first } contra { $second }
move-pay_road = Pagar 2 de oro por el camino { $first }
move-pay_dig = Pagar 2 de oro por excavar { $first }
move-pay_build = Pagar 2 de oro por construir en { $second }: { $first }
move-pay_use = Pagar 2 de oro por usar el edificio de { $first }
move-pay_use_fort = Pagar 2 de oro por usar el fuerte de { $first } contra { $second }
move-from = Pagar con { $first }
then-from = (pagado con { $first })

# Las razones de una pista
term-points = puntos
term-lakes = lagos
term-treasury = tesorería e ingresos
term-outlook = posibilidades de construir y excavar
term-enemies = enemigos

# Frases de la crónica
story-begin = Todavía no había más que bosque, roca y una hoja en blanco, y los enemigos acechaban.
chronicle-build = { $variant ->
    [0] En { $square } se levantó { $building ->
        [farm] una granja
        [market] un mercado
        [fort] un fuerte
       *[castle] un castillo
    }.
    [1] Después quedó terminado el trabajo en { $square }: { $building ->
        [farm] una granja
        [market] un mercado
        [fort] un fuerte
       *[castle] un castillo
    }.
   *[2] La ronda { $number } vio nacer también { $building ->
        [farm] una granja
        [market] un mercado
        [fort] un fuerte
       *[castle] un castillo
    } en { $square }.
 }
chronicle-destroy = { $variant ->
    [0] Desde { $fort } el fuerte golpeó al enemigo de { $square }, y hubo uno menos.
    [1] El enemigo de { $square } cayó ante el fuerte de { $fort }.
   *[2] El fuerte de { $fort } devolvió la calma a { $square }.
 }
chronicle-raid = { $variant ->
    [0] { $enemies ->
        [0] Los enemigos llegaron, no encontraron a nadie a su alcance y se marcharon.
       *[other] Los enemigos salieron de sus escondites{ $gold ->
            [0] , pero la tesorería estaba vacía.
           *[other] {" "}y se llevaron { $gold } de oro.
        }
    }
    [1] { $enemies ->
        [0] Aquel ataque solo golpeó el aire.
       *[other] Al final de la ronda los enemigos cayeron sobre el reino{ $gold ->
            [0] , pero la tesorería estaba vacía.
           *[other] {" "}y se llevaron { $gold } de oro.
        }
    }
   *[2] { $enemies ->
        [0] Los saqueadores no hallaron puerta a la que llamar.
       *[other] Los saqueadores volvieron una vez más{ $gold ->
            [0] , pero la tesorería estaba vacía.
           *[other] {" "}y se llevaron { $gold } de oro.
        }
    }
 }
chronicle-dig = { $variant ->
    [0] En { $square } se excavó un lago.
    [1] Las palas abrieron la tierra de { $square } y el agua llenó el hoyo.
   *[2] Un lago nuevo brilló en { $square }.
 }
chronicle-road = { $variant ->
    [0] El camino { $section } quedó abierto.
    [1] El camino { $section } unió lo que estaba separado.
   *[2] Piedra a piedra se tendió el camino { $section }.
 }
# Statistics after the match
statistic-gold = Oro en el tesoro
statistic-roads = Caminos trazados
statistic-lakes = Lagos excavados
statistic-buildings = Edificios construidos
statistic-uses = Edificios usados
statistic-gold-earned = Oro ganado
statistic-gold-paid = Oro pagado
statistic-gold-raided = Oro perdido en ataques
statistic-resources = Recursos tachados
statistic-enemies = Enemigos destruidos
statistic-passes = Turnos sin acción

## Figures of the list of players and of the bar above the board
figure-raid = Oro que se llevaría ahora un ataque

# Explanations for newcomers: why one would choose an action, and notes on situations
why-road = Lleva madera y piedra, alcanza enemigos; el más largo puntúa.
why-dig = Un lago mayor sube el valor de los edificios de su orilla.
why-build = Puntos al final y oro al usarlo.
why-build-farm = { $farm ->
    [one] { $farm } punto
   *[other] { $farm } puntos
 }, 1 oro por uso; nutre mercados.
why-build-market = { $market ->
    [one] { $market } punto
   *[other] { $market } puntos
 }; oro por cada granja conectada.
why-build-fort = { $fort ->
    [one] { $fort } punto
   *[other] { $fort } puntos
 }; destruye enemigos en su camino.
why-build-castle = { $castle ->
    [one] { $castle } punto
   *[other] { $castle } puntos
 }; oro por cada mercado y fuerte conectados.
why-use = Da su oro; un fuerte quita un enemigo. Una vez por ronda.
why-use_fort = Destruye un enemigo: no saquea más y te ahorras { $enemy ->
    [one] { $enemy } punto
   *[other] { $enemy } puntos
 }.
why-pay = Cualquier acción en vez de la gratuita, por { $action } de oro.
why-pay_road = Un camino aunque no toque, por { $action } de oro.
why-pay_dig = Excavar aunque no toque, por { $action } de oro.
why-pay_build = Construir aunque no toque, por { $action } de oro más.
why-pay_use = Usar un edificio aunque no toque, por { $action } de oro.
why-pay_use_fort = Destruir un enemigo aunque no toque, por { $action } de oro.
why-from = Tómalo de donde menos falta haga luego.
why-pass = Guarda tu oro para un turno mejor.
situation-raiders = Hay enemigos junto a tus edificios: tras el décimo turno de la ronda cada uno se lleva { $raid } de oro. Un fuerte con camino hasta un enemigo lo elimina para siempre.
situation-raid = La ronda ha terminado: los enemigos han saqueado. Ahora puedes usar otra vez todos tus edificios, y las diez cifras vuelven a empezar.
situation-blocked = La acción gratuita de este turno no es posible en ninguna parte. Puedes pagar { $action } de oro por otra, o no hacer nada y ahorrar.
situation-payment = La madera y la piedra pueden venir de varias casillas: elige dónde tacharlas. Conviene guardar las que necesitarán otros edificios.
situation-last-round = La última ronda: ahora cuentan los puntos, no el oro. Cada { $gold } de oro completos aún son un punto, y cada enemigo vivo cuesta { $enemy }.
