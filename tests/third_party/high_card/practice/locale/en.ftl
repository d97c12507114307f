practice-one-more-title = One more
practice-one-more-goal = Win a trick with { $moves } move.
practice-every-trick-title = Every trick
practice-every-trick-goal = Finish with { $goal } tricks.
