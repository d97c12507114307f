game-title = Столкновение цивилизаций
game-about = Игра Кристиана Маркуссена для двух — четырёх игроков, базовая игра 2012 года: исследуй неизвестную землю, основывай города, получай достижения, распространяй культуру и сражайся.
game-goal = Побеждает тот, у кого после шести раундов больше победных очков: 1 за каждое твоё здание, ½ за достижение, 5 за чудо света, 2 за цель.

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
pick-vote = Голосование: благоустройство
pick-garden = Великие сады: поднять настроение
pick-influence = Культурное влияние
pick-sculpt = Искусство и скульптура: влияние
pick-erect = Построить чудо света
pick-chart = Картография
pick-tax = Собрать налоги
pick-liberty = Гражданские свободы
pick-empower = Абсолютная власть: ещё действие
pick-force = Принудительный труд
pick-drama = Драма и музыка: обменять на
pick-barter = Выменять карту
pick-play = Сыграть
pick-call = Призвать великого человека
pick-trade = Торговать
pick-end = Завершить ход
pick-take = Собрать с гекса
pick-catch = Получить с моря
pick-herd = Животноводство: собирать дальше
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
pick-boost = Заплатить жетоны культуры
pick-swap = Обменять
pick-action = карта действия
pick-objective = карта цели
pick-gain = Получить
pick-pay = Заплатить
pick-settle = Уплатить остаток просто
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
pick-into = Перейти к
pick-give = Дать
pick-want = Попросить
pick-propose = Предложить
pick-accept = Принять
pick-refuse = Отказаться
pick-counter = Предложить иное
pick-yes = Да
pick-done = Готово
pick-pass = Пропустить
half-upper = верхняя половина
half-lower = нижняя половина
side-upright = прямо
side-reversed = повёрнут
breach-die = кубик крепости
breach-shield = отмена попадания
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
unit-wary-army = армия, прошедшая лес
unit-wary-settler = поселенец, прошедший лес
unit-halted-army = армия, вставшая в горах
unit-halted-settler = поселенец, вставший в горах
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
asks-trade-1 = С кем торговать?
asks-take-1 = С какого гекса?
asks-unit-1 = Какой отряд построить?
asks-fight-1 = Какую карту сыграть в сражении?
asks-score-1 = Какую карту цели засчитать?
asks-score-2 = За какую половину?

# Options
option-events = как действуют события
option-length = сколько длится игра
value-all = действуют все
value-optional = взявший решает заранее
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
event-gain = { $player } получает: { $good } { $amount }.
event-lose = { $player } теряет: { $good } { $amount }.
event-pay = { $player } платит: { $good } { $amount }.
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
event-discover = { $player } исследует: { $region }.
event-camp = Варвары поселяются на { $hex }.
event-influence = { $player } влияет из { $source } на { $hex }: на кубике { $roll }.
event-influence-fails = Город { $hex } не поддаётся влиянию.
event-influenced = { $player } получает здание в городе { $hex }: { $piece }.
event-takeover = { $player } склоняет варваров на { $hex } к мирной жизни.
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
event-barter = { $player } выменивает карту: { $card }.
event-routes = { $player }: { $routes } { $routes ->
    [one] торговый путь
    [few] торговых пути
   *[other] торговых путей
 }.
