web-skip = Ir al contenido
web-menu = Menú: nombre, idioma, aspecto
web-lobby = Jugar
web-mine = Mis partidas
web-account = Cuenta
web-language = Idioma
web-theme = Aspecto
web-theme-system = como el sistema
web-theme-light = claro
web-theme-dark = oscuro
web-theme-contrast = alto contraste
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
lobby-lead = Civilizaciones según el reglamento: a solas, codo con codo o con amigos lejanos. No hace falta cuenta.
lobby-rules = Reglas
lobby-more = Más opciones
lobby-options = Opciones
lobby-optional = opcional
lobby-default = como está impreso
lobby-seats = Asientos
lobby-seat = Asiento { $seat }
lobby-begin = Empezar
lobby-best = Mejores resultados
lobby-upload = Continuar una partida guardada
lobby-upload-about = Un archivo que termina en .aevum
lobby-upload-do = Abrir
lobby-running = Sigue jugando
lobby-all-mine = Todas mis partidas
lobby-puzzle-about = el mismo tablero para todos
lobby-any-moment = Cualquier fecha y hora
lobby-either = Basta con una de las dos; si las dejas vacías, elige el juego.
lobby-example = por ejemplo, { $example }
lobby-default-about = Lo marcado «{ lobby-default }» es la regla del libro; lo demás son variantes.
lobby-seats-about = { $most ->
    [1] Un juego para uno: juega o mira.
   *[other] De { $least } a { $most } asientos; deja los demás a nadie.
 }
lobby-new = Nueva partida
preset-standard = Jugar ya
lobby-who = Quién juega
seat-me = yo
seat-here = alguien a mi lado en esta pantalla
seat-open = un amigo, con un enlace
seat-bot = bot: { $bot ->
    [easy] fácil
    [normal] normal
    [random] al azar
   *[other] { $bot }
}
seat-none = nadie
seat-guest = Invitado
value-true = sí
value-false = no

table-waiting = Esperando a { $name }.
table-curtain = Ahora decide { $name }. Los demás, por favor, no miréis.
table-lift = Soy { $name }
table-sure = { $move }: no se puede deshacer sin los demás. ¿Seguimos?
table-how = cómo
table-choose = { $done }: elige { $wanted }.
table-yes = Sí
table-back = Atrás
table-undo = Deshacer
table-undo-asked = { $name } pide deshacer una jugada.
table-agree = De acuerdo
table-refuse = No
table-score = Puntuación
table-line = Línea
table-winner = gana
table-open-seat = libre
table-bot = (bot)
table-to-move = le toca
table-invite = Enlace para un amigo
table-reconnecting = Reconectando …
table-board = Tablero
table-seats = Asientos
table-log = Lo que ha pasado
table-chat = Charla
table-say = Di algo
table-send = Enviar
table-rules = Reglas
table-replay = Repetición
table-print = Imprimir (PDF)
table-picture = Imagen (PNG)
table-side = La partida
table-again = Jugar otra vez
table-look-back = Repasar
table-share = Copiar el enlace
table-copied = Copiado
table-share-picture = Guardar la imagen
table-log-empty = Todavía nada.
table-chat-empty = Nadie ha dicho nada todavía.
table-notify = Avísame cuando me toque
join-title = Un asiento en { $title } te espera
join-about = Te invitan a ocupar el asiento { $seat }.
join-yours = este asiento
join-together = { $name } ya está en él: jugaríais juntos en este asiento.
join-do = Ocupar el asiento

