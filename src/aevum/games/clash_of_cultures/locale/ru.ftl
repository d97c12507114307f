game-title = Столкновение цивилизаций
game-about = Игра Кристиана Маркуссена для двух — четырёх игроков, базовая игра 2012 года: исследуй неизвестную землю, основывай города, получай достижения, распространяй культуру и сражайся.
game-goal = Побеждает тот, у кого в конце игры больше победных очков: { $piece_points } за каждое твоё здание, { $advance_points } за достижение, { $wonder_points } за чудо света, { $objective_points } за цель.

# What can stand in a move
domain-hex = гекс
domain-piece = здание
domain-advance = достижение
domain-action = карта действия
domain-objective = карта цели
domain-half = половина карты
domain-wonder = чудо света
domain-person = великий человек
domain-rival = игрок
domain-good = ресурс или жетон
domain-government = форма правления
domain-side = положение региона
domain-unit = отряд
domain-ship = корабль
domain-recruit = отряд для постройки
domain-breach = свойство крепости
notation-hex = { domain-hex } (B4)
notation-piece = { domain-piece } (temple, fortress, academy, port)
notation-advance = { domain-advance } (storage, free-economy)
notation-action = { domain-action } (spy-high-morale)
notation-objective = { domain-objective } (colony-threat)
notation-half = { domain-half } (upper, lower)
notation-wonder = { domain-wonder } (great-wall)
notation-person = { domain-person } (great-artist)
notation-rival = { domain-rival } (red, blue, green, yellow)
notation-good = { domain-good } (food, ore, wood, idea, gold, culture, mood)
notation-government = { domain-government } (democracy, autocracy, theocracy)
notation-side = { domain-side } (upright, reversed)
notation-unit = { domain-unit } (army, settler, S1, S1-army)
notation-ship = { domain-ship } (S1–S4)
notation-recruit = { domain-recruit } (army, settler, ship, draft)
notation-breach = { domain-breach } (die, shield)

# Verbs
heading-city = Города
heading-move = Отряды
heading-advance = Достижения
heading-people = Настроение и культура
heading-cards = Карты и торговля
pick-advance = Купить достижение
pick-found = Основать город
pick-collect = Собрать ресурсы
pick-build = Построить отряды
pick-grow = Увеличить город
pick-move = Переместить
pick-improve = Благоустройство
pick-vote = Голосование
pick-garden = Сады: настроение
pick-influence = Культурное влияние
pick-sculpt = Искусство: влияние
pick-erect = Построить чудо света
pick-chart = Картография
pick-tax = Собрать налоги
pick-liberty = Гражданские свободы
pick-empower = Абсолютная власть: +1
pick-force = Принудительный труд
pick-drama = Драма: обменять на
pick-barter = Бартер: отдать карту
pick-play = Сыграть
pick-call = Великий человек
pick-trade = Торговать
pick-end = Завершить ход
pick-take = Собрать с гекса
pick-catch = Получить с моря
pick-herd = Животноводство
pick-unit = Построить
pick-with = Взять с собой
pick-to = Идти на
pick-aboard = Погрузить на
pick-pave = Заплатить руду за дорогу
pick-rough = Идти без дороги
pick-turn = Положить регион
pick-camp = Варвары поселяются на
pick-at = Выбрать
pick-target = Повлиять на
pick-boost = Жетоны культуры
pick-swap = Обменять
pick-action = карта действия
pick-objective = карта цели
pick-gain = Получить
pick-pay = Заплатить
pick-settle = Доплатить остаток
pick-token = Получить
pick-fight = Сыграть в сражении
pick-breach = Осадное дело: отменить
pick-lose = Потерять
pick-raze = Потерять здание
pick-press = Продолжить бой
pick-abort = Отступить
pick-keep = Оставить
pick-destroy = Разрушить
pick-score = Засчитать
pick-whom = Выбрать игрока
pick-reserve = Зарезервировать
pick-bury = Потерять чудо света
pick-into = Новая форма правления
pick-give = Дать
pick-want = Попросить
pick-propose = Предложить
pick-accept = Принять
pick-refuse = Отказаться
pick-counter = Предложить иное
pick-yes = Да
pick-done = Готово
pick-pass = Пропустить
pick-all = Собрать
pick-spaces = Выбрать, что собрать
pick-singly = Выбрать отряды по одному
pick-build-army = Построить армию
pick-build-settler = Построить поселенца
pick-build-ship = Построить корабль
pick-build-draft = Призвать армию
pick-grow-temple = Добавить храм
pick-grow-fortress = Добавить крепость
pick-grow-academy = Добавить академию
pick-grow-port = Добавить порт
pick-otherwise = Выбрать, чем платить
pick-demolish = Снести { $hex }, +1 золото
move-advance = Купить: { $first }
move-found = Основать город на { $first }
move-collect = Собрать ресурсы: { $first }
move-build = Построить отряды: { $first }
move-grow = Увеличить { $first }: { $second }
move-move = Переместить отряды с { $first }
move-improve = Поднять настроение: { $first }
move-erect = Построить: { $first }
move-barter = Отдать в обмен: { $first }
move-swap_action = Обменять карту действия: { $first }
move-swap_objective = Обменять карту цели: { $first }
move-play = Сыграть: { $first }
move-call = Призвать: { $first }
move-trade = Торговать: { $first }
move-fight = Сыграть в сражении: { $first }
move-to = Идти на { $first }
move-end = Завершить ход
half-upper = верхняя половина
half-lower = нижняя половина
side-upright = прямо
side-reversed = повёрнут
breach-die = кубик крепости
breach-shield = защита крепости
rival-red = Красный
rival-blue = Синий
rival-green = Зелёный
rival-yellow = Жёлтый
government-democracy = Демократия
government-autocracy = Автократия
government-theocracy = Теократия
piece-settlement = поселение
piece-temple = храм
piece-fortress = крепость
piece-academy = академия
piece-port = порт
unit-army = армия
unit-settler = поселенец
unit-wary-army = армия (лес)
unit-wary-settler = поселенец (лес)
unit-halted-army = армия (горы)
unit-halted-settler = поселенец (горы)
recruit-ship = корабль
ship-S1 = корабль 1
ship-S2 = корабль 2
ship-S3 = корабль 3
ship-S4 = корабль 4

# Questions
asks-advance-1 = Какое достижение купить?
asks-found-1 = Где основать город?
asks-collect-1 = Какой город собирает?
asks-build-1 = Какой город строит?
asks-grow-1 = Какой город растёт?
asks-grow-2 = Какое здание добавить?
asks-move-1 = Откуда идут отряды?
asks-improve-1 = Настроение какого города поднять?
asks-vote-1 = { asks-improve-1 }
asks-garden-1 = { asks-improve-1 }
asks-influence-1 = Какой твой город влияет?
asks-sculpt-1 = { asks-influence-1 }
asks-erect-1 = Какое чудо света построить?
asks-drama-1 = Какой жетон тебе нужен?
asks-barter-1 = Какую карту отдать?
asks-play-1 = Какую карту сыграть?
asks-call-1 = Какого великого человека призвать?
asks-trade = У кого и что попросить?
asks-trade-1 = С кем торговать?
asks-take-1 = С какого гекса?
asks-unit-1 = Какой отряд построить?
asks-fight-1 = Какую карту сыграть в сражении?
asks-score-1 = Какую карту цели засчитать?
asks-score-2 = За какую половину?
asks-catch-1 = Что получить с моря?
asks-with-1 = Кто идёт с ними?
asks-to-1 = Куда они идут?
asks-aboard-1 = На какой корабль их погрузить?
asks-turn-1 = Как положить регион?
asks-camp-1 = Где поселяются варвары?
asks-at-1 = Какой гекс выбрать?
asks-target-1 = На какой город повлиять?
asks-swap-1 = Какое здание заменить?
asks-gain-1 = Какое достижение получить?
asks-pay-1 = Чем заплатить?
asks-token-1 = Что получить?
asks-breach-1 = Что из крепости отменить?
asks-lose-1 = Что потерять?
asks-raze-1 = Какое здание потерять?
asks-whom-1 = Какого игрока выбрать?
asks-reserve-1 = Какое чудо света зарезервировать?
asks-bury-1 = Какое чудо света потерять?
asks-into-1 = На какую форму правления перейти?
asks-swap_action-1 = Какую карту действия обменять?
asks-swap_objective-1 = Какую карту цели обменять?
asks-give-1 = Что дать?
asks-want-1 = Что попросить?
asks-give_action-1 = Какую карту действия дать?
asks-give_objective-1 = Какую карту цели дать?
asks-move-2 = Куда идут отряды с { $first }?
asks-move-2-or-else = { $first }: что делать или куда идут отряды?
asks-build-2 = Какой отряд строит { $first }?
asks-influence-2 = На какой город пытается повлиять { $first }?
asks-sculpt-2 = { asks-influence-2 }

