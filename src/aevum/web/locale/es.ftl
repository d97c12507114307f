web-skip = Ir al contenido
web-menu = Menú: idioma, aspecto
web-lobby = Jugar
web-mine = Mis partidas
web-account = Cuenta
web-language = Idioma
web-theme = Aspecto
web-theme-system = como el sistema
web-theme-light = claro
web-theme-dark = oscuro
web-theme-contrast = alto contraste
web-confirm = Preguntar antes de hacer una jugada
web-confirm-never = nunca
web-confirm-seen = si otros la ven o se pierde algo
web-confirm-always = siempre
web-apply = Aplicar
web-pages = Páginas
web-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
 } de { $year }

lobby-title = ¿A qué jugamos?
lobby-lead = Civilizaciones según el reglamento: a solas, en la misma pantalla o a distancia con amigos. No hace falta cuenta.
lobby-rules = Reglas
lobby-more = Más opciones
lobby-optional = opcional
lobby-default = según el reglamento
lobby-seat = Asiento { $seat }
lobby-begin = Empezar
lobby-best = Mejores resultados
lobby-upload = Continuar una partida guardada
lobby-upload-about = Un archivo con extensión .aevum
lobby-upload-do = Abrir
lobby-running = Sigue jugando
lobby-all-mine = Todas mis partidas
lobby-puzzle-about = el mismo tablero para todos
lobby-either = Basta con una de las dos; si las dejas vacías, elige el juego.
lobby-example = por ejemplo, { $example }
lobby-default-about = Lo marcado «{ lobby-default }» es la regla del libro; lo demás son variantes.
lobby-seats-about = { $most ->
    [1] Un juego para uno: juega o mira.
   *[other] De { $least } a { $most } jugadores; deja vacíos los demás asientos.
 }
lobby-new = Nueva partida
preset-default = Jugar ya
lobby-who = Quién juega
seat-me = yo
seat-here = a mi lado, aquí
seat-open = un amigo, con un enlace
seat-none = vacío
seat-guest = Invitado
value-true = sí
value-false = no

table-waiting = Esperando a { $name }.
table-asks = { $name }: { $asked }
table-curtain = Ahora decide { $name }. Los demás, que no miren, por favor.
table-from-file = Esta partida viene de un archivo, así que alguien puede conocer su semilla. Cuando se siente una segunda persona, todo lo oculto se sorteará de nuevo.
table-lift = Soy { $name }
table-sure = { $move }: para deshacerlo harán falta los demás. ¿Continuar?
table-how = ¿Qué quieres hacer?
table-choose = { $done }. { $wanted }
table-yes = Sí
table-back = Atrás
table-undo = Deshacer
table-undo-asked = { $name } pide deshacer esto: { $move }
table-undo-waiting = Has pedido deshacer esto: { $move }
table-undo-withdraw = Retirar la petición
hint-ask = Pista
hint-thinking = Pensando…
hint-failed = No se ha encontrado ninguna pista.
table-went-back = Deshecho. Lo que se robe o se tire volverá a salir igual.
table-agree = De acuerdo
table-refuse = Rechazar
table-points = Puntos
table-stage = Curso de la partida
table-you = tú
log-decided-by = lo decide { $name }
log-decided-by-you = lo decides tú
table-figures = Tus cifras
table-tabs = Registro, chat y tableros
table-sheets = Tableros
table-more-actions = Más
table-score = Puntuación
table-winner = gana
table-open-seat = libre
table-bot = (bot)
table-to-move = le toca
table-reconnecting = Reconectando…
table-too-late = Llegó tarde: la posición ha cambiado y eso ya no cuenta.
table-board = Tablero
table-seats = Asientos
table-log = Lo que ha pasado
table-chat = Chat
table-say = Di algo
table-send = Enviar
table-rules = Reglas
table-replay = Repetición
table-print = Imprimir (PDF)
table-picture = Imagen (PNG)
table-picture-svg = Imagen (SVG)
table-side = La partida
table-again = Jugar otra vez
table-look-back = Repasar
table-share = Copiar el enlace
table-copied = Copiado
table-share-picture = Guardar la imagen
table-log-empty = Todavía nada.
table-reports = En qué ha quedado
log-left-to-bot = { $name }{ $number } se ha ido; sigue jugando { $heir } ({ bot-level }).
log-left-open = { $name }{ $number } se ha ido; el asiento queda libre.
log-redrawn = Se ha sentado una segunda persona. Esta partida viene de un archivo, así que todo lo oculto se sortea de nuevo: ya nadie conoce su semilla.
log-undone = Deshecho hasta ahora: { $count } { $count ->
    [one] vez
   *[other] veces
}.
table-chat-empty = Nadie ha dicho nada todavía.
table-notify = Avísame cuando me toque
join-title = Un asiento en { $title } te espera
join-about = Te invitan a ocupar el asiento { $seat }.
join-yours = este asiento
join-together = { $name } ya está en él: este asiento se jugaría entre varios.
join-redraws = Esta partida viene de un archivo. Cuando te sientes, todo lo oculto se sorteará de nuevo, para que nadie sepa más de lo que muestra la mesa.
join-do = Ocupar el asiento

rules-title = Reglas de { $title }
rules-search = Buscar una regla
rules-do = Buscar
rules-nothing = Ninguna regla contiene las palabras «{ $query }».
rules-contents = Contenido
rules-pieces = Componentes
rules-here = Enlace a esta regla
rules-place = En el reglamento impreso: { $place }
replay-title = Repetición: { $title }
replay-first = Al principio
replay-last = Al final
replay-at = { $unit ->
    [turn] Turno
    [step] Paso
   *[decision] Decisión
 } { $at } de { $last }
