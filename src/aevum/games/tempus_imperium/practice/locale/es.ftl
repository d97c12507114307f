# Practice positions: titles, then goals
practice-lakeside-title = A orillas del lago
practice-third-farm-title = Otra granja
practice-keep-title = El primer castillo
practice-long-road-title = El camino largo
practice-full-purse-title = La bolsa llena
practice-raid-title = Cuernos en fuga
practice-market-day-title = Día de mercado
practice-two-towers-title = Dos castillos más
practice-tidy-sum-title = Una bonita suma
practice-break-even-title = Fuera de números rojos
practice-high-water-title = Aguas altas
practice-last-hours-title = Las últimas horas

practice-goal-lakes = En { $moves } jugadas: suma { $goal } puntos por lagos.
practice-goal-farms = En { $moves } jugadas: suma { $goal } puntos por granjas.
practice-goal-castles = En { $moves } jugadas: suma { $goal } puntos por castillos.
practice-goal-road = En { $moves } jugadas: alarga tu camino más largo a { $goal } tramos.
practice-goal-gold = En { $moves } jugadas: reúne { $goal } de oro.
practice-goal-enemies = En { $moves } jugadas: manda a casa a un enemigo.
practice-goal-markets = En { $moves } jugadas: suma { $goal } puntos por mercados y fuertes.
practice-goal-points = En { $moves } jugadas: gana { $goal } puntos.
practice-goal-even = En { $moves } jugadas: deja atrás los números negativos.
practice-goal-total = En { $moves } jugadas: acaba con { $goal } puntos.
