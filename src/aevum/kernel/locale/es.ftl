# Errores comunes a todos los juegos.
error-malformed = He entendido «{ $understood }», pero no «{ $rest }». Aquí se esperaba: { $expected }.
error-malformed-start = No entiendo «{ $rest }». Una jugada empieza por: { $expected }.
error-malformed-end = He entendido «{ $understood }», pero falta algo. Ahora se espera: { $expected }.
error-illegal = { $move } no está permitido: { $text } [{ $clause }]
error-not-your-turn = El asiento { $seat } no decide ahora: le toca al asiento { $actor }.
error-stale = La partida ha seguido: su longitud es { $length } y tú has visto { $expected }.
error-match-over = La partida ha terminado; ya no queda nada que decidir.
error-line-ends = La línea sigue más allá de un punto donde algo se revela o decide otra persona: juega hasta ahí, y el resto después.
error-cannot-undo = La partida no puede volver a la jugada n.º { $length }; está en la jugada n.º { $moves }.
error-nothing-to-undo = No hay nada que deshacer.
error-beyond-horizon = Se puede deshacer libremente hasta la jugada { $horizon }; volver a la { $length } necesita el acuerdo de todas las personas de la mesa.
error-beyond-redraw = Después de esa jugada se sorteó de nuevo todo lo oculto; no se puede volver más atrás.
error-unknown-game = No existe el juego «{ $game }». Juegos instalados: { $known }.
error-bad-seats = { $game }: el número de asientos es { $allowed }, no { $seats }.
error-unknown-bot = No existe el bot «{ $bot }». Bots conocidos: { $known }.
error-bot-cannot-play = El bot «{ $bot }» no juega a { $game }. Estos sí: { $known }.
error-bad-program = No se puede iniciar «{ $command }»: no existe ese programa.
error-no-bot-in-file = En { $file } no hay ningún bot «{ $bot }»: debe ser una clase que herede de aevum.bots.Bot.
error-bot-file-broken = No se puede ejecutar { $file }: { $why }
error-no-weights = El criterio de { $game } no tiene pesos que se puedan cambiar.
error-tune-missing = El optimizador no está instalado: pip install ".[tune]" en la carpeta del código de Aevum.
error-tune-nothing = Ningún peso se llama «{ $name }». Hay: { $known }.
error-tune-alone = { $game } se juega en solitario: no hay con quién comparar los pesos.
error-tune-other = { $file } contiene otro afinado; { $entry } allí: «{ $there }», aquí: «{ $here }». Elige otra carpeta.
error-learn-missing = Falta lo necesario para aprender: pip install ".[learn]" en la carpeta del código de Aevum.
error-learn-alone = { $game } se juega en solitario: no hay con quién comparar los valores.
error-learn-other = { $file } contiene otro aprendizaje; { $entry } allí: «{ $there }», aquí: «{ $here }». Elige otra carpeta.
error-no-features = { $game } no declara rasgos de los que aprender un valor.
error-value = { $file } no es un valor aprendido de este juego: «{ $name }» falta, es desconocido o no es un par de números.
error-review-running = La partida no ha terminado; un repaso contaría lo que los jugadores aún no deben saber.
error-no-forecast = Las posiciones de { $game } no se pueden evaluar: el juego no tiene heurísticas.
error-calibration = { $file } no es una calibración: «{ $name }» falta o no son cinco números.
error-bot-setting = «{ $bot }»: un ajuste es desconocido o su valor no es posible. Aquí se admiten: { $known }.
error-no-search-bot = «{ $bot }» no hace búsquedas, así que no puede jugar con un valor aprendido.
error-arena-failed = La partida { $number } (semilla { $seed }; { $bots }) ha fallado: { $why }. Las partidas terminadas se conservan.
error-arena-workers = Un proceso que jugaba fue terminado desde fuera, quizá por falta de memoria. Las partidas terminadas se conservan.
error-no-solver = No hay ningún programa que resuelva { $game }.
error-solvers-died = Un proceso que buscaba fue terminado desde fuera, quizá por falta de memoria.
error-arena-damaged = { $file }: la línea { $line } no la escribió la arena; elige otra carpeta.
error-arena-busy = { $file }: otra ejecución trabaja ya en esta carpeta.
error-arena-other = { $file } contiene otra competición; { $entry ->
    [game] juego
    [bots] bots
    [options] opciones
    [seed] semilla
    [weights] pesos
    [value] valor aprendido
    [rules_version] versión de las reglas
   *[other] versión
} allí: «{ $there }», aquí: «{ $here }». Elige otra carpeta.
error-arena-ray-missing = Ray no está instalado: pip install ".[ray]" en la carpeta del código de Aevum.
error-arena-ray-address = Ningún clúster de Ray responde en «{ $address }» ({ $why }).
error-bad-seed = «{ $seed }» no es una semilla: debe ser un número entero de 0 a 2^{ $bits } - 1.
error-option-unknown = { $game } no tiene la opción «{ $name }». Tiene: { $known }.
error-option-twice = La opción «{ $name }» fija { $field }, que ya estaba indicado.
error-option-value = La opción «{ $name }» no puede ser «{ $value }». Se admite: { $allowed }.
error-file = No se puede usar el archivo { $file }: { $why }.
error-weights = { $file } no es un conjunto de pesos de este juego: «{ $name }» { $found ->
    [missing] falta
   *[other] es { $found }, y eso no se espera ahí
}.
error-file-not-ours = { $file } no es una partida de Aevum.
error-file-truncated = { $file } está cortado: le falta el final.
error-file-edited = { $file } se modificó después de escribirse: la línea { $line } no encaja con el resto.
error-file-newer = { $file } se escribió con una versión más nueva de Aevum (versión { $found }; esta conoce la { $known }).
error-file-older = { $file } se jugó con reglas anteriores (versión { $found }, ahora { $known }) que esta versión ya no juega.
error-file-older-illegal = { $file } se jugó con reglas anteriores (versión { $found }, ahora { $known }): la jugada { $number } ya no es legal: { $text } [{ $clause }]
error-file-older-move = { $file } se jugó con reglas anteriores (versión { $found }, ahora { $known }): la jugada { $number } ya no puede hacerse.
error-file-older-tells = { $file } se jugó con reglas anteriores (versión { $found }, ahora { $known }): la jugada { $number } hoy tendría otro resultado.
error-file-older-ends = { $file } se jugó con reglas anteriores (versión { $found }, ahora { $known }): todas sus jugadas son legales, pero ya no terminan como entonces.
error-file-game = { $file } es una partida de { $game }, un juego que no está instalado aquí.
error-file-rules = { $file } no puede repetirse: las reglas fallaron en la línea { $line }. Es un fallo del programa, no de la partida.
position-text = El texto de la posición
error-position-none = Esto no es una posición: debe empezar por «aevum-position».
error-position-damaged = El texto de la posición está dañado o incompleto. Cópialo entero, desde «aevum-position» hasta el final.
error-position-long = El texto es demasiado largo para una posición: como mucho { $most } caracteres.
error-marks = Este paso no funciona: { $problem }
error-marks-many = Una lección tiene como máximo { $most } momentos.
error-marks-title = Ponle primero un título a tu lección.
error-marks-no-move = En esta lección todavía no juega nadie. Elige un momento y di qué debe hacer allí quien aprende.
error-marks-empty = En este momento todavía no hay ninguna frase: quien aprende tiene que saber qué hacer.
error-marks-long = Este texto es demasiado largo: { $most } caracteres como máximo.
error-marks-other-seat = En este momento decide otro asiento. En una lección juega un solo asiento: aquí es el { $seat }.
error-marks-goal = En este momento la partida no alcanza ese objetivo. Elige otro.
error-marks-inside = Este momento cae entre las jugadas que pide el momento anterior. Quita uno de los dos.
error-marks-not-over = Se puede hacer una lección de una partida cuando ha terminado: antes aún hay algo oculto.
error-marks-redrawn = En esta partida se sorteó de nuevo todo lo oculto; no se puede hacer una lección de ella.
error-printing-missing = Para PNG y PDF hace falta un paquete más: pip install ".[print]" en la carpeta del código de Aevum.
score-total = Total
table-your-turn = Es tu turno.
domain-end = nada más

