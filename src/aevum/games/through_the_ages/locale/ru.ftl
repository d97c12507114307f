game-title = Through the Ages
game-about = A game by Vlaada Chvátil for two to four players, in its first edition: lead a civilization from Antiquity to the modern age.
game-goal = Most culture points at the end win. Take cards from the row, let workers build, discover technologies, finish wonders, and keep your people fed, happy and safe.

# What can stand in a move
domain-card = a card
domain-place = a place of the row
domain-rival = a rival
domain-side = a side of the pact
domain-amount = an amount
domain-stage = a number of stages
notation-card = { domain-card } (bronze, code-of-laws)
notation-place = { domain-place } (R1 to R13)
notation-rival = { domain-rival } (orange, green, purple, teal)
notation-side = { domain-side } (as-a, as-b, alike)
notation-amount = { domain-amount } (0 to 99)
notation-stage = { domain-stage } (x1 to x4)

# Verbs
heading-civil = Civil actions
heading-military = Military actions
heading-political = Political actions
pick-take = Take
pick-grow = Increase population
pick-ship = Ocean liner: increase population
pick-enlist = Enlist
pick-build = Build
pick-recruit = Recruit
pick-upgrade = Upgrade
pick-destroy = Destroy
pick-disband = Disband
pick-stage = Wonder stage
pick-lead = Put a leader into play
pick-develop = Discover
pick-govern = Change the government
pick-revolt = Revolution
pick-play = Play
pick-land = Rich Land
pick-site = Ideal Building Site
pick-improve = Efficient Upgrade
pick-genius = Engineering Genius
pick-frugality = Frugality
pick-breakthrough = Breakthrough
pick-tactic = Play a tactic
pick-swap = Swap food and resources
pick-draw = Draw a military card
pick-end = End the turn
pick-sparing = One mine rests
pick-seed = Prepare an event
pick-aggression = Aggression
pick-war = Declare war
pick-offer = Offer a pact
pick-cancel = Cancel a pact
pick-settle = Columbus settles
pick-resign = Resign
pick-go = Fight the war
pick-pass = Pass
pick-accept = Accept
pick-refuse = Refuse
pick-bid = Bid
pick-sacrifice = Sacrifice
pick-spend = Use a bonus card
pick-done = Done
pick-discard = Discard
pick-lose = Lose
pick-raze = Destroy
pick-food = Food
pick-cede = Give up a colony
pick-ruin = Let it fall into ruin
pick-seize = Take
pick-keep = Keep
side-as-a = you are A
side-as-b = you are B
side-alike = both alike
stage-x1 = one stage
stage-x2 = two stages
stage-x3 = three stages
stage-x4 = four stages
rival-orange = Orange
rival-green = Green
rival-purple = Purple
rival-teal = Teal

# Options
option-game = which of the three games
option-easier = easier: one yellow token more for everybody, and one more urban building of each kind
option-alternative_corruption = when mines produce, one of them may rest to avoid corruption
option-no_ganging_up = a civilization is attacked by only one rival in a round
option-peace = peace
option-draw_as_action = military cards are drawn for military actions, not at the end of the turn
option-public_bonuses = bonuses for the end that lie open from the start
option-bonuses = further bonuses for the end
option-fewer_bonuses = events of Age III left in the decks do not score at the end
option-hammurabi_by_card = Hammurabi takes a military action, as the English card has it
value-basic = basic
value-advanced = advanced
value-full = full
value-none = none
value-no_attacks = no aggressions and wars
value-no_attacks_no_pacts = no aggressions, wars and pacts
value-by_game = as the game has it
value-3 = three
value-4 = four
value-5 = five
value-age_by_age = Age by Age
value-private = each keeps one in secret
value-open_choice = each chooses one openly
preset-basic = Basic game
preset-advanced = Advanced game
preset-full = Full game
preset-basic-about = Antiquity and Age I, without military cards: the way to learn it
preset-advanced-about = Up to Age II, with military cards, without wars
preset-full-about = All four Ages: you against two bots

# Players, Ages, kinds
player-orange = Orange
player-green = Green
player-purple = Purple
player-teal = Teal
age-A = Age A
age-I = Age I
age-II = Age II
age-III = Age III
age-IV = Age IV
kind-farm = Farm
kind-mine = Mine
kind-lab = Lab
kind-temple = Temple
kind-library = Library
kind-theater = Theater
kind-arena = Arena
kind-infantry = Infantry
kind-cavalry = Cavalry
kind-artillery = Artillery
kind-air = Air force
kind-special = Special technology
kind-government = Government
kind-leader = Leader
kind-wonder = Wonder
kind-action = Action card
kind-event = Event
kind-territory = Territory
kind-bonus = Bonus card
kind-aggression = Aggression
kind-war = War
kind-pact = Pact
kind-tactic = Tactic

