game-title = Tempus
game-about = Игра Мартина Уоллеса для компании от трёх до пяти игроков: построй остров, засели его и проведи свой народ от письменности до полёта.

# What can stand in a move
domain-hex = гекс
domain-rotation = поворот
domain-card = карта
domain-terrain = территория
domain-value = значение
domain-count = число фишек

# The same as it is written in a move
notation-hex = { domain-hex } (A1–M12)
notation-rotation = { domain-rotation } (0–5)
notation-card = { domain-card } (weapons-woods)
notation-terrain = { domain-terrain } (grassland, farmland, hills, woods, mountains)
notation-value = { domain-value } (2, 3, 4)

# Options
option-island = откуда берётся остров: его выкладывают по тайлу или он готов, и можно сразу играть
option-island-why = Готовый — играем сразу; выкладывание — уже борьба за землю, на десять минут дольше.
option-island_number = номер готового острова; один и тот же номер даёт один и тот же остров
option-island_number-why = Чтобы сыграть на том же острове ещё раз или на том же, что и друзья.
option-protection_counts_cities = города считаются гексами при защите от нападения (более поздний ответ автора)
option-protection_counts_cities-why = Меньше игроков защищено от нападений, поэтому боёв больше.
option-progress_per_hex = для прогресса считаются гексы нужной территории, а не фишки
option-progress_per_hex-why = Выгоднее расселяться, чем толпиться на одном гексе.
option-government_both_later = после паса с «Правительством» оба действия — в следующем раунде (русские правила)
option-government_both_later-why = Пас с «Правительством» становится замыслом: два действия подряд.
option-leader_any_time = «Военный лидер» может атаковать и посреди действия (русские правила)
option-leader_any_time-why = Больше неожиданностей: атака может открыть путь следующему ходу.
option-start_tokens_pairwise = три начальные фишки должны все соседствовать друг с другом
option-start_tokens_pairwise-why = Старт теснее: на первом ходу никто не растянется цепочкой по земле.
option-declare_mountains = для атакуемого города можно объявить горы
option-declare_mountains-why = Города взять труднее: против гор не помогает ни одна карта.
value-laid = выкладывают игроки
value-prepared = готовый
error-island-number = «{ $value }» — не номер острова: нужны только цифры, и не слишком много.
preset-prepared = Играть сразу
preset-laid = Сначала построить остров
preset-prepared-about = Вчетвером на готовом острове: ты против трёх ботов
preset-laid-about = Вчетвером, остров строится по правилам: ты против трёх ботов