event-play = { $player } играет карту «{ $card }».
event-truce = { $player } и { $partner } пока сохраняют мир.
event-assassination = { $player } в следующий ход получит на действие меньше.
event-spy = { $player } смотрит карты в чужой руке: { $partner }.
event-swap = { $player } обменивает карту.
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
event-breach = { $player } отменяет осадным делом: { $what }.
event-combat-card = { $player } играет в сражении: { $card }.
event-card-dice = { $card }: на кубиках { $dice }.
event-roll = { $attacker }: { $dice }, боевое значение { $value }, попаданий { $hits }. { $defender }: { $dice_against }, боевое значение { $value_against }, попаданий { $hits_against }.
event-retreat = { $player } отходит на { $hex }.
event-battle-won = Сражение на { $hex }: атака удалась. Победа: { $attacker }.
event-battle-held = Сражение на { $hex }: атака отбита. Победа: { $defender }.
event-battle-drawn = Сражение на { $hex }: победителя нет.
event-battle-aborted = Сражение на { $hex }: { $attacker } отступает.
event-capture = { $player } захватывает город { $hex }.
event-razed = { $player } разрушает поселение на { $hex }.
event-destroyed = Город { $hex } уничтожен.
event-offer = Предложение обмена: { $player } → { $partner }.
event-offer-give = { $player } предлагает: { $good } { $amount }.
event-offer-want = { $player } просит: { $good } { $amount }.
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
event-pass = { $player } пропускает.
event-status = Фаза статуса раунда { $round }.
event-demolish = { $player } сносит город { $hex }.
event-first = Первый игрок следующего раунда: { $player }.
event-end-roll = { $player } бросает на конец игры: { $roll }; игра кончается при { $ends } и меньше.
event-end = Игра окончена.
end-rounds = Последний раунд окончен: побеждают победные очки.
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
prompt-turn = Твой ход: осталось { $actions } { $actions ->
    [one] действие
    [few] действия
   *[other] действий
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
 }.
