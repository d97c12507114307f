# First turns: the first lesson
lesson-first-turns-title = De la nada a las pirámides
lesson-first-turns-about = Coge cartas, agranda la familia, dale trabajo y levanta tu primera maravilla.
lesson-first-turns-leader = ¡Te damos la bienvenida a la Antigüedad! Cuando acabe la última era, ganará la civilización con más cultura. Hasta entonces todo sale de esta fila de cartas, y una carta de la izquierda cuesta una acción civil. Tienes { $actions ->
    [one] una
   *[other] { $actions }
 }. Un pueblo necesita un líder: coge a { card-moses }, la carta señalada.
lesson-first-turns-wrong-land-first = Esa es la siguiente, buena vista. Primero, quien le diga a la gente adónde ir.
lesson-first-turns-wrong-price = Cuenta los círculos blancos al pie de la carta: tan a la derecha cuesta más acciones. Ya se irá deslizando hacia la izquierda y abaratándose. { card-moses } ya está barato.
lesson-first-turns-wrong-card = No es mala carta. Pero líderes hay pocos, y los rivales también tienen ojos: primero { card-moses }.
lesson-first-turns-wrong-early = ¡Demasiado pronto! Todavía queda algo por hacer, y las acciones no se guardan para mañana.
lesson-first-turns-land = Magnífica barba. Queda una acción: coge { card-rich-land-a }. Las cartas amarillas son pequeños favores que se guardan en la mano para el momento justo, que nunca es el turno en que las coges.
lesson-first-turns-wrong-last = Es tu última acción, así que dedícala a la carta señalada. En tu próximo turno te abaratará algo, y lo barato gusta.
lesson-first-turns-end = Sin acciones y sin heridos. Elige «{ pick-end }»: tus granjas darán { $food } de comida; tus minas, { $resources } recursos; y tus filósofos, una primera ocurrencia.
lesson-first-turns-lead = Ya han llegado la comida y la piedra. Entre tus turnos juega { $rival }; en los tuyos tienes { $actions } acciones civiles. { card-moses } sigue esperando en tu mano y mira el reloj, que es de sol. Pulsa su carta para ponerlo en juego.
lesson-first-turns-wrong-grow-early = Buen plan, pero más caro de lo necesario. Con { card-moses } al mando, un trabajador nuevo cuesta menos comida.
lesson-first-turns-wrong-full-hands = Aún tienes cartas en la mano. Primero pon en juego a { card-moses }: desde la mano no se lidera a nadie.
lesson-first-turns-wrong-leader = Enseguida. Primero pon en juego a { card-moses }: desde la mano no se lidera a nadie.
lesson-first-turns-grow = Con { card-moses } las familias son numerosas: un trabajador nuevo solo te cuesta { $cost } de comida, y tienes { $food }. Elige «{ pick-grow }».
lesson-first-turns-wrong-build-early = Construir viene después. Primero, un trabajador más, ahora que con { card-moses } sale barato: «{ pick-grow }».
lesson-first-turns-wrong-unborn = Eso puede esperar. Primero, alguien nuevo: «{ pick-grow }».
lesson-first-turns-wrong-soldier = No hay enemigos a la vista, y las lanzas no se comen. Deja que trabaje.
lesson-first-turns-mine = { $workers ->
    [one] Un trabajador anda
   *[other] { $workers } trabajadores andan
 } de brazos cruzados. Una mina cuesta normalmente { $cost } recursos, pero tienes { card-rich-land-a }: juégala y elige { card-bronze }. La mina nueva te pagará todos los turnos.