rules-title = Reglas de { $title }
rules-search = Buscar una regla
rules-do = Buscar
rules-nothing = Ninguna regla contiene las palabras «{ $query }».
rules-about = Con nuestras palabras y en el orden del reglamento, capítulo a capítulo. IR o TR y un número: nuestra decisión donde el libro calla.
rules-contents = Contenido
rules-pieces = Las piezas
rules-here = Enlace a esta regla ({ $clause })
rules-ruling = Nuestra decisión
rules-place = En el reglamento impreso: { $place }
replay-title = Repetición: { $title }
replay-first = Al principio
replay-back = Una jugada atrás
replay-next = Una jugada adelante
replay-last = Al final
replay-at = Jugada { $at } de { $last }
replay-commitment = Huella de la semilla, publicada antes de la primera jugada: { $commitment }
replay-seed = La semilla, visible ahora que la partida ha terminado: { $seed }
replay-file = Descargar la partida
replay-honest = ¿Fue justo el azar?
replay-verify = Verificar
replay-start = Antes de la primera jugada.
replay-slider = Momento de la partida
replay-run = Reproducir
replay-keys = Flechas: paso a paso. Inicio y Fin: a los extremos. Espacio: seguido.
replay-table = A la mesa
replay-honest-about = La semilla de todo el azar queda en el servidor hasta el final. Su huella se publica antes de la primera jugada: nadie puede cambiarla sin que se note.
verify-good = La semilla corresponde a su huella y las { $moves } jugadas son legales al repetirlas desde ella.
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
puzzle-place = Puesto
puzzle-name = Nombre
puzzle-somebody = Alguien
puzzle-nobody = Nadie lo ha terminado todavía.
account-name = Tu nombre en la mesa
account-rename = Guardar
account-signed-in = Has entrado como { $login }.
account-leave = Salir
account-why = La cuenta solo hace falta para encontrar tus partidas en otro dispositivo.
account-enter = Entrar
account-register = Crear una cuenta
account-login = Nombre de la cuenta
account-password = Contraseña (8 signos o más)
account-too-short = Da un nombre de cuenta y una contraseña de 8 a 200 signos.
account-taken = Ese nombre de cuenta está ocupado o ya tienes una cuenta.
account-wrong = El nombre de la cuenta y la contraseña no coinciden.
account-wait = Demasiadas contraseñas equivocadas. Inténtalo de nuevo dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
 }.
error-title = Eso no funciona
error-something = No se ha podido entender la petición.
error-not-found = Aquí no hay nada.
error-no-such-match = No existe la partida { $match }.
error-comfort = No se ha perdido nada: tus partidas están guardadas.
error-home = A los juegos
export-when-over = Una partida se puede descargar cuando ha terminado: su archivo contiene la semilla de todo el azar.
notice-subject = { $title }: te toca
notice-text = Te toca en { $title }: { $link }
account-email = Correo para avisarte cuando te toque (vacío: ninguno)
plot-range = { $name }, de { $low } a { $high }
account-email-wrong = Eso no es una dirección de correo.
table-refused = { $move } no está permitido: { $text }

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
error-busy = Hay muchos esperando lo mismo. Vuelve a intentarlo dentro de { $seconds } segundos.
error-file-too-long = { $file } es más largo que cualquier partida que conocemos: aquí se abren como mucho { $records } jugadas y { $undos } retrocesos.
account-email-sent = Hemos escrito a { $address }. Abre el enlace de esa carta; antes de eso no llegará ninguna otra. Para recibir otra carta, guarda de nuevo.
account-change = Cambiar la contraseña
account-old = Tu contraseña de ahora
account-change-about = Aquí sigues dentro; en todos los demás sitios se cierra tu sesión.
account-everywhere = Cerrar sesión en todas partes
account-everywhere-about = ¿Has perdido un dispositivo, o usado uno ajeno? Esto cierra la sesión en todos tus navegadores, también en este.
confirm-title = Cartas cuando te toque
confirm-about = ¿Quieres recibir cartas en { $address } cuando te toque en una mesa de aquí? Puedes dejarlo cuando quieras en tu cuenta.
confirm-do = Sí, escribidme
confirm-spent = Este enlace ya se ha usado, o se ha enviado una carta más nueva.
confirm-subject = ¿Te escribimos cuando te toque?
confirm-text = Alguien, esperamos que tú, ha pedido en esta mesa una carta aquí cada vez que le toque. Si has sido tú, abre { $link } y di que sí. Si no, no hagas nada: no llegará ninguna otra carta.
account-new = Tu nueva contraseña (8 signos o más)