# En qué se basa una regla que el reglamento no da.
ruling-ours = interpretación nuestra
ruling-option = opción
ruling-single = una sola fuente
ruling-reconstructed = reconstruido

# Por qué el sistema ha rechazado algo.
why-missing = no existe el archivo o la carpeta
why-forbidden = permiso denegado
why-folder = es una carpeta
why-no-folder = no es una carpeta
why-there-already = ya existe
why-full = no queda espacio en el disco
why-long-name = el nombre es demasiado largo
why-address-in-use = la dirección ya está en uso
why-no-such-address = esta máquina no tiene esa dirección

# Bots
seat-bot = { $bot ->
    [easy] bot fácil
    [normal] bot normal
    [hard] bot difícil
    [master] bot maestro
    [random] bot al azar
   *[other] bot «{ $bot }»
 }
bot-level = bot, { $bot ->
    [easy] fácil
    [normal] normal
    [hard] difícil
    [master] maestro
    [random] al azar
   *[other] { $bot }
 }
bot-strength = { $bot ->
    [easy] principiante
    [normal] jugador de club
    [hard] fuerte
    [master] maestro
    [random] al azar
   *[other] { $bot }
 }
bot-replaced = { $name } no ha podido decidir; sigue jugando en su lugar el { $bot ->
    [easy] bot fácil
    [random] bot al azar
   *[other] bot «{ $bot }»
 }.