replay-commitment = Huella de la semilla, publicada antes de la primera jugada: { $commitment }
replay-commitment-redrawn = Huella de la semilla, publicada al sortear de nuevo todo lo oculto: { $commitment }
replay-seed = La semilla, visible ahora que la partida ha terminado: { $seed }
replay-file = Descargar la partida
replay-honest = ¿Fue justo el azar?
replay-verify = Verificar
replay-start = Antes de la primera jugada.
replay-slider = Momento de la partida
replay-run = Reproducir
replay-beside = Junto al tablero
replay-table = A la mesa
replay-honest-about = La semilla de todo el azar queda en el servidor hasta el final. Su huella se publica antes de la primera jugada: nadie puede cambiarla sin que se note.
verify-good = La semilla corresponde a su huella y todas las jugadas ({ $moves }) son legales al repetirlas desde ella.
verify-bad = Algo no encaja: avisa a quien lleva el servidor, por favor.
mine-none = Todavía no tienes partidas.
mine-over = terminada
mine-your-turn = te toca
mine-waiting = esperando a los demás
mine-begin = Empieza una
mine-going-on = En curso
mine-ended = Terminadas
mine-kept = solo para mirar
mine-stuck = No pueden continuar
puzzle-title = Reto del { $day }
puzzle-streak = { $days ->
    [0] Termina el reto de hoy para empezar una racha.
    [one] Tu racha: un día.
   *[other] Tu racha: { $days } días.
 }
puzzle-first-counts = Cuenta tu primer intento. Después puedes practicar cuanto quieras.
puzzle-practice = Práctica: solo el primer intento tiene puesto en la tabla.
puzzle-again = Practicar
puzzle-first-try = Tu primer intento está sin terminar. Continuarlo
puzzle-given-up = Hoy has renunciado a tu puesto para ver cómo se logra el par.
puzzle-place = Puesto
puzzle-name = Nombre
puzzle-somebody = Alguien
puzzle-nobody = Nadie lo ha terminado todavía.
account-name = Tu nombre en la mesa
account-rename = Guardar
account-avatar = Este escudo te representa junto a tu nombre.
account-signed-in = Has entrado como { $login }.
account-leave = Salir
account-why = La cuenta solo hace falta para encontrar tus partidas en otro dispositivo.
account-enter = Entrar
account-register = Crear una cuenta
account-login = Nombre de la cuenta
account-password = Contraseña (8 caracteres o más)
account-too-short = Da un nombre de cuenta y una contraseña de 8 a 200 caracteres.
account-taken = Ese nombre de cuenta está ocupado o ya tienes una cuenta.
account-mixed-scripts = El nombre de la cuenta debe estar escrito en un solo alfabeto: letras de varios pueden parecer iguales.
account-wrong = Nombre de cuenta o contraseña incorrectos.
account-wait = Demasiadas contraseñas equivocadas. Inténtalo de nuevo dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
 }.
profile-results = Resultados por juego
profile-own = Todas tus partidas terminadas. Los demás solo ven aquí las de mesas abiertas y los retos del día.
profile-public = Partidas terminadas en mesas abiertas y retos del día.
profile-none = Todavía no hay partidas terminadas.
profile-game = Juego
profile-matches = Partidas
profile-first = 1.º
profile-second = 2.º
profile-later = Después
profile-best = Mejor
profile-of = Resultados de { $name }
error-title = Eso no funciona
error-something = No se ha podido entender la petición.
error-not-found = Aquí no hay nada.
error-no-such-match = No existe la partida { $match }.
printing-title = La impresión no está instalada
printing-by-browser = Tu navegador puede imprimir el dibujo tal como está.
printing-open = Abrir el dibujo (SVG)
error-comfort = No se ha perdido nada: tus partidas están guardadas.
error-home = A los juegos
export-when-over = Una partida se puede descargar cuando ha terminado: su archivo contiene la semilla de todo el azar.
error-undo-seats-open = Mientras haya un asiento libre, solo se puede deshacer hasta la jugada { $horizon }: quien aún venga no debe encontrar deshecho lo que ya ha salido a la luz.
notice-subject = { $title }: te toca
notice-text = Te toca en { $title }: { $link }
account-email = Correo para avisarte de tu turno y por si olvidas la contraseña (vacío: ninguno)
plot-round = Ronda
plot-turn = Turno
plot-range = { $name }, de { $low } a { $high }
story-curves = Curvas de la partida
story-as-table = En una tabla
story-turning-points = Momentos decisivos
story-move = Jugada { $number }
story-change = { $name } { $change }
story-change-alone = puntos: { $change }
story-chronicle = Crónica
story-picture-about = { $title }: { $result }. { $players }.
story-chronicle-title = Crónica de una partida de { $title }
story-span = { $unit ->
    [round] { $first ->
        [0] Antes de la primera ronda
       *[other] { $last ->
            [0] Ronda { $first }
           *[other] Rondas { $first } a { $last }
        }
    }
   *[turn] { $last ->
        [0] Turno { $first }
       *[other] Turnos { $first } a { $last }
    }
 }
story-opening = El { $date }, { $names } se sentaron a jugar a { $title }.
story-opening-alone = El { $date }, { $names } se sentó a solas ante { $title }.
story-quiet = Poco ocurrió que un cronista quisiera anotar.
story-leads = { $variant ->
    [0] Al cerrarse esta etapa iba en cabeza { $leader }, con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }, { $ahead } más que { $second }.
    [1] Para entonces { $leader } tenía { $points ->
        [one] un punto
       *[other] { $points } puntos
    } y llevaba { $ahead } de ventaja a { $second }.
   *[2] { $leader } siguió delante con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }; detrás, a { $ahead }, venía { $second }.
 }