lesson-first-turns-wrong-farm = La comida nunca sobra, y ya le llegará el turno. Pero al principio todo se hace de piedra: elige la mina, { card-bronze }.
lesson-first-turns-wrong-full-price = Una mina, sí, pero ¿a precio completo? Tienes { card-rich-land-a }: con esa carta sale más barata.
lesson-first-turns-wrong-mine = Pronto. Primero la mina, que empieza a pagar este mismo turno.
lesson-first-turns-wrong-destroy = Tus trabajadores acaban de colgar ahí el sombrero. Mejor que no.
lesson-first-turns-wonder = Queda una acción. La maravilla señalada, { card-pyramids }, se ha puesto barata, y las maravillas van derechas a la obra. Terminada, vale una acción civil más, cada turno y para siempre. Cógela.
lesson-first-turns-wrong-wonder = Carta útil, aunque menos puntiaguda. Coge la maravilla señalada mientras esté barata.
lesson-first-turns-wrong-grow-again = Otra criatura no encontraría trabajo este turno. La maravilla señalada, en cambio, no estará barata mucho tiempo.
lesson-first-turns-again = No quedan acciones civiles. Las rojas son para soldados, y hoy pueden dormir. Elige «{ pick-end }».
lesson-first-turns-wrong-disband = Son tus únicos guardias. Que conserven la lanza, por si acaso.
lesson-first-turns-alone = Un evento: han llegado colonos, un trabajador más para cada civilización. ¡Y ahora gobiernas sin ayuda! Antes de terminar este turno, consigue que tus granjas den { $food } de comida por turno en vez de { $grown }, y tus minas, { $resources } recursos en vez de { $mined }.
lesson-first-turns-choose = Todo el mundo trabaja, y lo has logrado sin mí. Las acciones que quedan compran cartas para luego: lee unas cuantas, dejando encima el ratón o el dedo, y coge lo que te guste. Cada turno la fila se desliza a la izquierda, así que lo que hoy es caro mañana será barato, salvo que también le guste a { $rival }. Luego, «{ pick-end }».
lesson-first-turns-stone = Entre tus turnos juega { $rival }, y a ti te esperan { $resources } recursos. De momento tu maravilla, { card-pyramids }, es solo un plano. Las maravillas se construyen fase a fase; las cifras de la carta son los precios. Elige «{ pick-stage }».
lesson-first-turns-wrong-stone = Eso puede esperar a que esté puesta la primera piedra. Primero, «{ pick-stage }».
lesson-first-turns-wrong-resign = ¿Retirarte, justo cuando se pone interesante? ¿Qué diría el vecindario?
lesson-first-turns-family = Ya está la primera fase, y el resto del turno es tuyo: { $actions ->
    [one] una acción civil
   *[other] { $actions } acciones civiles
 } para otro trabajador, una carta, lo que quieras. Pero guarda los recursos: serán la punta. Luego, «{ pick-end }».
lesson-first-turns-roof = La cosecha ya está recogida, y ahora viene tu obra maestra: termina { card-pyramids } antes de que acabe la próxima ronda, y da trabajo a todo el mundo. Un trabajador inactivo no produce nada y tiene hambre igualmente.
lesson-first-turns-closing = ¡Pirámides en el horizonte y una acción civil más, para siempre! Cartas, gente, trabajo y cada turno una cosecha: ese es el corazón de Through the Ages, y el tuyo ya late. Sigue desde aquí, o aprende después por qué la gente feliz rinde más que la rica.

