game-title = Сквозь века
game-about = Игра Влаады Хватила для двух–четырёх игроков, первое издание: проведи цивилизацию от Античности до современности.
game-goal = Побеждает тот, у кого в конце больше всех очков культуры. Бери карты из ряда, давай рабочим дело, открывай технологии, строй чудеса и следи, чтобы народ был сыт, счастлив и защищён.

# Arguments of moves
domain-card = карта
domain-place = место в ряду
domain-rival = соперник
domain-side = роль в пакте
domain-amount = количество
domain-stage = число этапов
notation-card = { domain-card } (bronze, code-of-laws)
notation-place = { domain-place } (от R1 до R13)
notation-rival = { domain-rival } (orange, green, purple, teal)
notation-side = { domain-side } (as-a, as-b, alike)
notation-amount = { domain-amount } (от 0 до 99)
notation-stage = { domain-stage } (от x1 до x4)

# Verbs
heading-civil = Гражданские действия
heading-military = Военные действия
heading-political = Политические действия
pick-take = Взять
pick-grow = Увеличить население
pick-ship = Лайнеры: прирост
pick-enlist = Барбаросса: отряд
pick-build = Построить
pick-recruit = Построить отряд
pick-upgrade = Улучшить
pick-destroy = Разрушить
pick-disband = Распустить отряд
pick-stage = Этап чуда
pick-lead = Ввести лидера
pick-develop = Открыть
pick-govern = Сменить правительство
pick-revolt = Революция
pick-play = Разыграть
pick-land = Плодородная земля
pick-site = Место для стройки
pick-improve = Эффективное улучшение
pick-genius = Инженерный гений
pick-frugality = Бережливость
pick-breakthrough = Прорыв
pick-tactic = Ввести тактику
pick-swap = Обменять еду и ресурсы
pick-overpay = Сдачу — в банк
pick-draw = Взять военную карту
pick-end = Закончить ход
pick-spare = Конец хода без шахты
pick-seed = Подготовить событие
pick-aggression = Агрессия
pick-war = Объявить войну
pick-offer = Предложить пакт
pick-cancel = Разорвать пакт
pick-settle = Колумб колонизирует
pick-resign = Сдаться
pick-go = Начать сражение
pick-pass = Пас
pick-accept = Принять
pick-refuse = Отклонить
pick-bid = Сделать ставку
pick-sacrifice = Пожертвовать
pick-spend = Сыграть бонус
pick-done = Готово
pick-discard = Сбросить
pick-lose = Потерять
pick-raze = Разрушить
pick-food = Еда
pick-cede = Отдать колонию
pick-ruin = Превратить в руины
pick-seize = Забрать
pick-keep = Оставить
asks-bid-1 = Сколько ты ставишь?
asks-food-1 = Сколько еды?
asks-take-1 = Какую карту взять из ряда?
asks-enlist-1 = Какой отряд строит Барбаросса?
asks-build-1 = Куда поставить рабочего?
asks-recruit-1 = Какой отряд построить?
asks-upgrade-1 = Что улучшить?
asks-upgrade-2 = { $first }: во что улучшить?
asks-destroy-1 = Что разрушить?
asks-disband-1 = Какой отряд распустить?
asks-stage-1 = Сколько этапов построить?
asks-lead-1 = Кто возглавит твою цивилизацию?
asks-develop-1 = Какую технологию открыть?
asks-govern-1 = Какое правительство ввести?
asks-revolt-1 = Какое правительство принесёт революция?
asks-play-1 = Какую карту разыграть?
asks-land-1 = { asks-play-1 }
asks-land-2 = { $first }: какую ферму или шахту построить?
asks-site-1 = { asks-play-1 }
asks-site-2 = { $first }: какое здание построить?
asks-improve-1 = { asks-play-1 }
asks-improve-2 = { $first }: что улучшить?
asks-improve-3 = { $first }: во что улучшить { $second }?
asks-genius-1 = { asks-play-1 }
asks-frugality-1 = { asks-play-1 }
asks-breakthrough-1 = { asks-play-1 }
asks-breakthrough-2 = { $first }: какую технологию открыть?
asks-breakthrough_govern-1 = { asks-play-1 }
asks-breakthrough_govern-2 = { $first }: какое правительство ввести?
asks-breakthrough_revolt-1 = { asks-play-1 }
asks-breakthrough_revolt-2 = { $first }: какое правительство принесёт революция?
asks-tactic-1 = Какую тактику ввести?
asks-seed-1 = Какое событие подготовить?
asks-aggression-1 = Какую агрессию разыграть?
asks-aggression-2 = Против кого направить карту «{ $first }»?
asks-war-1 = Какую войну объявить?
asks-war-2 = { $first }: кому объявить войну?
asks-offer-1 = Какой пакт предложить?
asks-offer-2 = { $first }: кому предложить пакт?
asks-offer-3 = { $first }, партнёр — { $second }: какая роль твоя?
asks-cancel-1 = Какой пакт разорвать?
asks-settle-1 = Какую территорию колонизирует Колумб?
asks-sacrifice-1 = Каким отрядом пожертвовать?
asks-spend-1 = Какую карту бонуса сыграть?
asks-discard-1 = Какую карту сбросить?
asks-lose-1 = Откуда убрать рабочего?
asks-raze-1 = Какое здание разрушить?
asks-cede-1 = Какую колонию отдать?
asks-ruin-1 = Какое чудо превратится в руины?
asks-seize-1 = Какую технологию забрать?
asks-keep-1 = Какой бонус оставить?
move-upgrade = Улучшить: { $first } → { $second }
move-land = { $first }: построить «{ $second }»
move-site = { $first }: построить «{ $second }»
move-improve = { $first }: улучшить { $second } → { $third }
move-genius = { $first }: построить этап чуда
move-frugality = { $first }: увеличить население
move-breakthrough = { $first }: открыть «{ $second }»
move-breakthrough_govern = { $first }: сменить правительство на «{ $second }»
move-breakthrough_revolt = { $first }: революция, новое правительство — «{ $second }»
move-aggression = { $first }, цель — { $second }
move-war = Объявить войну: { $first }, цель — { $second }
move-offer = Предложить пакт: { $first }, партнёр — { $second } ({ $third })
amount-bid = Ставка: { $amount }
amount-food = { $amount ->
    [one] { $amount } еда
   *[other] { $amount } еды
 }
price-civil = { $count ->
    [one] { $count } гражданское действие
    [few] { $count } гражданских действия
   *[other] { $count } гражданских действий
 }
price-growth = { $count ->
    [one] { $count } еда
   *[other] { $count } еды
 }
price-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
 }
price-science = { $count ->
    [one] { $count } очко науки
    [few] { $count } очка науки
   *[other] { $count } очков науки
 }
gain-food = еда +{ $amount } за ход
gain-resource = ресурсы +{ $amount } за ход
gain-culture = культура +{ $amount } за ход
gain-science = наука +{ $amount } за ход
gain-strength = военная мощь +{ $amount }
gain-happy = счастливые лица +{ $amount }
price-bid = из { $most }
price-food = и { $rest ->
    [one] { $rest } ресурс
    [few] { $rest } ресурса
   *[other] { $rest } ресурсов
 }
side-as-a = твоя роль — A
side-as-b = твоя роль — B
side-alike = роли одинаковы
stage-x1 = один этап
stage-x2 = два этапа
stage-x3 = три этапа
stage-x4 = четыре этапа
rival-orange = Оранжевый
rival-green = Зелёный
rival-purple = Фиолетовый
rival-teal = Бирюзовый

# Options
option-game = какая из трёх игр
option-game-why = Базовая за полчаса учит всему мирному; продвинутая добавляет военные карты; полная — войны и современность.
option-easier = проще: у каждого на один жёлтый жетон больше и на одно городское здание каждого вида больше
option-easier-why = Больше людей и места для зданий: ошибки не так больны.
option-alternative_corruption = когда производят шахты, одна может простаивать, чтобы избежать коррупции
option-alternative_corruption-why = Смягчает коррупцию для новичков.
option-no_ganging_up = за раунд на цивилизацию нападает только один соперник
option-no_ganging_up-why = Никого не растерзают все остальные разом.
option-peace = мирный вариант
option-peace-why = Для тех, кто не хочет, чтобы на него нападали, пока он учится.
option-draw_as_action = военные карты берут за военные действия, а не в конце хода
option-draw_as_action-why = Меньше везения с военными картами: кто хочет их, тот платит.
option-public_bonuses = бонусы в конце игры, открытые с самого начала
option-public_bonuses-why = Конец можно планировать с первого хода.
option-bonuses = другие бонусы в конце игры
option-bonuses-why = Больше способов наверстать в конце.
option-fewer_bonuses = события эпохи III, оставшиеся в колодах, в конце не приносят очков
option-fewer_bonuses-why = Без поздних неожиданностей: считаются только подготовленные события.
option-hammurabi_by_card = Хаммурапи отнимает военное действие, как на английской карте
option-hammurabi_by_card-why = Английская карта и правила расходятся; так, по карте, он слабее.
value-basic = базовая
value-advanced = продвинутая
value-full = полная
value-none = нет
value-no_attacks = без агрессий и войн
value-no_attacks_no_pacts = без агрессий, войн и пактов
value-by_game = как в выбранной игре
value-3 = три
value-4 = четыре
value-5 = пять
value-age_by_age = эпоха за эпохой
value-private = каждый тайно оставляет один
value-open_choice = каждый открыто выбирает один
preset-basic = Базовая игра
preset-advanced = Продвинутая игра
preset-full = Полная игра
preset-basic-about = Античность и эпоха I, без военных карт: так удобнее всего учиться
preset-advanced-about = До эпохи II, с военными картами, без войн
preset-full-about = Все четыре эпохи: ты против двух ботов