story-overtakes = { $variant ->
    [0] Así { $leader } adelantó a { $former } y se puso en cabeza con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
    [1] El primer puesto pasó de { $former } a { $leader }, que ya tenía { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
   *[2] Con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }, { $leader } había dejado atrás a { $former }.
 }
story-level = Nadie iba por delante en solitario: { $names } estaban a la par con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
story-total = { $variant ->
    [0] Con esto, el total era de { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
    [1] La hoja marcaba ya { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
   *[2] La cuenta estaba entonces en { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
 }
story-ending = El final
story-source = Lo que más puntos dio a { $name } fue «{ $source }»: { $points }.
story-alone = { $name } acabó con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }.
story-at = { $stage }: { $text }
story-final = La posición final
account-email-wrong = Eso no es una dirección de correo.
table-refused = «{ $move }» no es posible. { $text }
table-more = Jugadores, registro…
table-skip = Mostrarlo todo ya
table-zoom = Tamaño del tablero
table-zoom-in = Acercar
table-zoom-out = Alejar
table-zoom-fit = Ver el tablero entero
table-pace = Jugadas de los demás
table-pace-once = de golpe
table-pace-quick = deprisa
table-pace-calm = con calma
table-since = Lo que ha pasado desde tu última decisión
table-rule = La regla
table-report-again = Mostrarlo otra vez
table-name-you = { $name } (tú)
table-report-next = Siguiente
table-report-close = Cerrar
table-report-all = Saltar todo
table-report-count = { $number } de { $all }
table-report-pace = Se cierra solo
table-report-pace-never = nunca
table-report-pace-slow = a los 8 segundos
table-report-pace-off = enseguida: solo desde el registro
table-report-pace-quick = a los 4 segundos
table-past = Antes en esta partida
table-past-end = Volver a la partida
table-at = La posición tras la jugada { $number }

# Lo que se explica por sí mismo
face-not-now = Ahora no: { $why }
face-no-use = Su efecto no sirve de nada en este momento.
face-pin = Dejarlo abierto (tecla: ?)
invite-copy = Copiar enlace
ago-now = ahora mismo
ago-minutes = { $count ->
    [one] hace un minuto
   *[other] hace { $count } minutos
 }
ago-hours = { $count ->
    [one] hace una hora
   *[other] hace { $count } horas
 }
ago-yesterday = ayer
ago-days = { $count ->
    [one] hace un día
   *[other] hace { $count } días
 }
lobby-for = { $most ->
    [1] para una persona
   *[other] de { $least } a { $most } jugadores
 }
lobby-minutes = { $most ->
    [one] { $range } minuto
   *[other] { $range } minutos
 }
lobby-weight = { $weight ->
    [1] fácil
    [2] medio
    [3] exigente
   *[4] muy exigente
 }
lobby-bots = bots: { bot-strength }
lobby-start-here = Empieza aquí
lobby-to-watch = Partidas para mirar
lobby-friends = Jugar con amigos
lobby-public = Mesas abiertas
lobby-public-none = Ahora mismo nadie busca jugadores. Empieza una partida con amigos y abre a todos sus asientos libres.
lobby-join = Unirse
lobby-watch = Mirar
new-beginners = Para principiantes
new-variants = Variantes de las reglas
new-untouched = según el reglamento
new-changed = cambiadas: { $count }
new-hints = Pistas
new-hints-alone = para quien solo juega contra bots
new-hints-all = para todos
new-hints-none = para nadie
new-bot = bot: { bot-strength }
new-levels = Cómo juegan los bots
new-link-about = En cuanto empiece la partida tendrás un enlace para cada asiento libre.
new-your-name = Tu nombre
new-name = Nombre
new-name-of = Nombre: { $seat }
new-public = Abierta a todos
new-public-about = La partida aparece en la portada: cualquiera puede ocupar los asientos libres y mirar.
mine-more = Dejar o borrar: { $title }
mine-leave-about = ¿Dejar esta partida? Los demás siguen jugando.
mine-leave-bot = Que un bot juegue por mí
mine-leave-open = Dejar mi asiento libre
mine-hide = Quitar
mine-hide-about = ¿Quitarla de tu lista? Los demás podrán seguir viéndola.
mine-delete = Borrar
mine-delete-about = ¿Borrar esta partida? No se guardará nada de ella.
mine-waits-for = le toca a { $name }
mine-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
mine-place = { $place ->
    [1] ganada
   *[other] { $place }.º puesto
 }
mine-shared = ganada entre varios
end-alone = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
end-you-win = ¡Has ganado!
end-wins = Gana { $name }
end-shared = Ganan { $names }
end-and = { $some } y { $last }
end-and-before-i = { $some } e { $last }
end-ahead = { $name } tiene { $points ->
    [one] un punto
   *[other] { $points } puntos
 }, { $ahead } más que { $rivals }.
end-tie = { $names } tienen { $points ->
    [one] un punto
   *[other] { $points } puntos
 } cada uno. Decide el desempate: { $line }, { $figures }.
end-even = { $names } tienen { $points ->
    [one] un punto
   *[other] { $points } puntos
 } cada uno, y ningún desempate los separa.
end-you-are = Has quedado en { $place }.º lugar
end-statistics = Estadísticas
end-by-turn = Turno a turno
end-fold = Ver el tablero
end-unfold = Ver el resultado
end-rank = Puesto { $place } de { $among } hoy
end-table = Todos los resultados
end-rematch = Revancha
end-to-rematch = A la revancha
replay-by = Avanzar por
replay-by-turn = turno
replay-by-decision = decisión
replay-by-step = paso
replay-pace = Velocidad
replay-as = Ver como
replay-as-mover = quien juega
replay-backwards = Atrás
replay-onwards = Adelante
replay-all-keys = Flechas: atrás y adelante. Mayús: paso a paso. Teclas de página: turnos. Inicio y Fin: a los extremos. Espacio: sin parar, + y − la velocidad.
replay-result = Resultado
puzzle-days = Otros días
rules-goal = Cómo se gana
rules-lead = Con nuestras palabras y en el orden del reglamento, capítulo por capítulo. Una marca al final de una regla indica dónde el libro deja algo sin decidir.
rules-found = { $count ->
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
 }
rules-closest = Ninguna regla contiene todas estas palabras. { $count ->
    [one] Una regla se acerca.
   *[other] { $count } reglas se acercan; la mejor, primero.
 }
ruling-ours-about = Aquí el reglamento calla o no es claro: así lo leemos nosotros.
ruling-option-about = Solo vale si se elige la opción al empezar la partida.
ruling-single-about = Solo una fuente da este dato.
ruling-reconstructed-about = Las fuentes no dan este dato: está reconstruido.
join-used = Este enlace ya se ha usado: cada enlace ocupa un asiento una sola vez. Si el asiento es tuyo, abre la partida en el navegador con el que lo ocupaste; allí tienes un enlace para tus otros dispositivos.
device-open = En otro dispositivo
device-title = Jugar en otro dispositivo
device-about = Abre este enlace en tu otro dispositivo para sentarte también allí. Sirve una sola vez. Quien lo tenga juega por ti: no lo compartas.
device-link = Enlace para tu otro dispositivo
device-not-yours = No tienes asiento en esta partida, así que no hay enlace para ti.
error-too-often = Demasiado seguido. Vuelve a intentarlo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
error-wrong-host = Este servidor no se llama así. Quien lo administra puede permitirlo con --allow-host.
error-failed = Algo ha fallado en el servidor. Lo guardado antes está a salvo; vuelve a intentarlo.
error-busy = El servidor está ocupado. Vuelve a intentarlo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
error-database-away = El servidor no puede leer ni guardar partidas en este momento. Lo guardado antes está a salvo; vuelve a intentarlo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
error-file-too-long = { $file } es más largo que cualquier partida que conocemos: aquí se abren como mucho { $records } jugadas y { $undos } retrocesos.
account-email-sent = Hemos escrito a { $address }. Abre el enlace de ese correo; hasta entonces no llegará ningún otro. Para recibirlo de nuevo, vuelve a guardar.
account-change = Cambiar la contraseña
account-old = Contraseña actual
account-change-about = Aquí sigues dentro; en todos los demás sitios se cierra tu sesión.
account-everywhere = Salir en todas partes
account-everywhere-about = ¿Has perdido un dispositivo, o usado uno ajeno? Esto cierra la sesión en todos tus navegadores, también en este.
confirm-title = Correos cuando te toque
confirm-about = ¿Quieres recibir un correo en { $address } cada vez que te toque jugar? Puedes dejarlo cuando quieras en tu cuenta.
confirm-do = Sí, quiero recibirlos
confirm-spent = Este enlace ya se ha usado, o se ha enviado un correo más reciente.
confirm-subject = ¿Quieres un correo cuando te toque?
confirm-text = Alguien, esperamos que tú, ha pedido que escribamos a esta dirección cada vez que le toque jugar. Si has sido tú, abre { $link } y di que sí. Si no, no hagas nada: no llegará ningún otro correo.
account-new = Nueva contraseña (8 caracteres o más)
account-forgotten = ¿Has olvidado la contraseña?
forgotten-title = Contraseña olvidada
forgotten-about = Te enviamos por correo un enlace para elegir una contraseña nueva. Hace falta la dirección que confirmaste en tu cuenta.
forgotten-email = Tu correo electrónico
forgotten-do = Enviarme un enlace
forgotten-sent = Si alguna cuenta tiene la dirección { $address }, le hemos escrito. El enlace sirve una vez, durante una hora.
forgotten-operator = Este servidor no envía correos. Pide una contraseña nueva a quien lo administra; le basta con escribir:
forgotten-new = Elige una contraseña nueva para la cuenta { $login }. Después se cerrará la sesión en todos tus navegadores.
forgotten-spent = Este enlace ya se ha usado, tiene más de una hora o se ha enviado otro más nuevo.
forgotten-subject = Una contraseña nueva para tu cuenta
forgotten-text = Alguien, esperamos que tú, ha olvidado la contraseña de la cuenta { $login }. Para elegir otra, abre { $link } en el plazo de una hora. Si no has sido tú, no hagas nada: la contraseña sigue igual.
table-choose-one = Elige { $wanted }.
table-where = Toca uno de los lugares marcados.
table-where-or-what = Toca uno de los lugares marcados o elige qué hacer.
table-really = { $move }. ¿Continuar?
table-costs = Precio: { $price }.
table-lay = Dejarlo así
table-turn = Girar
table-less = Menos
table-greater = Más
table-nothing-there = { $place }: aquí no hay nada que hacer ahora.
table-first = A { $place } se llega desde aquí: { $things }. Toca eso primero.
table-goal-close = No mostrar más

# El par del reto del día
par-title = Frente al par
par-points = Par: { $points }.
par-later = Mañana se verá cómo se consigue.
par-at-once = Ver hoy mismo cómo se logra
par-at-once-about = Entonces no tendrás puesto en la tabla de hoy, ni siquiera por un intento ya terminado. No se puede deshacer.
par-at-once-do = Renunciar a mi puesto y verlo
par-awaited = La mesa todavía está calculando el par de hoy.
par-way = Ver cómo se logra
par-level = Has igualado el par.
par-above = Estás { $points ->
    [one] un punto
   *[other] { $points } puntos
 } por encima del par.
par-below = Estás { $points ->
    [one] un punto
   *[other] { $points } puntos
 } por debajo del par.
par-lost = Donde más has perdido es en «{ $line }»: { $points }.
par-own = Tú
par-par = Par
par-difference = Diferencia

api-title = La API
api-lead = Todo lo que una persona puede hacer en la mesa lo puede hacer un programa con JSON. Esta página se genera a partir del documento OpenAPI:
api-shapes = Estructuras

# Menú de una partida, avisos, personas ausentes
menu-title = Esta partida: invitar, avisos, salir
menu-sound = Sonidos
menu-explain = Explicar para qué sirve cada cosa
menu-watch = Quien tenga este enlace puede mirar.
menu-copy-watch = Copiar el enlace
menu-leave = Dejar la partida
menu-hide = Quitar de mi lista
menu-delete = Borrar la partida
invite-share = Compartir
invite-qr = Código QR para escanear
push-off = Recibe un mensaje en este dispositivo cuando te toque, aunque la página esté cerrada.
push-on = Este dispositivo te avisa cuando te toca, aunque la página esté cerrada.
push-blocked = Tu navegador bloquea los avisos de este sitio. Puedes permitirlos en su configuración.
push-failed = No se puede llegar al servicio de avisos de tu navegador. Mientras esta página esté abierta, oirás cuándo te toca.
push-home = En iPhone y iPad, añade primero Aevum a la pantalla de inicio (Compartir y «Añadir a pantalla de inicio») y ábrelo desde allí.
push-unable = Este navegador no puede mostrar avisos con la página cerrada. Mientras esté abierta, oirás cuándo te toca.
push-stop = No más mensajes
notice-reminder = { $name } te espera.
notice-reminder-subject = { $title }: { $name } te espera
notice-reminder-text = { $name } espera tu jugada en { $title }: { $link }
table-seat-free = El asiento «{ $seat }» está libre: envía el enlace.
table-seat-awaited = El asiento «{ $seat }» está libre. La partida sigue en cuanto alguien lo ocupe.
table-present = en la mesa
table-absent = ausente
table-not-here = { $name } no está en la mesa.
remind-do = Enviar un recordatorio
remind-sent = El recordatorio va en camino, por los medios que { $name } ha permitido.
stand-in-do = Que un bot siga jugando
stand-in-later = { $limit ->
    [180] Tras 3 minutos fuera de la mesa
    [86400] Tras un día fuera de la mesa
    [259200] Tras 3 días fuera de la mesa
   *[604800] Tras una semana fuera de la mesa
 } un bot puede seguir jugando, hasta que { $name } vuelva.
stand-in-plays = mientras tanto juega un bot
error-not-absent = Eso no es posible ahora: la persona está aquí, o el tiempo acordado no ha pasado.
log-away = { $name }{ $number } no está; mientras tanto sigue jugando un bot.
log-back = { $name }{ $number } está de vuelta.
new-absence = Si alguien se ausenta
new-absence-none = los demás esperan
new-absence-180 = tras 3 minutos un bot puede seguir
new-absence-86400 = tras un día un bot puede seguir
new-absence-259200 = tras 3 días un bot puede seguir
new-absence-604800 = tras una semana un bot puede seguir
join-title-public = { $title }: hay un asiento libre
join-about-public = El asiento { $seat } está libre. Cualquiera puede ocuparlo.

# Lessons
lobby-learn = Aprender
lobby-learn-about = Jugando paso a paso, con las reglas de verdad
learn-title = Aprender { $title }
learn-lead = Una partida de verdad con una voz amiga al lado. Déjala cuando quieras: la partida sigue sin la voz.
learn-facts = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
 } · { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
 }
learn-begin = Empezar
learn-go-on = Seguir: paso { $step } de { $steps }
learn-anew = Empezar de nuevo
explain-notes = Primera vez
explain-rule = Regla
explain-close = Entendido
explain-why = ¿Para qué?
lesson-panel = Lección
lesson-progress = Avance de la lección
lesson-leave = Dejar la lección
lesson-leave-about = La partida sigue como una cualquiera
lesson-wrong = Buena idea para más tarde. Ahora: { $wish }.
lesson-wish = Ahora: { $wish }.
lesson-ringed = cualquiera de las opciones señaladas, la que más te guste
lesson-lost = Por ahí ya no se llega a la meta. No pasa nada: vuelve al comienzo de este paso y prueba otro camino.
lesson-again = Probar otra vez
lesson-stars = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
 } de 3