bot-plays-again = { $name } vuelve a tener tiempo para pensar y sigue jugando.
bot-budget-random = juega al azar
bot-budget-unknown = piensa a su manera
bot-budget-search = juega como en un club, hasta { bot-thinking-time } por decisión
bot-budget-wavering = juega como un principiante y a veces se equivoca, hasta { bot-thinking-time } por decisión
bot-budget-answers = juega fuerte, mira lejos y lo que pueden responder los demás, hasta { bot-thinking-time } por decisión
bot-budget-deep = juega fuerte y mira lejos, hasta { bot-thinking-time } por decisión
bot-budget-thorough = juega lo mejor que puede: sopesa muchos planes y mira más lejos que nadie, hasta { bot-thinking-time } por decisión
bot-budget-thorough-answers = juega lo mejor que puede: sopesa muchos planes y lo que pueden responder los demás a cada uno, hasta { bot-thinking-time } por decisión
bot-thinking-time = { $milliseconds ->
    [100] una décima de segundo
    [200] dos décimas de segundo
    [500] medio segundo
    [1000] un segundo
    [2000] dos segundos
    [5000] cinco segundos
   *[other] { $milliseconds } ms
 }

# Explicaciones de las jugadas de los bots
error-no-explanation = La jugada { $number } no se puede explicar: no la hizo ningún bot que busque.
plan-title = ¿Por qué lo hizo?
plan-of = Jugada { $number }: { $name }
plan-line = El plan: { $moves }
plan-forced = Ninguna otra jugada era legal.
plan-alone = Aquí no consideró nada más.
plan-instead = En lugar de: { $moves }
plan-compared = Frente a esto, el plan vale { $gain }: { $reasons }.
plan-compared-bare = Frente a esto, el plan vale { $gain }.
plan-not-repeated = Calculada de nuevo, la búsqueda prefiere aquí otra jugada; se compara lo que se jugó.
plan-knowledge = En puntos, según la valoración del bot y solo con lo que su asiento sabía entonces.

# Pistas
error-no-hints = No hay pistas para { $game }.
error-hints-off = En esta partida no hay pistas.
hint-than-nothing = Puntos que se espera ganar frente a no hacer nada:
hint-than-usual = Puntos que se espera ganar frente a una jugada corriente:
hint-line = { $move }: { $gain } ({ $reasons })
hint-line-bare = { $move }: { $gain }
hint-reason = { $term } { $amount }
hint-then = después { $moves }
term-prospects = perspectivas

