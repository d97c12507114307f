# Practice positions: titles, then goals
practice-lakeside-title = Lakeside
practice-third-farm-title = One more farm
practice-keep-title = The first castle
practice-long-road-title = The long road
practice-full-purse-title = A full purse
practice-raid-title = Horns on the run
practice-market-day-title = Market day
practice-two-towers-title = Two castles more
practice-tidy-sum-title = A tidy sum
practice-break-even-title = Out of the red
practice-high-water-title = High water
practice-last-hours-title = The last hours

practice-goal-lakes = Within { $moves } moves: score { $goal } points for lakes.
practice-goal-farms = Within { $moves } moves: score { $goal } points for farms.
practice-goal-castles = Within { $moves } moves: score { $goal } points for castles.
practice-goal-road = Within { $moves } moves: make your longest road { $goal } segments long.
practice-goal-gold = Within { $moves } moves: have { $goal } gold.
practice-goal-enemies = Within { $moves } moves: send an enemy home.
practice-goal-markets = Within { $moves } moves: score { $goal } points for markets and forts.
practice-goal-points = Within { $moves } moves: gain { $goal } points.
practice-goal-even = Within { $moves } moves: leave the minus behind.
practice-goal-total = Within { $moves } moves: finish with { $goal } points.