lesson-next = Siguiente: { $title }
lesson-play-on = Seguir jugando
lesson-all = Todas las lecciones
lesson-go-on = Seguir
lesson-shows = La lección muestra cómo siguió la partida.
lesson-strayed = Bien hecho: así también vale. En la partida se jugó de otra manera. Sigue, y la lección vuelve a ella.
lesson-closing = Esta ha sido toda la lección.
maker-begin = Hacer una lección de esta partida
maker-short = Hacer una lección
maker-page = Hacer una lección: { $title }
maker-title = Tu lección
maker-leave = Volver a la repetición
maker-name = Título
maker-about = Qué enseña, en una línea (opcional)
maker-moment = { $at ->
    [0] Al comienzo de todo
   *[other] Después de la jugada { $at }
 }
maker-text = Lo que dices en este momento
maker-goal = Lo que hace quien aprende
maker-only-comment = Solo lee, y luego ve cómo sigue la partida
maker-other-seat = En este momento decide { $mover }, pero quien aprende es { $learner }: aquí solo puedes comentar.
maker-guided = Mostrar dónde pulsar y aceptar solo las jugadas de la partida
maker-highlight = Señalar
maker-highlight-none = nada
maker-save = Guardar este momento
maker-remove = Quitarlo
maker-marks = Momentos hasta ahora
maker-none = Ve a un momento de la partida y escribe lo que dirías allí. En el primer momento empieza tu lección; un comentario al final la cierra.
maker-mark-move = Jugada { $at } · te toca
maker-mark-comment = Jugada { $at } · comentario
maker-empty = (aún sin frase)
maker-finish = Comprobar y compartir
maker-shared = Ver la lección compartida
maker-mine = Mis lecciones
maker-lead = Haz lecciones en la repetición de una partida que hayas terminado, o sube una. Quien tenga el enlace puede seguirla.
maker-not-yours = Se hacen lecciones de partidas que has jugado o abierto desde un archivo.
maker-not-author = Solo su autor puede cambiar esta lección.
goal-move = Hace exactamente esta jugada: { $move }
goal-kind = Hace cualquier jugada de este tipo: { $kind }
goal-gain = Gana al menos { $number }: { $figure }
goal-have = Consigue: { $thing }
goal-finish = Lleva la partida a su fin
goal-within = { $moves ->
    [one] { $goal } (en { $moves } jugada)
   *[other] { $goal } (en { $moves } jugadas)
 }