# Problemas de una lección en un archivo, tras dos puntos
bad-lesson-toml = no es un texto en TOML
bad-lesson-toml-at = no es TOML en la línea { $line }, columna { $column }
bad-lesson-unreadable = no se puede leer
bad-lesson-long-file = tiene más de { $most } caracteres
bad-lesson-reason = { $reason }
bad-lesson-game = el juego es { $game }
bad-lesson-language = language es uno de { $known }
bad-lesson-no-title = el título está vacío
bad-lesson-no-sentence = la frase está vacía
bad-lesson-no-step = una lección necesita un paso
bad-lesson-same-step = dos pasos comparten un id
bad-lesson-many-steps = tiene más de { $most } pasos
bad-lesson-same-position = dos posiciones comparten un id
bad-lesson-shows = una lección que muestra jugadas tiene que volver a ellas: returns = true
bad-lesson-shows-alone = un paso que muestra jugadas no tiene done, solution, others ni moves
bad-lesson-table-step = un paso es una tabla
bad-lesson-table-position = una posición es una tabla
bad-lesson-table-answer = la respuesta a una jugada equivocada es una tabla
bad-lesson-table-predicate = un predicado es una tabla
bad-lesson-theme = { $name } no es un tema: { $known }
bad-lesson-goal-view = la frase de un objetivo no tiene cifras de la vista
bad-lesson-seat = no hay asiento { $seat }
bad-lesson-seed = la semilla está fuera de los límites
bad-lesson-other-file = una lección en un solo archivo no nombra ningún otro
bad-lesson-short-file = { $count ->
    [one] { $file } solo tiene { $count } jugada
   *[other] { $file } solo tiene { $count } jugadas
 }
bad-lesson-target-kind = { $name } no es un tipo de lugar que se pueda señalar: { $known }
bad-lesson-target = no existe { $kind } { $id }
bad-lesson-source = la cifra { $name } no tiene origen: { $known }
bad-lesson-predicate = no hay predicado en { $found }: { $known }
bad-lesson-comparison = una cifra se compara con uno de { $known }
bad-lesson-deep = hay más de { $most } predicados unos dentro de otros
bad-lesson-many-parts = un predicado tiene más de { $most } partes
bad-lesson-no-parts = { $key } no tiene partes
bad-lesson-key = clave desconocida { $key }: { $known }
bad-lesson-missing = falta { $key }
bad-lesson-kind = { $key } tiene que ser { $kind ->
    [int] un número entero
    [str] un texto
    [bool] true o false
    [list] una lista
    [dict] una tabla
   *[other] { $kind }
 }
bad-lesson-texts = { $key } tiene que ser una lista de textos
bad-lesson-range = { $key } es un número del 1 al { $most }
bad-lesson-long-text = { $key } tiene más de { $most } caracteres
bad-lesson-many-entries = { $key } tiene más de { $most } elementos
bad-lesson-control = { $key } tiene caracteres de control
bad-lesson-move = { $move }: { $reason }
bad-lesson-no-file = no existe ese archivo
bad-lesson-junk = no se puede leer en { $found }
bad-lesson-message = no existe el mensaje { $message }
bad-lesson-figures = { $message } usa las cifras { $found }, no { $known }
bad-lesson-digit = { $message } tiene una cifra que no viene de los datos
bad-lesson-start = la partida antes del primer paso: { $reason }
bad-lesson-unreached = la partida no llega al primer paso
bad-lesson-done-already = el paso ya está cumplido cuando empieza
bad-lesson-over = la partida acaba antes de que se cumpla el paso
bad-lesson-others-return = los demás asientos no pueden jugar en un paso del que vuelve la lección
bad-lesson-many-others = los demás asientos tienen más jugadas de las que pueden hacer
bad-lesson-no-move = el asiento { $seat } no tiene jugada: { $known }
bad-lesson-short-solution = la solución no cumple el paso
bad-lesson-long-solution = el paso se cumple antes de que acabe su solución
bad-lesson-not-asked = el paso no pide { $move }, que está en su solución
bad-lesson-pattern = ninguna jugada legal encaja en { $pattern }
bad-lesson-view = la vista no tiene la cifra { $path }
bad-lesson-nowhere = la cifra { $name } no lleva a ninguna parte: { $path }
term-replies = lo que pueden responder los demás
