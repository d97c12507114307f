help-aevum = Aevum juega a juegos de civilizaciones siguiendo exactamente sus reglamentos.
help-epilog = «aevum ORDEN --help» explica una orden.
help-usage = uso
help-what = argumentos
help-options = opciones
help-options-of = opciones de { $game }
help-option = { $about } ({ $values }; si no se indica, { $default })
help-commands = órdenes
help-command = ORDEN
help-help = muestra esta ayuda
help-version = muestra la versión
help-lang = idioma (si no, el del sistema)
help-json = salida para máquinas
help-play = juega una partida en la terminal o continúa una guardada
help-games = lista los juegos con sus asientos y opciones
help-new = empieza una partida y la escribe en un archivo
help-show = muestra una posición de una partida guardada como texto, dibujo o JSON
help-replay = vuelve a jugar una partida guardada, con la puntuación línea a línea
help-explain-move = explica una jugada de un bot: su plan, dos alternativas y lo que decide entre ellas
help-move-number = número de la jugada, como los cuenta `aevum replay`
help-explained-bot = bot que la hizo (hard si no se indica; conocidos: { $known })
help-verify = comprueba que los archivos están completos, intactos y son legales en cada jugada
help-review = repasar una partida terminada: la suerte y las decisiones por separado, y las decisiones más caras
help-arena = los bots se enfrentan en muchas partidas rotando los asientos; con --out se puede interrumpir y continuar
help-tune = busca mejores pesos para el criterio de un juego; se puede interrumpir y continúa
help-learn = aprende a valorar las posiciones de un juego con partidas de bots; se puede interrumpir y continúa
help-calibrate = ajustar con partidas entre bots cuánto dice una evaluación sobre los puntos y las victorias
help-solve = busca la mejor línea de un juego en solitario y dice cuánto puede faltarle; Ctrl+C termina la búsqueda y da lo mejor hasta entonces
help-rules = busca en las reglas de un juego
help-sheet = imprime una hoja para lápiz y papel
help-new-game = escribir un paquete con un juego pequeño que funciona, para empezar el tuyo
help-new-bot = escribir un archivo con un bot pequeño que juega, y su prueba, para empezar el tuyo
help-new-game-name = el nombre del juego: minúsculas, cifras y guiones, como mi-juego
help-new-game-output = la carpeta que se escribe (si no, una con el nombre del juego)
help-new-bot-name = el nombre del bot: minúsculas, cifras y guiones, como mi-bot
help-new-bot-output = dónde escribir los archivos (si no, en esta carpeta)
help-game = JUEGO
help-game-about = un juego; véase aevum games
help-game-or-file = JUEGO|ARCHIVO
help-game-or-file-about = un juego para empezar o una partida guardada o una posición como texto para continuar
help-file = ARCHIVO
help-folder = CARPETA
help-value = VALOR
help-number = NÚMERO
help-address = DIRECCIÓN
help-words = PALABRAS
help-words-about = solo reglas con todas estas palabras
help-bot = BOT
help-bots = BOT,BOT
help-bots-about = quién juega, uno por asiento (conocidos: { $known }; ARCHIVO.py:CLASE toma un bot de un archivo, program:ORDEN inicia un programa)
help-play-bots = bots para los últimos asientos ({ $known }; ARCHIVO.py:CLASE toma un bot de un archivo, program:ORDEN inicia un programa)
help-output = dónde escribir la partida (si no, un nombre en esta carpeta)
help-play-output = dónde guardar (si no, en la carpeta de tus partidas)
help-match-file = una partida guardada
help-force = sobrescribe un archivo que ya existe
help-seats = número de asientos
help-seed = semilla de todo el azar, un número entero (si no, se sortea)
help-match-or-position = una partida guardada, o una posición como texto entre comillas
help-position = muestra la posición como texto, para enviarla en un mensaje
help-moment = la posición tras N jugadas (si no, la última)
help-drawing = dibuja en un archivo { $kind }, o en la salida estándar con -
help-blank = una hoja vacía sin fecha
help-games-count = cuántas partidas (100 si no se indica)
help-jobs = cuántos procesos se reparten el trabajo (1 si no se indica)
help-ray = juega en un clúster de Ray: su dirección, o auto para el de este equipo
help-out = guarda en esta carpeta las partidas terminadas, el informe y una tabla de todas las partidas; tras una interrupción la misma orden continúa
help-tune-out = la carpeta para todo lo jugado y para los pesos hallados
help-tune-bot = quién piensa con los pesos (normal si no se indica; conocidos: { $known })
help-tune-names = NOMBRE,NOMBRE
help-tune-only = afinar solo estos pesos (todos si no se indica)
help-tune-generations = cuántas generaciones de candidatos (20 si no se indica); después se pueden añadir más
help-tune-population = candidatos por generación (los adecuados al número de pesos si no se indica)
help-tune-games = partidas de cada candidato por generación, hasta completar los repartos (24 si no se indica)
help-tune-sigma = cuánto se alejan los primeros candidatos de los pesos en uso, como parte de cada uno (0.2 si no se indica)
help-tune-luck = ordenar los candidatos por resultados sin la suerte; medirla lleva más tiempo
help-tune-compare = partidas con repartos nuevos que dicen cuánto vale el resultado (200 si no se indica)
help-learn-out = la carpeta para todo lo jugado y para los valores aprendidos
help-learn-bot = quién juega las partidas ({ $bot } si no se indica)
help-learn-noise = error aleatorio de la valoración en las partidas de las que se aprende (0.5 si no se indica)
help-learn-rounds = cuántas veces jugar, ajustar y comparar (1 si no se indica); después se pueden añadir más
help-learn-games = partidas de las que se aprende en cada ronda (2000 si no se indica)
help-learn-compare = partidas del valor nuevo contra el anterior, hasta completar los repartos (200 si no se indica)
help-calibrate-seats = número de jugadores (si no se indica: por turno, todos los que admite el juego)
help-calibrate-games = partidas para el ajuste (200 si no se indica)
help-review-seat = número del asiento cuyas decisiones se cuentan (1 si no se indica)
reviewed-progress = Repasando
reviewed-player = jugador
reviewed-start = inicio
reviewed-luck = suerte
reviewed-decisions = decisiones propias
reviewed-rivals = decisiones rivales
reviewed-unexplained = sin explicar
reviewed-result = resultado
reviewed-units = Puntos por encima de la media de los demás; ± es el error típico. Las columnas suman el resultado.
reviewed-units-solo = Puntos. El inicio es el mejor plan encontrado; las columnas suman el resultado.
reviewed-turning-points = Momentos decisivos para { $name }
reviewed-turned-by-chance = Jugada { $position }, por azar: { $change }. { $events }
reviewed-turned-by-decision = Jugada { $position }, por una decisión: { $change }. { $events }
reviewed-draws = Robos y tiradas que más importaron a { $name }, en puntos
reviewed-draw = Jugada { $position }: { $luck }. { $events }
reviewed-costliest = Decisiones más caras de { $name }
reviewed-no-loss = Ninguna decisión de { $name } fue peor que otra que el repaso encontrara.
reviewed-decision = Jugada { $position }: { $moves }
reviewed-better = Mejor: { $moves }. Puntos perdidos: { $loss }
reviewed-reasons = Lo que cambiaría: { $reasons }
reviewed-replies = Respuesta probable de { $name }: { $moves }
calibrate-range = victoria esperada
calibrate-count = pronósticos
calibrate-expected = media esperada
calibrate-actual = ganadas
calibrate-worth = { $games ->
    [one] Comprobado con { $games } partida
   *[other] Comprobado con { $games } partidas
 } a las que no se ajustaron las pendientes. Pérdida logarítmica media del pronóstico: { $loss }; sin saber nada: { $plain }.