# Options
option-events = как действуют события
option-events-why = События бывают суровы: с одними значками игра спокойнее и предсказуемее.
option-length = сколько длится игра
option-length-why = Четыре раунда вдвое короче, и на старте всего больше; кубики или чудо делают конец неожиданным.
value-all = действуют все
value-optional = игрок решает до того, как взять
value-icons = действуют только значки
value-six_rounds = шесть раундов
value-four_rounds = четыре раунда
value-dice = до семи, кубик может её закончить
value-wonder = до семи, позднее чудо света её закончит
preset-standard = Полная игра
preset-standard-about = Шесть раундов: ты против двух ботов
preset-short = Игра покороче
preset-short-about = Четыре раунда, для начала два поселенца и счастливый город: ты против двух ботов

# Players, goods, moods
player-red = Красный
player-blue = Синий
player-green = Зелёный
player-yellow = Жёлтый
player-barbarians = Варвары
good-food = еда
good-ore = руда
good-wood = древесина
good-idea = идеи
good-gold = золото
good-culture = жетоны культуры
good-mood = жетоны настроения
amount-good = { $good ->
    [food] { $amount ->
        [one] { $amount } еду
       *[other] { $amount } еды
     }
    [ore] { $amount ->
        [one] { $amount } руду
       *[other] { $amount } руды
     }
    [wood] { $amount ->
        [one] { $amount } древесину
       *[other] { $amount } древесины
     }
    [idea] { $amount ->
        [one] { $amount } идею
        [few] { $amount } идеи
       *[other] { $amount } идей
     }
    [gold] { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
     }
    [culture] { $amount ->
        [one] { $amount } жетон культуры
        [few] { $amount } жетона культуры
       *[other] { $amount } жетонов культуры
     }
   *[mood] { $amount ->
        [one] { $amount } жетон настроения
        [few] { $amount } жетона настроения
       *[other] { $amount } жетонов настроения
     }
 }
mood-angry = злой
mood-neutral = нейтральный
mood-happy = счастливый
level-culture = уровень культуры
level-happiness = уровень счастья
terrain-fertile = плодородный
terrain-forest = лес
terrain-mountain = гора
terrain-barren = пустошь
terrain-sea = море
terrain-unknown = не исследован
icon-gold-mine = золотая жила
icon-exhausted-land = истощение
icon-barbarians-spawn = появление варваров
icon-barbarians-attack = атака варваров
category-agriculture = Сельское хозяйство
category-construction = Строительство
category-maritime = Мореходство
category-education = Образование
category-warfare = Военное дело
category-spirituality = Духовность
category-economy = Экономика
category-culture = Культура
category-science = Наука
category-democracy = { government-democracy }
category-autocracy = { government-autocracy }
category-theocracy = { government-theocracy }

# What happened
event-turn = Раунд { $round }, ход { $turn }: { $player }.
event-gain = { $player } получает { amount-good }.
event-lose = { $player } теряет { amount-good }.
event-pay = { $player } платит { amount-good }.
event-advance = { $player } получает достижение «{ $card }».
event-change = { $player } меняет форму правления.
event-level = { $player }: { $level } { $number }.
event-found = { $player } основывает город на { $hex }.
event-collect = { $player } собирает ресурсы: город { $hex }.
event-herd = { $player } использует «Животноводство».
event-build = { $player } строит отряды: город { $hex }.
event-unit-army = { $player }: новая армия на { $hex }.
event-unit-settler = { $player }: новый поселенец на { $hex }.
event-unit-ship = { $player }: новый корабль города { $hex }.
event-unit-lost = { $player } теряет отряд на { $hex }.
event-grow = { $player } увеличивает город { $hex }: { $piece }.
event-mood = Город { $hex } теперь { $mood }.
event-improve = { $player } улучшает настроение города { $hex }.
event-move = { $player } идёт с { $origin } на { $hex }.
event-sail = { $player } плывёт с { $origin } на { $hex }.
event-discover = { $player } исследует { $region }.
event-camp = Варвары поселяются на { $hex }.
event-influence = { $player } влияет из { $source } на { $hex }: на кубике { $roll }.
event-influence-fails = Город { $hex } не поддаётся влиянию.
event-influenced = { $player } получает здание в городе { $hex }: { $piece }.
event-takeover = { $player } склоняет на свою сторону варваров на { $hex }.
event-chart = { $player } чертит карты: корабли в { $regions } { $regions ->
    [one] регионе
    [few] регионах
   *[other] регионах
 }.
event-tax = { $player } собирает налоги.
event-liberty = { $player } дарует гражданские свободы.
event-empower = { $player } получает ещё действие: «Абсолютная власть».
event-force = { $player } заставляет злые города работать.
event-drama = { $player } обменивает жетон: «Драма и музыка».
event-barter = { $player } отдаёт карту («Бартер»): { $card }.
event-routes = { $player }: { $routes } { $routes ->
    [one] торговый путь
    [few] торговых пути
   *[other] торговых путей
 }.
event-play = { $player } играет карту «{ $card }».
event-truce = { $player } и { $partner } пока сохраняют мир.
event-assassination = { $player }: в следующий ход на действие меньше.
event-spy = { $player } смотрит карты в чужой руке: { $partner }.
event-swap = { $player } обменивает карту.
event-swap-cards = { $player } берёт карту: { $taken }, и отдаёт за неё: { $given }.
event-errand = Варвары идут с { $origin } на { $hex }.
event-draw-action-by-you = Ты берёшь карту действия: { $card }.
retold-draw-action = { $player } берёт карту действия: { $card }.
event-draw-action = { $player } берёт карту действия.
event-draw-objective-by-you = Ты берёшь карту цели: { $card }.
retold-draw-objective = { $player } берёт карту цели: { $card }.
event-draw-objective = { $player } берёт карту цели.
event-score = { $player } выполняет цель «{ $card }».
event-event = { $player } берёт событие: { $card }.
event-icon = Значок: { $icon }.
event-gold-mine = { $player } находит золотую жилу.
event-exhausted = { $player } выбирает { $hex }: эта земля истощена.
event-reinforced = Варвары на { $hex }: { $barbarians }.
event-person = { $player } оставляет у себя: { $card }.
event-call = { $player } призывает: { $card }.
event-reveal = { $player } открывает чудо света: { $card }.
event-reserve = { $player } резервирует чудо света: { $card }.
event-wonder = { $player } строит чудо света в городе { $hex }: { $card }!
event-battle = Сражение на { $hex }: { $attacker } — { $defender }, { $attackers } : { $defenders }.
event-breach = { $player } применяет «Осадное дело». Отменено: { $what }.
event-combat-card = { $player } играет в сражении: { $card }.
event-card-dice = { $card }: на кубиках { $dice }.
event-roll = { $attacker }: { $dice }, боевое значение { $value }, попаданий { $hits }. { $defender }: { $dice_against }, боевое значение { $value_against }, попаданий { $hits_against }.
event-retreat = { $player } отходит на { $hex }.
event-retreat-settler = { $player }: поселенец уходит с армиями на { $hex }.
event-battle-won = Сражение на { $hex }: атака удалась. Победа: { $attacker }. Осталось в строю: { $attackers }:{ $defenders }.
event-battle-held = Сражение на { $hex }: атака отбита. Победа: { $defender }. Осталось в строю: { $attackers }:{ $defenders }.
event-battle-drawn = Сражение на { $hex }: победителя нет. Осталось в строю: { $attackers }:{ $defenders }.
event-battle-aborted = Сражение на { $hex }: { $attacker } отступает. Осталось в строю: { $attackers }:{ $defenders }.
event-capture = { $player } захватывает город { $hex }.
event-razed = { $player } разрушает поселение на { $hex }.
event-destroyed = Город { $hex } уничтожен.
event-lost-army = { $player } теряет армию на { $hex }.
event-lost-settlers = { $player } теряет { $count } { $count ->
    [one] поселенца
   *[other] поселенцев
 } на { $hex }.
event-lost-piece = { $player } теряет здание в городе { $hex }: { $piece }.
event-lost-wonder = { $player } теряет чудо света в городе { $hex }: { $card }.
event-offer = Предложение обмена: { $player } → { $partner }.
event-offer-give = { $player } предлагает { amount-good }.
event-offer-want = { $player } просит { amount-good }.
event-offer-card = { $player } предлагает карту: { $card }.
event-offer-cards = { $player } предлагает { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
 }.