# Players, Ages, kinds
player-orange = Оранжевый
player-green = Зелёный
player-purple = Фиолетовый
player-teal = Бирюзовый
kind-farm = Ферма
kind-mine = Шахта
kind-lab = Лаборатория
kind-temple = Храм
kind-library = Библиотека
kind-theater = Театр
kind-arena = Арена
kind-infantry = Пехота
kind-cavalry = Кавалерия
kind-artillery = Артиллерия
kind-air = Авиация
kind-special = Особая технология
kind-government = Правительство
kind-leader = Лидер
kind-wonder = Чудо
kind-action = Карта действия
kind-event = Событие
kind-territory = Территория
kind-bonus = Карта бонуса
kind-aggression = Агрессия
kind-war = Война
kind-pact = Пакт
kind-tactic = Тактика

# Events
event-turn = Раунд { $round }: ходит { $player }.
report-first-age = В игру входят карты эпохи I; пока ничего не устаревает.
event-age = Начинается эпоха { $age }.
event-obsolete = Выходят из игры карты эпохи { $age } в руках, её лидеры, недостроенные чудеса и пакты.
event-outdated = { $player } теряет с новой эпохой: { $cards }.
event-outdated-by-you = Из твоей руки уходят: { $cards }.
retold-outdated = Из руки уходят ({ $player }): { $cards }.
event-tokens-lost = Каждая цивилизация теряет до двух жёлтых жетонов.
event-last-round = Раунд { $round } — последний.
event-cleared = Убрано из ряда: { $cards }.
event-laid = Новое в ряду: { $cards }.
event-take = { $player } берёт: { $card }.
event-grow = { $player } увеличивает население.
event-build = { $player } строит: { $card }.
event-upgrade = { $player } улучшает: { $old } → { $card }.
event-destroy = { $player } разрушает постройку: { $card }.
event-recruit = { $player } строит отряд: { $card }.
event-disband = { $player } распускает отряд: { $card }.
event-stage = { $player } строит { $count ->
    [one] { $count } этап
    [few] { $count } этапа
   *[other] { $count } этапов
 } чуда «{ $card }».
event-wonder = { $player } достраивает чудо «{ $card }»!
event-lead = { $player }: новый лидер — { $card }.
event-develop = { $player } открывает: { $card }.
event-govern = { $player } мирно меняет правительство: { $card }.
event-revolt = Революция! { $player }: { $card }.
event-play = { $player } разыгрывает: { $card }.
event-tactic = { $player } вводит тактику: { $card }.
event-swap = { $player } обменивает еду и ресурсы по торговому пакту.
event-produce = { $player } производит: культура { $culture }, наука { $science }, еда { $food }, ресурсы { $resources }.
event-hunger = Голод: { $player } недосчитывается { $missing } еды{ $points ->
    [0] , но очков культуры уже нет
    [one] {" "}и теряет { $points } очко культуры
    [few] {" "}и теряет { $points } очка культуры
   *[other] {" "}и теряет { $points } очков культуры
 }.
event-corruption = Коррупция: { $player } теряет { $lost ->
    [one] { $lost } ресурс
    [few] { $lost } ресурса
   *[other] { $lost } ресурсов
 }.
event-change-left = { $player } оставляет в банке сдачу: { $count ->
    [one] { $count } синий жетон
    [few] { $count } синих жетона
   *[other] { $count } синих жетонов
 }.
event-uprising = Восстание: { $player } ничего не производит.
event-draw-by-you = Ты берёшь: { $cards }.
retold-draw = { $player } берёт: { $cards }.
event-draw = { $player } берёт { $count ->
    [one] { $count } военную карту
    [few] { $count } военные карты
   *[other] { $count } военных карт
 }.
event-discard-by-you = Ты сбрасываешь: { $card }.
retold-discard = { $player } сбрасывает: { $card }.
event-discard = { $player } сбрасывает военную карту эпохи { $age }.
event-seed-by-you = Ты кладёшь в будущие события карту «{ $card }» и получаешь { $points ->
    [one] { $points } очко культуры
    [few] { $points } очка культуры
   *[other] { $points } очков культуры
 }.
retold-seed = { $player } кладёт в будущие события карту «{ $card }» и получает { $points ->
    [one] { $points } очко культуры
    [few] { $points } очка культуры
   *[other] { $points } очков культуры
 }.
event-seed = { $player } кладёт в будущие события карту эпохи { $age } и получает { $points ->
    [one] { $points } очко культуры
    [few] { $points } очка культуры
   *[other] { $points } очков культуры
 }.
event-turned = Событие: { $card }.
event-culture = { $player } получает { $points ->
    [one] { $points } очко культуры
    [few] { $points } очка культуры
   *[other] { $points } очков культуры
 }.
event-culture-lost = { $player } теряет { $points ->
    [one] { $points } очко культуры
    [few] { $points } очка культуры
   *[other] { $points } очков культуры
 }.
event-science = { $player } получает { $points ->
    [one] { $points } очко науки
    [few] { $points } очка науки
   *[other] { $points } очков науки
 }.
event-science-lost = { $player } теряет { $points ->
    [one] { $points } очко науки
    [few] { $points } очка науки
   *[other] { $points } очков науки
 }.
event-food = { $player } получает { $points ->
    [one] { $points } еду
   *[other] { $points } еды
 }.
event-food-lost = { $player } теряет { $points ->
    [one] { $points } еду
   *[other] { $points } еды
 }.
event-resources = { $player } получает { $points ->
    [one] { $points } ресурс
    [few] { $points } ресурса
   *[other] { $points } ресурсов
 }.
event-mix = { $player } получает { $resources ->
    [0] { $food ->
       [one] { $food } еду
      *[other] { $food } еды
    }
   *[other] { $food ->
    [0] { $resources ->
       [one] { $resources } ресурс
       [few] { $resources } ресурса
      *[other] { $resources } ресурсов
    }
   *[other] { $food ->
       [one] { $food } еду
      *[other] { $food } еды
    } и { $resources ->
       [one] { $resources } ресурс
       [few] { $resources } ресурса
      *[other] { $resources } ресурсов
    }
  }
 }.
event-mix-lost = { $player } теряет { $resources ->
    [0] { $food ->
       [one] { $food } еду
      *[other] { $food } еды
    }
   *[other] { $food ->
    [0] { $resources ->
       [one] { $resources } ресурс
       [few] { $resources } ресурса
      *[other] { $resources } ресурсов
    }
   *[other] { $food ->
       [one] { $food } еду
      *[other] { $food } еды
    } и { $resources ->
       [one] { $resources } ресурс
       [few] { $resources } ресурса
      *[other] { $resources } ресурсов
    }
  }
 }.
event-rebellion = { $player }: в следующий ход на { $points ->
    [one] { $points } гражданское действие
    [few] { $points } гражданских действия
   *[other] { $points } гражданских действий
 } меньше.
event-blue-lost = { $player } теряет синий жетон.
event-idle-lost = { $player } теряет свободного рабочего.
event-worker-lost = { $player } теряет рабочего: { $card }.
event-wrecked = { $player } теряет постройку: { $card }.
event-free-work = { $player } бесплатно ставит свободного рабочего: { $card }.
event-no-free-work = { $player } отказывается ставить рабочего: { $card }.
event-agreed = { $player }: { $count ->
    [0] карты по соглашению не взяты
   *[other] карты по соглашению взяты
 }.
event-ruined = { $player }: чудо «{ $card }» превращается в руины.
event-killed = { $player } теряет: { $card }.
event-yellow-moved = { $target } теряет { $count ->
    [one] { $count } жёлтый жетон, его
    [few] { $count } жёлтых жетона, их
   *[other] { $count } жёлтых жетонов, их
 } получает { $player }.
event-bid = { $player } делает ставку: { $bid }.
event-no-bid = { $player } пасует.
event-nobody = Никто не колонизирует: { $card }.
event-sacrifice = { $player } жертвует отрядом: { $card }.
event-spend = { $player } использует: { $card }.
event-colony = { $player } колонизирует: { $card }.
event-colony-lost = { $player } теряет колонию: { $card }.
event-annexed = { $player } присоединяет колонию: { $card }.
event-aggression = { $player } разыгрывает агрессию «{ $card }». Цель: { $target }.
event-war = { $player } объявляет войну: { $card }. Противник: { $target }.
event-strike = { $player }: атака силой { $attack }.
event-fight = { $card }: нападает { $player }, защищается { $target }, { $attack } против { $defence }{ $result ->
    [succeeds] : атака удалась.
    [repelled] : атака отбита.
    [lost] : войну выигрывает { $target }.
    [drawn] : победителя нет.
   *[other] .
 }
event-science-moved = { $points ->
    [0] { $player } ничего не получает: у соперника ({ $target }) нет очков науки.
    [one] { $target } теряет { $points } очко науки, его получает { $player }.
    [few] { $target } теряет { $points } очка науки, их получает { $player }.
   *[other] { $target } теряет { $points } очков науки, их получает { $player }.
 }
event-culture-moved = { $points ->
    [0] { $player } ничего не получает: у соперника ({ $target }) нет очков культуры.
    [one] { $target } теряет { $points } очко культуры, его получает { $player }.
    [few] { $target } теряет { $points } очка культуры, их получает { $player }.
   *[other] { $target } теряет { $points } очков культуры, их получает { $player }.
 }