made-by = Una lección de { $name }
made-share = Compártela
made-share-about = Envía este enlace a quien quiera aprender. Sin él nadie encuentra la lección.
made-link = Enlace de la lección
made-edit = Cambiarla
made-see = Abrir
made-download = Descargar como archivo
made-delete = Borrar
made-delete-about = La lección desaparece para todos. Las partidas en las que alguien la sigue continúan sin ella.
made-delete-yes = Borrar esta lección
made-upload = Subir una lección
made-file = Un archivo descargado aquí o escrito a mano (.toml)
made-upload-do = Comprobar y añadir
made-finished = compartida por enlace
made-open = { $moments ->
    [0] sin empezar
    [one] aún sin compartir, { $moments } momento
   *[other] aún sin compartir, { $moments } momentos
 }
made-untitled = Sin título
error-lessons-many = Tienes { $most } lecciones, tantas como puede tener una persona. Borra antes una.
error-lesson-file = { $step ->
    [none] Esta lección no se puede usar: { $problem }.
   *[other] Esta lección no se puede usar. Paso «{ $step }»: { $problem }.
 }
error-lesson-size = Este archivo es demasiado grande para una lección: { $most } caracteres como máximo.
error-lesson-text = Este archivo no es un texto en UTF-8.
error-lesson-outdated = Las reglas han cambiado desde que se hizo esta lección, y ya no se puede jugar.