# Inheritance: the second lesson
lesson-inheritance-title = El tesoro del tío
lesson-inheritance-about = Por qué los ladrones adoran a quien ahorra: maravillas, ciencia, gente que sonríe y nada que robar.
lesson-inheritance-thieves = Tu tío gobernó unas cuantas rondas y guardó hasta el último grano. Cada grano y cada piedra es una ficha azul de tu reserva, y ya solo quedan { $tokens }. Una reserva tan vacía huele a corrupción: al final de este turno los ladrones se llevarán { $stolen } recursos. ¡Gástalos antes! Elige «{ pick-stage }» y sigue con su maravilla, { card-pyramids }.
lesson-inheritance-wrong-book-early = Leer viene después. Primero las piedras, antes de que les salgan patas.
lesson-inheritance-wrong-grow-early = Ya habrá invitados, prometido. Primero, algo que puedan admirar.
lesson-inheritance-wrong-take = Tu tío también cogía siempre y no usaba nunca. Usa primero lo que tienes.
lesson-inheritance-wrong-idea = Guarda esa idea para más tarde: hoy no son pensamientos lo que falta.
lesson-inheritance-wrong-end = ¡Todavía no! Los ladrones ya están a la puerta.
lesson-inheritance-wrong-resign = ¿Renunciar a la herencia sin abrirla siquiera? Tu tío se llevaría un disgusto.
lesson-inheritance-wonder = Una maravilla retiene una ficha azul en cada fase hasta que se termina: la reserva apenas ha crecido, y los ladrones todavía esperan { $stolen }. Una fase más y las fichas volverán a casa: entonces, que echen cuentas de nuevo.
lesson-inheritance-wrong-roof = Una maravilla casi acabada es una ruina con futuro. Ponle la última piedra.
lesson-inheritance-science = ¡Tu primera maravilla! Y se nota al momento: { $actions } acciones civiles por turno. En la mano tienes una tecnología que tu tío compró y nunca abrió: { card-irrigation }. Descubrir cuesta ciencia, y tú tienes { $science }. Pulsa la carta.
lesson-inheritance-wrong-grow-next = Eso viene justo después. Primero abre el libro.
lesson-inheritance-guests = Aún quedan { $stolen } para los ladrones. La comida también son fichas azules, y en los graneros hay { $food }. Así que invita a gente y que coma: elige «{ pick-grow }» hasta que no haya corrupción.
lesson-inheritance-wrong-guests = ¡Casi! Todavía hay algo que robar. Antes, que alguien se lo coma.
lesson-inheritance-end = Los ladrones se van a casa con hambre. Pero mira la cara: un pueblo tan grande pide { $needed ->
    [one] una cara feliz
   *[other] { $needed } caras felices
 }, no tienes ninguna, y por eso { $angry ->
    [one] refunfuña un trabajador
   *[other] refunfuñan { $angry } trabajadores
 }. Con más descontentos que brazos inactivos habría una sublevación, y nadie produciría nada. A ti aún te quedan brazos de sobra, así que elige «{ pick-end }».