event-deal = { $player } и { $partner } заключают сделку.
event-refused = { $player } отклоняет предложение.
event-counter = { $player } предложит иное.
event-no-offer = { $player } передумывает и ничего не предлагает.
event-pass = { $player } пасует.
event-claimed = { $player } заканчивает с целями.
event-status = Фаза статуса раунда { $round }.
event-demolish = { $player } сносит город { $hex }.
event-first = Первый игрок следующего раунда: { $player }.
event-end-roll = { $player } бросает на конец игры: { $roll }; игра кончается при { $ends } и меньше.
event-end = Игра окончена.
# Events, said to the player whom they are about
you-turn = Раунд { $round }, ход { $turn }: твоя очередь.
you-gain = Ты получаешь { amount-good }.
you-lose = Ты теряешь { amount-good }.
you-pay = Ты платишь { amount-good }.
you-advance = Ты получаешь достижение «{ $card }».
you-change = Ты меняешь форму правления.
you-level = Твой { $level } теперь { $number }.
you-found = Ты основываешь город на { $hex }.
you-collect = Ты собираешь ресурсы: город { $hex }.
you-herd = Ты используешь «Животноводство».
you-build = Ты строишь отряды: город { $hex }.
you-unit-army = У тебя новая армия на { $hex }.
you-unit-settler = У тебя новый поселенец на { $hex }.
you-unit-ship = У тебя новый корабль города { $hex }.
you-unit-lost = Ты теряешь отряд на { $hex }.
you-grow = Ты увеличиваешь город { $hex }: { $piece }.
you-improve = Ты улучшаешь настроение города { $hex }.
you-move = Ты идёшь с { $origin } на { $hex }.
you-sail = Ты плывёшь с { $origin } на { $hex }.
you-discover = Ты исследуешь { $region }.
you-influence = Ты влияешь из { $source } на { $hex }: на кубике { $roll }.
you-influenced = Ты получаешь здание в городе { $hex }: { $piece }.
you-takeover = Ты склоняешь на свою сторону варваров на { $hex }.
you-chart = Ты чертишь карты: корабли в { $regions } { $regions ->
    [one] регионе
    [few] регионах
   *[other] регионах
 }.
you-tax = Ты собираешь налоги.
you-liberty = Ты даруешь гражданские свободы.
you-empower = Ты получаешь ещё действие: «Абсолютная власть».
you-force = Ты заставляешь злые города работать.
you-drama = Ты обмениваешь жетон: «Драма и музыка».
you-barter = Ты отдаёшь карту («Бартер»): { $card }.
you-routes = У тебя { $routes } { $routes ->
    [one] торговый путь
    [few] торговых пути
   *[other] торговых путей
 }.
you-play = Ты играешь карту «{ $card }».
you-truce = Ты и { $partner } пока сохраняете мир.
you-assassination = У тебя в следующий ход на действие меньше.
you-spy = Ты смотришь карты в чужой руке: { $partner }.
you-swap = Ты обмениваешь карту.
you-swap-cards = Ты берёшь карту: { $taken }, и отдаёшь за неё: { $given }.
you-score = Ты выполняешь цель «{ $card }».
you-event = Ты берёшь событие: { $card }.
you-gold-mine = Ты находишь золотую жилу.
you-exhausted = Ты выбираешь { $hex }: эта земля истощена.
you-person = Ты оставляешь у себя: { $card }.
you-call = Ты призываешь: { $card }.
you-reveal = Ты открываешь чудо света: { $card }.
you-reserve = Ты резервируешь чудо света: { $card }.
you-wonder = Ты строишь чудо света в городе { $hex }: { $card }!
you-breach = Ты применяешь «Осадное дело». Отменено: { $what }.
you-combat-card = Ты играешь в сражении: { $card }.
you-retreat = Ты отходишь на { $hex }.
you-retreat-settler = Твой поселенец уходит с армиями на { $hex }.
you-capture = Ты захватываешь город { $hex }.
you-razed = Ты разрушаешь поселение на { $hex }.
you-lost-army = Ты теряешь армию на { $hex }.
you-lost-settlers = Ты теряешь { $count } { $count ->
    [one] поселенца
   *[other] поселенцев
 } на { $hex }.
you-lost-piece = Ты теряешь здание в городе { $hex }: { $piece }.
you-lost-wonder = Ты теряешь чудо света в городе { $hex }: { $card }.
you-offer = Ты предлагаешь обмен: { $partner }.
you-offer-give = Ты предлагаешь { amount-good }.
you-offer-want = Ты просишь { amount-good }.
you-offer-card = Ты предлагаешь карту: { $card }.
you-offer-cards = Ты предлагаешь { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
 }.
you-deal = Ты и { $partner } заключаете сделку.
you-refused = Ты отклоняешь предложение.
you-counter = Ты предложишь иное.
you-no-offer = Ты передумываешь и ничего не предлагаешь.
you-pass = Ты пасуешь.
you-claimed = Ты заканчиваешь с целями.
you-demolish = Ты сносишь город { $hex }.
you-first = Первый игрок следующего раунда — ты.
you-end-roll = Ты бросаешь на конец игры: { $roll }; игра кончается при { $ends } и меньше.

# Events in a few words, after the sentence that they belong to
brief-gain = +{ amount-good }
brief-lose = −{ amount-good }
brief-pay = −{ amount-good }
brief-level = { $level } { $number }
brief-mood = { $hex }: { $mood }

end-rounds = Последний раунд окончен: побеждает тот, у кого больше победных очков.
end-no-cities = У одного из игроков не осталось городов: игра окончена.
end-dice = Игру завершил кубик.
end-wonder = Игру завершило чудо света.

# The score
score-pieces = Здания
score-advances = Достижения
score-wonders = Чудеса света
score-objectives = Цели
score-events = События
score-pyramids = { card-great-pyramids }

# What is decided now
stage-round = Раунд { $round }, ход { $turn }
lead-event = Событие: «{ $card }».
lead-attack = Твоя атака на { $hex }, { $own } : { $other }.
lead-defence = Атака на { $hex } ({ $player }), { $other } : { $own }.
prompt-turn = Твой ход: { $actions ->
    [0] действий не осталось
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[other] осталось { $actions } действий
 }.
prompt-pay = Заплати: осталось { $left }. Что отдать?
prompt-token = Что получить?
prompt-collect = Собери ещё не больше { $left } { $left ->
    [one] ресурса
    [few] ресурсов
   *[other] ресурсов
 }.
prompt-build = Построй ещё не больше { $left } { $left ->
    [one] отряда
    [few] отрядов
   *[other] отрядов
 }.
prompt-port = На какой гекс моря смотрит порт?
prompt-migrate = «Санитария»: заплатить 1 еду за поселенца в этом городе?
prompt-consecrate = «Жречество»: получить это научное достижение, не платя еду?
prompt-cubes = Переставь { $left } { $left ->
    [one] кубик
    [few] кубика
   *[other] кубиков
 } прежней формы правления на достижения новой.
prompt-grant = Ты получаешь достижение, не платя за него еду: какое?
prompt-move = Можно переместить ещё { $groups } { $groups ->
    [one] группу
    [few] группы
   *[other] групп
 }. Выбери подсвеченные отряды или нажми «Готово».
prompt-group = Кто идёт и куда?
prompt-pave = Заплатить 1 руду, чтобы местность не мешала?
prompt-board = На какой корабль погрузить отряд?
prompt-anchor = Где в новом регионе встанут корабли?
prompt-side = Как положить новый регион?
prompt-camp = Где в новом регионе живут варвары?
prompt-civic = Настроение какого города поднять ещё? Или выбери «Готово».
prompt-target = На какой город повлиять?
prompt-attempt = Можно попробовать повлиять на город, не тратя действия: на какой?
prompt-boost = На кубике { $roll }: заплатить { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[other] жетонов
 } культуры, чтобы удалось?
prompt-prize = Влияние удалось: какое здание заменить?
prompt-siege = «Осадное дело»: что отменить у крепости?
prompt-card = Сыграть карту в этом сражении?
prompt-demand = «Осада»: заплатить 2 еды, чтобы твоя карта подействовала?
prompt-refuge = Куда отходят твои армии?
prompt-along = Кто из поселенцев уходит с армиями? Кто останется, погибнет.
prompt-along-raid = Кто из поселенцев уходит с армиями? Остальные остаются на месте.
prompt-sink = Ты теряешь { $left } { $left ->
    [one] корабль
    [few] корабля
   *[other] кораблей
 }: какой?
prompt-suffer = Варвары бьют: { $left } { $left ->
    [one] попадание
    [few] попадания
   *[other] попаданий
 }. Что потерять?
