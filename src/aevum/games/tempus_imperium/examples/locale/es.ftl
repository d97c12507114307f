# Mensajes de los ejemplos. Las cifras están en los sucesos y dibujos que acompañan a estas frases.

overview-turn-1 = { $turns ->
        [one] { $turns } cifra
       *[other] { $turns } cifras
    }, una fecha y una hora, son la hoja y el reloj: cada cifra es un turno de la ronda y dice qué acción es gratis.
overview-turn-2 = Realiza esa acción, paga oro por otra o no hagas nada: trazar un camino, cavar un lago, construir o usar un edificio.
overview-turn-3 = Tras la última cifra tus enemigos atacan: cada uno junto a un edificio cuesta oro. Después vuelven las mismas cifras.

overview-mark-1 = Las cifras: sobre las columnas y junto a las filas. El signo pequeño dice qué acción es gratis en ese turno.
overview-mark-2 = Un camino. Conecta todas las casillas que recorre, y solo construyes con bosques y canteras conectados por un camino.
overview-mark-3 = Un bosque con su madera. Las canteras tienen piedra; lo gastado se tacha.
overview-mark-4 = Tus edificios. El número sobre uno es la última ronda en que se usó: solo una vez por ronda.
overview-mark-5 = Un lago: sus casillas por los edificios a su lado son puntos al final.
overview-mark-6 = Un enemigo. Ataca los edificios vecinos y cuesta puntos al final, salvo que un fuerte lo destruya.
overview-mark-7 = Tu tesoro.
overview-mark-8 = Rondas y turnos: la casilla dorada es el presente.

example-build = un camino y, a su lado, un castillo
example-build-1 = La primera cifra da un camino gratis. Junto a la esquina hay una cantera.
example-build-2 = Un tramo de camino: ahora la casilla de la esquina y la cantera están conectadas.
example-build-3 = La cifra siguiente da construir gratis, así que un castillo solo cuesta su oro y su piedra. La piedra llega por el camino y se tacha.

example-setup = de una fecha a un mapa
example-setup-1 = Las diez cifras de una fecha y una hora están sobre las columnas y otra vez junto a las filas; aquí son las del ejemplo del reglamento, una tarde de junio. Cuenta hacia abajo, o a la derecha, tantas casillas como diga la cifra y dibuja allí el signo; el cero es la última casilla. Los enemigos vienen impresos.

example-adjacent = las casillas junto a un lago
example-adjacent-1 = Son adyacentes las casillas que comparten un lado. El lago del centro tiene cuatro vecinas así, las numeradas; un enemigo cuenta igual que una casilla vacía. Las que solo tocan el lago por una esquina no son adyacentes.

example-connected = lo que conecta un camino
example-connected-1 = El camino pasa por un lado de cada casilla numerada, así que las seis están conectadas: la granja con el mercado, y ambos con el enemigo. Una casilla que solo toca el camino con una esquina no lo está.

example-pay = pagar por otra acción
example-pay-1 = La cifra da un camino gratis, pero un segundo castillo sería mejor.
example-pay-2 = El oro compra el derecho a elegir, y luego el castillo se paga como siempre.

example-road = un tramo de camino
example-road-1 = La primera cifra da un camino gratis. Los caminos van por las líneas entre las casillas.
example-road-2 = Se traza un tramo entre dos casillas, y ahora están conectadas. Puede ir en cualquier sitio; no hace falta que siga otro camino.

example-dig = excavar un lago
example-dig-1 = La cifra da excavar gratis. La casilla nueva ha de estar vacía y ser adyacente a un lago: sirve la que está debajo del castillo.
example-dig-2 = Ya está excavada, y las dos casillas son un solo lago. El camino de sus lados se queda, y el castillo tiene ahora agua al lado.

example-castle = lo que da un castillo
example-castle-1 = Este castillo está conectado por camino con varios fuertes.
example-castle-2 = Al usarlo da oro por cada uno. El número escrito en él dice que ya ha trabajado en esta ronda.

example-fort = un fuerte destruye a un enemigo
example-fort-1 = El fuerte y el enemigo de debajo están junto al mismo camino.
example-fort-2 = El fuerte destruye al enemigo: se tacha, ya no ataca ni cuesta puntos.

example-raid = el ataque tras una ronda
example-raid-1 = El último turno de la ronda. Algunos enemigos están junto a edificios.
example-raid-2 = Al acabar el turno atacan, y cada uno cuesta oro una sola vez, toque los edificios que toque. Después empieza la ronda nueva.

example-longest = contar el camino más largo
example-longest-1 = Sigue el camino desde el primer número: a la izquierda, hacia arriba, por la línea recta a la derecha, alrededor del bosque y hacia abajo. En el segundo número se cruza a sí mismo, y eso está permitido. Por ahora mide { $road_points ->
        [one] { $road_points } tramo
       *[other] { $road_points } tramos
    }.
example-longest-2 = Un tramo más, y en el tercer número mide { $road_points ->
        [one] { $road_points } tramo
       *[other] { $road_points } tramos
    }. Cada uno vale { $section_points ->
        [one] { $section_points } punto
       *[other] { $section_points } puntos
    }, y ninguno se repite.
example-longest-3 = Ya hay { $sections ->
        [one] { $sections } tramo trazado
       *[other] { $sections } tramos trazados
    }, pero el último es un desvío: el camino más largo se queda en { $road_points }.

example-lake = lo que vale un lago
example-lake-1 = Las casillas de lago que comparten un lado son un solo lago; el camino que pasa entre ellas no lo divide. Aquí hay cinco casillas y, a su lado, cuatro edificios: dos castillos, un fuerte y una granja. Son { $lake_points ->
        [one] { $lake_points } punto
       *[other] { $lake_points } puntos
    }.
example-lake-2 = Se excava la sexta casilla: seis casillas por cuatro edificios son { $lake_points ->
        [one] { $lake_points } punto
       *[other] { $lake_points } puntos
    }. Una casilla más cuenta una vez por cada edificio de la orilla.
