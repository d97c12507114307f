# Cities: the first lesson
lesson-cities-title = Dos ciudades y un templo
lesson-cities-about = Recoger, colonizar, construir, alegrar a la gente: tu primera ronda en el mundo antiguo.
lesson-cities-collect = ¡Te damos la bienvenida al mundo antiguo! Tienes un pequeño asentamiento, que vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }; gana quien más construye. Para construir hace falta madera, así que vamos a por ella: elige la ciudad señalada, luego «{ pick-collect }» y el bosque de al lado.
lesson-cities-wrong-full = El alimento se echaría a perder: la despensa está hasta el techo. El bosque, por favor.
lesson-cities-wrong-ore = El mineral también hará falta, enseguida. Primero el bosque, que queda más cerca de la chimenea.
lesson-cities-wrong-learn = ¡Sed de saber! Aguántala un momento: tu gente todavía está buscando las sandalias.
lesson-cities-wrong-food = Eso se comería el alimento, y el alimento tiene otros planes.
lesson-cities-wrong-end = ¿Ya te vas? Aún te quedan acciones, y nadie las devuelve.
lesson-cities-settler = Madera en el cobertizo: esa ha sido tu primera acción. Una segunda ciudad duplica todo lo que haces, y tu colono se muere de ganas. Elige la ciudad señalada y luego el bosque señalado.
lesson-cities-wrong-tired = Esa ciudad ya ha trabajado este turno. Si insistes, baja su ánimo: la gente se da cuenta.
lesson-cities-wrong-road = Por ahí espera la aventura, y puede esperar un poco más. El bosque señalado es seguro, fresco y está al lado.
lesson-cities-found = Un claro, una fuente, ningún vecino: perfecto. Elige «{ pick-found }»; el colono se queda a vivir para siempre.
lesson-cities-wrong-wander = El colono acaba de soltar el equipaje. Funda la ciudad aquí.
lesson-cities-end = Dos ciudades: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } por construir. Un turno tiene { $actions ->
    [one] una acción
   *[other] { $actions } acciones
 }, y las tuyas ya están gastadas. Elige «{ pick-end }» y deja que juegue tu rival.
lesson-cities-wrong-trade = ¿Con quién, y para qué? Un tronco no hace a un mercader. Acaba el turno.
lesson-cities-myths = { $rival } no ha perdido el tiempo. Tú quieres un templo, pero aquí nadie sabe en qué creer. Compra el avance «{ card-myths }»: cuesta { $price } alimentos, y las historias duran más que el pan.
lesson-cities-wrong-advance = Buena idea para otro día. Los templos llegan con «{ card-myths }».
lesson-cities-wrong-first-myths = Ya trabajarán. Primero, una historia que merezca un templo: «{ card-myths }».
lesson-cities-ore = Ahora creen. Cada edificio cuesta { $food } de alimento, { $ore } de mineral y { $wood } de madera. Madera ya tienes; el mineral lo trae tu primera ciudad: «{ pick-spaces }» y luego la montaña.
lesson-cities-wrong-mountain = ¡Casi! El mineral vive en la montaña.
lesson-cities-wrong-cheer = Hacer feliz a la gente es una idea preciosa, y ya le llegará el turno. Guarda la ficha de ánimo un poco más.
lesson-cities-both = Una ciudad puede volver a trabajar en el mismo turno, pero refunfuñando: baja su ánimo. Por suerte tienes otra, descansada y con ganas. Que recoja la ciudad del bosque.
lesson-cities-rest = Dos ciudades, dos cosechas y ni una queja: por eso conviene fundar pronto. Ahora, «{ pick-end }».
lesson-cities-food = { $rival } también tiene ya una segunda ciudad. ¡Copiar está muy feo! Turno nuevo, así que todos han descansado. Para el templo solo falta alimento: tu primera ciudad está en tierra fértil; que lo recoja allí mismo.
lesson-cities-wrong-hungry = Eso no hay quien se lo coma. El alimento crece en la tierra fértil de la propia ciudad.
lesson-cities-wrong-trees = La ciudad del bosque hace falta descansada: suyo será el templo. Manda a la otra.
lesson-cities-temple = Alimento, mineral, madera: está todo. La primera ciudad ya ha trabajado, así que el templo será para la del bosque: elígela y luego «{ pick-grow-temple }».
lesson-cities-wrong-enough = Tienes todo lo que hace falta. Construye, antes de que alguien se coma los materiales.
lesson-cities-cheer = ¡Aleluya, otro punto! Te queda una acción, y { $mood } ficha de ánimo que llegó con «{ card-myths }». Gástala: «{ pick-improve }» hace feliz a tu primera ciudad, y una ciudad feliz recoge más.
lesson-cities-round = ¿Los oyes cantar? Era tu último turno de la ronda: «{ pick-end }».
lesson-cities-storage = La ronda ha terminado, y ahora cada cual recibe gratis un avance. En tu despensa solo caben { $limit } alimentos: elige «{ card-storage }».
lesson-cities-wrong-gift = Es un regalo, así que elige a tu gusto... la próxima vez. Hoy la despensa revienta: «{ card-storage }».
lesson-cities-wrong-demolish = ¿Después de tanto trabajo? Hagamos como que se te ha ido la mano.
lesson-cities-alone = Ahora todo depende de ti. Tienes { $pieces } figuras de ciudad: llega a { $goal } antes de que acabe esta ronda de { $turns } turnos. Un templo pide alimento, mineral y madera; y tu ciudad feliz recoge el doble.
lesson-cities-learn = Otra figura, otro punto, y todo idea tuya. Queda un deseo: compra un avance que elijas tú antes de que acabe esta ronda. Cuesta { $price } alimentos. Lee lo que hacen unos cuantos: cada uno abre algo, un edificio nuevo, una cosecha mejor, una gente más alegre.
lesson-cities-closing = Dos ciudades, dos templos de los que presumir y apenas un refunfuño. Las ciudades trabajan, el trabajo paga edificios e ideas, y unos y otras son puntos. Tras las nubes espera el resto del mundo.