calibrate-written = Escrito: { $file }
help-save = escribe cada partida como archivo en esta carpeta
help-luck = medir también la suerte y mostrar las diferencias sin ella; un tercio más lento o más

usage-required = Falta algo: { $names }.
usage-one-of = Hace falta una de estas: { $names }.
usage-unknown = No sé qué hacer con { $names }; prueba --help.
usage-expects-value = { $names } necesita un valor detrás.
usage-not-together = { $names } no puede ir junto con { $other }.
usage-choice = «{ $value }» no es posible para { $names }; elige entre { $known }.
usage-value = «{ $value }» no es posible para { $names }.
usage-other = { $text }
usage-seed = «{ $value }» no es una semilla: da un número entero desde { $least }.
usage-seats = «{ $value }» no es un número de asientos: da un número entero desde { $least }.
usage-number = «{ $value }» no es posible: da un número entero desde { $least }.
usage-part = «{ $value }» no es posible: indica un número mayor que 0 y no mayor que 1.
usage-noise = «{ $value }» no es posible: indica un número a partir de 0.
usage-too-many = «{ $value }» es demasiado: como mucho { $most }.
usage-moment = «{ $value }» no es un número de jugada: da un número entero desde { $least }.
usage-moment-late = No hay ninguna jugada n.º { $value }; la última es la n.º { $moves }.
usage-name = «{ $value }» no puede ser el nombre de un juego o bot: usa minúsculas, cifras y guiones, como mi-juego.
usage-name-taken = El nombre { $value } es de Python o de un paquete instalado; elige otro.
usage-blank = Una hoja vacía no tiene fecha ni opciones.
usage-file-is-set-up = Una partida guardada ya tiene sus asientos, semilla y archivo; solo una nueva admite estas opciones.
usage-too-many-bots = Con { $bots ->
    [one] un bot
   *[other] { $bots } bots
 } no te queda asiento; asientos en total: { $seats }.