# Players, terrains, eras, cards
player-red = Красный
player-blue = Синий
player-green = Зелёный
player-yellow = Жёлтый
player-purple = Фиолетовый
terrain-grassland = пастбища
terrain-farmland = поля
terrain-hills = холмы
terrain-woods = леса
terrain-mountains = горы
terrain-sea = море
terrain-lake = озеро
era-start = Старт
era-writing = Письменность
era-farming = Земледелие
era-cities = Города
era-roads = Дороги
era-trade = Торговля
era-ships = Корабли
era-printing = Печатное дело
era-industry = Промышленность
era-trains = Поезда
era-flight = Полёт
effect-education = Образование
effect-fortification = Крепость
effect-medicine = Медицина
effect-leader = Военный лидер
effect-transport = Транспорт
effect-sanitation = Санитария
effect-weapons = Оружие
effect-religion = Религия
effect-government = Правительство
card-education-grassland = { effect-education } ({ terrain-grassland })
card-education-farmland = { effect-education } ({ terrain-farmland })
card-education-hills = { effect-education } ({ terrain-hills })
card-education-woods = { effect-education } ({ terrain-woods })
card-fortification-grassland = { effect-fortification } ({ terrain-grassland })
card-fortification-farmland = { effect-fortification } ({ terrain-farmland })
card-fortification-hills = { effect-fortification } ({ terrain-hills })
card-fortification-woods = { effect-fortification } ({ terrain-woods })
card-medicine-grassland = { effect-medicine } ({ terrain-grassland })
card-medicine-farmland = { effect-medicine } ({ terrain-farmland })
card-medicine-hills = { effect-medicine } ({ terrain-hills })
card-medicine-woods = { effect-medicine } ({ terrain-woods })
card-leader-grassland = { effect-leader } ({ terrain-grassland })
card-leader-farmland = { effect-leader } ({ terrain-farmland })
card-leader-hills = { effect-leader } ({ terrain-hills })
card-leader-woods = { effect-leader } ({ terrain-woods })
card-transport-grassland = { effect-transport } ({ terrain-grassland })
card-transport-farmland = { effect-transport } ({ terrain-farmland })
card-transport-hills = { effect-transport } ({ terrain-hills })
card-transport-woods = { effect-transport } ({ terrain-woods })
card-sanitation-grassland = { effect-sanitation } ({ terrain-grassland })
card-sanitation-farmland = { effect-sanitation } ({ terrain-farmland })
card-sanitation-hills = { effect-sanitation } ({ terrain-hills })
card-sanitation-woods = { effect-sanitation } ({ terrain-woods })
card-weapons-grassland = { effect-weapons } ({ terrain-grassland })
card-weapons-farmland = { effect-weapons } ({ terrain-farmland })
card-weapons-hills = { effect-weapons } ({ terrain-hills })
card-weapons-woods = { effect-weapons } ({ terrain-woods })
card-religion-grassland = { effect-religion } ({ terrain-grassland })
card-religion-farmland = { effect-religion } ({ terrain-farmland })
card-religion-hills = { effect-religion } ({ terrain-hills })
card-religion-woods = { effect-religion } ({ terrain-woods })
card-government-grassland = { effect-government } ({ terrain-grassland })
card-government-farmland = { effect-government } ({ terrain-farmland })
card-government-hills = { effect-government } ({ terrain-hills })
card-government-woods = { effect-government } ({ terrain-woods })

# What happened
event-tile = { $player } кладёт тайл с центром в { $hex }.
event-island = Остров готов{ $lakes ->
    [0] ; озёр на нём нет
    [one] ; на нём { $lakes } озеро
    [few] ; на нём { $lakes } озера
   *[other] ; на нём { $lakes } озёр
 }.
event-settle = { $player } селится на { $hex }.
event-turn = Начинается ход { $turn }. Первый игрок — { $player }.
event-move = { $player } перемещает фишку с { $source } на { $target }{ $way ->
    [lake] {" "}через озеро
    [sea] {" "}по морю
   *[land] {""}
 }.
event-move-nobody = { $player } никого не перемещает.
event-birth = { $player } заводит ребёнка на { $hex }.
event-birth-nobody = { $player } не заводит детей.
event-fight = { $player } атакует { $target } ({ $other }) с { $source }.
event-declare = { $player } объявляет территорию города: { $terrain }.
event-lay-by-you = Ты кладёшь карту: { $card }.
retold-lay = { $player } кладёт карту: { $card }.
event-lay = { $player } кладёт карту.
event-assault = { $player } атакует, { $count ->
    [0] не выложив карт
    [one] выложив { $count } карту
    [few] выложив { $count } карты
   *[other] выложив { $count } карт
 }.
event-shows = { $player } показывает: { $cards }.
event-fight-won = { $attack } против { $defence }: { $player } побеждает, { $other } проигрывает сражение.
event-fight-lost = { $attack } против { $defence }: { $other } отбивает атаку, { $player } теряет фишку.
event-advance = { $player } { $count ->
    [0] не вводит ни одной фишки
    [one] вводит { $count } фишку
    [few] вводит { $count } фишки
   *[other] вводит { $count } фишек
 } на { $hex }.
event-reshuffle = Сброс перемешан и стал новой колодой.
event-draw-by-you = { $count ->
    [0] Ты не берёшь карт: их больше нет.
   *[other] Ты берёшь: { $cards }.
 }
retold-draw = { $player } { $count ->
    [0] не берёт карт: их больше нет.
   *[other] берёт: { $cards }.
 }
event-draw = { $player } { $count ->
    [0] не берёт карт: их больше нет
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[other] берёт { $count } карт
 }.
