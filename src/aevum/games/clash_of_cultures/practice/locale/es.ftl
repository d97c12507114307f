# Practice positions: titles, then goals
practice-second-home-title = Un segundo hogar
practice-bright-idea-title = Una idea luminosa
practice-full-barns-title = Graneros llenos
practice-three-books-title = Tres libros
practice-over-the-hills-title = Tras las colinas
practice-good-cheer-title = Buen humor
practice-three-banners-title = Tres estandartes
practice-master-builder-title = Maestro de obras
practice-at-the-gates-title = A las puertas
practice-for-the-ages-title = Para la eternidad
practice-two-secrets-title = Dos planes secretos
practice-grand-finale-title = Gran final

practice-goal-settlement = Funda otra ciudad en este turno.
practice-goal-advances = Consigue { $goal ->
    [one] un avance
   *[other] { $goal } avances
 } en este turno.
practice-goal-food = Reúne { $goal } de alimento antes de que acabe este turno.
practice-goal-mood = Reúne { $goal } fichas de ánimo antes de que acabe este turno.
practice-goal-armies = Recluta { $goal } ejércitos en este turno.
practice-goal-pieces = Suma { $goal } figuras de ciudad en este turno: ciudades, edificios o las de otros.
practice-goal-capture = Toma en este turno la ciudad bárbara de { "E8" }.
practice-goal-wonder = Construye una maravilla en este turno.
practice-goal-objectives = Gana { $goal } puntos con objetivos antes de que acabe esta ronda.