error-occupied = { $file } ya existe y no se sobrescribe.

table-game = Juego
table-title = Título
table-seats = Asientos
table-option = Opción
table-values = Valores (el primero si no se indica)
table-bot = Bot
table-about = Significado
table-score = Puntuación
score-tie-breaks = Desempate:
table-points = Puntos

games-untranslated = Sin traducir; quien lee en estos idiomas lo ve en inglés: { $languages }.
games-in-en = inglés
games-in-es = español
games-in-ru = ruso
new-written = { $title }: la partida está en { $file }.
new-game-written = { $folder } contiene un juego que funciona. Lo que sigue:
new-game-install = instálalo:  { $command }
new-game-play = juégalo:  { $command }
new-game-test = ejecuta sus pruebas y las del contrato:  { $command }
new-bot-written = Escrito: { $files }. Lo que sigue:
new-bot-play = haz jugar al bot:  { $command }
new-bot-test = ejecuta su prueba:  { $command }
show-written = Dibujado en { $file }.
score-not-yet = La partida sigue en curso tras { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
 }.
verify-good = ✓ { $file }: { $moves ->
    [one] una jugada, legal
   *[other] { $moves } jugadas, todas legales
 }; huella de la semilla { $commitment }
verify-older = ✓ { $file }: reglas anteriores (versión { $version }), se juega igual: { $moves ->
    [one] una jugada, legal
   *[other] { $moves } jugadas, todas legales
 }; huella de la semilla { $commitment }
rules-none = Ninguna regla contiene las palabras «{ $query }».

play-welcome = Escribe una jugada, «help» o «quit»; la partida se guarda después de cada jugada.
play-help = Una jugada se escribe como muestra la línea sobre el cursor. También: moves [PALABRAS] lista las jugadas legales · hint da una pista · undo [N] deshace · board · cards, players, legend: las partes de una mesa que no cabe en tu terminal · log: lo último ocurrido · rules [PALABRAS] · save [ARCHIVO] · position: la partida hasta aquí como texto, para enviarla · quit. Cada jugada se guarda; «aevum play ARCHIVO» continúa más tarde.
play-next-page = Intro: más; otra tecla e Intro: parar
play-no-panel = Nada que mostrar.
play-saved = Guardado en { $file }.
play-copied = Hay una copia en { $file }. La partida se sigue guardando en { $match }.
play-undo-too-many = { $moves ->
    [one] Solo se puede deshacer 1 jugada.
   *[other] Solo se pueden deshacer { $moves } jugadas.
 }
play-did-you-mean = ¿Querías decir «{ $word }»?
play-go-on = Guardado. Continúa con: aevum play "{ $file }"
play-over = La partida queda en { $file }.
play-no-moves = Ninguna jugada legal empieza por «{ $kind }».

