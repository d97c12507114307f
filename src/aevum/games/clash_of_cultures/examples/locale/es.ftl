# Mensajes de los ejemplos. Las cifras están en los sucesos y dibujos que acompañan a estas frases.

overview-turn-1 = En tu turno realizas { $actions ->
        [one] { $actions } acción
       *[other] { $actions } acciones
    }, de cualquier tipo y en cualquier orden: fundar una ciudad, recoger recursos, aumentar una ciudad, construir unidades, mover, mejorar el ánimo, influir en otra ciudad o comprar un avance.
overview-turn-2 = Usar la misma ciudad una y otra vez en un turno la enfada: reparte el trabajo entre muchas.
overview-turn-3 = Muchos avances suben tu cultura o tu felicidad. En ciertos niveles se roba una carta de evento, buena o mala.
overview-turn-4 = Cuando todos han tenido { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    } llega la fase de estatus: puntúas objetivos, ganas un avance gratis y robas cartas. Luego empieza otra ronda.

overview-mark-1 = Una ciudad. Cada una de sus piezas es un punto: el asentamiento y, aquí, una academia.
overview-mark-2 = Bárbaros: ocupan la tierra y pueden atacar la ciudad más cercana cuando un evento lo dice.
overview-mark-3 = Nubes: tierra que nadie ha visto. Quien entra la descubre.
overview-mark-4 = Una unidad de ejército. El número dice cuántas hay.
overview-mark-5 = Tus puntos de victoria según está el mapa.
overview-mark-6 = Acciones que te quedan este turno.
overview-mark-7 = Tus niveles de cultura y felicidad. En un nivel con una carta se roba un evento.
overview-mark-8 = Objetivos que has puntuado. Cada carta de objetivo de tu mano tiene dos mitades, y puntúas una de ellas cuando se cumple su condición.

example-collect = una ciudad recoge
example-collect-1 = La ciudad de Azul en las montañas es pequeña pero feliz, así que recoge como si fuera una más grande.
example-collect-2 = Azul activa la ciudad. Puede tomar de su propio espacio y de los de alrededor, una vez de cada uno.
example-collect-3 = Las montañas dan mineral; la tierra fértil, alimentos. Una acción, y todo lo que da una ciudad pequeña.

example-advance = comprar un avance
example-advance-1 = Los avances están por categorías, y el primero de una fila va siempre primero. Se pagan en alimentos; las ideas pueden sustituirlos.
example-advance-2 = Rojo paga y gana Tácticas. Su borde sube el nivel de cultura en uno y da una ficha de ese tipo.

example-settle = un colono funda una ciudad
example-settle-1 = El colono de Rojo ha llegado a tierra nueva y está en el bosque.
example-settle-2 = Como acción, el colono se convierte en asentamiento. Con más ciudades, además, todas pueden crecer más.

example-grow = una ciudad crece
example-grow-1 = Rojo tiene uno de cada recurso que cuesta una pieza nueva, dos ciudades y Tácticas, que la fortaleza exige.
example-grow-2 = La ciudad gana una fortaleza: un punto más, y un dado más para quien la defiende.

example-explore = hacia las nubes
example-explore-1 = El colono de Azul está en la ciudad, junto a tierra que nadie ha visto.
example-explore-2 = El colono va allí. La región se revela y se coloca de modo que la tierra toque la tierra; el colono se queda donde entró.

example-mood = calmar a una ciudad enfadada
example-mood-1 = Rojo usó esta ciudad dos veces en un turno anterior y está enfadada: trabaja como si tuviera tamaño uno y no puede crecer.
example-mood-2 = Por una ficha de ánimo por tamaño, Rojo la deja neutral de nuevo, como acción.

example-influence = un intento de influencia
example-influence-1 = Azul quiere una pieza de la ciudad de Verde en B6. Está más lejos que el tamaño de su ciudad, así que cada espacio de más cuesta una ficha de cultura.
example-influence-2 = El dado sale demasiado bajo y a Azul le faltan fichas para subirlo lo bastante. Nada cambia, salvo las fichas gastadas.

example-battle = una batalla contra bárbaros
example-battle-1 = Las unidades de ejército de Rojo están junto a un asentamiento bárbaro.
example-battle-2 = Entran y empieza la batalla. Cada bando tira un dado por unidad y los suma; cada cinco completo es un impacto, y cada impacto quita una unidad. Cada bárbaro muerto da oro.
example-battle-3 = El asentamiento se queda sin defensores. Rojo puede conservarlo como ciudad enfadada o arrasarlo por oro, y lo arrasa.

example-event = un avance trae un evento
example-event-1 = Rojo va a ganar un avance que sube la felicidad a un nivel con carta.
example-event-2 = El evento se roba de inmediato. Su icono va primero y solo afecta a Rojo: aparecen bárbaros, y Rojo elige dónde.
example-event-3 = Luego viene el texto de la carta, aquí un buen año: alimentos para Rojo y para un jugador de su elección.

example-activations = una ciudad, tres veces en un turno
example-activations-1 = La ciudad de Azul en D7 tiene tres piezas y es feliz, así que recoge como si fuera una más grande.
example-activations-2 = Azul la activa y toma un bien de cada uno de cuatro espacios.
example-activations-3 = La segunda activación da otro tanto. Solo al final baja el ánimo: la ciudad queda neutral.
example-activations-4 = La tercera vez la ciudad cuenta con su tamaño real y da un bien menos. Después está enfadada: trabaja como si tuviera tamaño uno, y este turno ya no más.