prompt-press = Продолжить бой или отступить?
prompt-spare = Оставить поселение варваров или разрушить за 1 золото?
prompt-shelter = Какой твой город примет нового поселенца?
prompt-levy = Какой твой город примет новую армию?
prompt-lesson = Город захвачен: сыграть карту?
prompt-teacher = С кем обменяться знаниями?
prompt-purchase = Какое достижение купить?
prompt-cheer = Настроение какого города поднять?
prompt-cheer-more = Заплатить 1 жетон настроения, чтобы поднять настроение ещё одного города?
prompt-harvest = Какой город собирает?
prompt-develop = Какой город растёт и с каким зданием?
prompt-expedition = Какой регион исследовать?
prompt-colonist = Выставишь ещё и поселенца, и в каком твоём городе?
prompt-peace = С кем договориться о мире?
prompt-murder = У кого в следующий ход будет на действие меньше?
prompt-spied = Чьи карты посмотреть?
prompt-steal = Какую карту взять в обмен на свою?
prompt-return-action = Какую карту действия отдать взамен?
prompt-return-objective = Какую карту цели отдать взамен?
prompt-plans = Оставить одну из новых карт целей?
prompt-give-up = Какую карту цели вернуть взамен?
prompt-mission = Какой твой город попробует повлиять?
prompt-mission-art = Какой твой город попробует повлиять: за действие или, с «Искусством и скульптурой», за 1 жетон культуры?
prompt-convert = Кем станет варвар?
prompt-hire = Каких варваров нанять?
prompt-hired = Какие из нанятых варваров действуют сейчас?
prompt-errand = Куда идут твои наёмники или на что нападают?
prompt-exhaust = Какая земля истощится?
prompt-spawn-at = Где поселятся варвары?
prompt-reinforce = К каким варварам придёт ещё один?
prompt-raiders = Какие варвары нападут на тебя?
prompt-victim = На какой твой город они нападут?
prompt-whether = Ты берёшь событие: пусть оно подействует?
prompt-dampen = Какой твой город теряет настроение?
prompt-console = «Мифы»: заплатить 1 жетон настроения, чтобы город { $hex } сохранил настроение?
prompt-share = Кто получит 1 еду из запаса?
prompt-give-settler = Кто получит поселенца?
prompt-burial = Где ты теряешь отряд?
prompt-corpse = Какой отряд там потерять?
prompt-person = { $card }: оставить за { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[other] жетонов
 } культуры?
prompt-eruption = Какой твой город уничтожит вулкан?
prompt-quake = Какой твой город пострадает от землетрясения?
prompt-crack = Что там разрушит землетрясение?
prompt-rebels = В каком городе ты теряешь армию?
prompt-avert = Убрать армию, чтобы пропустить эту часть революции?
prompt-new-state = Какая форма правления установится?
prompt-delight = Какой твой город станет счастливым?
prompt-endow = Какой город вырастет без активации и с каким зданием?
prompt-voyage = Какой регион откроет исследователь?
prompt-colonize = Основать там город за 2 еды?
prompt-boast = Можно засчитать только что выполненную цель.
prompt-claim = Фаза статуса: какие цели засчитать?
prompt-reserve = Какое чудо света зарезервировать?
prompt-erect = В каком городе построить чудо света?
prompt-demolish = Снести город размера 1 за 1 золото? В меню ⋮ есть кнопка для каждого.
prompt-first = Кто будет первым игроком в следующем раунде?
prompt-compose = Что ты даёшь и что просишь?
prompt-answer = Тебе сделали предложение: что ответишь?

# In the terminal
text-city = ⌂ город и его размер, ☺ счастливый, ☹ злой
text-pieces = △ храм, ♜ крепость, ✎ академия, ⚓ порт, ★ чудо света
text-units = ⚔ армии, ☻ поселенцы, ◢ корабль, × истощён
text-levels = культура { $culture }, счастье { $happiness }
text-cards = карты: действий { $actions }, целей { $objectives }
text-points = очки { $points }
text-first = первый игрок
text-active = { $player }: { $actions ->
    [0] действий не осталось
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[other] осталось { $actions } действий
 }.
text-wonders = Открытые чудеса света: { $wonders }
text-reserved = резерв: { $player }
text-decks = Осталось карт: действий { $actions }, целей { $objectives }, событий { $events }, чудес света { $wonders }
text-hand = Твои карты действий: { $cards }
text-goals = Твои карты целей: { $cards }
text-plans = Новые карты целей: { $cards }
text-seen = Ты видишь в чужой руке ({ $player }): { $cards }
text-battle = Сражение на { $hex }, раунд { $round }: { $attacker } { $attackers } : { $defenders } { $defender }
text-offer = Предложение: { $giver } → { $partner }. { $given } ⇄ { $wanted }
text-card-count = { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
 }
text-nothing = ничего
text-no-dice = без кубиков
unit-S1-army = { ship-S1 }: { unit-army }
unit-S1-settler = { ship-S1 }: { unit-settler }
unit-S1-wary-army = { ship-S1 }: { unit-wary-army }
unit-S1-wary-settler = { ship-S1 }: { unit-wary-settler }
unit-S1-halted-army = { ship-S1 }: { unit-halted-army }
unit-S1-halted-settler = { ship-S1 }: { unit-halted-settler }
unit-S2-army = { ship-S2 }: { unit-army }
unit-S2-settler = { ship-S2 }: { unit-settler }
unit-S2-wary-army = { ship-S2 }: { unit-wary-army }
unit-S2-wary-settler = { ship-S2 }: { unit-wary-settler }
unit-S2-halted-army = { ship-S2 }: { unit-halted-army }
unit-S2-halted-settler = { ship-S2 }: { unit-halted-settler }
unit-S3-army = { ship-S3 }: { unit-army }
unit-S3-settler = { ship-S3 }: { unit-settler }
unit-S3-wary-army = { ship-S3 }: { unit-wary-army }
unit-S3-wary-settler = { ship-S3 }: { unit-wary-settler }
unit-S3-halted-army = { ship-S3 }: { unit-halted-army }
unit-S3-halted-settler = { ship-S3 }: { unit-halted-settler }
unit-S4-army = { ship-S4 }: { unit-army }
unit-S4-settler = { ship-S4 }: { unit-settler }
unit-S4-wary-army = { ship-S4 }: { unit-wary-army }
unit-S4-wary-settler = { ship-S4 }: { unit-wary-settler }
unit-S4-halted-army = { ship-S4 }: { unit-halted-army }
unit-S4-halted-settler = { ship-S4 }: { unit-halted-settler }

# Regions
region-5 = регион 5
region-6 = регион 6
region-7 = регион 7
region-8 = регион 8
region-9 = регион 9
region-10 = регион 10
region-11 = регион 11
region-12 = регион 12
region-13 = регион 13
region-14 = регион 14
region-15 = регион 15
region-16 = регион 16
region-17 = регион 17
region-18 = регион 18
region-19 = регион 19
region-20 = регион 20

