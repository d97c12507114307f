# Practice positions: titles, then goals
practice-second-home-title = A second home
practice-bright-idea-title = A bright idea
practice-full-barns-title = Full barns
practice-three-books-title = Three books
practice-over-the-hills-title = Over the hills
practice-good-cheer-title = Good cheer
practice-three-banners-title = Three banners
practice-master-builder-title = Master builder
practice-at-the-gates-title = At the gates
practice-for-the-ages-title = Built to last
practice-two-secrets-title = Two secret plans
practice-grand-finale-title = Grand finale

practice-goal-settlement = Found another city this turn.
practice-goal-advances = Gain { $goal ->
    [one] an advance
   *[other] { $goal } advances
 } this turn.
practice-goal-food = Have { $goal } food in stock before this turn ends.
practice-goal-mood = Have { $goal } mood tokens before this turn ends.
practice-goal-armies = Raise { $goal } armies this turn.
practice-goal-pieces = Add { $goal } city pieces this turn: cities, buildings, or those of others.
practice-goal-capture = Take the barbarians’ city on { "E8" } this turn.
practice-goal-wonder = Build a wonder this turn.
practice-goal-objectives = Score { $goal } points with objectives by the end of this round.