help-host = dirección en la que escuchar (127.0.0.1 si no se indica)
help-port = puerto en el que escuchar (8765 si no se indica)
help-database = dónde se guardan las partidas, también AEVUM_DATABASE (si no, un archivo en tu carpeta de datos)
help-public-url = la dirección con la que otros llegan a este servidor
help-open = abre el navegador
help-serve = juega en el navegador: abre la mesa
usage-port = «{ $value }» no es un puerto.
usage-table-missing = La mesa necesita más paquetes: pip install ".[table]" en la carpeta del código de Aevum.
serve-at = La mesa está abierta en { $address } (Ctrl+C la cierra).
help-webhook = dirección que recibe un mensaje JSON cuando le toca a alguien que no está mirando
help-smtp = servidor de correo para avisar también por correo, también AEVUM_SMTP: smtp://[usuario:clave@]host[:puerto]
help-sender = remitente de esos correos
help-bot-pause = milisegundos que un bot espera antes de actuar, para que se le pueda seguir (400 si no se indica)
error-database = No se puede abrir la base de datos { $database }: { $why }.
error-postgres-missing = Para PostgreSQL hace falta un paquete más: pip install ".[postgres]" en la carpeta del código de Aevum.
error-port-busy = No se ha podido abrir el servidor en { $host }:{ $port }: { $why }.
serve-database = Las partidas se guardan en { $database }.
help-replace-links = aceptar otro secreto del servidor: todos los enlaces a asientos se emiten de nuevo
error-secret = Esta base de datos se usó con otro secreto del servidor. Pon ese en AEVUM_SECRET (o AEVUM_SECRET_FILE); si se ha perdido, arranca una vez con --replace-links: los enlaces antiguos a asientos libres dejarán de valer.
usage-letters-without-address = Los correos necesitan enlaces que funcionen en otra parte: indica --public-url, la dirección por la que otros llegan a este servidor.
help-practice = alcanzar una meta desde una posición preparada; sin posición: la lista de un juego
help-practised-position = POSICIÓN
help-practised-position-about = número o nombre de una posición de práctica
usage-no-practice = { $game } no tiene posiciones de práctica.
usage-no-position = No hay ninguna posición «{ $position }»: da un número del 1 al { $last } o un nombre de la lista.
practice-column-name = nombre
practice-column-goal = meta
practice-column-par = par
practice-goal = Meta: { $goal }
practice-moves = Jugadas: { $moves }, par { $par }
practice-reached = ¡Conseguido, y con arte! Estrellas: { $stars } de { $most }
practice-out-of-reach = Esta vez no: la meta ya queda fuera de alcance. «undo» deshace jugadas.
help-lessons = para quien administra: cuánta gente hace cada lección y dónde se queda
lessons-game = juego
lessons-lesson = lección
lessons-step = paso
lessons-came = llegaron
lessons-stopped = se quedaron
lessons-none = Nadie ha hecho todavía ninguna lección.
help-account = para quien administra: dar a una cuenta una contraseña nueva
help-account-action = reset: pone una contraseña nueva y cierra la sesión de la cuenta en todas partes
help-account-name = el nombre de la cuenta
help-name = NOMBRE
account-reset = La nueva contraseña de { $name } es { $password } . Quien tuviera sesión con ella queda fuera en un minuto.
usage-no-account = No hay ninguna cuenta «{ $name }».
usage-address = «{ $value }» no es una dirección ni una red.
help-allow-host = un nombre por el que se puede llamar a este servidor, además del de la dirección pública; se puede dar varias veces
help-proxy = dirección o red de un proxy que puede decir en nombre de quién llama; se puede dar varias veces
help-people-per-address = para cuántas personas valen los límites de una dirección (20 si no se da; 0: no se cuentan las direcciones)
help-forget-after = borrar las partidas sin terminar en las que nadie ha movido en tantos días (0 si no se da: nunca)
help-par = segundos que la mesa busca el par del reto de cada día (60 si no se indica; 0: nunca)
help-review-workers = análisis de partidas terminadas que se hacen a la vez (1 si no se indica; 0: ninguno)
help-memory = megabytes de partidas que quedan en memoria aunque nadie las mire (256 si no se da)

# Resolver
help-solvable = un juego en solitario que se puede resolver (si no se indica, el único)
help-seconds = cuántos segundos de reloj buscar (60 si no se indica); una máquina ocupada encuentra menos en ese tiempo
help-steps = busca tantas porciones de trabajo en cada proceso en vez de un tiempo: con la misma semilla sale el mismo plan
help-solve-jobs = cuántos procesos buscan a la vez (si no se indica, todos los núcleos)
help-method = cómo buscar (si no se indica, de la mejor manera)
help-width = líneas que conserva el haz (2500 si no se indica)
help-solve-out = escribe el mejor plan en este archivo, y otra vez cada vez que se encuentra uno mejor
usage-seconds = «{ $value }» no es un tiempo: indica segundos mayores que 0, como 60 o 0.5.
solve-begins = Buscando
solve-progress = Lo mejor hasta ahora: { $points }; como mucho { $bound }
solve-interrupted = La búsqueda se interrumpió; este es el mejor plan encontrado hasta ahora.
solve-found = { $points ->
    [one] Un punto
   *[other] { $points } puntos
 }. Ningún plan puede dar más de { $bound }{ $gap ->
    [0] : este es el mejor que existe.
    [one] ; entre ambos hay { $gap } punto.
   *[other] ; entre ambos hay { $gap } puntos.
 }
solve-written = El plan está en { $file }.