event-discard = { $player } сбрасывает: { $card }.
event-city = { $player } строит на { $hex } город со значением { $value }.
event-play = { $player } играет карту: { $card }.
event-convert = { $player } обращает фишку ({ $other }): с { $source } на { $target }.
event-government-now = { $player } сразу совершает ещё одно действие.
event-government-later = { $player } пасует и действует на раунд позже.
event-catch-up = { $player } догоняет лидеров: эра «{ $era }».
event-progress-laid = { $player } { $count ->
    [0] не кладёт карт
    [one] кладёт { $count } карту
    [few] кладёт { $count } карты
   *[other] кладёт { $count } карт
 } для прогресса.
event-points = { $player } набирает { $points ->
    [one] { $points } очко прогресса
    [few] { $points } очка прогресса
   *[other] { $points } очков прогресса
 }.
event-era = { $player } вступает в эру «{ $era }».
event-over = Эра «Полёт» достигнута. Игра окончена.
# Events, said to the player whom they are about
you-tile = Ты кладёшь тайл с центром в { $hex }.
you-settle = Ты селишься на { $hex }.
you-turn = Начинается ход { $turn }. Первый игрок — ты.
you-move = Ты перемещаешь фишку с { $source } на { $target }{ $way ->
    [lake] {" "}через озеро
    [sea] {" "}по морю
   *[land] {""}
 }.
you-move-nobody = Ты никого не перемещаешь.
you-birth = Ты заводишь ребёнка на { $hex }.
you-birth-nobody = Ты не заводишь детей.
you-fight = Ты атакуешь { $target } ({ $other }) с { $source }.
you-declare = Ты объявляешь территорию города: { $terrain }.
you-assault = Ты атакуешь, { $count ->
    [0] не выложив карт
    [one] выложив { $count } карту
    [few] выложив { $count } карты
   *[other] выложив { $count } карт
 }.
you-shows = Ты показываешь: { $cards }.
you-fight-won = { $attack } против { $defence }: ты побеждаешь, { $other } проигрывает сражение.
you-fight-lost = { $attack } против { $defence }: { $other } отбивает атаку, ты теряешь фишку.
you-advance = Ты { $count ->
    [0] не вводишь ни одной фишки
    [one] вводишь { $count } фишку
    [few] вводишь { $count } фишки
   *[other] вводишь { $count } фишек
 } на { $hex }.
you-discard = Ты сбрасываешь: { $card }.
you-city = Ты строишь на { $hex } город со значением { $value }.
you-play = Ты играешь карту: { $card }.
you-convert = Ты обращаешь фишку ({ $other }): с { $source } на { $target }.
you-government-now = Ты сразу совершаешь ещё одно действие.
you-government-later = Ты пасуешь и действуешь на раунд позже.
you-catch-up = Ты догоняешь лидеров: эра «{ $era }».
you-progress-laid = Ты { $count ->
    [0] не кладёшь карт
    [one] кладёшь { $count } карту
    [few] кладёшь { $count } карты
   *[other] кладёшь { $count } карт
 } для прогресса.
you-points = Ты набираешь { $points ->
    [one] { $points } очко прогресса
    [few] { $points } очка прогресса
   *[other] { $points } очков прогресса
 }.
you-era = Ты вступаешь в эру «{ $era }».

end-flight = Достигнута эра «Полёт»: игра окончена.

# The score
score-hexes = Гексы
score-cities = Города
score-flight = Полёт
score-cards = Карты в руке
score-city_count = Число городов

# What is decided now
prompt-tile = Выложи взятый тайл: выбери гекс для его центра. { $left ->
    [1] Это последний тайл.
    [one] Осталось выложить { $left } тайл, считая этот.
    [few] Осталось выложить { $left } тайла, считая этот.
   *[other] Осталось выложить { $left } тайлов, считая этот.
 }
prompt-rotate = Поверни тайл как хочешь.
prompt-settle = Расставь своих людей: { $left ->
    [one] осталась { $left } фишка
    [few] осталось { $left } фишки
   *[other] осталось { $left } фишек
 }.
