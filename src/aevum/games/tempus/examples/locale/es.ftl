# Mensajes de los ejemplos. Las cifras están en los sucesos y dibujos que acompañan a estas frases.

overview-turn-1 = Coges fichas de acción: tantas como dice la fila de tu era.
overview-turn-2 = Por turnos, cada uno gasta una ficha y realiza una acción: mover, tener niños, luchar, tener una idea o construir una ciudad. Y así hasta gastar todas las fichas.
overview-turn-3 = Quien tiene más gente en el terreno de la era siguiente entra primero en ella. Cartas y ciudades ayudan; los demás la alcanzan un turno después.
overview-turn-4 = Una era posterior da más de todo: movimientos más largos, más niños, pilas más altas, más acciones. Quien llega primero a Vuelo acaba la partida.

overview-mark-1 = Gente. El número dice cuántas fichas hay; el hexágono vale { $hex_points ->
        [one] { $hex_points } punto
       *[other] { $hex_points } puntos
    }, sean las que sean.
overview-mark-2 = Una ciudad con su valor en puntos. Libera a la gente que la construyó y no se mueve nunca.
overview-mark-3 = Un lago. Desde su orilla se cruza a cualquier otra orilla del mismo lago.
overview-mark-4 = Montañas: un lugar seguro, pero sin puntos y sin ciudad.
overview-mark-5 = La era siguiente y su terreno: la gente que está en él da progreso.
overview-mark-6 = Puntos de progreso de todos tal como están ahora; el más alto entraría en la era siguiente.
overview-mark-7 = Tus cartas de idea. Cada una sirve por su efecto, por su terreno en una lucha o por su terreno en el progreso, pero solo una vez.

example-fight = una lucha, del ataque a la victoria
example-fight-1 = Verde (los triángulos) quiere las granjas donde está Morado. Cada ficha contará uno.
example-fight-2 = Verde ataca de un hexágono al de al lado. La franja de abajo suma ambos bandos: por ahora, solo fichas.
example-fight-3 = Verde pone cartas boca abajo. Una muestra granjas, el terreno del hexágono atacado; la otra es Armas, que ayudan en cualquier sitio. Cada una suma.
example-fight-4 = Morado no pone nada, se revelan las cartas y gana la suma más alta. La gente de Morado vuelve a su almacén; ahora Verde puede avanzar.

example-tokens = quién tiene cuántas acciones
example-tokens-1 = Los signos junto a una era dicen quién ha llegado a ella, y su fila, lo que puede hacer. Morado ha entrado solo en Ciudades, así que solo él coge las fichas de acción de la última columna de esa fila; los demás leen la de Agricultura.

example-move = un primer paso
example-move-1 = Ha nacido un niño en los prados de Verde y el hexágono está lleno: ninguna pila pasa del límite de su era.
example-move-2 = Con Mover, una va al hexágono vacío de al lado. Un hexágono más con gente es un punto más, y hay sitio para otro niño.

example-repelled = un ataque que fracasa
example-repelled-1 = Amarillo tiene la pila mayor, junto a una sola ficha de Verde, y no pone cartas.
example-repelled-2 = Amarillo ataca. Por ahora solo cuentan las fichas, y va por delante.
example-repelled-3 = Verde pone una Fortificación, que vale más al defensor. Ahora las sumas son iguales, y el empate lo pierde el atacante: Amarillo pierde una ficha.

example-city = la gente se convierte en ciudad
example-city-1 = Una ciudad necesita un hexágono con bastante gente tuya, que no sea montaña ni esté junto a otra ciudad.
example-city-2 = Todas las fichas del hexágono vuelven al almacén de Morado y en su lugar queda una ciudad de ese valor: la misma fuerza, más puntos y fichas libres para nuevos niños.

example-progress = quién entra en la era de los Barcos
example-progress-1 = Se ha realizado la última acción del turno. Morado va una era por delante.
example-progress-2 = Primero todos alcanzan a Morado. La era siguiente es Barcos y su terreno, bosques: cada ficha en bosques y cada ciudad cuentan uno.
example-progress-3 = Ahora cada jugador puede poner cartas boca abajo. Dos lo hacen; aún no se sabe cuáles.
example-progress-4 = La carta de Rojo es Educación con bosques, así que cuenta dos veces, y Rojo es quien más tiene. Rojo entra en Barcos; los demás le siguen un turno después.

example-religion = la Religión se lleva a un vecino
example-religion-1 = Morado juega Religión: una ficha de otro jugador junto a la gente de Morado cambiará de bando.
example-religion-2 = La ficha de Verde vuelve a su almacén, y una ficha propia se une al hexágono de al lado. Sin lucha, sin dados, sin respuesta.

example-writing = leer una fila de las eras
example-writing-1 = Morado y Azul han entrado en la Escritura. Su fila dice lo que pueden hacer: fichas y hexágonos de un movimiento, niños, la pila más alta, si navegan, cartas que roban y que guardan, y sus fichas de acción.

example-lake = por un lago y junto a una ciudad
example-lake-1 = En la era del Comercio, Verde puede mover dos fichas, cada una dos hexágonos.
example-lake-2 = La primera cruza el lago: de una orilla a cualquier otra, y allí debe pararse.
example-lake-3 = La segunda avanza dos hexágonos por tierra. La gente y las ciudades de Verde no le estorban; las de otros jugadores sí.

example-siege = un ataque a una ciudad
example-siege-1 = Azul quiere tomar la ciudad de Rojo y tiene tantas fichas como vale la ciudad.
example-siege-2 = Bajo una ciudad no cuenta ningún terreno, así que Rojo debe declarar uno antes de que Azul ponga cartas: prados, que están en una carta de su mano.
example-siege-3 = Azul pone dos cartas boca abajo. Una muestra el terreno declarado y suma; la otra es un engaño.
example-siege-4 = Rojo responde con una Fortificación con prados: cuentan su efecto y su terreno. La ciudad resiste, y Azul pierde una ficha.

example-tie = un empate en el progreso
example-tie-1 = Todos han llegado a Barcos. La era siguiente es la Imprenta y su terreno son las granjas. Solo Azul pone una carta, y nadie más sabe aún cuál.
example-tie-2 = La carta de Azul muestra granjas, y ahora Azul tiene tantos puntos como Morado. Nadie tiene más, así que ambos entran en la Imprenta.
