# Practice positions: titles, then goals
practice-more-bronze-title = More bronze
practice-a-poet-title = A poet at court
practice-both-hands-title = Many hands
practice-last-stone-title = The last stone
practice-thieves-title = Nothing to steal
practice-bread-and-books-title = Plays and papers
practice-drums-title = Drums in the distance
practice-new-shores-title = New shores
practice-marble-title = Marble in a hurry
practice-well-oiled-title = The age of iron
practice-all-at-once-title = Everything at once
practice-curtain-title = The final curtain

practice-goal-resources = Have your mines produce { $goal } resources a turn before this turn ends.
practice-goal-culture-rate = Produce { $goal } culture a turn before this turn ends.
practice-goal-workers = Put { $goal } more workers to work before your next turn is over.
practice-goal-wonder = Finish your wonder this turn.
practice-goal-corruption = Spare yourself all corruption before this turn ends.
practice-goal-content-science = Leave nobody discontented and produce { $goal } science a turn before this turn ends.
practice-goal-strength = Bring your strength to { $goal } this turn.
practice-goal-colony = Win a colony before your next turn is over.
practice-goal-wonder-culture = Finish a wonder and produce { $goal } culture a turn, all in this turn.
practice-goal-everything = This turn: { $workers } more workers at work, { $goal } culture a turn, and no corruption.
practice-goal-culture = Reach { $goal } culture by the end of the match.