event-razed = { $player } теряет: { $card }{ $count ->
    [1] {""}
   *[other] {" "}(×{ $count })
 }.
event-seized = { $player } забирает: { $card }. Технологию теряет { $target }.
event-offer = { $player } предлагает пакт: { $card }. Ответит { $target }.
event-accept = { $player } принимает пакт: { $card }.
event-refuse = { $player } отклоняет пакт: { $card }.
event-pact-ends = Пакт «{ $card }» прекращён: { $player }, { $other }.
event-resign = { $player } сдаётся.
event-keep-by-you = Ты оставляешь бонус: { $card }.
retold-keep = { $player } оставляет бонус: { $card }.
event-keep = { $player } оставляет бонус.
event-choose-bonus = { $player } выбирает бонус: { $card }.
event-final = В конце игры: { $card }.
event-basic-end = { $player } в конце получает { $points ->
    [one] { $points } очко культуры
    [few] { $points } очка культуры
   *[other] { $points } очков культуры
 }.
# Events, said to the player whom they are about
you-turn = Раунд { $round }: твой ход.
you-outdated = Ты теряешь с новой эпохой: { $cards }.
you-take = Ты берёшь: { $card }.
you-grow = Ты увеличиваешь население.
you-build = Ты строишь: { $card }.
you-upgrade = Ты улучшаешь: { $old } → { $card }.
you-destroy = Ты разрушаешь постройку: { $card }.
you-recruit = Ты строишь отряд: { $card }.
you-disband = Ты распускаешь отряд: { $card }.
you-stage = Ты строишь { $count ->
    [one] { $count } этап
    [few] { $count } этапа
   *[other] { $count } этапов
 } чуда «{ $card }».
you-wonder = Ты достраиваешь чудо «{ $card }»!
you-lead = Твой новый лидер — { $card }.
you-develop = Ты открываешь: { $card }.
you-govern = Ты мирно меняешь правительство: { $card }.
you-revolt = Революция! Твоё новое правительство: { $card }.
you-play = Ты разыгрываешь: { $card }.
you-tactic = Ты вводишь тактику: { $card }.
you-swap = Ты обмениваешь еду и ресурсы по торговому пакту.
you-produce = Ты производишь: культура { $culture }, наука { $science }, еда { $food }, ресурсы { $resources }.
you-hunger = Голод: тебе не хватает { $missing } еды{ $points ->
    [0] , но очков культуры уже нет
    [one] {" "}и ты теряешь { $points } очко культуры
    [few] {" "}и ты теряешь { $points } очка культуры
   *[other] {" "}и ты теряешь { $points } очков культуры
 }.
you-corruption = Коррупция: ты теряешь { $lost ->
    [one] { $lost } ресурс
    [few] { $lost } ресурса
   *[other] { $lost } ресурсов
 }.
you-change-left = Ты оставляешь в банке сдачу: { $count ->
    [one] { $count } синий жетон
    [few] { $count } синих жетона
   *[other] { $count } синих жетонов
 }.
you-uprising = Восстание: ты ничего не производишь.
you-culture = Ты получаешь { $points ->
    [one] { $points } очко культуры
    [few] { $points } очка культуры
   *[other] { $points } очков культуры
 }.
you-culture-lost = Ты теряешь { $points ->
    [one] { $points } очко культуры
    [few] { $points } очка культуры
   *[other] { $points } очков культуры
 }.
you-science = Ты получаешь { $points ->
    [one] { $points } очко науки
    [few] { $points } очка науки
   *[other] { $points } очков науки
 }.
you-science-lost = Ты теряешь { $points ->
    [one] { $points } очко науки
    [few] { $points } очка науки
   *[other] { $points } очков науки
 }.
you-food = Ты получаешь { $points ->
    [one] { $points } еду
   *[other] { $points } еды
 }.
you-food-lost = Ты теряешь { $points ->
    [one] { $points } еду
   *[other] { $points } еды
 }.
you-resources = Ты получаешь { $points ->
    [one] { $points } ресурс
    [few] { $points } ресурса
   *[other] { $points } ресурсов
 }.
you-mix = Ты получаешь { $resources ->
    [0] { $food ->
       [one] { $food } еду
      *[other] { $food } еды
    }
   *[other] { $food ->
    [0] { $resources ->
       [one] { $resources } ресурс
       [few] { $resources } ресурса
      *[other] { $resources } ресурсов
    }
   *[other] { $food ->
       [one] { $food } еду
      *[other] { $food } еды
    } и { $resources ->
       [one] { $resources } ресурс
       [few] { $resources } ресурса
      *[other] { $resources } ресурсов
    }
  }
 }.
you-mix-lost = Ты теряешь { $resources ->
    [0] { $food ->
       [one] { $food } еду
      *[other] { $food } еды
    }
   *[other] { $food ->
    [0] { $resources ->
       [one] { $resources } ресурс
       [few] { $resources } ресурса
      *[other] { $resources } ресурсов
    }
   *[other] { $food ->
       [one] { $food } еду
      *[other] { $food } еды
    } и { $resources ->
       [one] { $resources } ресурс
       [few] { $resources } ресурса
      *[other] { $resources } ресурсов
    }
  }
 }.
you-rebellion = У тебя в следующий ход на { $points ->
    [one] { $points } гражданское действие
    [few] { $points } гражданских действия
   *[other] { $points } гражданских действий
 } меньше.
you-blue-lost = Ты теряешь синий жетон.
you-idle-lost = Ты теряешь свободного рабочего.
you-worker-lost = Ты теряешь рабочего: { $card }.
you-wrecked = Ты теряешь постройку: { $card }.
you-free-work = Ты бесплатно ставишь свободного рабочего: { $card }.
you-no-free-work = Ты отказываешься ставить рабочего: { $card }.
you-ruined = Твоё чудо «{ $card }» превращается в руины.
you-killed = Ты теряешь: { $card }.
you-bid = Ты делаешь ставку: { $bid }.
you-no-bid = Ты пасуешь.
you-sacrifice = Ты жертвуешь отрядом: { $card }.
you-spend = Ты используешь: { $card }.
you-colony = Ты колонизируешь: { $card }.
you-colony-lost = Ты теряешь колонию: { $card }.
you-annexed = Ты присоединяешь колонию: { $card }.
you-aggression = Ты разыгрываешь агрессию «{ $card }». Цель: { $target }.
you-war = Ты объявляешь войну: { $card }. Противник: { $target }.
you-strike = Твоя атака: сила { $attack }.
you-fight = { $card }: ты нападаешь, защищается { $target }, { $attack } против { $defence }{ $result ->
    [succeeds] : атака удалась.
    [repelled] : атака отбита.
    [lost] : войну выигрывает { $target }.
    [drawn] : победителя нет.
   *[other] .
 }
you-science-moved = { $points ->
    [0] Ты ничего не получаешь: у соперника ({ $target }) нет очков науки.
    [one] { $target } теряет { $points } очко науки, его получаешь ты.
    [few] { $target } теряет { $points } очка науки, их получаешь ты.
   *[other] { $target } теряет { $points } очков науки, их получаешь ты.
 }
you-culture-moved = { $points ->
    [0] Ты ничего не получаешь: у соперника ({ $target }) нет очков культуры.
    [one] { $target } теряет { $points } очко культуры, его получаешь ты.
    [few] { $target } теряет { $points } очка культуры, их получаешь ты.
   *[other] { $target } теряет { $points } очков культуры, их получаешь ты.
 }
you-razed = Ты теряешь: { $card }{ $count ->
    [1] {""}
   *[other] {" "}(×{ $count })
 }.
you-seized = Ты забираешь: { $card }. Технологию теряет { $target }.
you-offer = Ты предлагаешь пакт: { $card }. Ответит { $target }.
you-accept = Ты принимаешь пакт: { $card }.
you-refuse = Ты отклоняешь пакт: { $card }.
you-resign = Ты сдаёшься.
you-choose-bonus = Ты выбираешь бонус: { $card }.
you-basic-end = Ты в конце получаешь { $points ->
    [one] { $points } очко культуры
    [few] { $points } очка культуры
   *[other] { $points } очков культуры
 }.

# Events in a few words, after the sentence that they belong to
brief-culture = +{ $points } культуры
brief-culture-lost = −{ $points } культуры
brief-science = +{ $points } науки
brief-science-lost = −{ $points } науки
brief-food = +{ $points } { $points ->
    [one] еда
   *[other] еды
 }
brief-food-lost = −{ $points } { $points ->
    [one] еда
   *[other] еды
 }
brief-resources = +{ $points } { $points ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
 }

end-culture = Последний раунд сыгран: побеждает тот, у кого больше всех очков культуры.
end-resigned = Все остальные сдались.

# The score
score-collected = Набрано за игру
score-production = Производство в каждый ход
score-prepared = Подготовленные события
score-wonders = Построенные чудеса
score-colonies = Колонии
score-events = Случившиеся события
score-wars = Агрессии и войны
score-hunger = Голод
score-cards = Карты действий и лидеры
score-technology = Технологии
score-strength = Военная мощь
score-face = Счастливые лица
score-science = Наука
score-food = Еда
score-resource = Ресурсы
score-impact-of-agriculture = { card-impact-of-agriculture }
score-impact-of-architecture = { card-impact-of-architecture }
score-impact-of-colonies = { card-impact-of-colonies }
score-impact-of-competition = { card-impact-of-competition }
score-impact-of-government = { card-impact-of-government }
score-impact-of-happiness = { card-impact-of-happiness }
score-impact-of-industry = { card-impact-of-industry }
score-impact-of-population = { card-impact-of-population }
score-impact-of-progress = { card-impact-of-progress }
score-impact-of-science = { card-impact-of-science }
score-impact-of-strength = { card-impact-of-strength }
score-impact-of-technology = { card-impact-of-technology }
score-impact-of-wonders = { card-impact-of-wonders }

