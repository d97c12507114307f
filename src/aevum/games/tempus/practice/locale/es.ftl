# Practice positions: titles, then goals
practice-fourth-field-title = Sitio para cuatro
practice-cradles-title = Dos cunas
practice-bright-heads-title = Cabezas despiertas
practice-two-by-two-title = De dos en dos
practice-bricks-title = Ladrillo a ladrillo
practice-front-runner-title = En cabeza
practice-fan-out-title = En abanico
practice-skyline-title = Contra el cielo
practice-border-dispute-title = Disputa de fronteras
practice-five-more-title = Cinco más
practice-long-march-title = La larga marcha
practice-take-off-title = Despegue

practice-goal-score = Ten { $goal } puntos antes de que acabe este turno.
practice-goal-points = Gana { $goal } puntos antes de que acabe este turno.
practice-goal-supply = Pon fichas en el tablero hasta que queden { $goal } en tu reserva, antes de que acabe este turno.
practice-goal-ideas = Ten { $goal } cartas de idea en la mano antes de que acabe este turno.
practice-goal-hexes = Suma { $goal } puntos por hexágonos antes de que acabe este turno.
practice-goal-cities = Suma { $goal } puntos por ciudades antes de que acabe este turno.
practice-goal-progress = Ten { $goal } puntos en la carrera hacia la siguiente era antes de que acabe este turno.
practice-goal-capture = Quítale { "F7" } a su dueño antes de que acabe este turno.
practice-goal-capture-far = Quítale { "J8" } a su dueño antes de que acabe este turno.
practice-goal-flight = Aprende a volar antes que nadie.
