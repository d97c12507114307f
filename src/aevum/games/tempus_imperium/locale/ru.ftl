game-title = Tempus Imperium
game-about = Одиночная игра Криса Андерсона: дата и время готовят поле, за пятьдесят ходов вырастает империя.

# Что может стоять в ходе
domain-square = клетка (A1–J10)
domain-section = участок дороги (E5-F5)
domain-building = постройка (farm, market, fort, castle)

# Настройки
option-digits = десять цифр ГГММДДЧЧММ, по которым готовится поле
option-at = дата и время, например 2018-06-06T19:35
option-rim_roads = дороги могут идти и по краю поля
option-fort_and_castle_gold = сколько золота стоят форт и замок
option-enemy_mode = где стоят враги: в напечатанных клетках или в случайных пустых
option-fort_needs_enemy = форт можно использовать только против врага
error-digits = В «{ $value }» { $count } знаков; для подготовки нужно ровно десять цифр ГГММДДЧЧММ, например 1806061935.
error-date-form = «{ $value }» — не дата и время; запиши так: 2018-06-06T19:35.
error-date-impossible = Такого дня или времени нет: { $value }.

# Фигуры
kind-forest = лес
kind-quarry = каменоломня
kind-lake = озеро
kind-farm = ферма
kind-market = рынок
kind-fort = форт
kind-castle = замок
kind-enemy = враг
kind-dead_enemy = уничтоженный враг
action-road = дорога
action-dig = копать
action-build = строить
action-use = использовать
resource-wood = дерево
resource-stone = камень

# Что произошло
event-pass = Ты ничего не делаешь.
event-pay = Ты платишь { $gold } зол., чтобы выбрать действие.
event-road = Ты проводишь дорогу { $section }.
event-dig = Ты выкапываешь озеро в { $square }.
event-build = Ты строишь { $building ->
    [farm] ферму
    [market] рынок
    [fort] форт
   *[castle] замок
 } в { $square }{ $gold ->
    [0] .
   *[other] {" "}за { $gold } зол.
 }
event-crossed-off = Вычеркнуто в { $square }: { $resource ->
    [wood] дерево
   *[stone] камень
 }, { $count }.
event-use = { $building ->
    [farm] Ферма
    [market] Рынок
    [fort] Форт
   *[castle] Замок
 } в { $square } приносит { $gold } зол.
event-destroy = Форт в { $fort } уничтожает врага в { $square }.
event-raid = { $enemies ->
    [0] Набег врагов, но рядом с постройками никого нет.
    [one] Набег! Рядом с твоими постройками { $enemies } враг; потеряно золота: { $gold }.
    [few] Набег! Рядом с твоими постройками { $enemies } врага; потеряно золота: { $gold }.
   *[other] Набег! Рядом с твоими постройками { $enemies } врагов; потеряно золота: { $gold }.
 }
event-round = Начинается раунд { $round }.
event-over = Пятый раунд окончен. Теперь подсчёт очков.
end-all-rounds = Сыграны все пять раундов.

# Счёт
score-castles = Замки
score-markets_and_forts = Рынки и форты
score-farms = Фермы
score-longest_road = Длиннейшая дорога
score-lakes = Озёра
score-gold = Золото
score-enemies = Враги

# Лист в терминале
text-round = Раунд { $round } из 5
text-turn = ход { $turn } из 10
text-digit = цифра { $digit }
text-free = бесплатно: { $action }
text-over = игра окончена
text-treasury = Казна
text-gold = { $gold } зол.
text-score = Счёт { $total }
text-owes = Оплати постройку в { $square }: ещё нужно дерева { $wood }, камня { $stone }. Назови клетку: from …
text-legend = F лес · Q каменоломня · ≈ озеро · f ферма · m рынок · t форт · C замок · X враг · малое число: остаток ресурсов или раунд, когда постройка использована

# Нарисованный лист
sheet-digit-labels = Г Г М М Д Д Ч Ч М М
sheet-round = Раунд { $round }
sheet-raid = Набег
sheet-road = Дорога
sheet-dig = Копать
sheet-build = Строить
sheet-use = Применить
sheet-any-action = Любое действие
sheet-treasury = Казна: { $gold } зол.
sheet-square-empty = пусто
sheet-square-forest = лес, осталось дерева: { $left }
sheet-square-quarry = каменоломня, осталось камня: { $left }
sheet-square-used = { $name }: использование в раунде { $round }
sheet-use-farm = Ферма: { $gold } зол.
sheet-use-market = Рынок: { $gold } зол. за каждую соединённую ферму
sheet-use-fort = Форт: { $gold } зол., соединённый враг уничтожается
sheet-use-castle = Замок: { $gold } зол. за каждый соединённый рынок и форт
sheet-how-to-count = Отсчитай каждую цифру вниз по столбцу и вдоль ряда; 0 — это клетка { $last }.
sheet-raid-rule = Набег: теряется { $gold } зол. за каждого врага рядом с постройкой
sheet-score-castles = За каждый замок очков: { $rate }
sheet-score-markets_and_forts = За каждый рынок и каждый форт очков: { $rate }
sheet-score-farms = За каждую ферму очков: { $rate }
sheet-score-longest_road = За каждый участок длиннейшей дороги очков: { $rate }
sheet-score-lakes = За каждое озеро: число его клеток, умноженное на число построек рядом
sheet-score-gold = 1 очко за каждые { $rate } зол.
sheet-score-enemies = За каждого живого врага очков: { $rate }
sheet-description = Игровой лист, раунд { $round }, ход { $turn }: { $gold } зол., очков: { $total }.
sheet-description-over = Лист оконченной игры, очков: { $total }.
sheet-description-blank = Пустой игровой лист для печати и игры ручкой.

# Игра в браузере
sheet-section = дорога { $section }
preset-this_minute = Эта минута
preset-daily = Задача дня
prompt-turn = Раунд { $round }, ход { $turn }, цифра { $digit }: бесплатно { $action ->
    [road] проведи дорогу
    [dig] выкопай озеро
    [build] построй
   *[use] используй постройку
 }, или заплати 2 золотых за любое действие, или ничего не делай.
prompt-payment = Какие клетки платят за постройку в { $square }? Ещё нужно: дерева { $wood }, камня { $stone }.
pick-pass = Ничего не делать
pick-road = Дорога
pick-dig = Копать
pick-build = Строить
pick-use = Использовать
pick-pay = Заплатить 2 золотых
pick-from = Взять из
pick-farm = Ферма
pick-market = Рынок
pick-fort = Форт
pick-castle = Замок
value-printed = в напечатанных клетках
value-random_free_squares = в случайных пустых клетках

# До и после партии
game-goal = Набери как можно больше очков за пять раундов по десять ходов. Очки приносят замки, рынки, форты и фермы, длинная дорога, золото и озёра, вокруг которых стоят постройки.
    Каждый враг, доживший до конца, отнимает 10 очков: уничтожай их фортами.
stage-round = раунд { $round } из 5, ход { $turn } из 10
preset-this_minute-about = Поле готовят дата и время этой минуты