# Prompts of decisions
stage-round = Раунд { $round }, эпоха { $age }
prompt-first-round = { $civil ->
    [0] Гражданских действий не осталось: закончи ход.
    [one] Бери карты из ряда: у тебя осталось { $civil } гражданское действие.
    [few] Бери карты из ряда: у тебя осталось { $civil } гражданских действия.
   *[other] Бери карты из ряда: у тебя осталось { $civil } гражданских действий.
 }
prompt-turn = Твой ход: гражданских действий { $civil }, военных { $military }.
prompt-uprising = Восстание: пока ты ничего не произведёшь.
prompt-politics = Можно выполнить одно политическое действие.
prompt-march = Пришло время твоей войны.
prompt-discard = Военных карт в руке: { $count }, оставить можно { $limit }. Какую сбросить?
prompt-keep = Оставь бонус для конца игры.
prompt-lose = { $card }: твоё население уменьшается. Какой рабочий уходит?
prompt-wreck = { $card }: ты теряешь ферму, шахту или городское здание. Что именно?
prompt-either = { $card }: { $amount ->
    [one] { $amount } еда
   *[other] { $amount } еды
 } или { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[other] { $amount } ресурсов
 }?
prompt-gain-mix = { $card }: ты получаешь еду и ресурсы, всего { $amount }. Сколько из них еды?
prompt-lose-mix = { $card }: ты теряешь еду и ресурсы, всего { $amount }. Сколько из них еды?
prompt-welcome = Можно бесплатно поставить свободного рабочего: { $card }. Согласиться?
prompt-cede = { $card }: какую колонию ты отдаёшь?
prompt-ruin = { $card }: какое из твоих старых чудес превратится в руины?
prompt-bomb = { $target }: какое городское здание будет разрушено?
prompt-agree = { $left ->
    [0] Взять можно уже только то, что ничего не стоит; иначе нажми «Готово».
    [one] Возьми карты из ряда общей ценой не больше { $left } гражданского действия (сами действия не тратятся); если возьмёшь хоть одну, следующего политического действия не будет.
   *[other] Возьми карты из ряда общей ценой не больше { $left } гражданских действий (сами действия не тратятся); если возьмёшь хоть одну, следующего политического действия не будет.
 }
prompt-bid = Можно колонизировать: { $card }. Ставку платят отрядами и картами бонуса. { $highest ->
    [0] Ставок ещё нет.
   *[other] Наибольшая ставка: { $highest }.
 }
prompt-send = { $card }: отправь силу { $bid }. Выбери карты бонуса и отряды — отряды погибнут. Пока собрано { $force }.
prompt-strike = { $card }, цель — { $target }: { $attack } против { $defence }. Пожертвуешь отрядами? Равенства недостаточно.
prompt-defend = { $player } нападает, карта «{ $card }»: { $attack } против { $defence }. Карты бонуса и отряды, принесённые в жертву, усиливают защиту; при равенстве нападение отбито.
prompt-divide = { $target } отдаёт тебе еду и ресурсы, всего { $amount }: сколько из них еды?
prompt-raze = { $target }: какое городское здание ты разрушаешь?
prompt-annex = { $target }: какую колонию ты забираешь?
prompt-seize = Твой перевес: { $amount }. Забирай особые технологии, их теряет { $target }; остаток — очки науки.
prompt-answer = { $player } предлагает тебе пакт «{ $card }»{ $side ->
    [a] ; твоя роль — A.
    [b] ; твоя роль — B.
   *[both] .
 }

# Decisions as the other seats read them
waiting-first-round = { $name } берёт карты из ряда.
waiting-turn = Ходит { $name }: гражданских действий { $civil }, военных { $military }.
waiting-politics = { $name } выбирает политическое действие.
waiting-march = { $name }: пришло время войны.
waiting-discard = { $name } сбрасывает военные карты, чтобы осталось { $limit }.
waiting-keep = { $name } выбирает, какой бонус оставить для конца игры.
waiting-lose = { $card }: { $name } решает, где убудет население.
waiting-wreck = { $card }: { $name } решает, какую ферму, шахту или городское здание потерять.
waiting-either = { $card }: { $name } выбирает — { $amount ->
    [one] { $amount } еда
   *[other] { $amount } еды
 } или { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[other] { $amount } ресурсов
 }.
waiting-gain-mix = { $card }: { $name } получает еду и ресурсы, всего { $amount }, и решает, сколько из них еды.
waiting-lose-mix = { $card }: { $name } теряет еду и ресурсы, всего { $amount }, и решает, сколько из них еды.
waiting-welcome = { $name } решает, поставить ли бесплатно свободного рабочего: { $card }.
waiting-cede = { $card }: { $name } решает, какую колонию отдать.
waiting-ruin = { $card }: { $name } решает, какое старое чудо превратится в руины.
waiting-bomb = { $name } решает, какое городское здание будет разрушено. Его теряет { $target }.
waiting-agree = { $left ->
    [0] { $name } решает, взять ли из ряда что-нибудь ещё.
    [one] { $name } решает, какие карты взять из ряда общей ценой не больше { $left } гражданского действия.
   *[other] { $name } решает, какие карты взять из ряда общей ценой не больше { $left } гражданских действий.
 }
waiting-bid = { $highest ->
    [0] { $card }: { $name } решает, сделать ли ставку.
   *[other] { $card }: { $name } решает, поднять ли ставку { $highest }.
 }
waiting-send = { $card }: { $name } посылает отряды силой { $bid }, пока собрано { $force }.
waiting-strike = { $card }, цель — { $target }: { $attack } против { $defence }. { $name } решает, пожертвовать ли отрядами.
waiting-defend = { $card }, нападает { $player }: { $attack } против { $defence }. { $name } решает, как защищаться.
waiting-divide = { $card }: { $target } отдаёт еду и ресурсы, всего { $amount }. { $name } решает, сколько из них еды.
waiting-raze = { $card }: { $name } решает, какое городское здание разрушить. Его теряет { $target }.
waiting-annex = { $card }: { $name } решает, какую колонию забрать. Её теряет { $target }.
waiting-seize = { $card }: { $name } решает, какие особые технологии забрать. Их теряет { $target }; остаток перевеса — { $amount }.
waiting-answer = { $player } предлагает пакт: { $card }. { $name } решает, принять ли его.

# Previews of moves
brings-civil = { $count ->
    [one] { $count } гражданское действие не использовано.
    [few] { $count } гражданских действия не использованы.
   *[other] { $count } гражданских действий не использовано.
 }
brings-military = { $count ->
    [one] { $count } военное действие пропадёт.
    [few] { $count } военных действия пропадут.
   *[other] { $count } военных действий пропадёт.
 }
brings-corruption = Коррупция отнимает { $lost ->
    [one] { $lost } ресурс
    [few] { $lost } ресурса
   *[other] { $lost } ресурсов
 }.
brings-revolt = Революция потратит все твои гражданские действия этого хода: { $count }.
brings-revolt-military = Революция потратит все твои военные действия этого хода: { $count }.
brings-surplus = Ты посылаешь отряды силой { $force }, хотя хватит { $bid }.
brings-aggression = Твоя военная мощь { $own } против { $theirs }; { $target }: { $cards ->
    [0] военных карт в руке нет
    [one] { $cards } военная карта в руке
    [few] { $cards } военные карты в руке
   *[other] { $cards } военных карт в руке
 }.
brings-war = Твоя военная мощь пока { $own } против { $theirs }; война состоится в начале твоего следующего хода.
brings-tie = Равенства недостаточно.
brings-discard = Военных карт в руке { $count }: после этого можно оставить { $limit }.
brings-seed = После этого откроется следующее текущее событие.
brings-resign = Твоя цивилизация выйдет из игры, и у тебя будет последнее место.

# Figures that previews compare
measure-culture = культура
measure-culture-rate = культура за ход
measure-science = наука
measure-science-rate = наука за ход
measure-attack = сила нападения
measure-defence = сила защиты
measure-force = отправленный отряд
measure-strength = военная мощь
measure-happy = счастливые лица
measure-needed = нужно счастливых лиц
measure-discontent = недовольные рабочие
measure-idle = свободные рабочие
measure-food = еда
measure-resources = ресурсы
measure-military-resources = ресурсы для отрядов
measure-civil = гражданские действия
measure-military = военные действия
measure-growth = цена рабочего в еде
measure-limit = лимит зданий
measure-colonization = колонизация
measure-uprising = восстание
measure-food-forecast = еда в конце хода
measure-resource-forecast = ресурсы в конце хода
measure-corruption = теряется от коррупции
measure-hunger = не хватает еды

# Reasons of refusals
refused-resources = { $needed ->
    [one] Нужен { $needed } ресурс
    [few] Нужно { $needed } ресурса
   *[other] Нужно { $needed } ресурсов
 }, а у тебя { $have }.
refused-food = { $needed ->
    [one] Нужна { $needed } еда
   *[other] Нужно { $needed } еды
 }, а у тебя { $have }.
refused-science = { $needed ->
    [one] Нужно { $needed } очко науки
    [few] Нужно { $needed } очка науки
   *[other] Нужно { $needed } очков науки
 }, а у тебя { $have }.