# Cards
card-farming = Земледелие
card-storage = Хранилище
card-irrigation = Орошение
card-husbandry = Животноводство
card-mining = Горное дело
card-engineering = Инженерное дело
card-sanitation = Санитария
card-roads = Дороги
card-fishing = Рыболовство
card-cartography = Картография
card-war-ships = Военные корабли
card-navigation = Навигация
card-writing = Письменность
card-public-education = Народное образование
card-free-education = Бесплатное образование
card-philosophy = Философия
card-tactics = Тактика
card-siegecraft = Осадное дело
card-steel-weapons = Стальное оружие
card-draft = Призыв
card-myths = Мифы
card-rituals = Ритуалы
card-priesthood = Жречество
card-state-religion = Государственная религия
card-bartering = Бартер
card-trade-routes = Торговые пути
card-currency = Монеты
card-taxes = Налоги
card-arts-and-sculpture = Искусство и скульптура
card-circus-and-sports = Цирк и спорт
card-monuments = Монументы
card-drama-and-music = Драма и музыка
card-math = Математика
card-astronomy = Астрономия
card-chemistry = Химия
card-metallurgy = Металлургия
card-voting = Голосование
card-separation-of-powers = Разделение властей
card-civil-liberties = Гражданские свободы
card-free-economy = Свободная экономика
card-nationalism = Национализм
card-totalitarianism = Тоталитаризм
card-absolute-power = Абсолютная власть
card-forced-labor = Принудительный труд
card-dogma = Догма
card-devotion = Набожность
card-conversion = Обращение
card-fanaticism = Фанатизм
card-quick-advance = Рывок вперёд
card-inspiration = Вдохновение
card-hero-general = Генерал-герой
card-spy = Шпион
card-ideas = Идеи
card-great-ideas = Великие идеи
card-mercenaries = Наёмники
card-cultural-takeover = Культурный захват
card-city-development = Развитие города
card-production-focus = Упор на производство
card-explorer = Первопроходец
card-negotiations = Переговоры
card-leadership = Лидерство
card-assassination = Покушение
card-mass-production = Массовое производство
card-new-plans = Новые планы
card-synergies = Синергия
card-teach-us = Научите нас
card-militia = Ополчение
card-technology-trade = Обмен знаниями
card-new-ideas = Новые идеи
card-archers = Лучники
card-peltasts = Пельтасты
card-encircled = Окружение
card-high-morale = Боевой дух
card-high-ground = Высота
card-heavy-resistance = Упорный отпор
card-defensive-formation = Оборонительный строй
card-wedge-formation = Строй клином
card-flanking = Обход с фланга
card-surprise = Внезапность
card-tactical-retreat = Тактический отход
card-siege = Осада
card-for-the-people = За народ
card-improved-defenses = Улучшенная оборона
card-scout = Разведчик
card-martyr = Мученик
card-large-civilization = Большая цивилизация
card-scientific-lead = Научное лидерство
card-coastal-culture = Приморский народ
card-advanced-culture = Развитая культура
card-religious-fervor = Религиозный пыл
card-city-planner = Градостроитель
card-eureka = Эврика!
card-happy-population = Счастливый народ
card-education-lead = Лидер просвещения
card-optimized-storage = Полные склады
card-wealth = Богатство
card-ore-supplies = Запасы руды
card-wood-supplies = Запасы древесины
card-food-supplies = Запасы еды
card-architecture = Архитектура
card-goal-focused = Верность цели
card-colony = Колония
card-culture-focus = Упор на культуру
card-consulate = Консульство
card-science-focus = Упор на науку
card-trade-focus = Упор на торговлю
card-metropolis = Мегаполис
card-seafarers = Мореплаватели
card-government = Правление
card-expansionist = Экспансия
card-city-founder = Основатель города
card-trade-power = Торговая держава
card-shipping-routes = Морские пути
card-diversified-research = Разносторонность
card-culture-power = Культурная мощь
card-magnificent-culture = Великолепная культура
card-conscription = Рекрутский набор
card-conqueror = Завоеватель
card-warmonger = Зачинщик войны
card-general = Генерал
card-great-battle = Великое сражение
card-defiance = Непокорность
card-sea-blockade = Морская блокада
card-naval-assault = Морской десант
card-large-fleet = Большой флот
card-large-army = Большая армия
card-fortifications = Укрепления
card-standing-army = Постоянная армия
card-militarized = Милитаризация
card-bold = Смелость
card-threat = Угроза
card-legendary-battle = Легендарное сражение
card-scavenger = Мародёр
card-aggressor = Агрессор
card-barbarian-conquest = Покорение варваров
card-military-might = Военная мощь
card-resistance = Сопротивление
card-terror-regime = Режим террора
card-outpost = Аванпост
card-pestilence = Чума
card-epidemics = Эпидемия
card-famine = Голод
card-severe-famine = Сильный голод
card-good-year-all = Хороший год
card-good-year-self = Хороший год
card-good-year-share = Хороший год
card-awesome-year-self = Отличный год
card-awesome-year-all = Отличный год
card-awesome-year-share = Отличный год
card-fantastic-year-all = Сказочный год
card-fantastic-year-share = Сказочный год
card-fantastic-year-self = Сказочный год
card-great-explorer = Великий исследователь
card-great-artist = Великий художник
card-great-prophet = Великий пророк
card-great-philosopher = Великий философ
card-great-scientist = Великий учёный
card-elder-statesman = Мудрый политик
card-great-warlord = Великий полководец
card-great-merchant = Великий купец
card-great-engineer = Великий инженер
card-population-boom-spawn = Рост населения
card-population-boom-attack = Рост населения
card-volcano = Вулкан
card-earthquake = Землетрясение
card-heavy-earthquake = Сильное землетрясение
card-flood = Наводнение
card-heavy-flood = Сильное наводнение
card-migration = Переселение
card-civil-war = Гражданская война
card-revolution = Революция
card-great-gardens = Великие сады
card-great-pyramids = Великие пирамиды
card-great-library = Великая библиотека
card-great-statue = Великая статуя
card-great-lighthouse = Великий маяк
card-great-wall = Великая стена
card-great-mausoleum = Великий мавзолей

# Cards with two halves: `card-spy-scout` is said by this message
card-pair = { $first } / { $second }

# Shorter, where there is little room
short-public-education = Нар. образование
short-free-education = Беспл. обучение
short-siegecraft = Осадное дело
short-state-religion = Госрелигия
short-trade-routes = Торговые пути
short-arts-and-sculpture = Искусство
short-separation-of-powers = Раздел. властей
short-civil-liberties = Гражд. свободы
short-free-economy = Своб. экономика
short-absolute-power = Абсолют. власть
short-forced-labor = Принуд. труд
short-cultural-takeover = Культ. захват
short-city-development = Развитие города
short-production-focus = Упор на произв.
short-mass-production = Массовое произв.
short-technology-trade = Обмен знаниями
short-heavy-resistance = Упорный отпор
short-defensive-formation = Оборон. строй
short-wedge-formation = Строй клином
short-tactical-retreat = Тактич. отход
short-improved-defenses = Улучш. оборона
short-large-civilization = Большая цивил.
short-scientific-lead = Научное лидерст.
short-advanced-culture = Развит. культура
short-education-lead = Лидер просвещ.
short-optimized-storage = Полные склады
short-ore-supplies = Запасы руды
short-wood-supplies = Запасы древесины
short-food-supplies = Запасы еды
short-science-focus = Упор на науку
short-trade-focus = Упор на торговлю
short-city-founder = Основатель
short-diversified-research = Разносторонность
short-magnificent-culture = Великолепие
short-standing-army = Постоянная армия
short-legendary-battle = Легенд. сражение
short-barbarian-conquest = Покор. варваров
short-terror-regime = Режим террора
short-great-explorer = Исследователь
short-great-philosopher = Великий философ
short-great-warlord = Полководец
short-heavy-earthquake = Сильн. землетр.
short-heavy-flood = Сильн. наводн.
short-civil-war = Гражд. война
short-great-pyramids = Великие пирамиды
short-great-library = Вел. библиотека

# Нарисованный стол
board-map = Карта
board-scene = Что происходит
board-hand = Твои карты
board-lessons = Доступные достижения
board-players = Все игроки
board-nation = { $player }: запасы и уровни
board-advances = { $player }: достижения
board-wonders = Чудеса света, колоды и последнее событие
board-action-cards = Карты действий
board-objective-cards = Карты целей
board-action-deck = Колода карт действий
board-objective-deck = Колода карт целей
board-event-deck = Колода событий
board-wonder-deck = Колода чудес света
board-battle = Сражение
board-trade = Обмен
board-city = { $player }: город размера { $count }
board-armies = { $player }: { $count } { $count ->
        [one] армия
        [few] армии
       *[many] армий
    }
board-settlers = { $player }: { $count } { $count ->
        [one] поселенец
        [few] поселенца
       *[many] поселенцев
    }
board-ships = { $player }: { $count } { $count ->
        [one] корабль
        [few] корабля
       *[many] кораблей
    }
board-advance-price = { $card }, цена: { $price }
board-advance-free = { $card }, бесплатно
board-scored = Цели: { $cards }
board-persons = Великие люди: { $cards }
board-last-event = Последнее событие: { $card }
board-wonder-gone = Вне игры
board-influence = { $needed ->
        [0] Удалось
        [one] Не хватает { $needed } жетона культуры
        [few] Не хватает { $needed } жетонов культуры
       *[many] Не хватает { $needed } жетонов культуры
    }

# Лица вещей
face-advance = Достижение: { $category }.
face-border-culture = Даёт жетон культуры и уровень культуры.
face-border-mood = Даёт жетон настроения и уровень счастья.
face-action = Карта действия, в свой ход.
face-combat = Боевая карта, в сражении.
face-objective = Цель, 2 очка.
face-event = Карта события.
face-wonder = Чудо света, 5 очков.
face-half-action = В свой ход, { $card }: { $text }
face-half-combat = В сражении, { $card }: { $text }
face-half-objective = { $card }: { $text }
face-known = Оно у тебя есть.
face-known-by = Есть также у игроков: { $players }.
face-price = Сейчас его можно купить за { $price }.
face-dear = Оно стоит { $price }; сейчас его не купить.
face-free = Сейчас его можно получить бесплатно.
face-reached = Сейчас выполнено: { $cards }.
face-not-reached = Ни одна половина сейчас не выполнена.
face-progress = { $card }: { $have } из { $need }.
face-wonder-stands = { $player }: стоит на { $hex }.
face-wonder-reserved = { $player }: зарезервировано.
face-wonder-open = Построить может любой, кто выполнит условия.
face-yields = Даёт ресурс: { $good }.
face-exhausted = Истощён: ничего не приносит.
face-city-happy = Город счастлив: считается на 1 больше.
face-city-neutral = Настроение города нейтральное.
face-city-angry = Город зол: считается размером 1 и активируется один раз за ход.
face-pieces = Здания: { $pieces }.
face-spent = { $count ->
    [one] { $count } отряд с пустой фишкой пока не может идти дальше.
    [few] { $count } отряда с пустой фишкой пока не могут идти дальше.
   *[many] { $count } отрядов с пустой фишкой пока не могут идти дальше.
 }