prompt-slot = Ход { $turn }: выбери действие{ $actions ->
    [1] {""}
   *[other] ; действий в этом раунде: { $actions }
 }. { $tokens ->
    [1] Это твой последний жетон действия.
    [one] У тебя { $tokens } жетон действия.
    [few] У тебя { $tokens } жетона действий.
   *[other] У тебя { $tokens } жетонов действий.
 }
prompt-slot-move = Можно переместить ещё { $left ->
    [one] { $left } фишку
    [few] { $left } фишки
   *[other] { $left } фишек
 }. { $cards ->
    [0] Продолжай или закончи.
   *[other] Продолжай, сыграй карту или закончи.
 }
prompt-slot-babies = { $left ->
    [one] Может родиться ещё { $left } ребёнок
    [few] Могут родиться ещё { $left } ребёнка
   *[other] Могут родиться ещё { $left } детей
 }. { $cards ->
    [0] Продолжай или закончи.
   *[other] Продолжай, сыграй карту или закончи.
 }
prompt-slot-end = { $cards ->
    [0] Закончи действие.
   *[other] Сыграй карту или закончи.
 }
prompt-move_to = Куда идёт фишка с { $hex }?
prompt-attack = Кого ты атакуешь с { $hex }?
prompt-convert_to = Какой из твоих гексов примет фишку с { $hex }?
prompt-convert = Кого ты обращаешь?
prompt-lead = С какого гекса атакует твой «Военный лидер»?
prompt-govern = «Правительство»: два действия сейчас или пас и действие на раунд позже?
prompt-crowd = { $left ->
    [1] На { $hex } нет места для фишки: сыграй «Санитарию».
    [one] На { $hex } нет места для { $left } фишки: сыграй «Санитарию» для каждой из них.
   *[other] На { $hex } нет места для { $left } фишек: сыграй «Санитарию» для каждой из них.
 }
prompt-declare = Твой город атакуют. Какую территорию ты для него объявишь?
prompt-assault = Атака: выложи карты взакрытую, затем выбери «Готово». Пока { $attack } против { $defence }, территория: { $terrain }.
prompt-defence = Тебя атакуют, территория: { $terrain }. Твоя защита — { $defence }, в атаке { $attack ->
    [one] { $attack } фишка
    [few] { $attack } фишки
   *[other] { $attack } фишек
 } { $hidden ->
    [0] без карт
    [one] и { $hidden } закрытая карта
    [few] и { $hidden } закрытые карты
   *[other] и { $hidden } закрытых карт
 }. Выложи карты в открытую, затем выбери «Готово».
prompt-advance = Победа за тобой. Сколько фишек войдёт на { $hex }?
prompt-discard = Слишком много карт: сбрось лишние, оставив { $limit }.
prompt-bonus = Слишком много карт: сбрось лишние, оставив { $limit }.
prompt-progress = Прогресс, следующая эра — «{ $era }»: выложи карты взакрытую, затем выбери «Готово». Очки на острове: у тебя { $points }, наибольшее число — { $best }; считается территория: { $terrain }.

# What the others are told while somebody decides
waiting-declare = { $name } объявляет территорию для атакованного города.
waiting-assault = { $name } атакует и решает, какие карты выложить. Территория: { $terrain }.
waiting-defence = { $name } защищается и решает, какие карты выложить. Территория: { $terrain }.
waiting-advance = { $name } побеждает и решает, сколько фишек перейдёт на { $hex }.
waiting-crowd = { $name } освобождает место на { $hex }.
waiting-discard = { $name } сбрасывает карты, чтобы осталось { $limit }.
waiting-bonus = { $name } сбрасывает карты, чтобы осталось { $limit }.
waiting-progress = Прогресс, следующая эра — «{ $era }»: { $name } решает, какие карты выложить.
waiting-govern = { $name } выбирает: два действия сейчас или пас.

# Picks
pick-tile = Выложить тайл
pick-turn = Повернуть
pick-settle = Поселить
pick-move = Переместить
pick-babies = Завести детей
pick-nobody = Никого
pick-fight = Сражаться
pick-idea = Получить идеи
pick-city = Построить город
pick-to = Выбрать гекс
pick-play = Сыграть карту
pick-convert = Обратить
pick-now = Два действия сейчас
pick-later = Пас, действовать позже
pick-declare = Объявить
pick-lay = Выложить карту
pick-done = Готово
pick-advance = Войти
pick-discard = Сбросить
pick-end = Закончить