lesson-inheritance-wrong-draw = Esa carta es cosa de soldados, y de otra lección. Hoy no ataca nadie, prometido.
lesson-inheritance-wrong-disband = Un guardia menos y un ocioso más: mal negocio.
lesson-inheritance-temple = Tienes { $actions } acciones civiles, gracias a tu maravilla. Dedica la primera a la paz del alma: juega { card-ideal-building-site-i } y elige { card-religion }. Un templo hace sonreír a la gente, y además da cultura.
lesson-inheritance-wrong-full-price = ¡Un templo, sí! Pero tu tío te dejó una carta que lo abarata: { card-ideal-building-site-i }.
lesson-inheritance-wrong-lab = Inteligente, y pronto. Pero la gente lista que refunfuña solo refunfuña mejor. Primero, lo señalado.
lesson-inheritance-wrong-crowd = Más gente, más gruñidos. Primero el templo.
lesson-inheritance-wrong-temple = Todo llegará. Primero el templo, para que sonría todo el mundo.
lesson-inheritance-upgrade = Sonrisas por todas partes y { $culture } de cultura cada turno: eso es lo que al final gana. Ahora, que trabaje la tecnología nueva: elige «{ pick-upgrade }» y convierte { card-agriculture } en { card-irrigation }. Allí una ficha azul guarda el doble, y a los ladrones les da mucha rabia.
lesson-inheritance-wrong-old-farm = ¿Otra granja de las viejas? Ya conoces algo mejor: mejora una a { card-irrigation }.
lesson-inheritance-wrong-field = Pronto. Primero, que trabaje la tecnología nueva: «{ pick-upgrade }».
lesson-inheritance-wrong-destroy = Tu tío nunca destruyó nada. Era su única virtud: consérvala.
lesson-inheritance-idea = Da gusto ver ese campo. Y a la idea de tu mano le ha llegado la hora: juega { card-revolutionary-idea-a }. Tu ciencia, por ahora { $science }, crece sin otro laboratorio; esas cartas son el empujón cuando una tecnología ya casi es tuya.
lesson-inheritance-wrong-thought = Enseguida. Primero la idea, que lleva rondas esperando.
lesson-inheritance-choose = ¿Ves? Nada de lo que dejó tu tío era inútil. Ahora, una pequeña decisión tuya: { card-mineral-deposits-i } trae recursos una vez; { card-efficient-upgrade-i } abarata una mejora. Coge una de las dos; podrás jugarla a partir de tu próximo turno.
lesson-inheritance-wrong-choice = Buena carta, para otro día. Las dos señaladas te ayudarán ya el próximo turno: una con recursos y otra con una mejora más barata.
lesson-inheritance-wrong-dearer = Esa misma carta está más a la izquierda, y allí cuesta menos: coge la señalada.
lesson-inheritance-wrong-bed = Dentro de un minuto eso lo decides tú. Primero, una de las dos cartas señaladas.
lesson-inheritance-alone = Las dos son buenas, así que la tuya es la correcta. Y ahora sin mí. Antes de que acabe la próxima ronda: { $science } de ciencia por turno en vez de { $rate }, ni un descontento y nada para los ladrones. Un laboratorio, { card-philosophy }, cuesta { $cost } recursos: guarda piedra para él, y que los invitados se coman la comida.
lesson-inheritance-discover = Brillante, y los ladrones se han mudado. Otro deseo: antes de que acabe la próxima ronda, descubre una tecnología que elijas tú. Tienes { $science } de ciencia; la cifra junto al matraz dice cuánta pide cada carta de la fila. Coge una y luego púlsala en tu mano. Y que nadie refunfuñe.
lesson-inheritance-harvest = ¡Un descubrimiento tuyo! Tu tío contaba granos, pero al final de la partida solo cuenta la cultura: tienes { $culture }, y cada turno tuyo suma { $rate }. Trabajadores inactivos: { $idle }. Antes de que acabe la próxima ronda, da trabajo a todos, con «{ pick-build }» o de otro modo, y cosecha cultura: «{ pick-end }».
lesson-inheritance-closing = Gastas lo que tienes, sabes lo que quiere la gente y hueles a un ladrón a tres calles. Tu tío no reconocería el lugar. Solo falta el resto del mundo, que está a punto de llamar a la puerta.

