practice-one-more-title = Ещё одна
practice-one-more-goal = Выиграй взятку за { $moves } ход.
practice-every-trick-title = Все взятки
practice-every-trick-goal = Закончи со взятками, числом { $goal }.
