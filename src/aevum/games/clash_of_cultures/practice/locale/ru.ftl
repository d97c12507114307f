# Practice positions: titles, then goals
practice-second-home-title = Второй дом
practice-bright-idea-title = Светлая мысль
practice-full-barns-title = Полные амбары
practice-three-books-title = Три книги
practice-over-the-hills-title = За холмами
practice-good-cheer-title = В добром духе
practice-three-banners-title = Три знамени
practice-master-builder-title = Мастер-строитель
practice-at-the-gates-title = У ворот
practice-for-the-ages-title = На века
practice-two-secrets-title = Два тайных плана
practice-grand-finale-title = Большой финал

practice-goal-settlement = Основай ещё один город в этом ходу.
practice-goal-advances = Получи в этом ходу { $goal ->
    [one] { $goal } достижение
    [few] { $goal } достижения
   *[many] { $goal } достижений
 }.
practice-goal-food = Запаси до конца этого хода еды: { $goal }.
practice-goal-mood = Набери до конца этого хода жетонов настроения: { $goal }.
practice-goal-armies = Набери в этом ходу армий: { $goal }.
practice-goal-pieces = Прибавь в этом ходу построек: { $goal }. Считаются города, здания и даже чужие.
practice-goal-capture = Захвати в этом ходу город варваров на { "E8" }.
practice-goal-wonder = Построй в этом ходу чудо света.
practice-goal-objectives = Получи за цели очков: { $goal }, пока не кончился этот раунд.
