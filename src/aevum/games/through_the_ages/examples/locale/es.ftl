# Mensajes de los ejemplos. Las cifras están en los sucesos y dibujos que acompañan a estas frases,
# o vienen de `figures`: de un ejemplo de index.toml o de rulebook/index.toml.

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
example-aggression-1 = Este es el tablero de Verde. Morado, algo más fuerte, va a jugar una agresión.
example-aggression-2 = Morado ataca. Se compara la fortaleza militar, y el atacante ha de ser más fuerte.
example-aggression-3 = Verde responde con una bonificación de defensa de su mano.
example-aggression-4 = El ataque no supera la defensa, así que no tiene efecto: una carta en la mano ha valido por un ejército.

example-first-round = coger cartas en la primera ronda
example-first-round-1 = Empiezan tres civilizaciones y nadie puede construir todavía: la primera ronda es para coger cartas. Abre Morado.
example-first-round-2 = El primer jugador tiene una sola acción, lo justo para una carta del extremo barato. Una maravilla va directa a la mesa.
example-first-round-3 = El segundo tiene una acción más. Naranja gasta las dos en una maravilla del centro de la fila.
example-first-round-4 = El tercero es quien más tiene. Verde empieza una maravilla del extremo barato...
example-first-round-5 = ... y paga el doble por una carta del centro. Espera en la mano hasta un turno posterior.

example-refill = la fila se rellena
example-refill-1 = Antes del turno de Verde se vacían los lugares del extremo barato. Uno ya está vacío: Naranja ha cogido a Julio César.
example-refill-2 = Por eso solo se va Moisés; nadie sale en lugar de una carta cogida. Las demás se deslizan a la izquierda y llegan nuevas al otro extremo.

example-third-wonder = una tercera maravilla
example-third-wonder-1 = Naranja ha terminado dos maravillas. Cada una encarece la siguiente en una acción sobre el precio de su lugar.
example-third-wonder-2 = La Torre Eiffel cuesta lo de su lugar y una acción por cada maravilla terminada: casi todo el turno.

example-change = pagar con Hierro
example-change-1 = Las fichas azules de Verde están en Bronce y en Hierro, donde cada una vale más.
example-change-2 = Para pasar un minero de Bronce a Hierro, Verde entrega una ficha de cada carta: juntas son justo la diferencia de precio.
example-change-3 = Cada mina da una ficha. Ahora casi todos trabajan en Hierro, así que las mismas fichas valen más.

example-iron = una mina nueva o una mejor
example-iron-1 = Verde conoce el Hierro, tiene el almacén lleno y un trabajador inactivo.
example-iron-2 = El trabajador va directo a Hierro por el precio completo.
example-iron-3 = Tras una fase de maravilla, un minero sube desde Bronce. Solo cuesta la diferencia, y no hace falta otro trabajador.

example-patriotism = recursos solo para unidades
example-patriotism-1 = Naranja no tiene ningún recurso, pero guarda Patriotismo en la mano.
example-patriotism-2 = La carta presta una acción militar y recursos que solo sirven para unidades, hasta el final del turno.
example-patriotism-3 = Primero Naranja libera a un trabajador dispersando una unidad y aumenta su población.
example-patriotism-4 = Luego unos Guerreros pasan a ser Hombres de Armas. Lo prestado paga la diferencia; el almacén vacío ni se toca.

example-action-card = una carta de acción con otra acción dentro
example-action-card-1 = Naranja cogió Obra de Ingeniería en un turno anterior; en el mismo turno en que se coge no se puede jugar.
example-action-card-2 = Por una acción civil, la carta construye una fase del Coloso a menor precio: la acción que contiene es gratis.

example-special = una tecnología especial más nueva
example-special-1 = Albañilería ha servido bien a Naranja. Arquitectura está en la mano, y hay ciencia bastante.
example-special-2 = Arquitectura ocupa el lugar de Albañilería. El efecto viejo se va y cuenta el nuevo: nunca se suman.

example-masonry = Albañilería y un laboratorio mejor
example-masonry-1 = Naranja conoce la Alquimia, pero mejorar desde Filosofía costaría más de lo que hay en el almacén.
example-masonry-2 = Albañilería abarata los edificios de eras más nuevas. Funciona al momento y sin trabajadores.
example-masonry-3 = El laboratorio sube por una diferencia menor: el edificio nuevo es más barato, el viejo no.

