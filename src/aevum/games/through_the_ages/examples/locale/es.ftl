# Mensajes de los ejemplos. Las cifras están en los sucesos y dibujos que acompañan a estas frases.

overview-turn-1 = La fila de cartas se desliza a la izquierda: las viejas se van, llegan nuevas y todas se abaratan.
overview-turn-2 = Una acción política: preparar un evento, atacar, ofrecer un pacto o pasar.
overview-turn-3 = Acciones civiles (blancas): coger cartas, aumentar la población, construir granjas, minas y edificios, descubrir tecnologías, levantar maravillas, cambiar de líder o de gobierno. Acciones militares (rojas): reclutar unidades y jugar tácticas.
overview-turn-4 = Al final de tu turno tu civilización produce: puntos de cultura y de ciencia, luego comida, de la que come tu gente, y luego recursos, de los que un gran almacén pierde parte por corrupción.

overview-mark-1 = La fila de cartas. Los círculos bajo una carta son las acciones civiles que cuesta: barata a la izquierda, cara a la derecha.
overview-mark-2 = Trabajadores sin usar y descontentos, la reserva amarilla con el precio del siguiente trabajador, la azul con la corrupción que amenaza, y tu comida y tus recursos con lo que cada turno da y quita.
overview-mark-3 = Tus tecnologías, una columna por tipo. Los trabajadores amarillos las hacen funcionar; las fichas azules son lo que han producido.
overview-mark-4 = Unidades militares: también son trabajadores y, junto con una táctica, forman tu fortaleza.
overview-mark-5 = Gobierno, líder, maravilla y táctica. Una maravilla en construcción muestra las fases que quedan por pagar.
overview-mark-6 = Tu mano: cartas civiles, a la vista de todos, y militares, que solo tú ves.

example-turn = de una tecnología a más recursos
example-turn-1 = Verde tiene puntos de ciencia, una acción civil y el Hierro en la mano.
example-turn-2 = Verde pone en juego el Hierro y lo paga con ciencia. Está en la columna de las minas y aún necesita un trabajador.
example-turn-3 = Por otra acción y la diferencia en recursos, un minero pasa del Bronce al Hierro.
example-turn-4 = Con las acciones que le quedan, Verde coge una carta de la fila.
example-turn-5 = Acaba el turno y todo produce. Una ficha azul en el Hierro vale más que una en el Bronce.

example-row = lo que cuesta una carta
example-row-1 = Los círculos bajo cada carta son su precio en acciones civiles. Julio César se ha deslizado hasta el lado barato.
example-row-2 = Naranja construye una mina y lo coge. Esperar lo abarató; esperar más habría podido dárselo a otro.

example-wonder = una maravilla, fase a fase
example-wonder-1 = La Biblioteca de Alejandría está en construcción; cada casilla es una fase con su coste en recursos.
example-wonder-2 = Por una acción civil y sus recursos, Naranja completa una fase; una ficha azul la cubre.
example-wonder-3 = Otra acción, otra fase. Los recursos menguan.
example-wonder-4 = La última fase: la maravilla está terminada, sus fichas azules vuelven a la reserva, y funciona desde ya y hasta el final.

example-government = un cambio de gobierno pacífico
example-government-1 = Naranja vive bajo el Despotismo y tiene ciencia bastante para el precio alto de la Monarquía.
example-government-2 = Por una acción civil, la Monarquía ocupa su lugar. La vía barata, la revolución, habría costado todas las acciones del turno.

example-corruption = demasiado en el almacén
example-corruption-1 = Verde tiene muchas minas y construye poco: las fichas azules se acumulan en ellas y quedan pocas en la reserva.
example-corruption-2 = Las minas producen y después una reserva baja cuesta recursos. Gasta lo que tienes, o se pudre.

example-colony = una subasta por una colonia
example-colony-1 = Verde va a preparar un evento. Nadie sabe aún cuál será el actual.
example-colony-2 = Es un territorio. Quien envíe la mayor fuerza lo convierte en colonia.
example-colony-3 = Los jugadores pujan con fortaleza, por turnos, o pasan.
example-colony-4 = Naranja ha ganado y debe enviar esa fuerza: pierde una unidad para siempre, y una carta de bonificación completa el resto.
example-colony-5 = La colonia es de Naranja. Lo que da una vez llega ahora; lo que da siempre queda hasta el final.

example-aggression = una agresión rechazada
example-aggression-1 = Este es el tablero de Verde. Púrpura, algo más fuerte, va a jugar una agresión.
example-aggression-2 = Púrpura ataca. Se compara la fortaleza militar, y el atacante ha de ser más fuerte.
example-aggression-3 = Verde responde con una bonificación de defensa de su mano.
example-aggression-4 = El ataque no supera la defensa, así que no tiene efecto: una carta en la mano ha valido por un ejército.