refused-civil = { $needed ->
    [one] Нужно { $needed } гражданское действие
    [few] Нужно { $needed } гражданских действия
   *[other] Нужно { $needed } гражданских действий
 }, а осталось { $have }.
refused-military = { $needed ->
    [one] Нужно { $needed } военное действие
    [few] Нужно { $needed } военных действия
   *[other] Нужно { $needed } военных действий
 }, а осталось { $have }.
refused-worker = У тебя нет свободного рабочего; увеличить население стоит { $cost ->
    [one] { $cost } еду
   *[other] { $cost } еды
 }.
refused-hand = У тебя в руке гражданских карт: { $count }, а можно держать { $limit }.
refused-limit = Твоё правительство допускает зданий каждого вида: { $limit }.
refused-bonus = Карты бонусов играют, когда на тебя нападают или когда ты посылаешь отряды на территорию.
refused-politics-first = Сначала реши, какое политическое действие сделать, или скажи пас.
refused-politics-over = Политические карты играют в начале хода, до действий.

# Labels on the board
text-row = Ряд карт
text-hand = Твои военные карты: { $cards }
text-legend = ♪ культура и её прирост · ⚗ наука и её прирост · ⚔ сила · ☺ счастливых лиц / нужно · ● гражданских действий осталось / всего · ◆ военных действий осталось / всего · ⌂ еда · ▲ ресурсы · ☻ свободные рабочие · ▮ жёлтый банк · ▯ синий банк
text-decks = Осталось: гражданских карт { $civil }, военных { $military }, текущих событий { $current }, будущих { $future }

# Symbols and tooltips on the board
board-row = Ряд карт
board-hand = Твои карты
board-stage = Сейчас
board-players = Все игроки
board-events = Колоды и события
board-civilization = Цивилизация: { $player }
board-empty = пустое место за { $price ->
    [one] { $price } гражданское действие
    [few] { $price } гражданских действия
   *[other] { $price } гражданских действий
 }
board-stage-of = Построить этап: { $card }
board-place = { $card }, { $price ->
    [one] { $price } гражданское действие
    [few] { $price } гражданских действия
   *[other] { $price } гражданских действий
 }
board-may-bid = твой предел: { $most }
board-culture = Культура
board-science = Наука
board-strength = Военная мощь
board-happy = Счастливые лица: есть / нужно
board-needed = Сколько нужно счастливых лиц
board-discontent = Недовольные рабочие
board-civil = Осталось гражданских действий
board-military = Осталось военных действий
board-worker = Свободные рабочие
board-food = Еда
board-resource = Ресурсы
board-yellow = Жёлтый банк
board-growth = Еда за нового рабочего
board-eaten = Потребление
board-blue = Синий банк
board-corruption = Коррупция
board-forecast = Если закончить ход сейчас
board-civil-hand = Гражданские карты в руке
board-military-hand = Военные карты в руке
board-civil-deck = Осталось гражданских карт
board-military-deck = Осталось военных карт
board-current = Текущие события
board-future = Будущие события
board-past = Прошлые события
board-bonuses = Бонусы в конце игры
face-kind = { $kind }, эпоха { $age }
face-price = В ряду карта стоит тебе { $price ->
    [one] { $price } гражданское действие
    [few] { $price } гражданских действия
   *[other] { $price } гражданских действий
 }.
face-science = Цена сейчас: { $cost ->
    [one] { $cost } очко науки
    [few] { $cost } очка науки
   *[other] { $cost } очков науки
 }; у тебя { $have }.
face-build = Поставить рабочего стоит { $cost ->
    [one] { $cost } ресурс
    [few] { $cost } ресурса
   *[other] { $cost } ресурсов
 }; у тебя { $have }.
face-stages = Этапы: { $done } из { $stages }; следующий стоит { $cost ->
    [one] { $cost } ресурс
    [few] { $cost } ресурса
   *[other] { $cost } ресурсов
 }.
face-workers = Твоих рабочих здесь: { $count }.
board-leaving = Выходит из игры в конце эпохи { $age }; до него { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
 }.
board-age-ends = Эпоха { $age } кончится через { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }; тогда ты теряешь: { $cards }.
board-age-ends-hand = Эпоха { $age } кончится через { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }; тогда ты теряешь { $hand ->
    [one] { $hand } карту
    [few] { $hand } карты
   *[other] { $hand } карт
 } из руки.
board-age-ends-both = Эпоха { $age } кончится через { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }; тогда ты теряешь: { $cards }, а из руки { $hand ->
    [one] { $hand } карту
    [few] { $hand } карты
   *[other] { $hand } карт
 }.
face-owned = В игре: { $players }.
face-faces = Есть { $shown }, нужно { $needed }, недовольных { $discontent }.
face-growth = Следующий рабочий стоит { $cost ->
    [one] { $cost } еду
   *[other] { $cost } еды
 }.
face-eaten = Население съедает { $eaten ->
    [one] { $eaten } еду
   *[other] { $eaten } еды
 } за ход.
face-corruption = Сейчас пропадёт ресурсов: { $lost }.
face-limit = Таких у тебя может быть не больше { $limit }.
face-hand = { $count } из { $limit }.
face-forecast = Культура +{ $culture }, наука +{ $science }, еда +{ $food } −{ $eaten }, ресурсы +{ $resources } −{ $corruption }, военные карты +{ $draws }.
face-uprising = Восстание: ничего не производится.
face-hunger = Голод: не хватает { $missing } еды, { $points ->
    [0] но очков культуры у тебя и так нет
    [one] потеря — { $points } очко культуры
    [few] потеря — { $points } очка культуры
   *[other] потеря — { $points } очков культуры
 }.
face-points = Культура: { $culture }, +{ $rate } за ход
face-science-points = Наука: { $science }, +{ $rate } за ход
face-rest = Военная мощь { $strength }, счастливые лица: { $shown }, нужно { $needed }
face-actions = Осталось действий: гражданских { $civil }, военных { $military }
face-civil-cards = В руке: { $cards }
face-war = Объявлена война, цель — { $target }: { $card }.

# Cards
card-agriculture = Земледелие
card-bronze = Бронза
card-philosophy = Философия
card-religion = Религия
card-warriors = Воины
card-despotism = Деспотизм
card-julius-caesar = Юлий Цезарь
card-homer = Гомер
card-moses = Моисей
card-hammurabi = Хаммурапи
card-aristotle = Аристотель
card-alexander-the-great = Александр Македонский
card-michelangelo = Микеланджело
card-joan-of-arc = Жанна д’Арк
card-leonardo-da-vinci = Леонардо да Винчи
card-genghis-khan = Чингисхан
card-christopher-columbus = Христофор Колумб
card-frederick-barbarossa = Фридрих Барбаросса
card-william-shakespeare = Уильям Шекспир
card-james-cook = Джеймс Кук
card-napoleon-bonaparte = Наполеон Бонапарт
card-maximilien-robespierre = Максимилиан Робеспьер
card-js-bach = И. С. Бах
card-isaac-newton = Исаак Ньютон
card-albert-einstein = Альберт Эйнштейн
card-mahatma-gandhi = Махатма Ганди
card-elvis-presley = Элвис Пресли
card-bill-gates = Билл Гейтс
card-winston-churchill = Уинстон Черчилль
card-sid-meier = Сид Мейер
card-hanging-gardens = Висячие сады
card-library-of-alexandria = Александрийская библиотека
card-colossus = Колосс
card-pyramids = Пирамиды
card-great-wall = Великая стена
card-st-peters-basilica = Собор Святого Петра
card-universitas-carolina = Карлов университет
card-taj-mahal = Тадж-Махал
card-transcontinental-railroad = Трансконтинентальная железная дорога
card-eiffel-tower = Эйфелева башня
card-kremlin = Кремль
card-ocean-liner-service = Океанские лайнеры
card-hollywood = Голливуд
card-internet = Интернет
card-first-space-flight = Первый полёт в космос
card-fast-food-chains = Сети быстрого питания
card-irrigation = Ирригация
card-selective-breeding = Селекция
card-mechanized-agriculture = Механизированное земледелие
card-iron = Железо
card-coal = Уголь
card-oil = Нефть
card-theology = Теология
card-organized-religion = Организованная религия
card-alchemy = Алхимия
card-scientific-method = Научный метод
card-computers = Компьютеры
card-bread-and-circuses = Хлеб и зрелища
card-team-sports = Командный спорт
card-professional-sports = Профессиональный спорт
card-printing-press = Книгопечатание
card-journalism = Журналистика
card-multimedia = Мультимедиа
card-drama = Драма
card-opera = Опера
card-movies = Кино
card-swordsmen = Мечники
card-riflemen = Стрелки
card-modern-infantry = Современная пехота
card-knights = Рыцари
card-cavalrymen = Кавалеристы
card-tanks = Танки
card-cannon = Пушки
card-rockets = Ракеты
card-air-forces = Военная авиация
card-monarchy = Монархия
card-theocracy = Теократия
card-constitutional-monarchy = Конституционная монархия
card-republic = Республика
card-communism = Коммунизм
card-democracy = Демократия
card-fundamentalism = Фундаментализм
card-warfare = Военное дело
card-strategy = Стратегия
card-military-theory = Военная теория
card-code-of-laws = Свод законов
card-justice-system = Судебная система
card-civil-service = Государственная служба
card-cartography = Картография
card-navigation = Навигация
card-satellites = Спутники
card-masonry = Каменная кладка
card-architecture = Архитектура
card-engineering = Инженерное дело
card-engineering-genius-a = Инженерный гений A
card-engineering-genius-i = Инженерный гений I
card-engineering-genius-ii = Инженерный гений II
card-engineering-genius-iii = Инженерный гений III
card-frugality-a = Бережливость A
card-frugality-i = Бережливость I
card-frugality-ii = Бережливость II
card-ideal-building-site-a = Идеальное место для стройки A
card-ideal-building-site-i = Идеальное место для стройки I
card-ideal-building-site-ii = Идеальное место для стройки II
card-ideal-building-site-iii = Идеальное место для стройки III
card-patriotism-a = Патриотизм A
card-patriotism-i = Патриотизм I
card-patriotism-ii = Патриотизм II
card-patriotism-iii = Патриотизм III
card-revolutionary-idea-a = Революционная идея A
card-revolutionary-idea-i = Революционная идея I
card-revolutionary-idea-ii = Революционная идея II
card-revolutionary-idea-iii = Революционная идея III
card-rich-land-a = Плодородная земля A
card-rich-land-i = Плодородная земля I
card-rich-land-ii = Плодородная земля II
card-work-of-art-a = Произведение искусства A
card-work-of-art-i = Произведение искусства I
card-work-of-art-ii = Произведение искусства II
card-work-of-art-iii = Произведение искусства III
card-bountiful-harvest-i = Богатый урожай I
card-bountiful-harvest-ii = Богатый урожай II
card-bountiful-harvest-iii = Богатый урожай III
card-breakthrough-i = Прорыв I
card-breakthrough-ii = Прорыв II
card-efficient-upgrade-i = Эффективное улучшение I
card-efficient-upgrade-ii = Эффективное улучшение II
card-efficient-upgrade-iii = Эффективное улучшение III
card-mineral-deposits-i = Залежи минералов I
card-mineral-deposits-ii = Залежи минералов II
card-mineral-deposits-iii = Залежи минералов III
card-wave-of-nationalism-ii = Волна национализма
card-military-build-up-iii = Наращивание армии
card-endowment-for-the-arts-iii = Поддержка искусств