# Neighbors: the third lesson
lesson-neighbors-title = Llaman a la puerta
lesson-neighbors-about = Eventos, una colonia, una legión y un préstamo del vecino, más bien a la fuerza.
lesson-neighbors-event = Cada turno empieza con la política: una acción política, y no cuesta nada. La carta verde de tu mano es un evento del futuro. Pulsa { card-developed-territory-i } para prepararlo: da cultura al momento y saca a la luz un evento anterior.
lesson-neighbors-wrong-patience = ¡Qué prisas! Tus soldados ni siquiera han desayunado. Primero prepara el evento; el botín no se escapa.
lesson-neighbors-wrong-silent = En política se puede callar. Pero callar no da cultura, y esta carta sí.
lesson-neighbors-wrong-resign = ¿Retirarte? ¿Ahora, con tantas lanzas y un plan? Ni hablar.
lesson-neighbors-bid = ¡Tierra a la vista! { card-fertile-territory-i }, y se lo lleva quien ofrezca más fuerza. Tu fortaleza es { $strength }; { $rival } solo llega a { $theirs } y no se atreve ni a toser. Ofrece lo mínimo: el botón señalado.
lesson-neighbors-wrong-generous = ¡Cuánta generosidad! Pero lo que ofreces hay que enviarlo, y nadie puja contra ti. Un poco menos.
lesson-neighbors-wrong-no-bid = ¿Un país entero por un barco, y lo dejas pasar? Puja, y puja lo mínimo.
lesson-neighbors-send = Es tuyo. Ahora alguien tiene que ir, y quedarse: una de tus { $units } unidades echará raíces al otro lado del mar. Elige { card-warriors } en tu tablero y luego «{ pick-done }».
lesson-neighbors-wrong-one-boat = Lo acordado era un barco, y ya ha zarpado. Los demás se quedan en casa: «{ pick-done }».
lesson-neighbors-discard = Comida y sitio para mucha gente nueva: eso es una colonia. Ahora tus generales hacen limpieza. Tras la política solo recuerdan { $limit } cartas militares, y tienes { $cards }. Descarta { card-fighting-band } y { card-phalanx }.
lesson-neighbors-wrong-keep-plunder = Esa guárdala junto al corazón. Te hará falta dentro de un minuto.
lesson-neighbors-wrong-keep-legion = No, esa es la buena: convierte en ejército justo a la gente que tienes.
lesson-neighbors-tactic = { $units } grupos con lanzas suman { $strength } de fortaleza; en formación valen más. Pulsa { card-legion } para jugar esta táctica. Cuesta una acción roja, es decir, militar.
lesson-neighbors-wrong-disband = ¿Mandar a casa a los soldados, en vísperas de una riña tan bonita?
lesson-neighbors-wrong-recruit-next = La gente nueva viene después. Primero, que la vieja aprenda a marcar el paso.
lesson-neighbors-wrong-take = La fila puede esperar un poco. Primero, los soldados.
lesson-neighbors-wrong-end = Todavía no: queda una acción roja esperando órdenes.
lesson-neighbors-recruit = ¡Fortaleza { $strength }, y con la misma gente! Ahora, una unidad más: elige «{ pick-grow }» y luego { card-warriors } en tu tablero. Una unidad cuesta { $cost } recursos y una acción roja. Las acciones rojas que no uses te darán cartas militares al final del turno, así que nada se pierde.
lesson-neighbors-wrong-spear = Este quiere ver mundo, no un taller. Dale una lanza.
lesson-neighbors-end = Eso impresionará al vecindario. { $actions ->
    [one] Queda una acción civil
   *[other] Quedan { $actions } acciones civiles
 }: coge las cartas que te gusten, mientras puedas pagarlas. Luego, «{ pick-end }».
lesson-neighbors-wrong-supper = Bocas ya hay bastantes por hoy. Mejor echa un vistazo a la fila.
lesson-neighbors-wrong-destroy = Eso ya lo harían tus vecinos, si pudieran. No los ayudes.
lesson-neighbors-aggression = Otra vez la política. { $rival } tiene { $food } de comida y fortaleza { $theirs }; la tuya es { $strength }. Pulsa { card-plunder-i }: tal honor le toca a { $rival }. No hace falta sacrificar a nadie: después, «{ pick-done }».
lesson-neighbors-wrong-polite = La cortesía es una virtud. El hambre es un argumento. Vuelve a mirar { card-plunder-i }.
lesson-neighbors-wrong-sacrifice = Ya llevas mucha ventaja. Que nadie salga malparado por unos sacos de grano.
lesson-neighbors-alone = Los sacos son tuyos, y { card-plunder-i } ha costado todas tus acciones rojas. Ahora gobiernas sin ayuda: sube tu fortaleza de { $strength } a { $goal } antes de que acabe la próxima ronda; en tu próximo turno volverás a tener { $actions } acciones rojas. A tu cuarta unidad le faltan dos compañeras para una segunda { card-legion }, a { $cost } recursos cada una. Así que no dejes nada a la corrupción: llena camas, no graneros.
lesson-neighbors-hero = Buenos guardianes, noches tranquilas: disfruta ahora de lo que protegen. Antes de que acabe la próxima ronda, pon en juego un líder y descubre una tecnología, los que más te gusten. Tienes { $science } de ciencia y { $actions ->
    [0] ninguna acción civil
    [one] una acción civil
   *[other] { $actions } acciones civiles
 } este turno. Todo empieza en la fila de cartas; lo que cojas se juega pulsándolo en tu mano.
lesson-neighbors-closing = Un evento preparado, una costa poblada, un vecino visitado: ya conoces lo esencial de Through the Ages. Procura no ser nunca el pueblo más débil, que esta lección la conocen todos. Lo demás es historia, y la escribes tú.
