# Practice positions: titles, then goals
practice-fourth-field-title = Место для четырёх
practice-cradles-title = Две колыбели
practice-bright-heads-title = Светлые головы
practice-two-by-two-title = Двое и ещё двое
practice-bricks-title = Кирпич к кирпичу
practice-front-runner-title = Впереди всех
practice-fan-out-title = Во все стороны
practice-skyline-title = Городской силуэт
practice-border-dispute-title = Пограничный спор
practice-five-more-title = Ещё пять
practice-long-march-title = Долгий поход
practice-take-off-title = Взлёт

practice-goal-score = Набери до конца этого хода очков: { $goal }.
practice-goal-points = Прибавь до конца этого хода очков: { $goal }.
practice-goal-supply = Выставляй фишки, пока в запасе не останется { $goal }, — до конца этого хода.
practice-goal-ideas = Собери до конца этого хода карт идей в руке: { $goal }.
practice-goal-hexes = Доведи до конца этого хода очки за гексы до { $goal }.
practice-goal-cities = Доведи до конца этого хода очки за города до { $goal }.
practice-goal-progress = Набери до конца этого хода очков в гонке за следующую эру: { $goal }.
practice-goal-capture = Отбей { "F7" } у хозяина до конца этого хода.
practice-goal-capture-far = Отбей { "J8" } у хозяина до конца этого хода.
practice-goal-flight = Взлети раньше всех.
