# First turns: the first lesson
lesson-first-turns-title = De la nada a la mina
lesson-first-turns-about = Coge cartas, agranda la familia, dale trabajo y termina el turno sin remordimientos.
lesson-first-turns-leader = ¡Te damos la bienvenida a la Antigüedad! Cuando acabe la última era, ganará la civilización con más cultura. Hasta entonces todo sale de esta fila de cartas, y una carta de la izquierda cuesta una acción civil. Tienes { $actions ->
    [one] una
   *[other] { $actions }
 }. Un pueblo necesita un líder: coge a { card-moses }, la carta señalada.
lesson-first-turns-wrong-land-first = Esa es la siguiente, buena vista. Primero, quien le diga a la gente adónde ir.
lesson-first-turns-wrong-price = Cuenta los círculos blancos al pie de la carta: tan a la derecha cuesta más acciones. Ya se irá deslizando hacia la izquierda y abaratándose. { card-moses } ya está barato.
lesson-first-turns-wrong-card = No es mala carta. Pero líderes hay pocos, y los rivales también tienen ojos: primero { card-moses }.
lesson-first-turns-wrong-early = ¡Demasiado pronto! Aún te queda una acción, y las acciones no se guardan para mañana.
lesson-first-turns-land = Magnífica barba. Queda una acción: coge { card-rich-land-a }. Las cartas amarillas son pequeños favores que se guardan en la mano para el momento justo, que nunca es el turno en que las coges.
lesson-first-turns-wrong-last = Es tu última acción, así que dedícala a la carta señalada. En tu próximo turno te abaratará algo, y lo barato gusta.
lesson-first-turns-end = Sin acciones y sin heridos. Elige «{ pick-end }»: tus granjas darán { $food } de comida, tus minas { $resources } recursos y tus filósofos, una primera ocurrencia.
lesson-first-turns-lead = Ya han llegado la comida y la piedra. Primero juega { $rival }; luego tienes { $actions } acciones civiles. { card-moses } sigue esperando en tu mano y mira el reloj, que es de sol. Haz clic en su carta para ponerlo en juego.
lesson-first-turns-wrong-grow-early = Buen plan, pero más caro de lo necesario. Con { card-moses } al mando, un trabajador nuevo cuesta menos comida.
lesson-first-turns-wrong-full-hands = Aún tienes cartas en la mano. Primero pon en juego a { card-moses }: desde la mano no se lidera a nadie.
lesson-first-turns-grow = Con { card-moses } las familias son numerosas: un trabajador nuevo solo te cuesta { $cost } de comida, y tienes { $food }. Elige «{ pick-grow }».
lesson-first-turns-wrong-build-early = Construir viene después. Primero tiene que nacer quien trabaje allí.
lesson-first-turns-wrong-soldier = No hay enemigos a la vista, y las lanzas no se comen. Deja que trabaje.
lesson-first-turns-mine = { $workers ->
    [one] Un trabajador anda
   *[other] { $workers } trabajadores andan
 } de brazos cruzados. Una mina cuesta normalmente { $cost } recursos, pero tienes { card-rich-land-a }: juégala y elige { card-bronze }. La mina nueva te pagará todos los turnos.
lesson-first-turns-wrong-farm = La comida nunca sobra, y ya le llegará el turno. Pero al principio todo se hace de piedra: elige la mina, { card-bronze }.
lesson-first-turns-wrong-full-price = Una mina, sí, pero ¿a precio completo? Tienes { card-rich-land-a }: con esa carta sale más barata.
lesson-first-turns-wrong-destroy = Tus trabajadores acaban de colgar ahí el sombrero. Mejor que no.
lesson-first-turns-wonder = Queda una acción. La maravilla señalada, { card-pyramids }, se ha puesto barata, y las maravillas van derechas a la obra. Terminada, vale una acción civil más, cada turno y para siempre. Cógela.
lesson-first-turns-wrong-wonder = Carta útil, aunque menos puntiaguda. Coge la maravilla señalada mientras esté barata.
lesson-first-turns-wrong-grow-again = Otra criatura no encontraría trabajo este turno. La maravilla señalada, en cambio, no estará barata mucho tiempo.
lesson-first-turns-again = No quedan acciones civiles. Las rojas son para soldados, y hoy pueden dormir. Elige «{ pick-end }».
lesson-first-turns-wrong-disband = Son tus únicos guardias. Que conserven la lanza, por si acaso.
lesson-first-turns-alone = Un evento: han llegado colonos, un trabajador más para cada civilización. ¡Y ahora gobiernas sin ayuda! Antes de terminar este turno, consigue que tus granjas den { $food } de comida y tus minas { $resources } recursos por turno. Lo que sobre le viene bien a «{ pick-stage }».
lesson-first-turns-closing = Cartas, gente, trabajo y cada turno una cosecha: ese es el corazón de Through the Ages, y el tuyo ya late. Sigue y acaba tu maravilla, o aprende después por qué la gente feliz rinde más que la rica.