example-revolution = una revolución
example-revolution-1 = Morado vive bajo el Despotismo y aún no ha gastado ninguna acción civil este turno.
example-revolution-2 = Teocracia por el precio bajo y por todas las acciones civiles del turno. Las acciones militares del nuevo gobierno siguen ahí.
example-revolution-3 = Con una de ellas Morado recluta: la revolución respeta el turno del ejército.

example-uprising = una sublevación
example-uprising-1 = Un trabajador de Naranja está descontento: falta una cara feliz. Hay inactivos de sobra, así que aún no pasa nada.
example-uprising-2 = Un inactivo se convierte en unidad. El último que queda libre es el descontento.
example-uprising-3 = Ahora también se recluta a ese. Hay más descontentos que inactivos: amenaza una sublevación.
example-uprising-4 = El turno acaba sin producir nada. Un templo, o un trabajador dejado en paz, lo habría salvado todo.

example-sacrifice = unidades sacrificadas en un ataque
example-sacrifice-1 = Naranja quiere atacar a Morado, que es más fuerte.
example-sacrifice-2 = Se juega Sabotaje. Tal como está, el ataque fracasaría: { $attack } contra { $defense }.
example-sacrifice-3 = Naranja sacrifica unidades. Su fuerza se suma otra vez, y el ataque supera la defensa: { $attack } contra { $defense }.
example-sacrifice-4 = Morado cede y pierde una maravilla en construcción. Las unidades sacrificadas ya no están, y Naranja queda expuesto.

example-tactic = una táctica forma ejércitos
example-tactic-1 = Con Ejército Medieval, cada pareja de infantería y caballería es un ejército. Naranja tiene una pareja y más infantería: una fortaleza de { $total }.
example-tactic-2 = Unos nuevos Caballeros encuentran pareja: un segundo ejército. La fortaleza crece por la unidad y por la bonificación de su ejército: { $total }.

example-army = un ejército entero sacrificado
example-army-1 = Naranja ataca y ha sacrificado una unidad. Su fuerza se suma otra vez, y nada más.
example-army-2 = Una segunda unidad del mismo tipo: entre las sacrificadas todavía no hay un ejército.
example-army-3 = La infantería se une a la caballería. Juntas son un ejército, así que también se suma la bonificación de la táctica.

example-outdated = un ejército con una unidad anticuada
example-outdated-1 = Los Guerreros, Hombres de Armas y Cañones de Naranja valen { $total } en total. Tiene en la mano Ejército Defensivo, una táctica de la era II.
example-outdated-2 = La táctica forma dos ejércitos. Los Hombres de Armas son solo una era más antiguos: su ejército suma { $first }. Los Guerreros son dos eras más antiguos: el suyo suma { $second }. La fortaleza es { $total }.
example-outdated-3 = Los Guerreros se convierten en Hombres de Armas. Ya ningún ejército está anticuado, y cada uno suma { $second }: una fortaleza de { $total }.

example-aviation = la aviación duplica un ejército
example-aviation-1 = Con Trincheras, una táctica de la era III, Verde tiene dos ejércitos. El moderno suma { $first }; los Hombres de Armas de la era I están anticuados, y el suyo suma { $second }. La fortaleza es { $total }.
example-aviation-2 = Una Fuerza Aérea se une al mejor ejército y duplica su bono: { $first }. También cuenta su propia fuerza: { $total }.
example-aviation-3 = A cada ejército le basta una unidad de aviación, así que la segunda se une al otro y duplica su bono menor: { $second }. En total, { $total }.
example-aviation-4 = Para una tercera no queda ejército. Sumaría su propia fuerza y ningún bono, pero la fortaleza no puede pasar de { $strength }.

example-scoring = el final de un juego básico
example-scoring-1 = Morado juega el último turno de un juego básico.
example-scoring-2 = Tras la última producción, todos puntúan tecnologías, fortaleza, caras felices y lo que da un turno. La comida, los recursos y las cartas que sobran no valen nada.