short-alexander-the-great = Александр
short-leonardo-da-vinci = Леонардо
short-christopher-columbus = Христофор Колумб
short-frederick-barbarossa = Фридрих Барбаросса
short-william-shakespeare = Уильям Шекспир
short-maximilien-robespierre = Робеспьер
short-library-of-alexandria = Александр. библ.
short-st-peters-basilica = Собор Св. Петра
short-universitas-carolina = Карлов университет
short-transcontinental-railroad = Железная дорога
short-ocean-liner-service = Океанские лайнеры
short-first-space-flight = Полёт в космос
short-fast-food-chains = Быстрое питание
short-mechanized-agriculture = Механиз. земледел.
short-organized-religion = Организ. религия
short-professional-sports = Проф. спорт
short-constitutional-monarchy = Констит. монархия
short-civil-service = Гос. служба
short-engineering-genius-a = Инж. гений A
short-engineering-genius-i = Инж. гений I
short-engineering-genius-ii = Инж. гений II
short-engineering-genius-iii = Инж. гений III
short-ideal-building-site-a = Место стройки A
short-ideal-building-site-i = Место стройки I
short-ideal-building-site-ii = Место стройки II
short-ideal-building-site-iii = Место стройки III
short-revolutionary-idea-a = Револ. идея A
short-revolutionary-idea-i = Револ. идея I
short-revolutionary-idea-ii = Револ. идея II
short-revolutionary-idea-iii = Револ. идея III
short-rich-land-a = Плодор. земля A
short-rich-land-i = Плодор. земля I
short-rich-land-ii = Плодор. земля II
short-work-of-art-a = Произв. иск. A
short-work-of-art-i = Произв. иск. I
short-work-of-art-ii = Произв. иск. II
short-work-of-art-iii = Произв. иск. III
short-bountiful-harvest-i = Богатый урожай I
short-bountiful-harvest-ii = Богатый урожай II
short-bountiful-harvest-iii = Богатый урожай III
short-efficient-upgrade-i = Улучшение I
short-efficient-upgrade-ii = Улучшение II
short-efficient-upgrade-iii = Улучшение III
short-mineral-deposits-i = Залежи I
short-mineral-deposits-ii = Залежи II
short-mineral-deposits-iii = Залежи III
short-wave-of-nationalism-ii = Волна национализма
short-endowment-for-the-arts-iii = Поддержка искусств
card-development-of-agriculture = Развитие земледелия
short-development-of-agriculture = Разв. земледелия
card-development-of-crafts = Развитие ремёсел
short-development-of-crafts = Развитие ремёсел
card-development-of-markets = Развитие рынков
short-development-of-markets = Развитие рынков
card-development-of-politics = Развитие политики
short-development-of-politics = Развитие политики
card-development-of-religion = Развитие религии
short-development-of-religion = Развитие религии
card-development-of-science = Развитие науки
short-development-of-science = Развитие науки
card-development-of-settlement = Развитие поселений
short-development-of-settlement = Развитие поселений
card-development-of-trade-routes = Развитие торговых путей
short-development-of-trade-routes = Разв. торг. путей
card-development-of-warfare = Развитие военного дела
short-development-of-warfare = Разв. воен. дела
card-no-event = Нет события
card-barbarians = Варвары
card-border-conflict = Пограничный конфликт
short-border-conflict = Погран. конфликт
card-crusades = Крестовые походы
card-cultural-influence = Культурное влияние
short-cultural-influence = Культурное влияние
card-foray = Набег
card-good-harvest = Хороший урожай
card-immigration = Иммиграция
card-new-deposits = Новые месторождения
short-new-deposits = Новые месторожд.
card-pestilence = Мор
card-raiders = Разбойники
card-rats = Крысы
card-rebellion = Мятеж
card-reign-of-terror = Царство террора
card-scientific-breakthrough = Научный прорыв
short-scientific-breakthrough = Научный прорыв
card-uncertain-borders = Спорные границы
short-uncertain-borders = Спорные границы
card-civil-unrest = Гражданские волнения
short-civil-unrest = Гражд. волнения
card-cold-war = Холодная война
card-crime-wave = Волна преступности
card-economic-progress = Экономический прогресс
short-economic-progress = Эконом. прогресс
card-emigration = Эмиграция
card-iconoclasm = Иконоборчество
card-independence-declaration = Декларация независимости
short-independence-declaration = Декл. независим.
card-international-agreement = Международное соглашение
short-international-agreement = Междунар. соглаш.
card-national-pride = Национальная гордость
short-national-pride = Нац. гордость
card-popularization-of-science = Популяризация науки
short-popularization-of-science = Популяриз. науки
card-ravages-of-time = Разрушительное время
short-ravages-of-time = Разруш. время
card-refugees = Беженцы
card-terrorism = Терроризм
card-impact-of-agriculture = Влияние земледелия
short-impact-of-agriculture = Влияние земледелия
card-impact-of-architecture = Влияние архитектуры
short-impact-of-architecture = Влияние архитект.
card-impact-of-colonies = Влияние колоний
card-impact-of-competition = Влияние соперничества
short-impact-of-competition = Влияние соперн.
card-impact-of-government = Влияние правительства
short-impact-of-government = Влияние правит.
card-impact-of-happiness = Влияние счастья
short-impact-of-happiness = Влияние счастья
card-impact-of-industry = Влияние промышленности
short-impact-of-industry = Влияние промышл.
card-impact-of-population = Влияние населения
short-impact-of-population = Влияние населения
card-impact-of-progress = Влияние прогресса
short-impact-of-progress = Влияние прогресса
card-impact-of-science = Влияние науки
card-impact-of-strength = Влияние военной мощи
short-impact-of-strength = Влияние воен. мощи
card-impact-of-technology = Влияние технологий
short-impact-of-technology = Влияние технологий
card-impact-of-wonders = Влияние чудес
short-impact-of-wonders = Влияние чудес
card-developed-territory-i = Развитая территория I
short-developed-territory-i = Развитая терр. I
card-fertile-territory-i = Плодородная территория I
short-fertile-territory-i = Плодород. терр. I
card-historic-territory-i = Историческая территория I
short-historic-territory-i = Историч. терр. I
card-inhabited-territory-i = Обитаемая территория I
short-inhabited-territory-i = Обитаемая терр. I
card-strategic-territory-i = Стратегическая территория I
short-strategic-territory-i = Стратег. терр. I
card-wealthy-territory-i = Богатая территория I
short-wealthy-territory-i = Богатая терр. I
card-developed-territory-ii = Развитая территория II
short-developed-territory-ii = Развитая терр. II
card-fertile-territory-ii = Плодородная территория II
short-fertile-territory-ii = Плодород. терр. II
card-historic-territory-ii = Историческая территория II
short-historic-territory-ii = Историч. терр. II
card-inhabited-territory-ii = Обитаемая территория II
short-inhabited-territory-ii = Обитаемая терр. II
card-strategic-territory-ii = Стратегическая территория II
short-strategic-territory-ii = Стратег. терр. II
card-wealthy-territory-ii = Богатая территория II
short-wealthy-territory-ii = Богатая терр. II
card-bonus-i = Бонус защиты / колонизации I
short-bonus-i = Бонус I
card-bonus-ii = Бонус защиты / колонизации II
short-bonus-ii = Бонус II
card-bonus-iii = Бонус защиты / колонизации III
short-bonus-iii = Бонус III
card-enslave = Порабощение
card-plunder-i = Грабёж I
card-raid-i = Рейд I
card-annex = Аннексия
card-assassinate = Убийство лидера
card-plunder-ii = Грабёж II
card-raid-ii = Рейд II
card-sabotage = Диверсия
card-spy = Шпионаж
card-armed-intervention = Вооружённое вмешательство
short-armed-intervention = Вооруж. вмешат.
card-plunder-iii = Грабёж III
card-raid-iii = Рейд III
card-war-over-culture-ii = Война за культуру II
short-war-over-culture-ii = За культуру II
card-war-over-resources = Война за ресурсы
short-war-over-resources = Война за ресурсы
card-war-over-technology = Война за технологии
short-war-over-technology = За технологии
card-war-over-territory = Война за территорию
short-war-over-territory = За территорию
card-holy-war = Священная война
card-war-over-culture-iii = Война за культуру III
short-war-over-culture-iii = За культуру III
card-open-borders-agreement = Соглашение об открытых границах
short-open-borders-agreement = Открытые границы
card-trade-routes-agreement = Соглашение о торговых путях
short-trade-routes-agreement = Торговые пути
card-acceptance-of-supremacy = Признание превосходства
short-acceptance-of-supremacy = Превосходство
card-international-trade-agreement = Международное торговое соглашение
short-international-trade-agreement = Междунар. торговля
card-promise-of-military-protection = Обещание военной защиты
short-promise-of-military-protection = Военная защита
card-scientific-cooperation = Научное сотрудничество
short-scientific-cooperation = Научное сотрудн.
card-international-tourism = Международный туризм
short-international-tourism = Междунар. туризм
card-loss-of-sovereignty = Утрата суверенитета
short-loss-of-sovereignty = Утрата суверенит.
card-military-pact = Военный пакт
card-peace-treaty = Мирный договор
card-fighting-band = Боевая дружина
card-heavy-cavalry = Тяжёлая кавалерия
card-legion = Легион
card-light-cavalry = Лёгкая кавалерия
card-medieval-army = Средневековая армия
short-medieval-army = Средневек. армия
card-phalanx = Фаланга
card-classic-army = Классическая армия
card-conquistadors = Конкистадоры
card-defensive-army = Оборонительная армия
short-defensive-army = Оборонит. армия
card-fortifications = Укрепления
card-mobile-artillery = Мобильная артиллерия
short-mobile-artillery = Мобильная артилл.
card-napoleonic-army = Наполеоновская армия
short-napoleonic-army = Наполеон. армия
card-entrenchments = Окопы
card-mechanized-army = Механизированная армия
short-mechanized-army = Механизир. армия
card-modern-army = Современная армия
card-shock-troops = Ударные войска