# The drawn table
board-description = Ход { $turn }, раунд { $round }. Следующая эра: { $era }. Территория: { $terrain }.
board-description-over = Игра окончена.
board-hex = { $hex }: { $terrain }
board-hex-tokens = { $hex }: { $terrain }; { $player }, { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
 }
board-hex-city = { $hex }: город со значением { $value }; { $player }
board-stack = Фишки
board-city = Город
board-rotation = { $sixths ->
    [0] Тайл без поворота
    [one] Тайл, поворот на { $sixths } шестую
    [few] Тайл, поворот на { $sixths } шестых
   *[other] Тайл, поворот на { $sixths } шестых
 }
board-tiles-left = { $left ->
    [one] остался { $left } тайл
    [few] осталось { $left } тайла
   *[other] осталось { $left } тайлов
 }
board-turn = Ход { $turn } · раунд { $round }
board-no-hand = В руке нет карт
board-deck = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
 }
board-discards = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
 }
board-fight = Бой за { $hex }: нападает { $player }, защищается { $other }
board-fight-wins = { $player }: победа
board-progress-to = Следующая эра: { $era }. Территория: { $terrain }
board-column-move = Перемещение: сколько фишек
board-column-distance = Дистанция: на сколько гексов идёт фишка
board-column-children = Дети: сколько может родиться
board-column-stacking = Лимит: сколько фишек на одном гексе
board-column-ships = Корабли: перемещение по морю
board-column-ideas = Идеи: сколько карт взять / сколько держать в руке
board-column-actions = Действия: жетонов действий за ход
board-flight = Эра «Полёт» приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }
board-first = Первый игрок
board-protected = Под защитой: пока гексов так мало, напасть нельзя
board-actions = Осталось жетонов действий: { $count }
board-points = Победные очки: { $points }
board-supply = Фишек в запасе: { $count }
board-cities-left = Города в запасе, число × значение: { $cities }
board-cards = Карт в руке: { $count }
board-progress = Очки прогресса на острове: { $points }
board-progress-own = Очки прогресса на острове: { $points }; со всеми твоими картами: { $most }
board-setting-up = Подготовка

# The table in the terminal
text-era = Эра
text-actions = Действия
text-supply = Запас
text-cards = Карты
text-progress = Прогресс
text-points = Очки
text-hand = Твои карты: { $cards }
text-laid = Выложено: { $cards }
text-tile = Тайл: в центре { $middle }; по кругу с востока через север: { $ring }
board-players = Игроки
board-eras = Экран эры
board-tile = Тайл, который предстоит выложить
board-stage = Что происходит
board-hand = Твоя рука
board-island = Остров

# Что объясняет само себя
face-card-fight = В этом сражении { $points ->
    [0] она ничего не прибавит
    [one] она прибавит тебе { $points } боевое очко
    [few] она прибавит тебе { $points } боевых очка
   *[many] она прибавит тебе { $points } боевых очков
 }.
face-card-progress = На пути в эру «{ $era }» { $points ->
    [0] она ничего не принесёт
    [one] она принесёт { $points } очко прогресса
    [few] она принесёт { $points } очка прогресса
   *[many] она принесёт { $points } очков прогресса
 }.
face-lies-out = Карта лежит на столе до конца хода.
face-leads-to = Считается на пути в эры: { $eras }.
face-next = Считается сейчас: следующая эра — «{ $era }».
face-own-row = Твоя строка, «{ $era }»: { $row }.
face-way = На пути туда считается: { $terrain }.
face-here = Здесь сейчас: { $players }.
face-discarded = Уже сброшено: { $cards }.
board-you = ты
game-goal = Побеждает тот, у кого больше всего очков, когда кто-нибудь достигнет эры «Полёт». Каждый гекс с твоими фишками приносит { $hex_points ->
        [one] { $hex_points } очко
        [few] { $hex_points } очка
       *[many] { $hex_points } очков
    } (горы — ничего), каждый город — { $low_city }, { $middle_city } или { $high_city }, а эра «Полёт» — ещё { $flight_points }.
    Занимай землю, рано строй города и не отставай: с каждой новой эрой все твои действия сильнее.
