# Practice positions: titles, then goals
practice-lakeside-title = У озера
practice-third-farm-title = Ещё одна ферма
practice-keep-title = Первый замок
practice-long-road-title = Долгая дорога
practice-full-purse-title = Полный кошелёк
practice-raid-title = Рога в бегах
practice-market-day-title = Базарный день
practice-two-towers-title = Ещё два замка
practice-tidy-sum-title = Кругленькая сумма
practice-break-even-title = Из минуса
practice-high-water-title = Большая вода
practice-last-hours-title = Последние часы

practice-goal-lakes = За { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }: доведи очки за озёра до { $goal }.
practice-goal-farms = За { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }: доведи очки за фермы до { $goal }.
practice-goal-castles = За { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }: доведи очки за замки до { $goal }.
practice-goal-road = За { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }: доведи самую длинную дорогу до { $goal } участков.
practice-goal-gold = За { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }: накопи золота: { $goal }.
practice-goal-enemies = За { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }: прогони врага.
practice-goal-markets = За { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }: доведи очки за рынки и форты до { $goal }.
practice-goal-points = За { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }: прибавь { $goal } очков.
practice-goal-even = За { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }: выйди из минуса.
practice-goal-total = За { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }: закончи партию с { $goal } очками.