example-government = un cambio de gobierno
example-government-1 = Rojo tiene tres avances de Autocracia y conoce también Filosofía, que abre la Democracia.
example-government-2 = Rojo compra Votaciones. Todos los cubos dejan la Autocracia, y uno de ellos marca Votaciones.
example-government-3 = Los demás pasan a los avances de Democracia que Rojo elija. El número de avances no cambia, y lo que podían hacer los antiguos se pierde.

example-transport = un ejército viaja en barco
example-transport-1 = Las unidades de ejército de Azul están en la ciudad de C7, con un barco al lado. Azul quiere a una de ellas en la otra orilla.
example-transport-2 = En una acción de mover, una unidad sube al barco.
example-transport-3 = El barco zarpa como segundo grupo de la misma acción. La unidad a bordo va con él, pero aún no desembarca: ya se ha movido.
example-transport-4 = Otra acción de mover, y la unidad baja a tierra.
example-transport-5 = En esa acción caben más grupos, así que el barco vuelve a por más.

example-navigation = por el borde del mapa
example-navigation-1 = Azul conoce Navegación. El barco de F6 está en el borde del mapa, en un mar que acaba ahí.
example-navigation-2 = En un solo movimiento sigue el borde, a lo largo de la tierra, hasta el primer mar de ese lado.
example-navigation-3 = Con otra acción vuelve por el mismo camino.
example-navigation-4 = Del otro lado hay nubes. El barco puede entrar y descubrir la región, pero nunca pasar de ella: el mar de más al norte queda fuera de alcance en este movimiento.

example-regions = cómo se colocan las regiones nuevas
example-regions-1 = El colono de Rojo está en la ciudad, rodeado de nubes. Lo que descubra se coloca según unas pocas reglas, una tras otra.
example-regions-2 = El colono entra por C3. De ambas formas encuentra tierra, no hay otro mar cerca y el de la región queda en el borde: Rojo elige.
example-regions-3 = Luego va a C4. Girada, esta región tendría ahí su mar, y un colono no puede entrar en el mar: solo queda una forma.
example-regions-4 = Otro colono entra por E3 y encontraría tierra de ambas formas. Pero el mar debe unirse al mar ya conocido, y otra vez solo queda una.
example-regions-5 = En B4 no hay mar al que unirse, así que el mar debe tocar el borde del mapa. Y con más de un espacio fértil llegan los bárbaros.

example-ship-exploring = un barco mira tras las nubes
example-ship-exploring-1 = El barco de Rojo está en B2 y, con Navegación, puede seguir el borde del mapa hasta las nubes del otro lado.
example-ship-exploring-2 = La región podía colocarse de dos formas, y en ambas el barco encontraba mar. Rojo elige, y también en qué espacio de mar entra el barco.
example-ship-exploring-3 = Con otra acción descubre la región siguiente, que no tiene mar. Rojo la coloca, y el barco vuelve al lugar de donde venía.

example-two-steps = de enfadada a feliz en una acción
example-two-steps-1 = La ciudad de Azul en E8 está enfadada. Cada paso cuesta una ficha de ánimo por pieza de la ciudad.
example-two-steps-2 = Con el primer paso queda neutral.
example-two-steps-3 = El mismo precio otra vez, aún en la misma acción, y la ciudad es feliz.

example-influenced = una influencia con éxito
example-influenced-1 = La ciudad de Rojo en C4 alcanza tantos espacios como piezas tiene. La de Azul en D6 es lo bastante grande para influir en ella, pero está un espacio más lejos.
example-influenced-2 = Una ficha de cultura añade el espacio que falta. Rojo tira el dado, y es demasiado bajo.
example-influenced-3 = Rojo paga más fichas de cultura; cada una sube la tirada en uno, hasta el éxito.
example-influenced-4 = El templo de D6 se cambia por uno de Rojo: su punto es ahora de Rojo, y el templo sigue sirviendo a Azul.

example-roads = dos grupos por Carreteras
example-roads-1 = Rojo conoce Carreteras. En la ciudad de C3 hay dos colonos y dos unidades de ejército.
example-roads-2 = Un colono avanza dos espacios de una vez. Cada grupo paga por ello un alimento; Rojo da oro en su lugar.
example-roads-3 = Los demás avanzan también dos espacios, hasta las montañas. Por un mineral, las montañas no los retienen: podrían seguir con la próxima acción.

example-chart = barcos que trazan mapas
example-chart-1 = Rojo conoce Cartografía. Los barcos de D4 y E4 están en la misma región; el de E3, en otra.
example-chart-2 = Como acción, cada región con algún barco da una idea y una ficha de cultura, por muchos barcos que tenga. Rojo ya no podía guardar más fichas de cultura.

example-rituals = bienes en vez de fichas de ánimo
example-rituals-1 = Azul conoce Rituales y quiere que la ciudad de C7, con sus tres piezas, sea feliz.
example-rituals-2 = Azul paga una ficha de ánimo, y alimento y madera en lugar de las otras dos.

example-routes = rutas comerciales
example-routes-1 = Rojo conoce Rutas comerciales y tiene dos barcos en C6, cerca de ciudades extranjeras. A cada barco le corresponde una ciudad; una ciudad enfadada no comercia.
example-routes-2 = Empieza el turno de Rojo, y cada pareja da un alimento.

example-circus = una ciudad más fácil de contentar
example-circus-1 = Rojo conoce Circo y deportes. La ciudad de C2 tiene tres piezas y es neutral.
example-circus-2 = Para el ánimo cuenta como una más pequeña, así que el paso cuesta una ficha menos que sus piezas.
