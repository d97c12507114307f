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
score-total = Итого

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