stage-island = заселяется остров
stage-turn = ход { $turn } из { $last }

# Цены и что даёт выбор
price-tokens = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
 }
brings-nothing-played = { $card }: сейчас это ничего не даст.
brings-nothing-fight = { $card }: в этом сражении это ничего не прибавит.
brings-nothing-progress = { $card }: очков прогресса это не принесёт.
brings-nothing-idea = Карт, которые можно взять, не осталось.
brings-nothing-nobody = Жетон действия будет потрачен, и ничего не произойдёт.
asks-move-1 = Какую фишку переместить?
asks-babies-1 = Где родится ребёнок?
asks-fight-1 = С какого гекса атаковать?
asks-city-1 = Где построить город?
asks-city-2 = Какое значение будет у города?
asks-play-1 = Какую карту сыграть?
asks-tile-1 = Куда выложить тайл?
asks-turn-1 = Как повернуть тайл?
asks-settle-1 = Где поселиться?
asks-to-1 = Куда?
asks-convert-1 = Какую фишку соперника обратить?
asks-declare-1 = Какую территорию объявить?
asks-lay-1 = Какую карту выложить?
asks-advance-1 = Сколько фишек войдёт?
asks-discard-1 = Какую карту сбросить?
move-tile = Выложить тайл на { $first }
move-settle = Поселиться на { $first }
move-move = Переместить с { $first }
move-move_nobody = Никого не перемещать
move-babies = Завести ребёнка на { $first }
move-babies_nobody = Не заводить детей
move-fight = Атаковать с { $first }
move-city = Построить город со значением { $second } на { $first }
move-to = Пойти на { $first }
then-to = на { $first }

# Причины в подсказках
term-points = очки
term-eras = прогресс
term-cards = карты
term-rivals = отрыв от других
term-growth = рост
term-building = будущие города
term-outlook = земля вокруг
term-dangers = безопасность

# Признаки позиции, которые взвешивает выученная оценка
feature-hexes = гексы, которые приносят очки
feature-city-points = очки городов
feature-cities-least = городов не меньше { $of }
feature-tokens = фишки на острове
feature-supply = фишки в запасе
feature-stacks-least = стопки от { $of }
feature-tokens-on = фишки на территории: { $of }
feature-sites = места для городов
feature-outlook = свободная земля рядом
feature-threatened = гексы и города под угрозой
feature-leads-era = лидерство в эрах
feature-eras-behind = отставание от лидера в эрах
feature-contested-ahead = перевес фишек на территории следующей эры
feature-contested-behind = нехватка фишек на территории следующей эры
feature-board-ahead = отрыв по очкам на острове от лучшего соперника
feature-board-behind = отставание по очкам на острове от лучшего соперника
feature-tokens-behind = отставание в фишках от лучшего соперника
feature-hand = карты в руке
feature-idea = карта в руке: { $of }

# Предложения хроники
story-begin = Остров ещё пуст, когда к нему пристают { $seats ->
    [3] три народа
    [4] четыре народа
   *[other] пять народов
 }: в каждом — лишь горстка семей.
chronicle-city = { $variant ->
    [0] { $player } возводит на { $hex } город со значением { $value }.
    [1] На { $hex } поднимаются стены нового города: { $player }, значение { $value }.
   *[2] На ходу { $number } { $player } закладывает на { $hex } город со значением { $value }.
 }
chronicle-era = { $variant ->
    [0] { $player } прокладывает путь в эру «{ $era }».
    [1] С ходом { $number } для игрока { $player } занимается новая эра — «{ $era }».
   *[2] { $player } одним из первых народов встречает эру «{ $era }».
 }
chronicle-fight-won = { $variant ->
    [0] { $player } нападает на игрока { $other } и побеждает: { $attack } против { $defence }.
    [1] На ходу { $number } дело доходит до боя, и { $player } берёт верх над игроком { $other }: { $attack } против { $defence }.
   *[2] { $other } уступает землю под натиском игрока { $player }.
 }