# Práctica
lobby-practice = Practicar
practice-title = Practicar { $title }
practice-lead = Posiciones de verdad, cada una con una meta, de la más fácil a la más difícil. Todas las jugadas son tuyas; con menos jugadas, más estrellas.
practice-done = { $solved } de { $all } resueltas.
practice-about-par = El par es lo que necesita el bot fuerte. Las jugadas deshechas cuentan; de vuelta en la primera posición empieza otro intento. Cartas y dados son los mismos en cada intento.
practice-par = { $par ->
    [one] Par: { $par } jugada
   *[other] Par: { $par } jugadas
 }
practice-par-sometimes = { $par ->
    [one] Par: { $par } jugada
   *[other] Par: { $par } jugadas
 } (el bot fuerte lo logra en { $solved } de { $tries } intentos)
practice-par-missed = { $par ->
    [one] Par: { $par } jugada
   *[other] Par: { $par } jugadas
 } (ni el bot fuerte lo logra)
practice-count = Jugadas: { $moves } · par { $par }
practice-solved = ¡Conseguido, y con arte!
practice-lost = Esta vez no: la meta ya queda fuera de alcance. La posición tiene paciencia; prueba otro camino.
practice-leave = Dejar la práctica
practice-all = Todas las posiciones
practice-theme-production = Producción
practice-theme-growth = Crecimiento
practice-theme-science = Ciencia
practice-theme-wonder = Maravillas
practice-theme-military = Ejército
practice-theme-exploration = Exploración
practice-theme-scoring = Puntuación
practice-theme-endgame = Final

