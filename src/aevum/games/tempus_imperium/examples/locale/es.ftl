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
example-setup-1 = Las diez cifras de una fecha y una hora están sobre las columnas y otra vez junto a las filas. Cuenta hacia abajo, o a la derecha, tantas casillas como diga la cifra y dibuja allí el signo; el cero es la última casilla. Los enemigos vienen impresos.

example-pay = pagar por otra acción
example-pay-1 = La cifra da un camino gratis, pero un segundo castillo sería mejor.
example-pay-2 = El oro compra el derecho a elegir, y luego el castillo se paga como siempre.

example-castle = lo que da un castillo
example-castle-1 = Este castillo está conectado por camino con varios fuertes.
example-castle-2 = Al usarlo da oro por cada uno. El número escrito en él dice que ya ha trabajado en esta ronda.

example-fort = un fuerte destruye a un enemigo
example-fort-1 = El fuerte y el enemigo de debajo están junto al mismo camino.
example-fort-2 = El fuerte destruye al enemigo: se tacha, ya no ataca ni cuesta puntos.

example-raid = el ataque tras una ronda
example-raid-1 = El último turno de la ronda. Algunos enemigos están junto a edificios.
example-raid-2 = Al acabar el turno atacan, y cada uno cuesta oro una sola vez, toque los edificios que toque. Después empieza la ronda nueva.