# What happened
event-turn = Round { $round }: the turn of { $player }.
event-age = Age { $age } begins.
event-obsolete = What belongs to Age { $age } is obsolete and leaves.
event-tokens-lost = Every civilization loses two yellow tokens.
event-last-round = Round { $round } is the last.
event-cleared = Out of the row: { $cards }.
event-laid = New in the row: { $cards }.
event-take = { $player } takes { $card }.
event-grow = The population of { $player } grows.
event-build = { $player } builds: { $card }.
event-upgrade = { $player } upgrades { $old } to { $card }.
event-destroy = { $player } destroys a building: { $card }.
event-recruit = { $player } recruits: { $card }.
event-disband = { $player } disbands a unit: { $card }.
event-stage = { $player } completes { $count ->
    [one] a stage
   *[other] { $count } stages
 } of { $card }.
event-wonder = { $player } finishes { $card }!
event-lead = { $card } leads { $player }.
event-develop = { $player } discovers { $card }.
event-govern = { $player } changes the government peacefully: { $card }.
event-revolt = Revolution! { $player }: { $card }.
event-play = { $player } plays { $card }.
event-tactic = { $player } plays the tactic { $card }.
event-swap = { $player } swaps food and resources by trade.
event-produce = { $player } produces: culture { $culture }, science { $science }, food { $food }, resources { $resources }.
event-hunger = Hunger: { $player } lacks { $missing } food and loses { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-corruption = Corruption: { $player } loses { $lost ->
    [one] one resource
   *[other] { $lost } resources
 }.
event-uprising = Uprising: { $player } produces nothing.
event-draw-by-you = You draw { $cards }.
retold-draw = { $player } draws { $cards }.
event-draw = { $player } draws { $count ->
    [one] one military card
   *[other] { $count } military cards
 }.
event-discard-by-you = You discard { $card }.
retold-discard = { $player } discards { $card }.
event-discard = { $player } discards a military card of Age { $age }.
event-seed-by-you = You prepare { $card } and score { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
retold-seed = { $player } prepares { $card } and scores { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-seed = { $player } prepares an event of Age { $age } and scores { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-turned = Event: { $card }.
event-culture = { $player } scores { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-culture-lost = { $player } loses { $points ->
    [one] one culture point
   *[other] { $points } culture points
 }.
event-science = { $player } gains { $points ->
    [one] one science point
   *[other] { $points } science points
 }.
event-science-lost = { $player } loses { $points ->
    [one] one science point
   *[other] { $points } science points
 }.
event-food = { $player } gains { $points } food.
event-food-lost = { $player } loses { $points } food.
event-resources = { $player } gains { $points ->
    [one] one resource
   *[other] { $points } resources
 }.
event-mix = { $player } gains food { $food }, resources { $resources }.
event-mix-lost = { $player } loses food { $food }, resources { $resources }.
event-rebellion = { $player } has { $points ->
    [one] one civil action
   *[other] { $points } civil actions
 } less next turn.
event-blue-lost = { $player } loses a blue token.
event-idle-lost = { $player } loses an unused worker.
event-worker-lost = { $player } loses a worker: { $card }.
event-wrecked = { $player } loses a building: { $card }.
event-free-work = { $player } uses an unused worker for nothing: { $card }.
event-ruined = { $card } of { $player } falls into ruin.
event-killed = { $player } loses { $card }.
event-yellow-moved = { $count ->
    [one] A yellow token goes
   *[other] { $count } yellow tokens go
 } from { $target } to { $player }.
event-bid = { $player } bids { $bid }.
event-no-bid = { $player } passes.
event-nobody = Nobody colonizes { $card }.
event-sacrifice = { $player } sacrifices a unit: { $card }.
event-spend = { $player } uses { $card }.
event-colony = { $player } colonizes { $card }.
event-colony-lost = { $player } loses the colony { $card }.
event-annexed = { $player } annexes { $card }.
event-aggression = { $player } plays { $card } against { $target }.
event-war = { $player } declares war on { $target }: { $card }.
event-fight = { $card }: { $player } attacks { $target }, { $attack } against { $defence }.
event-science-moved = { $player } takes { $points ->
    [one] one science point
   *[other] { $points } science points
 } from { $target }.
event-culture-moved = { $player } takes { $points ->
    [one] one culture point
   *[other] { $points } culture points
 } from { $target }.
event-razed = { $player } loses { $card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } of them)
 }.
event-seized = { $player } takes { $card } from { $target }.
event-offer = { $player } offers { $target } a pact: { $card }.
event-accept = { $player } accepts { $card }.
event-refuse = { $player } refuses { $card }.
event-pact-ends = { $card } between { $player } and { $other } is over.
event-resign = { $player } resigns.
event-keep-by-you = You keep { $card } as your bonus.
retold-keep = { $player } keeps { $card } as a bonus.
event-keep = { $player } keeps a bonus.
event-choose-bonus = { $player } chooses the bonus { $card }.
event-final = At the end: { $card }.
event-basic-end = { $player } scores { $points ->
    [one] one culture point
   *[other] { $points } culture points
 } at the end.
end-culture = The last round is over: most culture points win.
end-alone = All others have resigned.

# The score
score-collected = Collected
score-technology = Technologies
score-strength = Strength
score-face = Happy faces
score-science = Science
score-food = Food
score-resource = Resources
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

# What is decided now
stage-round = Round { $round }, Age { $age }
prompt-first-round = Take cards from the row: you have { $civil ->
    [one] one civil action
   *[other] { $civil } civil actions
 } left.
prompt-turn = Your turn: civil actions { $civil }, military actions { $military }.
prompt-politics = You may take one political action.
prompt-march = Your war is due.
prompt-discard = You hold too many military cards: discard down to { $limit }.
prompt-keep = Keep a bonus for the end of the game.
prompt-lose = You lose population: which worker?
prompt-wreck = You lose a farm, a mine or an urban building: which?
prompt-either = { $amount } food or { $amount } resources?
prompt-gain-mix = You gain { $amount } in food and resources: how much of it is food?
prompt-lose-mix = You lose { $amount } in food and resources: how much of it is food?
prompt-welcome = An unused worker may begin without cost: { $card }. Do you want it?
prompt-cede = Which colony do you give up?
prompt-ruin = Which of your old wonders falls into ruin?
prompt-bomb = Which urban building of { $target } is destroyed?
prompt-agree = Take cards from the row for up to { $left ->
    [one] one civil action
   *[other] { $left } civil actions
 }; you lose your next political action.
prompt-bid = { $card } can be colonized. { $highest ->
    [0] Nobody has bid yet.
   *[other] The highest bid is { $highest }.
 }
prompt-send = Send a force of { $bid }: so far { $force }.
prompt-strike = { $card } against { $target }: { $attack } against { $defence }. Do you sacrifice units?
prompt-defend = { $player } attacks you with { $card }: { $attack } against { $defence }. How do you defend?
prompt-divide = You take { $amount } in food and resources from { $target }: how much of it is food?
prompt-raze = Which urban building of { $target } do you destroy?
prompt-annex = Which colony of { $target } do you take?
prompt-seize = Your advantage: { $amount }. Take special technologies of { $target }; the rest is science points.
prompt-answer = { $player } offers you { $card }{ $side ->
    [a] {" "}; you would be A.
    [b] {" "}; you would be B.
   *[both] .
 }

# On the board
text-row = Card row
text-hand = Your military cards: { $cards }
text-decks = Civil cards left { $civil }, military cards left { $military }, current events { $current }, future events { $future }
ruling-ours = our reading

# On the board: signs and faces
board-row = Ряд карт
board-hand = Твои карты
board-stage = Что происходит
board-players = Показатели всех игроков
board-events = Колоды и события
board-civilization = Цивилизация: { $player }
board-place = { $place }: { $card }, { $price ->
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
board-forecast = Что принесёт конец хода
board-civil-hand = Гражданские карты на руке
board-military-hand = Военные карты на руке
board-civil-deck = Гражданские карты
board-military-deck = Военные карты
board-current = Текущие события
board-future = Будущие события
board-past = Прошедшие события
board-bonuses = Бонусы в конце игры
face-kind = { $kind }, эпоха { $age }
face-price = В ряду она стоит тебе { $price ->
    [one] { $price } гражданское действие
    [few] { $price } гражданских действия
   *[other] { $price } гражданских действий
 }.
face-science = Сейчас: очки науки { $cost }; у тебя { $have }.
face-build = Рабочий здесь: ресурсы { $cost }; у тебя { $have }.
face-stages = Этапы: { $done } из { $stages }; следующий стоит { $cost } ресурсов.
face-workers = Твоих рабочих здесь: { $count }.
face-owned = В игре: { $players }.
face-faces = Есть { $shown }, нужно { $needed }, недовольных { $discontent }.
face-growth = Следующий рабочий стоит { $cost } еды.
face-eaten = Население съедает { $eaten } еды за ход.
face-corruption = Сейчас пропадёт ресурсов: { $lost }.
face-limit = Таких у тебя может быть не больше { $limit }.
face-hand = { $count } из { $limit }.
face-forecast = Культура +{ $culture }, наука +{ $science }, еда +{ $food } −{ $eaten }, ресурсы +{ $resources } −{ $corruption }, военные карты +{ $draws }.
face-uprising = Восстание: ничего не производится.
face-hunger = Голод: не хватает еды: { $missing }.
face-points = Культура: { $culture }, +{ $rate } за ход
face-science-points = Наука: { $science }, +{ $rate } за ход
face-rest = Военная мощь { $strength }, счастливые лица: { $shown }, нужно { $needed }
face-actions = Осталось действий: гражданских { $civil }, военных { $military }
face-civil-cards = На руке: { $cards }
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