face-active = Активаций в этот ход: { $count }. Ещё одна ухудшит настроение.
face-total = Очков сейчас: { $points }
face-line = { $line } { $points }
face-less = В следующий ход на { $count } { $count ->
        [one] действие
        [few] действия
       *[many] действий
    } меньше.

# На кнопках и в вопросах
price-good = { $good ->
    [food] { $amount ->
        [one] { $amount } еда
       *[other] { $amount } еды
     }
    [ore] { $amount ->
        [one] { $amount } руда
       *[other] { $amount } руды
     }
    [wood] { $amount ->
        [one] { $amount } древесина
       *[other] { $amount } древесины
     }
    [idea] { $amount ->
        [one] { $amount } идея
        [few] { $amount } идеи
       *[other] { $amount } идей
     }
    [gold] { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
     }
    [culture] { $amount ->
        [one] { $amount } жетон культуры
        [few] { $amount } жетона культуры
       *[other] { $amount } жетонов культуры
     }
   *[mood] { $amount ->
        [one] { $amount } жетон настроения
        [few] { $amount } жетона настроения
       *[other] { $amount } жетонов настроения
     }
 }
price-both = { $first } и { $second }
brings-actions = { $count ->
        [one] Остаётся { $count } действие, оно пропадёт.
        [few] Остаются { $count } действия, они пропадут.
       *[many] Остаются { $count } действий, они пропадут.
    }
brings-mood = Город { $hex } в этот ход уже активирован: после этого он станет { $mood ->
        [angry] злым
       *[neutral] нейтральным
    }.
brings-limit = Больше не сохранить: { $good }, предел { $limit }. Собранное пропадёт.
brings-discovery = Откроется новый регион.
brings-battle = Сражение: { $attackers } против { $defenders }. Если считать только кубики, шанс победы — { $likely } из 100.
count-army = { $count } { $count ->
    [one] армия
    [few] армии
   *[many] армий
 }
count-settler = { $count } { $count ->
    [one] поселенец
    [few] поселенца
   *[many] поселенцев
 }
count-ship = { $count } { $count ->
    [one] корабль
    [few] корабля
   *[many] кораблей
 }
line-move = С { $origin } на { $hex }: { $units }
line-collect = Собрать ресурсы, { $hex }: { $goods }
line-build = Построить, { $hex }: { $unit }
line-influence = Попытаться повлиять на { $hex }
offer-give = Ты даёшь
offer-want = Ты просишь
offer-begin = { $rival } …
offer-ask = { $rival }: { $good }
offer-good = { $good ->
    [culture] культура { $amount }/{ $most }
    [mood] настроение { $amount }/{ $most }
    [idea] идеи { $amount }/{ $most }
    [food] еда { $amount }/{ $most }
    [ore] руда { $amount }/{ $most }
    [wood] древесина { $amount }/{ $most }
   *[gold] золото { $amount }/{ $most }
 }
refused-unpaid = Цена — { $price }; у тебя есть { $stock }.
refused-nobody = Идут только твои отряды, раз за действие; сражавшиеся в этот ход остаются на месте.
refused-influence = В пределах досягаемости нет города, на который ты можешь сейчас повлиять.
note-chance = { $sixths ->
    [3] 1 из 2
    [2] 1 из 3
   *[other] { $sixths } из 6
 }
note-tokens = −{ $tokens } культ.
brings-influence = { $tokens ->
    [0] Расстояние ничего не стоит.
    [one] Расстояние стоит { $tokens } жетон культуры.
    [few] Расстояние стоит { $tokens } жетона культуры.
   *[many] Расстояние стоит { $tokens } жетонов культуры.
 } Удача — { $needed } и больше на кубике, { $sixths } из 6; если выпало меньше, можно заплатить 1 жетон культуры за каждое недостающее очко.

# Причины в подсказках
term-points = очки
term-rivals = отрыв от других
term-goods = ресурсы и жетоны
term-goals = цели
term-objective-cards = отданные и полученные карты целей
term-learning = польза достижений
term-cities = города
term-settlers = поселенцы
term-forces = армии и безопасность
term-cards = карты
term-wonders = ожидаемое чудо света
term-conquest = ожидаемая атака
term-actions = оставшиеся действия

# Признаки позиции, которые взвешивает выученная оценка
feature-cities = число городов
feature-cities-least = городов не меньше { $of }
feature-happy-cities = счастливые города
feature-angry-cities = злые города
feature-sizes = размер всех городов
feature-happy-sizes = размер счастливых городов
feature-angry-sizes = размер злых городов
feature-largest-city = размер самого большого города
feature-small-cities = города размера 1
feature-large-cities = города размера 3 и больше
feature-foreign-pieces = чужие здания в своих городах
feature-pieces-abroad = свои здания в чужих городах
feature-ground = земли вокруг городов
feature-guarded-cities = города под охраной
feature-cities-with = города, где есть { $of }
feature-room = здания, для которых в городах есть место
feature-sites = свободные места для городов поблизости
feature-exhausted = истощённые земли рядом с городами
feature-pestilence = { card-pestilence }
feature-actions-lacking = действия, которых не хватит в следующий ход
feature-settlers = число поселенцев
feature-armies = число армий
feature-any-army = хотя бы одна армия
feature-ships = число кораблей
feature-armies-behind = отставание в армиях от сильнейшего соперника
feature-threats = чужие армии рядом с городами
feature-barbarians-near = варвары рядом с городами
feature-good = в запасе: { $of }
feature-goods = все ресурсы и жетоны
feature-food-least = еды не меньше { $of }
feature-ideas-least = идей не меньше { $of }
feature-gold-least = золота не меньше { $of }
feature-piece-ready = ресурсы на одно здание
feature-second-piece-ready = ресурсы на два здания
feature-culture-level = уровень культуры
feature-happiness-level = уровень счастья
feature-category = достижения раздела «{ $of }»
feature-full-categories = завершённые разделы достижений
feature-begun-categories = начатые разделы достижений
feature-advances-behind = отставание в достижениях от лидера
feature-advance = { $of }
feature-hand = карты действий в руке
feature-civil-worth = польза карт действий в руке
feature-great-persons = великие люди
feature-objectives = карты целей в руке
feature-better-halves = продвижение целей
feature-better-halves-squared = цели, близкие к выполнению
feature-other-halves = продвижение вторых половин целей
feature-objectives-met = выполненные цели
feature-objectives-near = почти выполненные цели
feature-wonders = чудеса
feature-open-wonders = чудеса, которые ещё не построены
feature-wonder-plans = чудеса, доступные с Инженерным делом
feature-wonder-goods = ресурсы на чудо
feature-scored-objectives = засчитанные цели
feature-buried-points = очки за события
feature-wonder-lacks = чего не хватает на ближайшее чудо: ресурсы и жетоны
feature-wonder-advances = чего не хватает для ближайшего чуда: достижения
feature-wonder-payable = чудо, на которое хватает ресурсов
feature-wonder-culture = чего не хватает на ближайшее чудо: жетоны культуры
feature-wonder-actions = действия до ближайшего чуда
feature-weak-neighbors = незащищённые чужие города поблизости
feature-pieces-payable = здания, на которые хватает запаса
feature-kinds-missing = недостающие виды ресурсов
feature-surplus = излишки ресурсов и жетонов
feature-after-collect = здания, на которые хватит после следующего сбора: { $of } и больше
feature-behind-with = до лидерства по городам, где есть { $of }
feature-categories-behind = до лидерства по собранным категориям
feature-abroad-behind = до лидерства по зданиям в чужих городах
feature-ships-behind = до лидерства по кораблям
feature-leads-asked = цели, требующие лидерства
feature-leads-lacking = отставание там, где цели требуют лидерства

# Предложения хроники
story-begin = У каждого народа — одно поселение, один поселенец и неведомая земля до самого горизонта.
chronicle-wonder = { $variant ->
    [0] В городе { $hex } { $player } завершает чудо света: { $card }.
    [1] В раунде { $number } над городом { $hex } поднимается чудо света «{ $card }», а с ним и слава игрока { $player }.
   *[2] { $player } строит в городе { $hex } чудо света «{ $card }».
 }
