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
lesson-cities-settler = Madera en el cobertizo: esa ha sido tu primera acción. Una segunda ciudad duplica todo lo que haces, y tu colono se muere de ganas. Mándalo de la ciudad al bosque señalado.
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
lesson-cities-closing = Dos ciudades, un templo del que presumir y apenas un refunfuño. Las ciudades trabajan, el trabajo paga edificios y los edificios son puntos. Tras las nubes espera el resto del mundo.
