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
