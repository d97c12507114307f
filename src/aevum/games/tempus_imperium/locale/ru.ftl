game-title = Tempus Imperium
game-about = Одиночная игра Криса Андерсона: дата и время готовят поле, за пятьдесят ходов вырастает империя.

# Что может стоять в ходе
domain-square = клетка
domain-section = участок дороги
domain-building = постройка

# То же, как это пишется в ходе
notation-square = { domain-square } (A1–J10)
notation-section = { domain-section } (E5-F5)
notation-building = { domain-building } (farm, market, fort, castle)

# Настройки
option-digits = десять цифр ГГММДДЧЧММ, по которым готовится поле
option-digits-why = Чтобы сыграть на том же поле ещё раз или на том же, что и друг.
option-at = дата и время, например 2018-06-06T19:35
option-at-why = День рождения или другой день даёт своё поле.
option-rim_roads = дороги могут идти и по краю поля
option-rim_roads-why = Проще: больше способов соединить постройки.
option-fort_and_castle_gold = сколько золота стоят форт и замок
option-fort_and_castle_gold-why = С тремя игра труднее.
option-enemy_mode = где стоят враги: в напечатанных клетках или в случайных пустых
option-enemy_mode-why = Случайно — одна и та же минута каждый раз даёт новое поле.
option-fort_needs_enemy = форт можно использовать только против врага
option-fort_needs_enemy-why = Без этого форт можно использовать просто ради золота, это проще.
error-digits = В «{ $value }» { $count ->
    [one] { $count } знак
    [few] { $count } знака
   *[other] { $count } знаков
 }; для подготовки нужно ровно десять цифр ГГММДДЧЧММ, например 1806061935.
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

# Что произошло
event-pass = Ты ничего не делаешь.
event-pay = Ты платишь { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }, чтобы выбрать действие.
event-road = Ты проводишь дорогу { $section }.
event-dig = Ты выкапываешь озеро в { $square }.
event-build = Ты строишь { $building ->
    [farm] ферму
    [market] рынок
    [fort] форт
   *[castle] замок
 } в { $square }{ $gold ->
    [0] { "" }
    [one] {" "}за { $gold } золотой
   *[other] {" "}за { $gold } золотых
 }.
event-crossed-off = В { $square } вычеркнуто: { $resource ->
    [wood] { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[other] { $count } деревьев
    }
   *[stone] { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[other] { $count } камней
    }
 }.
event-use = { $building ->
    [farm] Ферма
    [market] Рынок
    [fort] Форт
   *[castle] Замок
 } в { $square } { $gold ->
    [0] не приносит золота
    [one] приносит { $gold } золотой
   *[other] приносит { $gold } золотых
 }.
event-destroy = Форт в { $fort } уничтожает врага в { $square }.
event-raid = { $enemies ->
    [0] Набег врагов, но рядом с постройками никого нет.
    [one] Набег! Рядом с твоими постройками { $enemies } враг; { $gold ->
        [0] казна пуста
       *[other] потеряно золота: { $gold }
    }.
    [few] Набег! Рядом с твоими постройками { $enemies } врага; { $gold ->
        [0] казна пуста
       *[other] потеряно золота: { $gold }
    }.
   *[other] Набег! Рядом с твоими постройками { $enemies } врагов; { $gold ->
        [0] казна пуста
       *[other] потеряно золота: { $gold }
    }.
 }
event-round = Начинается раунд { $round }.
event-over = Пятый раунд окончен. Теперь подсчёт очков.
end-all-rounds = Сыграны все пять раундов.

