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
example-fight-1 = Verde (los triángulos) quiere las granjas donde está Púrpura. Cada ficha contará uno.
example-fight-2 = Verde ataca de un hexágono al de al lado. La franja de abajo suma ambos bandos: por ahora, solo fichas.
example-fight-3 = Verde pone cartas boca abajo. Una muestra granjas, el terreno del hexágono atacado; la otra es Armas, que ayudan en cualquier sitio. Cada una suma.
example-fight-4 = Púrpura no pone nada, se revelan las cartas y gana la suma más alta. La gente de Púrpura vuelve a su almacén; ahora Verde puede avanzar.

example-tokens = quién tiene cuántas acciones
example-tokens-1 = Los signos junto a una era dicen quién ha llegado a ella, y su fila, lo que puede hacer. Púrpura ha entrado solo en Ciudades, así que solo él coge las fichas de acción de la última columna de esa fila; los demás leen la de Agricultura.

example-move = un primer paso
example-move-1 = Ha nacido un niño en los prados de Verde y el hexágono está lleno: ninguna pila pasa del límite de su era.
example-move-2 = Con Mover, una va al hexágono vacío de al lado. Un hexágono más con gente es un punto más, y hay sitio para otro niño.

example-repelled = un ataque que fracasa
example-repelled-1 = Amarillo tiene la pila mayor, junto a una sola ficha de Verde, y no pone cartas.
example-repelled-2 = Amarillo ataca. Por ahora solo cuentan las fichas, y va por delante.
example-repelled-3 = Verde pone una Fortificación, que vale más al defensor. Ahora las sumas son iguales, y el empate lo pierde el atacante: Amarillo pierde una ficha.

example-city = la gente se convierte en ciudad
example-city-1 = Una ciudad necesita un hexágono con bastante gente tuya, que no sea montaña ni esté junto a otra ciudad.
example-city-2 = Todas las fichas del hexágono vuelven al almacén de Púrpura y en su lugar queda una ciudad de ese valor: la misma fuerza, más puntos y fichas libres para nuevos niños.

example-progress = quién entra en la era de los Barcos
example-progress-1 = Se ha realizado la última acción del turno. Púrpura va una era por delante.
example-progress-2 = Primero todos alcanzan a Púrpura. La era siguiente es Barcos y su terreno, bosques: cada ficha en bosques y cada ciudad cuentan uno.
example-progress-3 = Ahora cada jugador puede poner cartas boca abajo. Dos lo hacen; aún no se sabe cuáles.
example-progress-4 = La carta de Rojo es Educación con bosques, así que cuenta dos veces, y Rojo es quien más tiene. Rojo entra en Barcos; los demás le siguen un turno después.

example-religion = la Religión se lleva a un vecino
example-religion-1 = Púrpura juega Religión: una ficha de otro jugador junto a la gente de Púrpura cambiará de bando.
example-religion-2 = La ficha de Verde vuelve a su almacén, y una ficha propia se une al hexágono de al lado. Sin lucha, sin dados, sin respuesta.