# Причины в подсказках
term-culture = культура
term-science = наука
term-resources = ресурсы
term-food = еда
term-people = население и счастье
term-powers = действия и возможности
term-plans = карты и чудеса на будущее
term-bonuses = очки в конце игры
term-rivals = отрыв от других
term-strength = военная мощь
term-unrest = спокойствие в стране

# Признаки позиции, которые взвешивает выученная оценка
feature-culture-rate = культура за ход
feature-science-rate = наука за ход
feature-science = очки науки
feature-strength = военная сила
feature-white = гражданские действия
feature-white-least = гражданских действий не меньше { $of }
feature-red = военные действия
feature-idle = незанятые рабочие
feature-idle-least = незанятых рабочих не меньше { $of }
feature-yellow = жетоны в жёлтом банке
feature-blue = жетоны в синем банке
feature-stages = этапы строящегося чуда
feature-colonies = колонии
feature-wonders = построенные чудеса
feature-food-surplus = излишек еды за ход
feature-food = запас еды
feature-resource-output = ресурсы за ход
feature-resources = запас ресурсов
feature-corruption = коррупция
feature-spare-faces = лишние счастливые лица
feature-discontent = недовольные рабочие
feature-discontent-least = недовольных рабочих не меньше { $of }
feature-limit = предел городских зданий
feature-strength-ahead = превосходство в силе над сильнейшим соперником
feature-strength-behind = отставание в силе от сильнейшего соперника
feature-culture-ahead = отрыв по культуре от лучшего соперника
feature-culture-behind = отставание по культуре от лучшего соперника
feature-culture-rate-ahead = отрыв по культуре за ход от лучшего соперника
feature-culture-rate-behind = отставание по культуре за ход от лучшего соперника
feature-science-rate-ahead = отрыв по науке за ход от лучшего соперника
feature-science-rate-behind = отставание по науке за ход от лучшего соперника
feature-civil-hand = гражданские карты в руке
feature-military-hand = военные карты в руке
feature-workers = рабочие: { $of }
feature-technology = технология: { $of }
feature-leader = лидер: { $of }
feature-wonder = построенное чудо: { $of }
feature-wonder-begun = строящееся чудо: { $of }

# Предложения хроники
story-begin = Каждая цивилизация начинает с горстки земледельцев, шахты и первых мыслей философов.
story-age = { $age ->
    [A] Античность
    [I] Средние века
    [II] Эпоха открытий
    [III] Новое время
   *[IV] Последние раунды
 }
chronicle-resign = { $variant ->
    [0] { $player } прекращает борьбу.
    [1] В раунде { $number } { $player } уходит со сцены истории.
   *[2] { $player } сдаётся.
 }
chronicle-fight = { $variant ->
    [0] { $result ->
        [succeeds] { $player } наносит удар игроку { $target } («{ $card }») и берёт верх: { $attack } против { $defence }.
        [repelled] { $target } отражает удар игрока { $player }: «{ $card }».
        [lost] { $player } начинает войну («{ $card }»), а выигрывает её { $target }.
       *[drawn] { $player } и { $target } воюют («{ $card }»), но победы нет ни у кого.
    }
    [1] { $result ->
        [succeeds] В раунде { $number } жертвой игрока { $player } становится { $target }: «{ $card }», { $attack } против { $defence }.
        [repelled] В раунде { $number } { $player } напрасно нападает на игрока { $target }: «{ $card }».
        [lost] «{ $card }» обходится игроку { $player } дороже, чем хотелось: побеждает { $target }.
       *[drawn] «{ $card }» не приносит ничего ни игроку { $player }, ни игроку { $target }.
    }
   *[2] { $result ->
        [succeeds] «{ $card }»: { $target } не может ответить армиям игрока { $player }.
        [repelled] «{ $card }» проваливается: { $target } ждёт игрока { $player } во всеоружии.
        [lost] «{ $card }» оборачивается против игрока { $player }, и торжествует { $target }.
       *[drawn] После карты «{ $card }» { $player } и { $target } остаются при своём.
    }
 }
chronicle-wonder = { $variant ->
    [0] { $player } достраивает чудо «{ $card }», и мир изумлён.
    [1] В раунде { $number } ложится последний камень: чудо «{ $card }» принадлежит игроку { $player }.
   *[2] После долгих трудов { $player } открывает миру чудо «{ $card }».
 }
chronicle-annexed = { $variant ->
    [0] { $player } присоединяет колонию «{ $card }».
    [1] Колония «{ $card }» меняет хозяина: теперь это { $player }.
   *[2] В раунде { $number } { $player } захватывает колонию «{ $card }».
 }
chronicle-uprising = { $variant ->
    [0] Народ игрока { $player } восстаёт, и вся страна замирает.
    [1] В раунде { $number } { $player } встречает восстание и ничего не производит.
   *[2] Недовольство вырывается наружу: из-за восстания { $player } остаётся без урожая.
 }
chronicle-revolt = { $variant ->
    [0] Революция! { $player } просыпается при новом строе: { $card }.
    [1] В раунде { $number } { $player } свергает правительство; новый строй — { $card }.
   *[2] Старый режим игрока { $player } пал, на смену ему приходит { $card }.
 }
chronicle-culture-moved = { $variant ->
    [0] { $player } уносит у игрока { $target } { $points ->
        [one] { $points } очко культуры
        [few] { $points } очка культуры
       *[other] { $points } очков культуры
    }.
    [1] { $player } отнимает у игрока { $target } { $points ->
        [one] { $points } очко культуры
        [few] { $points } очка культуры
       *[other] { $points } очков культуры
    }.
   *[2] { $target } теряет { $points ->
        [one] { $points } очко культуры
        [few] { $points } очка культуры
       *[other] { $points } очков культуры
    }, и получает их { $player }.
 }
chronicle-colony = { $variant ->
    [0] Корабли игрока { $player } пристают к берегу: колония «{ $card }».
    [1] { $player } основывает колонию «{ $card }».
   *[2] В раунде { $number } больше всех предлагает { $player }: теперь это колония, «{ $card }».
 }
chronicle-lead = { $variant ->
    [0] У руля встаёт { $card }: { $player } обретает лидера.
    [1] { $player } вверяет судьбу народа лидеру: это { $card }.
   *[2] В раунде { $number } у игрока { $player } новый лидер — { $card }.
 }
chronicle-govern = { $variant ->
    [0] Без кровопролития { $player } переходит к новому строю: { $card }.
    [1] { $player } мирно меняет правительство: { $card }.
   *[2] В раунде { $number } { $player } мирно вводит новый строй: { $card }.
 }
chronicle-final = { $variant ->
    [0] Под самый конец подсчитана карта «{ $card }».
    [1] Карта «{ $card }» приносит поздние почести.
   *[2] На чашу весов ложится и «{ $card }».
 }
chronicle-basic-end = { $variant ->
    [0] Последний подсчёт приносит игроку { $player } { $points ->
        [one] { $points } очко культуры
        [few] { $points } очка культуры
       *[other] { $points } очков культуры
    }.
    [1] { $player } добавляет в конце { $points ->
        [one] { $points } очко культуры
        [few] { $points } очка культуры
       *[other] { $points } очков культуры
    }.
   *[2] Конец игры приносит игроку { $player } { $points ->
        [one] { $points } очко культуры
        [few] { $points } очка культуры
       *[other] { $points } очков культуры
    }.
 }