chronicle-lost-wonder = { $variant ->
    [0] { $player } теряет чудо света «{ $card }» в городе { $hex }.
    [1] Вместе с городом { $hex } из рук игрока { $player } уходит чудо света «{ $card }».
   *[2] Чудо света «{ $card }» в городе { $hex } больше не принадлежит игроку { $player }.
 }
chronicle-capture = { $variant ->
    [0] { $player } входит в город { $hex } и остаётся в нём.
    [1] Город { $hex } открывает ворота перед игроком { $player }.
   *[2] В раунде { $number } { $player } берёт город { $hex }.
 }
chronicle-razed = { $variant ->
    [0] { $player } сжигает дотла поселение на { $hex }.
    [1] От поселения на { $hex } { $player } не оставляет камня на камне.
   *[2] { $player } стирает с лица земли поселение на { $hex }.
 }
chronicle-destroyed = { $variant ->
    [0] Город { $hex } исчезает с карты.
    [1] От города { $hex } не остаётся ничего.
   *[2] В раунде { $number } гибнет город { $hex }.
 }
chronicle-battle-won = { $variant ->
    [0] { $attacker_id ->
        [player-barbarians] На { $hex } варвары сметают игрока { $defender }.
       *[other] { $defender_id ->
            [player-barbarians] { $attacker } прогоняет варваров с { $hex }.
           *[other] { $attacker } разбивает игрока { $defender } на { $hex }.
        }
    }
    [1] { $attacker_id ->
        [player-barbarians] На { $hex } { $defender } не выдерживает натиска варваров.
       *[other] { $defender_id ->
            [player-barbarians] На { $hex } { $attacker } быстро расправляется с варварами.
           *[other] Сражение на { $hex } выигрывает { $attacker }; { $defender } отступает.
        }
    }
   *[2] { $attacker_id ->
        [player-barbarians] Варвары на { $hex } слишком сильны: { $defender } терпит поражение.
       *[other] { $defender_id ->
            [player-barbarians] Варвары на { $hex } — не соперники для игрока { $attacker }.
           *[other] { $defender } встречает на { $hex } войско игрока { $attacker } и проигрывает.
        }
    }
 }
chronicle-battle-held = { $variant ->
    [0] { $attacker_id ->
        [player-barbarians] На { $hex } { $defender } отбивается от варваров.
       *[other] { $defender_id ->
            [player-barbarians] Варвары на { $hex } отбрасывают игрока { $attacker }.
           *[other] { $defender } отбивает на { $hex } атаку игрока { $attacker }.
        }
    }
    [1] { $attacker_id ->
        [player-barbarians] Варвары приходят за { $hex }, но { $defender } стоит твёрдо.
       *[other] { $defender_id ->
            [player-barbarians] { $attacker } не может выбить варваров с { $hex }.
           *[other] { $attacker } напрасно штурмует { $hex }: { $defender } стоит твёрдо.
        }
    }
   *[2] { $attacker_id ->
        [player-barbarians] Варварские копья ломаются об оборону игрока { $defender } на { $hex }.
       *[other] { $defender_id ->
            [player-barbarians] На { $hex } варвары держатся против игрока { $attacker }.
           *[other] Оборона игрока { $defender } на { $hex } не по силам игроку { $attacker }.
        }
    }
 }
chronicle-battle-drawn = { $variant ->
    [0] Бой на { $hex } не приносит победы никому.
    [1] На { $hex } обе стороны напрасно тратят силы.
   *[2] Поле боя на { $hex } не остаётся ни за кем.
 }
chronicle-takeover = { $variant ->
    [0] { $player } склоняет варваров на { $hex } на свою сторону.
    [1] Дары и терпение приводят варваров с { $hex } к игроку { $player }.
   *[2] { $player } делает варваров на { $hex } своими друзьями.
 }
chronicle-influenced = { $variant ->
    [0] Культура игрока { $player } пускает корни в городе { $hex }: здание меняет хозяина ({ $piece }).
    [1] В городе { $hex } под влияние игрока { $player } попадает здание: { $piece }.
   *[2] Не обнажив меча, { $player } получает здание в городе { $hex }: { $piece }.
 }
chronicle-score = { $variant ->
    [0] { $player } выполняет цель «{ $card }».
    [1] В раунде { $number } { $player } достигает цели «{ $card }».
   *[2] «{ $card }»: давний замысел игрока { $player } сбывается.
 }
chronicle-found = { $variant ->
    [0] { $player } основывает город на { $hex }.
    [1] На { $hex } поселенцы игрока { $player } вбивают первые колья нового города.
   *[2] Раунд { $number } приносит игроку { $player } новый город на { $hex }.
 }
chronicle-change = { $variant ->
    [0] { $player } свергает старый порядок и выбирает новую форму правления.
    [1] К власти приходит новое правительство: { $player }.
   *[2] { $player } меняет форму правления.
 }
chronicle-person = { $variant ->
    [0] На службу к игроку { $player } поступает { $card }.
    [1] { $player } получает великого человека: { $card }.
   *[2] В раунде { $number } к игроку { $player } присоединяется { $card }.
 }
chronicle-discover = { $variant ->
    [0] Разведчики игрока { $player } возвращаются с вестью о неизвестных землях.
    [1] { $player } отодвигает край карты ещё немного дальше.
   *[2] В раунде { $number } { $player } видит землю, которой не видел никто.
 }
chronicle-deal = { $variant ->
    [0] { $player } и { $partner } заключают сделку.
    [1] Между народами игроков { $player } и { $partner } ходят караваны.
   *[2] { $player } торгует, и { $partner } охотно соглашается.
 }
chronicle-grow = { $variant ->
    [0] Город { $hex } растёт: { $piece }.
    [1] { $player } расширяет город { $hex }.
   *[2] В городе { $hex } трудятся строители игрока { $player }.
 }
chronicle-advance = { $variant ->
    [0] { $player } осваивает достижение «{ $card }».
    [1] Народ игрока { $player } узнаёт новое: «{ $card }».
   *[2] Игроку { $player } открывается «{ $card }».
 }
# Statistics after the match
statistic-cities = Города
statistic-units-built = Построено отрядов
statistic-battles-won = Выиграно битв
statistic-battles-lost = Проиграно битв
statistic-action-cards = Сыграно карт действий
statistic-advances = Достижения
statistic-wonders = Построено чудес
statistic-objectives = Выполнено целей
statistic-gained = Получено ресурсов
statistic-spent = Потрачено ресурсов
statistic-discovered = Открыто областей
statistic-captured = Захвачено городов
statistic-influenced = Части, взятые влиянием
statistic-deals = Заключено сделок

# Effects of advances and Wonders in a few words, on their cards
effect-farming = сбор еды и древесины
effect-storage = до 8 еды в запасе
effect-irrigation = еда с пустошей; голод не страшен
effect-husbandry = сбор за 2 гекса от города
effect-mining = сбор руды
effect-engineering = стройка чудес света
effect-sanitation = поселенец при росте города
effect-roads = отряды идут на 2 гекса
effect-fishing = еда с моря; порты
effect-cartography = культура и идеи за корабли
effect-war-ships = −1 попадание в бою с моря
effect-navigation = плавание вдоль края
effect-writing = две карты; академии
effect-public-education = идея при сборе с академией
effect-free-education = настроение за идеи
effect-philosophy = идеи за науку; голосование
effect-tactics = армии идут; крепости
effect-siegecraft = подавляет крепости за плату
effect-steel-weapons = +1 попадание в 1-м раунде
effect-draft = армия за 1 настроение
effect-myths = спасает настроение; храмы
effect-rituals = ресурсы вместо настроения
effect-priesthood = наука без еды раз за ход
effect-state-religion = храмы без еды
effect-bartering = карта за золото, культуру
effect-trade-routes = еда за чужие города рядом
effect-currency = пути дают золото
effect-taxes = золото с городов за 1 настр.
effect-arts-and-sculpture = влияние без действия
effect-circus-and-sports = благоустройство дешевле
effect-monuments = резерв чуда света
effect-drama-and-music = обмен настроения и культуры
effect-math = инженерия, дороги без еды
effect-astronomy = картография, навигация без еды
effect-chemistry = орошение, санитария без еды
effect-metallurgy = стальное оружие даром
effect-voting = благоустройство без действия
effect-separation-of-powers = счастливых не переманить
effect-civil-liberties = действие: 3 настроения
effect-free-economy = первый сбор даром
effect-nationalism = жетон за новые армии
effect-totalitarianism = города с армией не сманить
effect-absolute-power = действие за 2 настроения
effect-forced-labor = злые города работают
effect-dogma = достижение за храм
effect-devotion = города с храмом не сманить
effect-conversion = влияние удаётся с 4
effect-fanaticism = +2 в бою у храма
effect-great-gardens = +1 еда при сборе этим городом; настроение за 1 жетон.
effect-great-pyramids = Две попытки влияния сразу; победа при равенстве.
effect-great-library = 2 идеи сразу; 1 идея, когда учится сосед слева.
effect-great-statue = Влияние на 1 гекс дальше; города в 2 гексах защищены.
effect-great-lighthouse = Корабль сразу; корабль плывёт, когда действует город.
effect-great-wall = Варвары не нападают; крепости берут лишь «Осадным делом».
effect-great-mausoleum = Атакующие платят жетоны; города с храмом растут без активации.