prompt-group = Кто идёт и куда?
prompt-pave = Заплатить 1 руду, чтобы местность не мешала?
prompt-board = На какой корабль погрузить отряд?
prompt-anchor = Где в новом регионе встанут корабли?
prompt-side = Как положить новый регион?
prompt-camp = Где в новом регионе живут варвары?
prompt-civic = Настроение какого города поднять ещё? Или готово?
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
prompt-peace = С кем договориться о мире?
prompt-murder = У кого будет на действие меньше?
prompt-spied = Чьи карты посмотреть?
prompt-steal = Какую карту взять в обмен на твою?
prompt-return-action = Какую карту действия отдать взамен?
prompt-return-objective = Какую карту цели отдать взамен?
prompt-plans = Оставить одну из новых карт целей?
prompt-give-up = Какую карту цели вернуть взамен?
prompt-mission = Какой твой город попробует повлиять?
prompt-convert = Кем станет варвар?
prompt-hire = Каких варваров нанять?
prompt-hired = Какие из нанятых варваров действуют сейчас?
prompt-errand = Куда идут твои наёмники или на что нападают?
prompt-exhaust = Какая земля истощится?
prompt-spawn-at = Где поселятся варвары?
prompt-reinforce = К каким варварам придёт ещё один?
prompt-raiders = Какие варвары нападут на тебя?
prompt-victim = На какой твой город они нападут?
prompt-whether = Ты берёшь событие: будет ли оно действовать?
prompt-dampen = Какой твой город теряет настроение?
prompt-console = «Мифы»: заплатить 1 жетон настроения, чтобы город { $hex } сохранил настроение?
prompt-share = Кому дать 1 еду?
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
prompt-avert = Пожертвовать армией, чтобы избежать этой части революции?
prompt-new-state = Какая форма правления установится?
prompt-delight = Какой твой город станет счастливым?
prompt-endow = Какой город вырастет без активации и с каким зданием?
prompt-voyage = Какой регион откроет исследователь?
prompt-colonize = Основать там город за 2 еды?
prompt-boast = Можно засчитать только что выполненную цель.
prompt-claim = Какие цели засчитать?
prompt-reserve = Какое чудо света зарезервировать?
prompt-erect = В каком городе построить чудо света?
prompt-demolish = Снести город размера 1 за 1 золото?
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
text-active = { $player }: осталось { $actions } { $actions ->
    [one] действие
    [few] действия
   *[other] действий
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
unit-S1-army = { ship-S1 }: { unit-army }
unit-S1-settler = { ship-S1 }: { unit-settler }
unit-S1-wary-army = { ship-S1 }: { unit-wary-army }
unit-S1-wary-settler = { ship-S1 }: { unit-wary-settler }
unit-S2-army = { ship-S2 }: { unit-army }
unit-S2-settler = { ship-S2 }: { unit-settler }
unit-S2-wary-army = { ship-S2 }: { unit-wary-army }
unit-S2-wary-settler = { ship-S2 }: { unit-wary-settler }
unit-S3-army = { ship-S3 }: { unit-army }
unit-S3-settler = { ship-S3 }: { unit-settler }
unit-S3-wary-army = { ship-S3 }: { unit-wary-army }
unit-S3-wary-settler = { ship-S3 }: { unit-wary-settler }
unit-S4-army = { ship-S4 }: { unit-army }
unit-S4-settler = { ship-S4 }: { unit-settler }
unit-S4-wary-army = { ship-S4 }: { unit-wary-army }
unit-S4-wary-settler = { ship-S4 }: { unit-wary-settler }

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

# Cards with two halves
card-quick-advance-peltasts = { card-quick-advance } / { card-peltasts }
card-quick-advance-encircled = { card-quick-advance } / { card-encircled }
card-inspiration-encircled = { card-inspiration } / { card-encircled }
card-inspiration-peltasts = { card-inspiration } / { card-peltasts }
card-hero-general-wedge-formation = { card-hero-general } / { card-wedge-formation }
card-hero-general-high-morale = { card-hero-general } / { card-high-morale }
card-spy-heavy-resistance = { card-spy } / { card-heavy-resistance }
card-spy-high-morale = { card-spy } / { card-high-morale }
card-ideas-high-ground = { card-ideas } / { card-high-ground }
card-ideas-surprise = { card-ideas } / { card-surprise }
card-great-ideas-siege = { card-great-ideas } / { card-siege }
card-great-ideas-high-ground = { card-great-ideas } / { card-high-ground }
card-mercenaries-for-the-people = { card-mercenaries } / { card-for-the-people }
card-mercenaries-heavy-resistance = { card-mercenaries } / { card-heavy-resistance }
card-cultural-takeover-heavy-resistance = { card-cultural-takeover } / { card-heavy-resistance }
card-cultural-takeover-improved-defenses = { card-cultural-takeover } / { card-improved-defenses }
card-city-development-tactical-retreat = { card-city-development } / { card-tactical-retreat }
card-city-development-peltasts = { card-city-development } / { card-peltasts }
card-production-focus-tactical-retreat = { card-production-focus } / { card-tactical-retreat }
card-production-focus-peltasts = { card-production-focus } / { card-peltasts }
card-explorer-encircled = { card-explorer } / { card-encircled }
card-explorer-defensive-formation = { card-explorer } / { card-defensive-formation }
card-negotiations-scout = { card-negotiations } / { card-scout }
card-negotiations-martyr = { card-negotiations } / { card-martyr }
card-leadership-high-ground = { card-leadership } / { card-high-ground }
card-leadership-archers = { card-leadership } / { card-archers }
card-assassination-high-ground = { card-assassination } / { card-high-ground }
card-assassination-archers = { card-assassination } / { card-archers }
card-mass-production-defensive-formation = { card-mass-production } / { card-defensive-formation }
card-mass-production-encircled = { card-mass-production } / { card-encircled }
card-new-plans-flanking = { card-new-plans } / { card-flanking }
card-new-plans-high-morale = { card-new-plans } / { card-high-morale }
card-synergies-defensive-formation = { card-synergies } / { card-defensive-formation }
card-synergies-archers = { card-synergies } / { card-archers }
card-teach-us-defensive-formation = { card-teach-us } / { card-defensive-formation }
card-teach-us-archers = { card-teach-us } / { card-archers }
card-militia-wedge-formation = { card-militia } / { card-wedge-formation }
card-militia-high-morale = { card-militia } / { card-high-morale }
card-technology-trade-surprise = { card-technology-trade } / { card-surprise }
card-technology-trade-high-ground = { card-technology-trade } / { card-high-ground }
card-new-ideas-high-morale = { card-new-ideas } / { card-high-morale }
card-new-ideas-flanking = { card-new-ideas } / { card-flanking }
card-large-civilization-conscription = { card-large-civilization } / { card-conscription }
card-scientific-lead-conqueror = { card-scientific-lead } / { card-conqueror }
card-coastal-culture-warmonger = { card-coastal-culture } / { card-warmonger }
card-advanced-culture-warmonger = { card-advanced-culture } / { card-warmonger }
card-religious-fervor-general = { card-religious-fervor } / { card-general }
card-city-planner-great-battle = { card-city-planner } / { card-great-battle }
card-eureka-defiance = { card-eureka } / { card-defiance }
card-happy-population-conqueror = { card-happy-population } / { card-conqueror }
card-education-lead-sea-blockade = { card-education-lead } / { card-sea-blockade }
card-optimized-storage-naval-assault = { card-optimized-storage } / { card-naval-assault }
card-wealth-large-fleet = { card-wealth } / { card-large-fleet }
card-ore-supplies-large-army = { card-ore-supplies } / { card-large-army }
card-wood-supplies-fortifications = { card-wood-supplies } / { card-fortifications }
card-food-supplies-standing-army = { card-food-supplies } / { card-standing-army }
card-architecture-militarized = { card-architecture } / { card-militarized }
card-goal-focused-bold = { card-goal-focused } / { card-bold }
card-colony-threat = { card-colony } / { card-threat }
card-culture-focus-legendary-battle = { card-culture-focus } / { card-legendary-battle }
card-consulate-great-battle = { card-consulate } / { card-great-battle }
card-science-focus-naval-assault = { card-science-focus } / { card-naval-assault }
card-trade-focus-scavenger = { card-trade-focus } / { card-scavenger }
card-metropolis-general = { card-metropolis } / { card-general }
card-seafarers-aggressor = { card-seafarers } / { card-aggressor }
card-government-barbarian-conquest = { card-government } / { card-barbarian-conquest }
card-government-aggressor = { card-government } / { card-aggressor }
card-expansionist-military-might = { card-expansionist } / { card-military-might }
card-city-founder-resistance = { card-city-founder } / { card-resistance }
card-trade-power-resistance = { card-trade-power } / { card-resistance }
card-shipping-routes-terror-regime = { card-shipping-routes } / { card-terror-regime }
card-diversified-research-bold = { card-diversified-research } / { card-bold }
card-culture-power-barbarian-conquest = { card-culture-power } / { card-barbarian-conquest }
card-magnificent-culture-outpost = { card-magnificent-culture } / { card-outpost }

# Cards in moves
action-quick-advance-peltasts = { card-quick-advance-peltasts }
action-quick-advance-encircled = { card-quick-advance-encircled }
action-inspiration-encircled = { card-inspiration-encircled }
action-inspiration-peltasts = { card-inspiration-peltasts }
action-hero-general-wedge-formation = { card-hero-general-wedge-formation }
action-hero-general-high-morale = { card-hero-general-high-morale }
action-spy-heavy-resistance = { card-spy-heavy-resistance }
action-spy-high-morale = { card-spy-high-morale }
action-ideas-high-ground = { card-ideas-high-ground }
action-ideas-surprise = { card-ideas-surprise }
action-great-ideas-siege = { card-great-ideas-siege }
action-great-ideas-high-ground = { card-great-ideas-high-ground }
action-mercenaries-for-the-people = { card-mercenaries-for-the-people }
action-mercenaries-heavy-resistance = { card-mercenaries-heavy-resistance }
action-cultural-takeover-heavy-resistance = { card-cultural-takeover-heavy-resistance }
action-cultural-takeover-improved-defenses = { card-cultural-takeover-improved-defenses }
action-city-development-tactical-retreat = { card-city-development-tactical-retreat }
action-city-development-peltasts = { card-city-development-peltasts }
action-production-focus-tactical-retreat = { card-production-focus-tactical-retreat }
action-production-focus-peltasts = { card-production-focus-peltasts }
action-explorer-encircled = { card-explorer-encircled }
action-explorer-defensive-formation = { card-explorer-defensive-formation }
action-negotiations-scout = { card-negotiations-scout }
action-negotiations-martyr = { card-negotiations-martyr }
action-leadership-high-ground = { card-leadership-high-ground }
action-leadership-archers = { card-leadership-archers }
action-assassination-high-ground = { card-assassination-high-ground }
action-assassination-archers = { card-assassination-archers }
action-mass-production-defensive-formation = { card-mass-production-defensive-formation }
action-mass-production-encircled = { card-mass-production-encircled }
action-new-plans-flanking = { card-new-plans-flanking }
action-new-plans-high-morale = { card-new-plans-high-morale }
action-synergies-defensive-formation = { card-synergies-defensive-formation }
action-synergies-archers = { card-synergies-archers }
action-teach-us-defensive-formation = { card-teach-us-defensive-formation }
action-teach-us-archers = { card-teach-us-archers }
action-militia-wedge-formation = { card-militia-wedge-formation }
action-militia-high-morale = { card-militia-high-morale }
action-technology-trade-surprise = { card-technology-trade-surprise }
action-technology-trade-high-ground = { card-technology-trade-high-ground }
action-new-ideas-high-morale = { card-new-ideas-high-morale }
action-new-ideas-flanking = { card-new-ideas-flanking }
objective-large-civilization-conscription = { card-large-civilization-conscription }
objective-scientific-lead-conqueror = { card-scientific-lead-conqueror }
objective-coastal-culture-warmonger = { card-coastal-culture-warmonger }
objective-advanced-culture-warmonger = { card-advanced-culture-warmonger }
objective-religious-fervor-general = { card-religious-fervor-general }
objective-city-planner-great-battle = { card-city-planner-great-battle }
objective-eureka-defiance = { card-eureka-defiance }
objective-happy-population-conqueror = { card-happy-population-conqueror }
objective-education-lead-sea-blockade = { card-education-lead-sea-blockade }
objective-optimized-storage-naval-assault = { card-optimized-storage-naval-assault }
objective-wealth-large-fleet = { card-wealth-large-fleet }
objective-ore-supplies-large-army = { card-ore-supplies-large-army }
objective-wood-supplies-fortifications = { card-wood-supplies-fortifications }
objective-food-supplies-standing-army = { card-food-supplies-standing-army }
objective-architecture-militarized = { card-architecture-militarized }
objective-goal-focused-bold = { card-goal-focused-bold }
objective-colony-threat = { card-colony-threat }
objective-culture-focus-legendary-battle = { card-culture-focus-legendary-battle }
objective-consulate-great-battle = { card-consulate-great-battle }
objective-science-focus-naval-assault = { card-science-focus-naval-assault }
objective-trade-focus-scavenger = { card-trade-focus-scavenger }
objective-metropolis-general = { card-metropolis-general }
objective-seafarers-aggressor = { card-seafarers-aggressor }
objective-government-barbarian-conquest = { card-government-barbarian-conquest }
objective-government-aggressor = { card-government-aggressor }
objective-expansionist-military-might = { card-expansionist-military-might }
objective-city-founder-resistance = { card-city-founder-resistance }
objective-trade-power-resistance = { card-trade-power-resistance }
objective-shipping-routes-terror-regime = { card-shipping-routes-terror-regime }
objective-diversified-research-bold = { card-diversified-research-bold }
objective-culture-power-barbarian-conquest = { card-culture-power-barbarian-conquest }
objective-magnificent-culture-outpost = { card-magnificent-culture-outpost }
advance-farming = { card-farming }
advance-storage = { card-storage }
advance-irrigation = { card-irrigation }
advance-husbandry = { card-husbandry }
advance-mining = { card-mining }
advance-engineering = { card-engineering }
advance-sanitation = { card-sanitation }
advance-roads = { card-roads }
advance-fishing = { card-fishing }
advance-cartography = { card-cartography }
advance-war-ships = { card-war-ships }
advance-navigation = { card-navigation }
advance-writing = { card-writing }
advance-public-education = { card-public-education }
advance-free-education = { card-free-education }
advance-philosophy = { card-philosophy }
advance-tactics = { card-tactics }
advance-siegecraft = { card-siegecraft }
advance-steel-weapons = { card-steel-weapons }
advance-draft = { card-draft }
advance-myths = { card-myths }
advance-rituals = { card-rituals }
advance-priesthood = { card-priesthood }
advance-state-religion = { card-state-religion }
advance-bartering = { card-bartering }
advance-trade-routes = { card-trade-routes }
advance-currency = { card-currency }
advance-taxes = { card-taxes }
advance-arts-and-sculpture = { card-arts-and-sculpture }
advance-circus-and-sports = { card-circus-and-sports }
advance-monuments = { card-monuments }
advance-drama-and-music = { card-drama-and-music }
advance-math = { card-math }
advance-astronomy = { card-astronomy }
advance-chemistry = { card-chemistry }
advance-metallurgy = { card-metallurgy }
advance-voting = { card-voting }
advance-separation-of-powers = { card-separation-of-powers }
advance-civil-liberties = { card-civil-liberties }
advance-free-economy = { card-free-economy }
advance-nationalism = { card-nationalism }
advance-totalitarianism = { card-totalitarianism }
advance-absolute-power = { card-absolute-power }
advance-forced-labor = { card-forced-labor }
advance-dogma = { card-dogma }
advance-devotion = { card-devotion }
advance-conversion = { card-conversion }
advance-fanaticism = { card-fanaticism }
wonder-great-gardens = { card-great-gardens }
wonder-great-pyramids = { card-great-pyramids }
wonder-great-library = { card-great-library }
wonder-great-statue = { card-great-statue }
wonder-great-lighthouse = { card-great-lighthouse }
wonder-great-wall = { card-great-wall }
wonder-great-mausoleum = { card-great-mausoleum }
person-great-explorer = { card-great-explorer }
person-great-artist = { card-great-artist }
person-great-prophet = { card-great-prophet }
person-great-philosopher = { card-great-philosopher }
person-great-scientist = { card-great-scientist }
person-elder-statesman = { card-elder-statesman }
person-great-warlord = { card-great-warlord }
person-great-merchant = { card-great-merchant }
person-great-engineer = { card-great-engineer }

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
board-lessons = Чему можно научиться
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
board-advance-price = { $card }, цена { $price }
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
face-action = Карта действия, в твой ход.
face-combat = Боевая карта, в сражении.
face-objective = Цель, 2 очка.
face-event = Карта события.
face-wonder = Чудо света, 5 очков.
face-half-action = В твой ход, { $card }: { $text }
face-half-combat = В сражении, { $card }: { $text }
face-half-objective = { $card }: { $text }
face-known = Оно у тебя есть.
face-known-by = Есть также у игроков: { $players }.
face-price = Его можно купить сейчас, цена { $price }.
face-dear = Цена { $price }; сейчас его не купить.
face-reached = Сейчас выполнено: { $cards }.
face-not-reached = Ни одна половина сейчас не выполнена.
face-progress = { $card }: { $have } из { $need }.
face-wonder-stands = { $player }: стоит на { $hex }.
face-wonder-reserved = { $player }: зарезервировано.
face-wonder-open = Построить может любой, кто выполнит условия.
face-yields = Приносит: { $good }.
face-exhausted = Истощён: ничего не приносит.
face-city-happy = Город счастлив: считается на 1 больше.
face-city-neutral = Настроение города нейтральное.
face-city-angry = Город зол: считается размером 1 и активируется один раз за ход.
face-pieces = Здания: { $pieces }.
face-active = Активаций в этот ход: { $count }. Ещё одна ухудшит настроение.
face-total = Очков сейчас: { $points }
face-line = { $line } { $points }
face-less = В следующий ход на { $count } { $count ->
        [one] действие
        [few] действия
       *[many] действий
    } меньше.

# На кнопках и в вопросах
price-good = { $good } { $amount }
brings-actions = { $count ->
        [one] Остаётся { $count } действие, оно пропадёт.
        [few] Остаются { $count } действия, они пропадут.
       *[many] Остаются { $count } действий, они пропадут.
    }
brings-mood = { $hex } в этот ход уже активирован: после этого настроение будет «{ $mood }».
brings-limit = Больше не сохранить: { $good }, предел { $limit }. Собранное пропадёт.
brings-discovery = Откроется регион: этого не вернуть.
brings-battle = Сражение: { $attackers } против { $defenders }. Одними костями ты побеждаешь в { $likely } случаях из 100.

# Причины в подсказках
term-points = очки
term-rivals = отрыв от других
term-goods = ресурсы и жетоны
term-goals = цели
term-learning = польза достижений
term-cities = города
term-settlers = поселенцы
term-forces = армии и безопасность
term-cards = карты
term-actions = ход продолжается