play-on = Jugar desde aquí
play-on-after = { $moves ->
    [0] antes de la primera jugada
    [one] tras { $moves } jugada
   *[other] tras { $moves } jugadas
}
play-on-hidden = Cartas ocultas y azar
play-on-anew = sortear de nuevo
play-on-anew-about = Todo lo que no ves se baraja otra vez; lo que ves se queda igual. Si juegan varias personas, también se reparten de nuevo sus manos.
play-on-same = tal como estaban
play-on-same-about = Las mismas manos, mazos y dados que en la partida anterior. Quien la haya mirado los conoce.
play-on-begin = Seguir jugando
play-on-when-over = Una partida en curso no puede continuarse en otro sitio: se descubriría todo lo oculto.
play-on-origin = La partida que esta continúa
play-on-continuation = Continuada { $moves ->
    [0] desde el principio
    [one] tras { $moves } jugada
   *[other] tras { $moves } jugadas
}
position-copy = Copiar la posición
position-paste = O una posición copiada como texto
position-open = Empezar desde una posición
log-continued = Aquí se continuó otra partida, con todo lo oculto tal como estaba.
log-continued-anew = Aquí se continuó otra partida, con todo lo oculto sorteado de nuevo.
join-continued = Esta partida continúa otra ya terminada, con todo lo oculto tal como estaba allí. Todos los jugadores pueden consultarla.
proof = Prueba de esta tirada o robo
proof-title = ¿Hubo juego limpio?
proof-set-up = Las barajadas de la preparación
proof-committed = Antes de la primera jugada, el servidor publicó esta huella de su semilla secreta:
proof-committed-redrawn = Al sortearse de nuevo todo lo oculto { $moves ->
    [0] antes de la primera jugada
    [one] tras { $moves } jugada
   *[other] tras { $moves } jugadas
}, el servidor publicó esta huella de su nueva semilla secreta:
proof-committed-known = Esta partida viene de un archivo, una lección u otra partida, así que su semilla ya se conocía. La huella de esa semilla:
proof-revealed = Después de la última jugada, el servidor reveló la semilla:
proof-fingerprint = Su SHA-256, calculado por tu navegador:
proof-own = Esta decisión sacó { $count ->
    [one] un número al azar
   *[other] { $count } números al azar
}.
proof-before = Esta decisión no tiró nada: lo que mostró estaba donde lo dejaron barajadas anteriores. Hasta entonces { $count ->
    [one] se sacó un número al azar
   *[other] se sacaron { $count } números al azar
}.
proof-begun = La preparación sacó { $count ->
    [one] un número al azar
   *[other] { $count } números al azar
}.
proof-how = El número n es el hash BLAKE2b de la semilla y n; al dividirlo entre las posibilidades, el resto da el resultado.
proof-number = n
proof-hash = Hash, calculado por tu navegador
proof-result = Resultado en la partida
proof-value = { $value } de { $bound }
proof-all = Los { $count } números
proof-checking = Tu navegador está comprobando…
proof-good = ✓ Todo coincide: la semilla estaba fijada de antemano y este resultado se deduce de ella.
proof-good-known = ✓ Todo coincide: este resultado se deduce de la semilla, que en esta partida no era secreta.
proof-bad = ✗ Algo no coincide. Este resultado no se deduce de la semilla publicada.
proof-half = ✓ Cada número se deduce de la semilla. La huella solo puede comprobarse en una página segura (https); «aevum verify» la comprueba en cualquier sitio.
proof-noscript = Tu navegador lo comprueba con JavaScript, que está desactivado.
proof-close = Cerrar
proof-noted = ✓ Este navegador la anotó el { $when }; jugadas hechas hasta entonces: { $moves }.
proof-noted-other = ✗ El { $when } este navegador anotó otra huella de esta partida: { $commitment }

rules-refusals = { $count ->
    [one] Por qué se puede rechazar una jugada aquí: 1 respuesta
   *[other] Por qué se puede rechazar una jugada aquí: { $count } respuestas
}
rules-overview = El juego en una página
rules-turn = Cómo es un turno
rules-picture = Lo que hay en la mesa
rules-example = Ejemplo: { $title }
rules-step-back = Un paso atrás
rules-step-next = Paso siguiente
rules-enlarge = Ampliar el dibujo