# Exploring: the second lesson
lesson-exploring-title = Más allá de las nubes
lesson-exploring-about = Descubre tierras, elige avances y averigua lo que vale el buen ánimo.
lesson-exploring-clouds = Tras las nubes hay tierra que nadie ha visto. ¡Vamos a ser los primeros! Elige tu ciudad y luego la nube señalada: tu colono entrará con valor en lo desconocido.
lesson-exploring-wrong-known = Esa tierra ya la conocemos. La nube señalada esconde algo nuevo.
lesson-exploring-wrong-corner = Por ahí también hay tierra, y no se va a escapar. Hoy toca la nube señalada.
lesson-exploring-wrong-work = El trabajo puede esperar; descubre quien madruga.
lesson-exploring-wrong-early = ¿Estudiar antes de desayunar? Primero el colono necesita un hogar.
lesson-exploring-lay = ¡Tierra a la vista! Una región puede colocarse de dos maneras, y decide quien la descubre. Tal como está, tu colono pisa tierra fértil; girada, roca pelada. Déjala así.
lesson-exploring-wrong-rocks = Así el colono se queda en la roca pelada. Vuelve a girarla y habrá pan.
lesson-exploring-found = Tierra fértil y vistas al mar. Nadie ha preguntado, así que es tuya: funda una ciudad.
lesson-exploring-wrong-wander = Hoy no encontrarás nada mejor. El colono quiere deshacer el equipaje: funda aquí la ciudad.
lesson-exploring-storage = Ahora, algo para la mente. Un avance cuesta { $price } alimentos, y los tuyos se iban a poner rancios: solo puedes guardar { $limit }. Compra «{ card-storage }». ¿Ves el corazoncito que lleva?
lesson-exploring-wrong-shelf = ¡Tentador! Pero sin una despensa más grande nunca habrá alimento para dos ideas seguidas: «{ card-storage }».
lesson-exploring-wrong-hungry = Eso cuesta el alimento que necesitas para pensar.
lesson-exploring-end = El corazón se ha hecho realidad: { $mood } ficha de ánimo, ahí arriba, en la barra. No quedan acciones: «{ pick-end }», y luego, fiesta.
lesson-exploring-wrong-trade = Tienes un corazón y buenas vistas. Ninguna de las dos cosas se vende. Acaba el turno.
lesson-exploring-happy = { $rival } mira hacia aquí con algo de envidia. Y ahora, la fiesta: «{ pick-improve }» gasta la ficha de ánimo y hace feliz a tu primera ciudad.
lesson-exploring-wrong-young = A la ciudad nueva le basta con las vistas. Alegra a la vieja: tiene más que recoger alrededor.
lesson-exploring-wrong-smile = Primero la fiesta, luego el trabajo. Ya verás como compensa.
lesson-exploring-harvest = ¡Están bailando! Una ciudad feliz recoge uno más de lo que indica su tamaño. Que traiga alimento y madera: elige la ciudad y luego el botón o los espacios señalados.
lesson-exploring-wrong-single = Esa ciudad no es feliz y traería menos. Que trabajen los que bailan.
lesson-exploring-wrong-ore = El mineral viene después. Ahora, alimento de la tierra de la ciudad y madera del bosque.
lesson-exploring-grumble = ¡Y otra vez la misma ciudad! Trabaja de nuevo, pero después se acaba la fiesta: su ánimo baja un paso. Recoge alimento y mineral, y no pierdas de vista la sonrisa.
lesson-exploring-wrong-kind = Amable y sensato. Pero mira por una vez lo que hacen las horas extra con una sonrisa: en una lección no le duele a nadie.
lesson-exploring-wrong-grain = Ahora cuenta el alimento: la tierra fértil, por favor.
lesson-exploring-wrong-stay = Todavía queda una acción. ¡Aprovéchala!
lesson-exploring-rest = Adiós, sonrisa: de feliz a neutral. Una más y estarían enfadados, y una ciudad enfadada apenas trae nada. Déjalos dormir: «{ pick-end }».
lesson-exploring-choose = Vuelve a haber alimento para un avance, y esta vez eliges tú. El corazón trae una ficha de ánimo; la lira, una de cultura; y cada una aumenta cuántas puedes guardar. Quédate con el que más te guste.
lesson-exploring-wrong-think = Primero la mente, luego los músculos: compra un avance, el que quieras.
lesson-exploring-both = Buena elección. La próxima idea volverá a pedir alimento: que cada una de tus ciudades recoja un poco, una sola vez, y nadie refunfuñará.
lesson-exploring-round = Cestas llenas y ninguna cara larga. «{ pick-end }», y se acaba la ronda.
lesson-exploring-gift = Al final de cada ronda hay un avance gratis. Elige uno con corazón: enseguida sabrás por qué.
lesson-exploring-wrong-heart = Listo, pero sin corazón. Elige uno de los señalados.
lesson-exploring-wrong-demolish = Acabas de descubrir esta tierra. Consérvala.
lesson-exploring-alone = Ahora demuestra lo que sabes. Conoces { $known } avances: llega a { $goal } antes de que acabe la ronda, con tu primera ciudad feliz en ese momento. Que nadie trabaje dos veces, y gasta un corazón en los que bailan.
lesson-exploring-closing = Tierra nueva, ideas nuevas y gente que silba mientras trabaja. Explora pronto, compra lo que traiga corazones y nunca enfades a una ciudad sin una buena razón. La próxima vez harán falta los vecinos.