chronicle-hunger = { $variant ->
    [0] К игроку { $player } приходит голод.
    [1] В раунде { $number } амбары игрока { $player } пусты.
   *[2] { $player } не может прокормить народ.
 }
chronicle-accept = { $variant ->
    [0] { $player } соглашается на пакт «{ $card }».
    [1] С пактом «{ $card }» { $player } обретает союзника.
   *[2] «{ $card }»: { $player } подписывает договор.
 }
chronicle-turned = { $variant ->
    [0] Мир потрясает событие «{ $card }».
    [1] И тут приходит «{ $card }».
   *[2] Раунд { $number } приносит событие «{ $card }».
 }
chronicle-develop = { $variant ->
    [0] { $player } делает открытие: { $card }.
    [1] Учёные игрока { $player } представляют новое: { $card }.
   *[2] Открытие меняет труд игрока { $player }: { $card }.
 }
chronicle-take = { $variant ->
    [0] { $player } возлагает большие надежды на карту «{ $card }».
    [1] Карта «{ $card }» достаётся игроку { $player }.
   *[2] { $player } тянется к карте «{ $card }».
 }
chronicle-play = { $variant ->
    [0] { $player } блистает: «{ $card }».
    [1] Карта «{ $card }» продвигает игрока { $player } вперёд.
   *[2] { $player } вовремя разыгрывает карту «{ $card }».
 }
# Statistics after the match
statistic-culture-rate = Культура за ход
statistic-science-rate = Наука за ход
statistic-strength = Сила
statistic-population = Население
statistic-technologies = Технологии
statistic-wonders = Завершено чудес
statistic-colonies = Колонии
statistic-cards-taken = Взято карт
statistic-science-produced = Произведено науки
statistic-resources-produced = Произведено ресурсов
statistic-corruption = Потери от коррупции
statistic-uprisings = Восстания
statistic-attacks = Агрессии и войны
statistic-attacks-won = Успешные нападения
statistic-events-prepared = Подготовлено событий

# Effects of leaders and wonders in a few words, on their cards
effect-homer = культура от 2 «Воинов»
effect-moses = население на 1 еду дешевле
effect-aristotle = 1 наука за технологию
effect-alexander-the-great = +1 к мощи за каждый отряд
effect-michelangelo = +1 культура за каждое лицо
effect-joan-of-arc = мощь от лиц храмов
effect-leonardo-da-vinci = наука лучшей лабор.
effect-genghis-khan = +1 сила за кавалерию
effect-christopher-columbus = 1 колония прямо с руки
effect-frederick-barbarossa = рост и отряд за раз
effect-william-shakespeare = культура от библиотек
effect-james-cook = +2 культура за колонию
effect-napoleon-bonaparte = лучшая армия вдвойне
effect-maximilien-robespierre = революция: 0 гражданских
effect-js-bach = +1 культура за театр
effect-isaac-newton = действие за технологию
effect-albert-einstein = 3 культуры за технологию
effect-mahatma-gandhi = атаки на тебя вдвое дороже
effect-elvis-presley = лучший театр вдвойне
effect-bill-gates = лаборатории ещё и шахты
effect-winston-churchill = защита картами ×2
effect-sid-meier = лаборатории дают культуру
effect-library-of-alexandria = +1 карта в руки
effect-great-wall = +1 за пехоту, артиллерию
effect-st-peters-basilica = лица идут вдвойне
effect-transcontinental-railroad = +1 жетон от шахты
effect-ocean-liner-service = рост без действия
effect-hollywood = очки: театры, библиотеки
effect-internet = очки: лабор., библиотеки
effect-first-space-flight = очки за уровни технологий
effect-fast-food-chains = очки за всех рабочих

## Figures of the list of players and of the bar above the board
figure-out = Игрок сдался
figure-war = Игрок объявил войну
figure-war-on = Этому игроку объявлена война

# Explanations for newcomers: why one would choose an action, and notes on situations
why-take = Открытия, лидеры и чудеса; слева дешевле.
why-grow = Рабочий для стройки; стоит еды, и чем дальше, тем больше.
why-ship = Рабочий без действия и за гораздо меньшую еду, раз в ход.
why-enlist = Новый рабочий сразу становится в строй, за одно действие.
why-build = Свободный рабочий начнёт приносить пользу каждый ход.
why-recruit = Рабочий идёт в солдаты: мощь отпугнёт соперников.
why-upgrade = Тот же рабочий даёт больше за разницу в цене.
why-destroy = Освобождает рабочего для дела получше; постройка пропадает.
why-disband = Солдат снова свободный рабочий; твоя мощь падает.
why-stage = Ближе к чуду; заработает, когда будет достроено.
why-lead = Великий человек поможет сразу; прежний уйдёт.
why-develop = Наука навсегда вводит в дело карту с твоей руки.
why-govern = Больше действий каждый ход. Мирно, но дорого.
why-revolt = То же правительство дешевле, но уходят все гражданские действия хода.
why-play = Разовый подарок карты: играй, когда он нужнее всего.
why-land = Ферма или шахта дешевле обычного.
why-site = Городское здание дешевле обычного.
why-improve = Улучшение за меньшие ресурсы.
why-genius = Этап чуда за меньшие ресурсы.
why-frugality = Новый рабочий, и часть еды вернётся.
why-breakthrough = Технология, и очки науки в придачу.
why-breakthrough_govern = Мирная смена правительства, и очки науки в придачу.
why-breakthrough_revolt = Революция, и очки науки в придачу.
why-tactic = Отряды по её образцу вместе стоят больше.
why-swap = По пакту еда меняется на ресурс или наоборот.
why-draw = Ещё одна военная карта, не дожидаясь конца хода.
why-overpay = Откажись от сдачи едой и потеряешь меньше ресурсов из-за коррупции.
why-end = Цивилизация производит, ест и получает очки. Лишние военные действия дают карты.
why-end_sparing = Конец хода, но одна шахта простаивает, и коррупция берёт меньше.
why-seed = Культура сейчас, тайна на потом; выйдет событие.
why-aggression = Отбери что-то у слабого соперника прямо сейчас.
why-war = Большой приз через ход, если ты сильнее; иначе платишь.
why-offer = Выигрывают оба; соперник должен согласиться.
why-cancel = Конец пакту, который выгоднее другому или мешает напасть.
why-settle = Колумб делает территорию с руки колонией без борьбы.
why-resign = Выйти из игры насовсем, на последнее место.
why-go = Пришло время объявленной войны: сравниваем мощь.
why-pass = Ничего не происходит и не теряется. Часто это и верно.
why-accept = Пакт сразу начинает действовать для обоих.
why-refuse = Пакта нет; карта возвращается хозяину.
why-bid = Колония тому, кто поставит больше; платят отрядами, и они не вернутся.
why-sacrifice = Сила отряда прибавится один раз; отряд погибнет.
why-spend = Карта бонуса сбережёт жизнь отряду; сама она уйдёт.
why-done = Довольно, дальше.
why-discard = Оставь то, что пригодится; остальное уходит лицом вниз.
why-lose = Выбери рабочего, которого меньше всего жаль.
why-raze = Выбери здание, потеря которого больнее, а если оно твоё — легче.
why-food = Сколько из этого еды; остальное — ресурсы. Чего тебе больше не хватает?
why-cede = Пропадает только постоянный бонус колонии; отдай самую слабую.
why-ruin = Руины не работают, но считаются чудом: выбери то, что уже не так нужно.
why-seize = Забери технологию, которой у тебя нет; остаток перевеса станет наукой.
why-keep = Оставленный бонус принесёт очки в конце: выбери то, в чём ты силён.
situation-uprising = Близится восстание: недовольных больше, чем свободных рабочих. Если так закончить ход, всё производство пропадёт. Построй что-нибудь со счастливыми лицами или освободи рабочего.
situation-hunger = Голод: в конце хода людям понадобится больше еды, чем у тебя есть. Каждая недостающая единица стоит { $hunger ->
    [one] { $hunger } очко культуры
    [few] { $hunger } очка культуры
   *[other] { $hunger } очков культуры
 }. Поможет ферма или рост помедленнее.
situation-corruption = Коррупция: на фермах и шахтах столько синих жетонов, что банк пустеет, и в конце хода пропадут ресурсы. Потрать накопленное, и жетоны вернутся.
situation-discontent = Появился недовольный рабочий: растущему народу нужны счастливые лица. Пока хватает свободных рабочих, беды нет; храмы, театры и некоторые карты радуют людей.
situation-attacked = На тебя напали. Если нападение не сильнее защиты, ничего не будет. Можно пожертвовать отрядами и сыграть бонусы или стерпеть, если ставка мала.
situation-war = Объявлена война. Сражение будет в начале следующего хода объявившего: до тех пор обе стороны могут вооружаться. Чем больше разница в мощи, тем больше потери.
situation-auction = Торги за новую территорию. Ставь ту силу, которую готов отправить: отряды, они погибнут, и бонусы колонизации. Пасуй, если солдаты дороже.
situation-event = Случилось событие: кто-то подготовил его раньше. Многие помогают сильным и бьют по слабым, поэтому поглядывай на свою мощь и культуру.
situation-age = Начинается новая эпоха. Карты позапрошлой эпохи устарели: лидеры, недостроенные чудеса, пакты и карты в руке уходят. Открытое и построенное остаётся.
