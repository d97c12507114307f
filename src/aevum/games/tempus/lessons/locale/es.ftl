# Settling: the first lesson
lesson-settling-title = Los cuatro primeros turnos
lesson-settling-about = Poblar, crecer, construir, discutir y aprender a escribir: todo Tempus en miniatura.
lesson-settling-settle = ¡Te damos la bienvenida a Tempus! Una isla vacía, { $tokens ->
    [one] un colono
   *[other] { $tokens } colonos
 } y un sueño modesto: que sea toda tuya. Cada hexágono donde haya gente tuya vale { $points ->
    [one] un punto
   *[other] { $points } puntos
 }, salvo en las montañas. Pon una ficha en cada hexágono señalado.
lesson-settling-babies = Ya tienes { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 } y nadie ha levantado la voz. Ahora te toca: una ficha de acción paga una acción. Los niños nacen en los prados, donde la vida es cómoda. Elige «{ pick-babies }» y luego el prado señalado.
lesson-settling-wrong-idea = Pensar viene después, prometido. Primero tiene que nacer quien piense.
lesson-settling-wrong-settle = También es buena tierra, y no se va a escapar. Tus primeros colonos van a los hexágonos señalados: prados para los niños y una granja para después.
lesson-settling-wrong-taken = Ahí ya hay gente tuya, y dos juntos no dan más puntos. El siguiente va al lado, a un hexágono señalado.
lesson-settling-wrong-alone = Si alguien se va, el hexágono que deja queda vacío: nada se gana. Primero un niño que haga compañía; luego, de viaje.
lesson-settling-wrong-meadow = Buen prado, y ya llegará su día. Empieza por el señalado: desde allí la granja queda cerca.
lesson-settling-wrong-nobody = Eso gasta una ficha de acción y no pasa nada. Elige el hexágono señalado.
lesson-settling-move = Esto se va llenando: en esta era caben como máximo { $limit } en un hexágono. Manda a uno a la granja vacía de al lado. Hexágono nuevo, punto nuevo.
lesson-settling-wrong-crowd = Ahí están muy a gusto. El que necesita aire es el prado lleno.
lesson-settling-wrong-ground = Ese terreno también daría un punto. Pero para ir a la granja hay dos razones: enseguida lo verás.
lesson-settling-wrong-mountain = Buenas vistas, pero las montañas no dan puntos. La granja señalada, sí.
lesson-settling-wrong-own = Ahí ya hay gente tuya: ni hexágono nuevo ni punto nuevo. La granja señalada está vacía.
lesson-settling-wrong-step = Cada cosa a su tiempo: primero un paso a tierra nueva, que da un punto nuevo.
lesson-settling-idea = La última ficha de acción del turno. Tu gente come y se multiplica; alguien debería pensar también. Elige «{ pick-idea }»: las ideas son cartas.
lesson-settling-wrong-think = Eso tu gente lo hace con los ojos cerrados. Dale una oportunidad a la cabeza: ten una idea.
lesson-settling-progress = El turno acaba con una carrera hacia la siguiente era: la Escritura. La gana quien tenga más fichas en granjas (¡esa era la segunda razón!) más las cartas de granjas que ponga. Tienes { $points }; con tu carta, { $most }. Ponla boca abajo: nadie sabrá cuál es hasta que se vuelvan todas.
lesson-settling-wrong-race = Quizá ganarías también con las manos vacías, pero ¿para qué arriesgarse? Primero pon tu carta.
lesson-settling-grow = Se vuelven todas las cartas y nadie supera la tuya: tu pueblo es el primero que sabe escribir, y con ello { $bonus ->
    [one] llega una carta nueva
   *[other] llegan { $bonus } cartas nuevas
 }. ¡A construir! Una ciudad de { $value } necesita { $value } fichas en su hexágono, así que el prado señalado pide un niño.
lesson-settling-wrong-north = Buena idea, cuna equivocada: la ciudad irá en el prado señalado.
lesson-settling-wrong-cradle = Todo a su tiempo. Primero el niño: sin una segunda ficha en el prado señalado no hay ciudad.
lesson-settling-city = Ya hay manos de sobra: construye la ciudad. Se traga esas fichas, pero cuenta { $value } puntos donde el prado contaba { $points }, y nunca se va de paseo.
lesson-settling-wrong-bricks = Los ladrillos ya están calientes. Primero la ciudad; después, el resto de la historia.
lesson-settling-fight = { $rival } acampa en las colinas, encima de tu granja. Qué descaro, y qué valor. Elige «{ pick-fight }», luego tu granja y después las colinas.
lesson-settling-wrong-guards = Deja a las madres en casa: ataca desde la granja señalada.
lesson-settling-wrong-march = No es momento para eso: hay un intruso en las colinas. «{ pick-fight }», por favor.
lesson-settling-weapons = Ficha contra ficha es empate, y el empate lo pierde quien ataca. Salvo que haya traído algo: pon Armas, boca abajo.
lesson-settling-reveal = Con eso basta. Elige «{ pick-done }» y veamos qué tiene que decir { $rival }.
lesson-settling-wrong-bare = Con las manos vacías sería empate, y el empate lo pierde quien ataca. Tienes Armas: ponlas primero.
lesson-settling-wrong-walls = Las murallas son para quien defiende, y esta vez no estás en casa.
lesson-settling-wrong-target = Ese vecino no te ha hecho nada. Todavía. Las colinas señaladas, por favor.
lesson-settling-advance = ¡Victoria! { $rival } se va a casa a cenar. Avanza o quédate en tu granja, como quieras: en la próxima carrera contarán las colinas.
lesson-settling-farming = La carrera hacia la siguiente era, la Agricultura: ahora cuentan las colinas, y también cada ciudad tuya. Por ahora eso te da { $points }. Los rivales ven cuántas cartas pones, no cuáles. Pon las que quieras, o ninguna, y luego «{ pick-done }».
lesson-settling-alone = A partir de aquí nadie te lleva de la mano. Tienes { $score } puntos: llega a { $goal } antes de que acabe este turno. Recuerda: los prados dan niños, y un niño en un hexágono nuevo da un punto.
lesson-settling-race = ¡{ $score } puntos, y nadie te ha dicho cómo! Acaba este turno con la misma libertad. Al final hay otra carrera, hacia las Ciudades: ahora cuentan los bosques, y tu ciudad. Pon una carta si te sirve, o elige «{ pick-done }» y mira hasta dónde llega tu gente.
lesson-settling-more = Un turno nuevo, y { $actions ->
    [one] una acción toda tuya
   *[other] { $actions } acciones todas tuyas
 }. Empiezas con { $score } puntos: gana { $goal } más antes de que acabe. Piensa de dos en dos: un niño y luego un paso a tierra vacía; o un niño y luego una ciudad donde haya dos juntos. ¿Ya no te quedan prados para niños? Entonces ten ideas hasta juntar { $cards } cartas.
lesson-settling-closing = Eso era Tempus: extiéndete, construye pronto y no te quedes atrás en las eras. Gana quien tenga más puntos cuando alguien aprenda a volar. A tu gente le gustaría seguir. A tus rivales también.
