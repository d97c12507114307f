practice-one-more-title = Una más
practice-one-more-goal = Gana una baza con { $moves } jugada.
practice-every-trick-title = Todas las bazas
practice-every-trick-goal = Acaba con { $goal } bazas.
