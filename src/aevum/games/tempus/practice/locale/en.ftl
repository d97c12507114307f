# Practice positions: titles, then goals
practice-fourth-field-title = Room for four
practice-cradles-title = Two cradles
practice-bright-heads-title = Bright heads
practice-two-by-two-title = Two by two
practice-bricks-title = Brick by brick
practice-front-runner-title = Front-runner
practice-fan-out-title = Fan out
practice-skyline-title = Skyline
practice-border-dispute-title = A border dispute
practice-five-more-title = Five more
practice-long-march-title = The long march
practice-take-off-title = Take-off

practice-goal-score = Have { $goal } points before this turn ends.
practice-goal-points = Gain { $goal } points before this turn ends.
practice-goal-supply = Bring tokens onto the board until { $goal } are left in your supply, before this turn ends.
practice-goal-ideas = Hold { $goal } idea cards before this turn ends.
practice-goal-hexes = Score { $goal } points for hexes before this turn ends.
practice-goal-cities = Score { $goal } points for cities before this turn ends.
practice-goal-progress = Have { $goal } points in the race for the next era before this turn ends.
practice-goal-capture = Take { "F7" } from its owner before this turn ends.
practice-goal-capture-far = Take { "J8" } from its owner before this turn ends.
practice-goal-flight = Be the first to fly.