# Счёт
score-castles = Замки
score-markets_and_forts = Рынки и форты
score-farms = Фермы
score-longest_road = Самая длинная дорога
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
text-gold = { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
text-score = Счёт { $total }
text-owes = Оплати постройку в { $square }: ещё нужно дерева { $wood }, камня { $stone }. Назови клетку, например: from B2
text-owes-short = { $square }: ещё нужно дерева { $wood }, камня { $stone }
text-legend = F лес · Q каменоломня · ≈ озеро · f ферма · m рынок · t форт · C замок · X враг · малое число: остаток ресурсов или раунд, когда постройка использована

# Нарисованный лист
sheet-digit-labels = Г Г М М Д Д Ч Ч М М
sheet-round = Раунд { $round }
sheet-raid = Набег
sheet-road = Дорога
sheet-dig = Копать
sheet-build = Строить
sheet-use = Использовать
sheet-any-action = Любое действие
sheet-treasury = Казна: { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
sheet-square-empty = пусто
sheet-square-forest = лес, осталось дерева: { $left }
sheet-square-quarry = каменоломня, осталось камня: { $left }
sheet-square-used = { $name }: использование в раунде { $round }
sheet-use-farm = Ферма: { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
sheet-use-market = Рынок: { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 } за каждую соединённую ферму
sheet-use-fort = Форт: { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }, соединённый враг уничтожается
sheet-use-castle = Замок: { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 } за каждый соединённый рынок и форт
sheet-how-to-count = Отсчитай каждую цифру вниз по столбцу и вдоль ряда; 0 — это клетка { $last }.
sheet-raid-rule = Набег: минус { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 } за каждого врага рядом с постройкой
sheet-score-castles = { $rate ->
    [one] { $rate } очко
    [few] { $rate } очка
   *[other] { $rate } очков
 } за каждый замок
sheet-score-markets_and_forts = { $rate ->
    [one] { $rate } очко
    [few] { $rate } очка
   *[other] { $rate } очков
 } за каждый рынок и каждый форт
sheet-score-farms = { $rate ->
    [one] { $rate } очко
    [few] { $rate } очка
   *[other] { $rate } очков
 } за каждую ферму
sheet-score-longest_road = { $rate ->
    [one] { $rate } очко
    [few] { $rate } очка
   *[other] { $rate } очков
 } за каждый участок самой длинной дороги
sheet-score-lakes = За каждое озеро: число его клеток, умноженное на число построек рядом
sheet-score-gold = 1 очко за каждые { $rate ->
    [one] { $rate } золотой
   *[other] { $rate } золотых
 }
sheet-score-enemies = { $rate ->
    [one] { $rate } очко
    [few] { $rate } очка
   *[other] { $rate } очков
 } за каждого живого врага
sheet-description = Игровой лист, раунд { $round }, ход { $turn }: { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }; очки: { $total }.
sheet-description-over = Лист оконченной игры; очки: { $total }.
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
prompt-turn-stuck = Раунд { $round }, ход { $turn }, цифра { $digit }: { $action ->
    [road] дорог больше не провести: все уже есть
    [dig] копать негде: рядом с озёрами нет пустой клетки
    [build] строить пока нечего: дороги не дают пустой клетке достаточно дерева и камня или не хватает золота
   *[use] сейчас нельзя использовать ни одну постройку
 }. Заплати 2 золотых за другое действие или ничего не делай.
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
sheet-track = Ходы и казна
sheet-legend = Легенда и счёт

# Что объясняет само себя
face-brings = Если использовать сейчас: золотых — { $gold }.
face-used = В этом раунде уже использовано.
face-raids = При следующем набеге отнимет { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }.
face-harmless = Рядом нет твоих построек, поэтому он не нападает.
face-digit = Цифра { $digit }: { $action }
face-digits = Цифры даты и времени
face-this-turn = Цифра этого хода: её действие сейчас бесплатно.
face-points = Сейчас очков: { $points }.
game-goal = Набери как можно больше очков за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    } по { $turns ->
        [one] { $turns } ходу
        [few] { $turns } хода
       *[many] { $turns } ходов
    }. Очки приносят замки, рынки, форты и фермы, длинная дорога, золото и озёра, вокруг которых стоят постройки.
    Каждый враг, доживший до конца, отнимает { $enemy_points ->
        [one] { $enemy_points } очко
        [few] { $enemy_points } очка
       *[many] { $enemy_points } очков
    }: уничтожай их фортами.
stage-round = раунд { $round } из 5, ход { $turn } из 10
preset-this_minute-about = Поле готовят дата и время этой минуты

# Цены и что даёт выбор
price-wood = { $count ->
    [one] { $count } дерево
    [few] { $count } дерева
   *[other] { $count } дерева
 }
price-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[other] { $count } камней
 }
price-gold = { $count ->
    [one] { $count } золотой
   *[other] { $count } золотых
 }
brings-no-gold = { $building ->
    [farm] Ферма
    [market] Рынок
    [fort] Форт
   *[castle] Замок
 } в { $square } сейчас не принесёт золота.
asks-build-1 = Что построить?
asks-build-2 = На какой клетке?
asks-pay_build-1 = { asks-build-1 }
asks-pay_build-2 = { asks-build-2 }
asks-dig-1 = Какую клетку копать?
asks-pay_dig-1 = { asks-dig-1 }
asks-road-1 = Где провести дорогу?
asks-pay_road-1 = { asks-road-1 }
asks-use-1 = Какую постройку использовать?
asks-pay_use-1 = { asks-use-1 }
asks-use_fort-1 = Какой форт использовать?
asks-pay_use_fort-1 = { asks-use_fort-1 }
asks-use_fort-2 = Какого врага уничтожит форт?
asks-pay_use_fort-2 = { asks-use_fort-2 }
asks-from-1 = Какая клетка платит?
move-road = Дорога { $first }
move-dig = Копать { $first }
move-build = Строить на { $second }: { $first }
move-use = Использовать постройку на { $first }
move-use_fort = Использовать форт на { $first } против { $second }
move-pay_road = Заплатить 2 золотых за дорогу { $first }
move-pay_dig = Заплатить 2 золотых и копать { $first }
move-pay_build = Заплатить 2 золотых и строить на { $second }: { $first }
move-pay_use = Заплатить 2 золотых и использовать постройку на { $first }
move-pay_use_fort = Заплатить 2 золотых и использовать форт на { $first } против { $second }
move-from = Взять из { $first }
then-from = (платит { $first })

# Причины в подсказках
term-points = очки
term-lakes = озёра
term-treasury = казна и доход
term-outlook = возможности строить и копать
term-enemies = враги

# Предложения хроники
story-begin = Пока здесь только лес, скалы да чистый лист, и где-то таятся враги.
chronicle-build = { $variant ->
    [0] На { $square } вырастает { $building ->
        [farm] ферма
        [market] рынок
        [fort] форт
       *[castle] замок
    }.
    [1] Вот готов и ещё один труд: { $building ->
        [farm] ферма
        [market] рынок
        [fort] форт
       *[castle] замок
    } на { $square }.
   *[2] В раунде { $number } на { $square } появляется { $building ->
        [farm] ферма
        [market] рынок
        [fort] форт
       *[castle] замок
    }.
 }
chronicle-destroy = { $variant ->
    [0] Форт на { $fort } бьёт по врагу на { $square }, и одним врагом меньше.
    [1] Враг на { $square } гибнет от удара форта на { $fort }.
   *[2] Форт на { $fort } возвращает покой клетке { $square }.
 }
chronicle-raid = { $variant ->
    [0] { $enemies ->
        [0] Враги приходят, никого не застают поблизости и уходят ни с чем.
       *[other] Враги выходят из своих укрытий{ $gold ->
            [0] , но казна пуста.
            [one] {" "}и уносят { $gold } золотой.
           *[other] {" "}и уносят { $gold } золотых.
        }
    }
    [1] { $enemies ->
        [0] Этот набег бьёт по пустому месту.
       *[other] В конце раунда враги обрушиваются на страну{ $gold ->
            [0] , но казна пуста.
            [one] {" "}и уносят { $gold } золотой.
           *[other] {" "}и уносят { $gold } золотых.
        }
    }
   *[2] { $enemies ->
        [0] Налётчикам не в кого метить.
       *[other] Налётчики приходят снова{ $gold ->
            [0] , но казна пуста.
            [one] {" "}и уносят { $gold } золотой.
           *[other] {" "}и уносят { $gold } золотых.
        }
    }
 }
chronicle-dig = { $variant ->
    [0] На { $square } выкопано озеро.
    [1] Лопаты вонзаются в землю { $square }, и яму заполняет вода.
   *[2] На { $square } блестит новое озеро.
 }
chronicle-road = { $variant ->
    [0] Проложена дорога { $section }.
    [1] Дорога { $section } соединяет то, что было порознь.
   *[2] Камень за камнем ложится дорога { $section }.
 }
# Statistics after the match
statistic-gold = Золото в казне
statistic-roads = Проведено дорог
statistic-lakes = Вырыто озёр
statistic-buildings = Построено зданий
statistic-uses = Использовано зданий
statistic-gold-earned = Заработано золота
statistic-gold-paid = Уплачено золота
statistic-gold-raided = Золото, отнятое в набегах
statistic-resources = Вычеркнуто ресурсов
statistic-enemies = Уничтожено врагов
statistic-passes = Ходы без действия

## Figures of the list of players and of the bar above the board
figure-raid = Золото, которое забрал бы набег сейчас

# Explanations for newcomers: why one would choose an action, and notes on situations
why-road = Везёт дерево и камень, ведёт к врагам; самая длинная даёт очки.
why-dig = Больше озеро — дороже каждое здание на берегу.
why-build = Очки в конце и золото при использовании.
why-build-farm = { $farm ->
    [one] { $farm } очко
    [few] { $farm } очка
   *[other] { $farm } очков
 }, 1 золотой за использование; кормит рынки.
why-build-market = { $market ->
    [one] { $market } очко
    [few] { $market } очка
   *[other] { $market } очков
 }; золото за каждую связанную ферму.
why-build-fort = { $fort ->
    [one] { $fort } очко
    [few] { $fort } очка
   *[other] { $fort } очков
 }; уничтожает врагов на своей дороге.
why-build-castle = { $castle ->
    [one] { $castle } очко
    [few] { $castle } очка
   *[other] { $castle } очков
 }; золото за каждый связанный рынок и форт.
why-use = Приносит золото; форт убирает врага. Раз за раунд.
why-use_fort = Уничтожь врага: он больше не грабит, и { $enemy ->
    [one] { $enemy } очко спасено
    [few] { $enemy } очка спасены
   *[other] { $enemy } очков спасены
 }.
why-pay = Любое действие вместо бесплатного за { $action ->
    [one] { $action } золотой
    [few] { $action } золотых
   *[other] { $action } золотых
 }.
why-pay_road = Дорога не в свой черёд за { $action ->
    [one] { $action } золотой
    [few] { $action } золотых
   *[other] { $action } золотых
 }.
why-pay_dig = Копать не в свой черёд за { $action ->
    [one] { $action } золотой
    [few] { $action } золотых
   *[other] { $action } золотых
 }.
why-pay_build = Строить не в свой черёд, доплатив { $action ->
    [one] { $action } золотой
    [few] { $action } золотых
   *[other] { $action } золотых
 }.
why-pay_use = Использовать здание не в свой черёд за { $action ->
    [one] { $action } золотой
    [few] { $action } золотых
   *[other] { $action } золотых
 }.
why-pay_use_fort = Уничтожить врага не в свой черёд за { $action ->
    [one] { $action } золотой
    [few] { $action } золотых
   *[other] { $action } золотых
 }.
why-from = Бери там, где потом понадобится меньше.
why-pass = Прибереги золото для лучшего хода.
situation-raiders = Рядом с твоими зданиями враги: после десятого хода раунда каждый унесёт { $raid ->
    [one] { $raid } золотой
    [few] { $raid } золотых
   *[other] { $raid } золотых
 }. Форт, к которому от врага ведёт дорога, уберёт его навсегда.
situation-raid = Раунд окончен: враги совершили набег. Теперь все здания можно использовать снова, и десять цифр пойдут сначала.
situation-blocked = Бесплатное действие этого хода нигде невозможно. Можно заплатить { $action ->
    [one] { $action } золотой
    [few] { $action } золотых
   *[other] { $action } золотых
 } за другое или ничего не делать и сберечь золото.
situation-payment = Дерево и камень можно взять с разных клеток: выбери, где вычеркнуть. Клетки, нужные будущим зданиям, лучше поберечь.
situation-last-round = Последний раунд: теперь важны очки, а не золото. За каждые полные { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[other] { $gold } золотых
 } — ещё очко, а живой враг стоит { $enemy }.