## Figures of the list of players and of the bar above the board
figure-first = Первый игрок
figure-sick = Болезнь
figure-reserved = Зарезервировано: { $card }
figure-routes = Торговые пути
figure-cities = Города
figure-armies = Отряды
figure-ships = Корабли
figure-advances = Достижения
figure-actions = Осталось действий

# Explanations for newcomers: why one would choose an action, and notes on situations
why-advance = Новое умение навсегда и пол-очка; { $advance ->
    [one] { $advance } еда
    [few] { $advance } еды
   *[other] { $advance } еды
 } или идей.
why-found = Поселенец станет городом: очко и новые ресурсы.
why-collect = Город собирает еду, древесину и руду: ими платят.
why-build = Поселенцы, армии для защиты, корабли для поиска.
why-grow = Новое здание: очко, и город даёт больше.
why-move = До { $groups } групп: селиться, открывать карту, нападать.
why-improve = Счастливые города дают больше; стоит настроения.
why-vote = Благоустройство без действия, за лишний жетон настроения.
why-garden = Один жетон поднимет настроение города любого размера на шаг.
why-influence = Чужое здание без войны: выбрось { $influence } или больше.
why-sculpt = Попытка влияния без действия, за жетон культуры.
why-erect = { $wonder ->
    [one] { $wonder } очко
    [few] { $wonder } очка
   *[other] { $wonder } очков
 } и особая сила; достанется лишь одному.
why-chart = Корабли в разных регионах приносят культуру и идеи.
why-tax = По золоту за каждый твой город; золотом платят за всё.
why-liberty = Сразу три жетона настроения, чтобы радовать города.
why-empower = Ещё одно действие в этот ход за два жетона настроения.
why-force = В этот ход сердитые города работают как нейтральные.
why-drama = Меняет настроение на культуру или обратно, когда нужен другой жетон.
why-barter = Ненужная карта действия станет золотом или культурой.
why-play = Делает то, что написано, без траты действия; потом уходит.
why-call = Великий человек помогает один раз: выбери минуту.
why-trade = Обменяй лишнее на нужное; без действия.
why-end = Ход следующего игрока. Неиспользованные действия пропадут.
why-take = Выбери гексы, чьи ресурсы нужны тебе сейчас.
why-catch = Порт позволяет взять с моря не только еду.
why-herd = Достать до земель через гекс ради нужных ресурсов.
why-unit = Выбери, что город построит дальше.
why-unit-army = Бережёт города, захватывает чужие, гонит варваров.
why-unit-settler = Идёт на хорошую землю и основывает там город.
why-unit-ship = Исследует море и возит отряды.
why-unit-draft = Армия за настроение вместо ресурсов.
why-build-army = Бережёт города, захватывает чужие, гонит варваров.
why-build-settler = Идёт на хорошую землю и основывает там город.
why-build-ship = Исследует море и возит отряды.
why-build-draft = Армия за настроение вместо ресурсов.
why-grow-temple = И ещё жетон настроения или культуры.
why-grow-fortress = Лишний кубик в защите и одним попаданием меньше.
why-grow-academy = И ещё идеи: ими платят за достижения.
why-grow-port = Корабли, а с моря — золото или настроение.
why-with = Выбери, кто идёт; остальные останутся.
why-to = Сухопутные отряды идут на соседний гекс; неизвестный откроется.
why-aboard = Корабль везёт двоих по морю; высадка — в другом действии.
why-pave = Одна руда, и горы с лесами не задержат группу.
why-rough = Руда цела, но горы и леса ограничат группу.
why-turn = Поверни регион так, чтобы нужная земля была рядом.
why-camp = Варварам надо где-то жить: лучше подальше от твоих городов.
why-at = Выбери место, где это тебе выгоднее всего.
why-target = На ближние города влиять дешевле; каждый лишний шаг стоит культуры.
why-boost = Жетоны культуры поднимут бросок до успеха.
why-swap = Твоё здание встанет на его место: очко теперь твоё.
why-swap_action = Возьми карту действия, которая нравится больше.
why-swap_objective = Возьми цель, которую достигнешь скорее.
why-gain = Достижение в подарок: бери то, что поможет сразу.
why-pay = Отдай то, что нужно меньше; золото заменит любой ресурс.
why-settle = Остаток заплатится сам: сперва ресурсы, золото последним.
why-token = Бери то, что потратишь раньше.
why-fight = Карта склонит этот раунд боя; потом она уйдёт.
why-breach = Лишает крепость кубика или щита до первого броска.
why-lose = Кто-то погибнет: сохрани тех, кто нужнее.
why-raze = Одно здание пропадёт: отдай наименее полезное.
why-press = Ещё раунд, если твои шансы лучше.
why-abort = Отряды вернутся домой, и никто не проиграл.
why-keep = Поселение станет твоим городом, поначалу сердитым.
why-destroy = Города не будет, зато золотом больше.
why-score = { $objective ->
    [one] { $objective } очко
    [few] { $objective } очка
   *[other] { $objective } очков
 }, и карта выполнена.
why-whom = Выбери игрока, которого тебе выгоднее назвать.
why-reserve = Теперь построить его сможешь только ты.
why-bury = Чудо исчезнет с карты, но очки останутся.
why-into = Другое правление, другие силы; число достижений то же.
why-give = Предложи то, без чего обойдёшься.
why-give_action = Ненужная тебе карта другому может быть дорога.
why-give_objective = Цель, которой тебе не достичь, может подойти другому.
why-want = Попроси то, чего не хватает.
why-propose = Теперь решает другой.
why-accept = Всё сразу переходит из рук в руки.
why-refuse = Никто ничего не отдаёт.
why-counter = Не так, но поторговаться можно: скажи как.
why-yes = Да, сейчас: второй раз не спросят.
why-done = Больше здесь ничего не нужно.
why-pass = Не обязательно: ничего не случится и не потратится.
why-all = Лучшее из доступного, разом.
why-spaces = Гекс за гексом, если нужны определённые ресурсы.
why-singly = По одному, если идут не все.
why-otherwise = Выбери сам, чем платить.
situation-attacked = На тебя напали. Каждый отряд бросает кубик; каждые полные { $hit } суммы — попадание, и отряд гибнет. Можно сыграть одну карту действия за раунд, увидев карту нападающего.
situation-battle = Сражение: стороны бросают по кубику за отряд, и каждые полные { $hit } суммы убирают отряд соперника. После раунда нападающий продолжает или уходит.
situation-offer = Тебе предлагают обмен. Сравни, что отдашь и получишь; можно принять, отказаться или назвать свои условия. Действий обмен не стоит.
situation-objective = Одна из твоих целей выполнена. Сохрани это до подсчёта: большинство засчитывают в фазе статуса в конце раунда, а цели «сразу» — прямо сейчас. Каждая даёт { $objective ->
    [one] { $objective } очко
    [few] { $objective } очка
   *[other] { $objective } очков
 }.
situation-anger = Твой город сердит: собирает и строит, будто его размер 1, не растёт и работает лишь раз за ход. Если задействовать город дважды за ход, настроение падает; благоустройство его поднимает.
situation-mood = Настроение города изменилось. Счастливый собирает и строит на единицу больше, сердитый почти ничего. Каждая активация после первой за ход снижает настроение на шаг.
situation-barbarians = Поселились варвары. Они сидят на месте, пока событие не пошлёт их на ближайший город в пределах двух гексов. Захвати поселение: город тебе и золото за каждого варвара.
situation-influence = Кто-то пробует культурное влияние: при { $influence } и больше здание города меняет хозяина и даёт очко ему. Большие города достают дальше; жетоны культуры поднимают бросок.
situation-event = Событие: оно приходит, когда уровень культуры или счастья достигает 3, 5 или 7. Может принести дары, варваров или беды; кого заденет, сказано на карте.
situation-status = Фаза статуса завершает раунд: засчитывают цели, каждый получает бесплатное достижение и новые карты, может смениться первый игрок. Затем снова по три хода.