# Neighbors: the third lesson
lesson-neighbors-title = El trato con los vecinos
lesson-neighbors-about = Una batalla, un objetivo, ganarse a la gente sin un solo golpe y hacer luego las paces.
lesson-neighbors-march = Tienes tres ciudades, y entre ti y el mar acampan los bárbaros: son { $barbarians }, con una ciudad que podría ser tuya. Primero acerca tu ejército: elige la ciudad señalada donde está y luego la que se señale después.
lesson-neighbors-wrong-way = Bonito paseo, pero los bárbaros viven en otra parte. Sigue la señal.
lesson-neighbors-wrong-charm = El encanto es para vecinos que saben leer. Primero, los del garrote.
lesson-neighbors-wrong-party = Nada de fiestas antes de la batalla. Después, con mucho gusto.
lesson-neighbors-wrong-early = El día es joven y aún te quedan acciones. Los vecinos no se van solos.
lesson-neighbors-supplies = Un ejército solo sería valiente y breve. Otro cuesta { $food } de alimento y { $ore } de mineral, y la despensa está vacía: que recoja la ciudad de tierra fértil.
lesson-neighbors-wrong-bread = El ejército pide alimento, y crece en la ciudad señalada.
lesson-neighbors-wrong-rest = El ejército ya ha marchado bastante. Deja que se quite las sandalias.
lesson-neighbors-recruit = Pan y hierro: ya hay soldado. Construye un ejército en la ciudad donde espera el otro.
lesson-neighbors-wrong-barracks = Ahí estaría solo. Los ejércitos, mejor acompañados: la ciudad señalada.
lesson-neighbors-wrong-soldier = Basta de compras. Ahora, el soldado.
lesson-neighbors-end = Dos contra dos. Quien acaba de entrar en un bosque no puede atacar en el mismo turno, así que a consultarlo con la almohada: «{ pick-end }».
lesson-neighbors-wrong-trade = Nadie comercia con quien está afilando espadas. Acaba el turno.
lesson-neighbors-attack = La mañana de la batalla. Atacar no es más que moverse: manda los dos ejércitos contra los bárbaros.
lesson-neighbors-dice = Antes de los dados puedes jugar una carta en la batalla. La tuya se gastaría para poco: elige «{ pick-pass }» y que rueden los dados.
lesson-neighbors-wrong-card = Guárdala. Dos bárbaros aburridos no merecen una buena carta.
lesson-neighbors-press = Cada ejército tira un dado; cuanto más sumes, más impactos. ¿Aún nadie ha acertado mucho? Pues adelante: «{ pick-press }», hasta que no quede uno de los bandos.
lesson-neighbors-wrong-abort = Siempre puedes retirarte, y a veces es lo sensato. Hoy la suerte está calentando: sigue.
lesson-neighbors-keep = ¡Victoria! La ciudad está a tu merced: puedes arrasarla por oro o conservarla. Consérvala: una ciudad es un punto y trabaja para ti, en cuanto se le pase el enfado.
lesson-neighbors-wrong-destroy = Humo, cenizas, algo de oro. Una ciudad vale más: consérvala.
lesson-neighbors-temple = Botín: { $gold } de oro, y el oro sustituye a lo que falte. Añade un templo a la más pequeña de tus ciudades viejas: traerá además una ficha de cultura.
lesson-neighbors-wrong-piece = También queda bonito. Pero tu carta de objetivo habla de templos: la ciudad señalada.
lesson-neighbors-wrong-pay = De eso se encarga el tesorero: el botón señalado paga el resto.
lesson-neighbors-wrong-soon = ¡Enseguida! Con dos fichas de cultura es más divertido, y antes alguien tiene que levantar ese templo.
lesson-neighbors-harvest = Queda una acción. Unos estantes llenos nunca están de más: que vuelva a recoger la ciudad de tierra fértil.
lesson-neighbors-round = Se acaban tu turno y la ronda. «{ pick-end }», y luego mira las cartas moradas.
lesson-neighbors-objective = Después de cada ronda puedes cumplir objetivos. «{ card-religious-fervor }» pide tener más ciudades con templo que nadie. ¡Y las tienes! Vale { $points } puntos: cúmplelo.
lesson-neighbors-wrong-modest = ¿Tanta modestia? Son puntos, y te los has ganado. Cumple el objetivo.
lesson-neighbors-gift = Y el avance gratis. Elige «{ card-engineering }»: sin él nadie levanta maravillas.
lesson-neighbors-wrong-gift = No está mal. Pero sueña a lo grande: «{ card-engineering }» es el camino de las maravillas.
lesson-neighbors-wrong-demolish = ¿Conquistada ayer y demolida hoy? La gente hablaría.
lesson-neighbors-influence = Ahora, sin espadas. { $rival } tiene un puerto precioso, algo fuera de tu alcance; cada ficha de cultura, y tienes { $culture }, lleva tus canciones un espacio más lejos. «{ pick-influence }» desde la ciudad señalada, y a esperar una buena tirada.
lesson-neighbors-wrong-source = Eso costaría más canciones o llegaría menos lejos. De la ciudad señalada al puerto señalado, por favor.
lesson-neighbors-wrong-peace = Abajo las espadas. Esto lo ganamos con música.
lesson-neighbors-again = Una tirada baja: se han tapado los oídos. Cosas que pasan. Prueba desde la ciudad conquistada; { $rival } no podrá taparse los oídos para siempre.
lesson-neighbors-wrong-give-up = ¡Una canción más! Aún te queda una ficha de cultura.
lesson-neighbors-alone = En su puerto ondea ahora tu color, y cuenta para ti. Desde aquí decides tú: tienes { $pieces } figuras de ciudad, llega a { $goal } antes de que acabe la ronda. Construye, encandila o conquista, como prefieras.
lesson-neighbors-smile = Ahora, un asunto del corazón: la ciudad conquistada sigue enfadada, y una ciudad enfadada apenas trae nada. Hazla feliz antes de que acabe la ronda. Cada paso de ánimo cuesta tantas fichas de ánimo como tamaño tiene la ciudad; tienes { $mood }. Todo cabe en una sola acción.
lesson-neighbors-closing = Has luchado, has cantado y has creído, y todo ha valido puntos. Eso es Clash of Cultures: hay muchas maneras de ser grande, y tus vecinos las están probando todas. ¡Suerte!