chronicle-fight-lost = { $variant ->
    [0] { $player } идёт на игрока { $other } войной, но отступает ни с чем.
    [1] Атака игрока { $player } разбивается об оборону игрока { $other }: { $attack } против { $defence }.
   *[2] { $other } стойко держится под ударом игрока { $player }.
 }
chronicle-convert = { $variant ->
    [0] Часть людей игрока { $other } прислушивается к проповеди и переходит к игроку { $player }.
    [1] Без единого удара { $player } привлекает к себе семью игрока { $other }.
   *[2] Вера игрока { $player } доходит до людей игрока { $other } на { $source }.
 }
# Statistics after the match
statistic-hexes = Свои гексы
statistic-people = Фишки на карте
statistic-births = Дети
statistic-moves = Перемещено фишек
statistic-cities = Построено городов
statistic-cards-drawn = Взято карт
statistic-ideas-played = Сыграно карт
statistic-progress-cards = Карты, выложенные ради прогресса
statistic-eras-first = Эры, достигнутые первым
statistic-fights-won = Выиграно боёв
statistic-fights-lost = Проиграно боёв
statistic-converted = Обращено фишек

## Figures of the list of players and of the bar above the board
figure-actions = Осталось жетонов действий
figure-progress = Очки прогресса на острове
figure-supply = Фишки в запасе
figure-cities = Города в запасе, число × значение
figure-cards = Карты в руке
figure-out = Лежит на столе до конца хода
figure-next-era = Следующая эра
figure-deck = Карты в колоде

# Explanations for newcomers: why one would choose an action, and notes on situations
why-tile = Строй остров: луга рядом вырастят твоих первых детей.
why-turn = Поверни тайл так, чтобы земля легла как тебе нужно.
why-settle = Здесь начнёт твой народ: на лугу дети родятся сразу.
why-move = Расселяйся: каждый твой гекс вне гор — очко.
why-move_nobody = Лишь потратить действие: никто не движется.
why-babies = Больше людей на лугах: селиться и сражаться.
why-babies_nobody = Лишь потратить действие: никто не родится.
why-fight = Выгони соседа: решают жетоны и подходящие карты.
why-idea = Карты: силы, помощь в бою, рывок в прогрессе.
why-city = Жетоны станут городом на { $lowest }–{ $highest ->
    [one] { $highest } очко
    [few] { $highest } очка
   *[other] { $highest } очков
 }; важен для прогресса.
why-to = Выбери, куда: лучше свободная земля у территории новой эры.
why-play = Карта усиливает действие и сама его не тратит.
why-convert = Соседний жетон соперника становится твоим.
why-now = Два действия подряд, пока никто не ответил.
why-later = Подожди раунд: действуй, когда у других жетонов не останется.
why-declare = Территория, карт которой у тебя больше: они усилят город.
why-lay = Карты нужной территории дают по одному; прочие — лишь блеф.
why-done = Больше карт не надо: посмотрим.
why-advance = Сколько войдёт на взятый гекс; остальные останутся.
why-discard = Карт слишком много: оставь те, чья территория будет следующей.
why-end = Твоё действие окончено; ходит следующий.
situation-attacked = На тебя напали. Ты видишь, сколько карт лежит лицом вниз, и кладёшь свои: каждая с территорией гекса даёт 1, как и жетон. Ничья в твою пользу.
situation-fight = Сражение: складывают жетоны, значение города и карты с территорией гекса. Нападающий первым кладёт карты лицом вниз, и ему нужно больше; ничья — поражение.
situation-progress = Прогресс: у кого больше жетонов на территории следующей эры, с городами и выложенными сейчас картами, тот войдёт в неё первым и ход будет впереди. Остальные догонят потом.
situation-era = Новая эра: взгляни на свою строку. Ходит больше жетонов, дальше и плотнее; для следующей эры важна уже другая территория.
situation-cards = Карт больше предела: сбрось сразу. Каждая карта — это три вещи: сила, территория в бою и территория для прогресса.
situation-protected = Твои люди на трёх гексах или меньше: на тебя нельзя напасть и никого нельзя обратить. Чем шире расселишься, тем больше беречь.