# Análisis de una partida terminada
review = Análisis
review-title = Análisis: { $title }
review-about = El análisis juzga cada decisión por lo que su jugador sabía entonces. Muestra quién se esperaba que ganara en cada momento, separa la suerte de la habilidad y encuentra tus decisiones más costosas. Tarda unos minutos.
review-about-solo = El análisis muestra cuántos puntos cabía esperar en cada momento, compara tu partida con lo mejor que se puede encontrar y halla tus decisiones más costosas. Tarda unos minutos.
review-ask = Analizar mi partida
review-for-players = El análisis de una partida es para quienes la jugaron, una vez terminada.
review-not-over = Una partida se puede analizar cuando ha terminado. Esta todavía se está jugando.
review-not-offered = Esta partida no se puede analizar aquí: el servidor no hace análisis o el juego no los tiene.
review-failed = No se ha podido hacer el análisis. Inténtalo más tarde.
review-progress = Progreso del análisis
review-waiting = { $count ->
    [one] Antes del tuyo se hace otro análisis.
   *[other] Antes del tuyo se hacen { $count } análisis.
}
review-computing = En curso: { $percent } %
review-leave-page = Tarda unos minutos. Puedes salir de esta página; el análisis se guarda con la partida.
review-look-again = Volver a mirar
review-seats = Los puestos que jugaste
review-points = { $count ->
    [one] { $amount } punto
   *[other] { $amount } puntos
}
review-sentence = { $result ->
    [ahead-one] Ganaste por { $points }: { $luck }, { $decisions }, { $rivals }; sin explicar: { $rest }.
    [behind-one] Perdiste por { $points }: { $luck }, { $decisions }, { $rivals }; sin explicar: { $rest }.
    [level-one] Acabasteis igualados a puntos: { $luck }, { $decisions }, { $rivals }; sin explicar: { $rest }.
    [ahead-many] Acabaste { $points } por encima de la media de los demás: { $luck }, { $decisions }, { $rivals }; sin explicar: { $rest }.
    [behind-many] Acabaste { $points } por debajo de la media de los demás: { $luck }, { $decisions }, { $rivals }; sin explicar: { $rest }.
   *[level-many] Acabaste igualado con la media de los demás: { $luck }, { $decisions }, { $rivals }; sin explicar: { $rest }.
}
review-sentence-solo = Acabaste con { $points }: { $luck }, { $decisions }; sin explicar: { $rest }.
review-sentence-plan = Acabaste con { $points }. El plan del solucionador da { $plan }; tus decisiones te costaron { $cost }.
review-luck-gave = el azar te dio { $amount }
review-luck-cost = el azar te costó { $amount }
review-decisions-cost = tus decisiones te costaron { $amount }
review-decisions-free = tus decisiones no te costaron nada que se pueda medir
review-rivals-one-cost = a tu rival, las suyas le costaron { $amount }
review-rivals-one-free = a tu rival, las suyas no le costaron nada que se pueda medir
review-rivals-many-cost = las de los demás te dieron { $amount }
review-rivals-many-free = las de los demás no te dieron nada que se pueda medir
review-part-plan = Plan del solucionador
review-confidence = Todas las cifras son puntos, estimados a partir de muchos futuros imaginados. La cifra verdadera está dentro de ± con una probabilidad del 95 %.
review-exact = Todas las cifras son puntos. Una decisión cuesta lo que después de ella ya no se podía alcanzar.
review-course = Curso de la partida
review-curve-share = Parte esperada de la victoria, en tanto por ciento
review-curve-points = Puntos esperados
review-curve-margin = Ventaja esperada, en puntos
review-by-chance = por azar
review-by-decision = decisión de { $name }
review-by-own-decision = tu decisión
review-percent = { $percent } %
review-parts = Suerte y decisiones
review-parts-plan = Plan y decisiones
review-parts-about = Puntos por encima de la media de los demás. Las decisiones se comparan con las mejores que ha encontrado el análisis. Sin explicar queda lo que notó tarde o no notó.
review-parts-about-solo = Las decisiones se comparan con las mejores que ha encontrado el análisis. Sin explicar queda lo que notó tarde o no notó.
review-parts-about-plan = Las decisiones se comparan con las mejores que ha encontrado el análisis. Sin explicar queda lo que el solucionador encuentra además.
review-part-start = Esperado al principio
review-part-luck = Robos y tiradas
review-part-decisions = Decisiones propias
review-part-rivals = Decisiones de los demás
review-part-unexplained = Sin explicar
review-part-result = Resultado
review-draws = Los azares que más te afectaron
review-more-draws = { $count ->
    [one] Un azar más
   *[other] { $count } azares más
}
review-costliest = Tus decisiones más costosas
review-costliest-about = Intenta encontrar una jugada mejor antes de ver la respuesta.
review-no-mistakes = Ninguna decisión tuya costó nada que el análisis pudiera medir.
review-played = Jugaste: { $moves }
review-loss = Puntos frente a la mejor línea encontrada: { $points }
review-loss-share = Puntos frente a la mejor línea encontrada: { $points }; parte de la victoria: { $percent }
review-find = Buscar una jugada mejor
review-answer = Ver la respuesta
review-better = Qué era mejor
review-replies = Qué habrían hecho probablemente tus rivales
review-reply = { $name }: { $moves }
review-why = Por qué: a qué lleva cada línea, en puntos
review-reason = Aspecto
review-reason-best = Mejor
review-reason-played = Jugado
review-reason-difference = Diferencia
what-if = ¿Y si…?
what-if-title = ¿Y si…? { $title }
what-if-about = Elige dos jugadas. Después de ambas siguen jugando bots, en los mismos 64 futuros imaginados, sacados de lo que el jugador sabía.
what-if-about-certain = Elige dos jugadas. Después de ambas siguen jugando bots. En este juego nada depende del azar: hay un solo futuro para cada una.
what-if-ask = Comparar
what-if-compare = Comparar ambas en 64 futuros
what-if-decides = Aquí decide { $name }.
what-if-played = { $moves } (lo que se jugó)
what-if-moments = Otros momentos
what-if-back = Decisión anterior
what-if-next = Decisión siguiente
what-if-forced = Aquí solo hay una jugada posible.
what-if-failed = No se pudieron comparar las jugadas. Inténtalo más tarde.
what-if-futures = Número de futuros según su resultado
what-if-axes = A lo ancho: puntos por encima de la media de los demás, esperados tras unas pocas acciones o turnos; la línea discontinua es su media. A lo alto: número de futuros. El análisis juzga las decisiones con otra búsqueda, así que sus cifras pueden ser distintas.
what-if-mean = { $line }, resultado medio: { $points }
what-if-average = Resultado medio: { $points }
what-if-certain = Puntos esperados: { $points }
what-if-better = { $line } es mejor.
what-if-even = Los futuros no dicen cuál es mejor.
what-if-difference = A comparada con B, en puntos: { $points }
exercise-title = Busca una jugada mejor
exercise-ask = Jugaste: { $moves }. Coste en puntos: { $points }. Encuentra algo mejor.
exercise-goes-on = Sigue: así empieza una de las líneas comparadas.
exercise-best = Es la mejor línea que ha encontrado el análisis.
exercise-good = Mejor que lo que jugaste. El análisis ha encontrado algo todavía mejor.
exercise-same = Esto es lo que jugaste entonces.
exercise-other = No está entre las mejores líneas encontradas. Mira qué resulta de ello o vuelve a intentarlo.
exercise-awaits = Ahora responden tus rivales.
exercise-again = Intentarlo de nuevo
exercise-compare = Comparar con la mejor
exercise-answer = Ver la respuesta
exercise-leave = Volver al análisis
error-nothing-to-compare = Elige dos jugadas distintas para compararlas.
