web-skip = Перейти к содержимому
web-menu = Меню: язык, вид
web-lobby = Играть
web-mine = Мои партии
web-account = Учётная запись
web-language = Язык
web-theme = Вид
web-theme-system = как в системе
web-theme-light = светлый
web-theme-dark = тёмный
web-theme-contrast = контрастный
web-confirm = Переспрашивать перед ходом
web-confirm-never = никогда
web-confirm-seen = если ход увидят другие или что-то теряется
web-confirm-always = всегда
web-apply = Применить
web-pages = Страницы
web-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
 } { $year } года

lobby-title = Во что сыграем?
lobby-lead = Цивилизации точно по правилам: в одиночку, за одним экраном или с друзьями по сети. Учётная запись не нужна.
lobby-rules = Правила
lobby-more = Ещё настройки
lobby-optional = необязательно
lobby-default = по правилам
lobby-seat = Место { $seat }
lobby-begin = Начать
lobby-best = Лучшие результаты
lobby-upload = Продолжить сохранённую партию
lobby-upload-about = Файл с расширением .aevum
lobby-upload-do = Открыть
lobby-running = Продолжить
lobby-all-mine = Все мои партии
lobby-puzzle-about = одно поле для всех
lobby-either = Достаточно одного из двух; если оставить пустыми оба, выберет игра.
lobby-example = например, { $example }
lobby-default-about = С пометкой «{ lobby-default }» — вариант из книги правил; остальное — другие варианты.
lobby-seats-about = { $most ->
    [1] Игра для одного: играй или смотри.
   *[other] От { $least } до { $most } игроков; лишние места оставь пустыми.
 }
lobby-new = Новая партия
preset-default = Играть сейчас
lobby-who = Кто играет
seat-me = я
seat-here = рядом, за этим экраном
seat-open = друг, по ссылке
seat-none = пусто
seat-guest = Гость
value-true = да
value-false = нет

table-waiting = Ждём: { $name }.
table-asks = { $name }: { $asked }
table-curtain = Теперь решает { $name }. Остальных просим отвернуться.
table-from-file = Эта партия взята из файла, и её зерно может быть кому-то известно. Когда сядет второй человек, всё скрытое будет разыграно заново.
table-lift = Я — { $name }
table-sure = { $move }: отменить можно будет только с согласия остальных. Продолжить?
table-how = Что сделать?
table-choose = { $done }. { $wanted }
table-yes = Да
table-back = Назад
table-undo = Отменить
table-agree = Разрешить
table-refuse = Отклонить
table-undo-asked = { $name } просит отменить: { $move }
table-undo-waiting = Ты просишь отменить: { $move }
table-undo-withdraw = Отозвать просьбу
hint-ask = Подсказка
hint-thinking = Обдумываю…
hint-failed = Подсказку найти не удалось.
table-went-back = Отменено. Карты и броски выпадут те же самые.
table-points = Очки
table-stage = Ход партии
table-you = ты
log-decided-by = решение: { $name }
log-decided-by-you = решение: ты
table-figures = Твои показатели
table-tabs = Журнал, чат и планшеты
table-sheets = Планшеты
table-more-actions = Ещё
table-score = Счёт
table-winner = победа
table-open-seat = свободно
table-bot = (бот)
table-to-move = ходит
table-reconnecting = Соединяемся снова…
table-too-late = Слишком поздно: позиция изменилась, и этот выбор больше не считается.
table-board = Поле
table-seats = Места
table-log = Что произошло
table-chat = Чат
table-say = Скажи что-нибудь
table-send = Отправить
table-rules = Правила
table-replay = Повтор
table-print = Печать (PDF)
table-picture = Картинка (PNG)
table-picture-svg = Картинка (SVG)
table-side = Партия
table-again = Сыграть ещё
table-look-back = Пересмотреть
table-share = Скопировать ссылку
table-copied = Скопировано
table-share-picture = Сохранить картинку
table-log-empty = Пока ничего.
table-reports = Чем кончилось
log-left-to-bot = { $name }{ $number } больше не играет; вместо этого игрока играет { $heir } ({ bot-level }).
log-left-open = { $name }{ $number } больше не играет; место свободно.
log-redrawn = За стол сел второй человек. Эта партия взята из файла, поэтому всё скрытое разыгрывается заново: её зерна больше никто не знает.
log-undone = Отменено на данный момент: { $count } { $count ->
    [one] раз
    [few] раза
   *[other] раз
}.
table-chat-empty = Пока все молчат.
table-notify = Сообщить, когда мой ход
join-title = { $title }: место для тебя
join-about = Тебя приглашают занять место { $seat }.
join-yours = это место
join-together = Здесь уже сидит { $name }: за это место будете играть вместе.
join-redraws = Эта партия взята из файла. Когда ты займёшь место, всё скрытое будет разыграно заново, чтобы никто не знал больше, чем видно на столе.
join-do = Занять место

rules-title = Правила: { $title }
rules-search = Найти правило
rules-do = Искать
rules-nothing = Нет правила со словами «{ $query }».
rules-contents = Содержание
rules-pieces = Компоненты
rules-here = Ссылка на это правило
rules-place = В печатной книге правил: { $place }
replay-title = Повтор: { $title }
replay-first = К началу
replay-last = К концу
replay-at = { $unit ->
    [turn] Ход
    [step] Шаг
   *[decision] Решение
 } { $at } из { $last }
replay-commitment = Отпечаток зерна, объявленный до первого хода: { $commitment }
replay-commitment-redrawn = Отпечаток зерна, объявленный, когда всё скрытое было разыграно заново: { $commitment }
replay-seed = Зерно, открытое теперь, когда партия окончена: { $seed }
replay-file = Скачать партию
replay-honest = Был ли случай честным?
replay-verify = Проверить
replay-start = До первого хода.
replay-slider = Момент партии
replay-run = Показать подряд
replay-beside = Рядом с полем
replay-table = К столу
replay-honest-about = Зерно всех случайностей до конца остаётся на сервере. Его отпечаток объявлен до первого хода, и незаметно подменить зерно нельзя.
verify-good = Зерно соответствует отпечатку, и все ходы ({ $moves }) законны, если сыграть их от него заново.
verify-bad = Что-то не сходится: сообщи, пожалуйста, владельцу сервера.
mine-none = У тебя пока нет партий.
mine-over = окончена
mine-your-turn = твой ход
mine-waiting = ждём других
mine-begin = Начать
mine-going-on = Идут
mine-ended = Окончены
mine-kept = только для просмотра
mine-stuck = Нельзя продолжить
puzzle-title = Задача на { $day }
puzzle-streak = { $days ->
    [0] Реши задачу дня, чтобы начать серию.
    [one] Твоя серия: { $days } день.
    [few] Твоя серия: { $days } дня.
   *[other] Твоя серия: { $days } дней.
 }
puzzle-first-counts = В зачёт идёт первая попытка. После неё можно тренироваться сколько угодно.
puzzle-practice = Тренировка: место в таблице даёт только первая попытка.
puzzle-again = Потренироваться
puzzle-first-try = Твоя первая попытка не закончена. Продолжить её
puzzle-given-up = Сегодня ты без места в таблице: ты знаешь, как набрать столько, сколько у ориентира.
puzzle-place = Место
puzzle-name = Имя
puzzle-somebody = Кто-то
puzzle-nobody = Её ещё никто не решил.
account-name = Твоё имя за столом
account-rename = Сохранить
account-avatar = Этот герб стоит рядом с твоим именем.
account-signed-in = Выполнен вход: { $login }.
account-leave = Выйти
account-why = Учётная запись нужна только затем, чтобы найти свои партии на другом устройстве.
account-enter = Войти
account-register = Создать учётную запись
account-login = Имя учётной записи
account-password = Пароль (не короче 8 знаков)
account-too-short = Укажи имя учётной записи и пароль от 8 до 200 знаков.
account-taken = Это имя занято, или у тебя уже есть учётная запись.
account-mixed-scripts = Имя учётной записи должно быть написано буквами одного алфавита: буквы разных алфавитов бывают похожи.
account-wrong = Неверное имя или пароль.
account-wait = Слишком много неверных паролей. Попробуй снова через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
 }.
profile-results = Результаты по играм
profile-own = Все твои законченные партии. Другие видят здесь только партии за открытыми столами и задачи дня.
profile-public = Законченные партии за открытыми столами и задачи дня.
profile-none = Законченных партий пока нет.
profile-game = Игра
profile-matches = Партии
profile-first = 1-е место
profile-second = 2-е место
profile-later = Ниже
profile-best = Лучший счёт
profile-of = Результаты: { $name }
error-title = Так не получится
error-something = Запрос непонятен.
error-not-found = Здесь ничего нет.
error-no-such-match = Партии { $match } нет.
printing-title = Печать не установлена
printing-by-browser = Браузер может напечатать рисунок и так.
printing-open = Открыть рисунок (SVG)
error-comfort = Ничего не пропало: твои партии сохранены.
error-home = К играм
export-when-over = Партию можно скачать, когда она окончена: в её файле — зерно всех случайностей.
error-undo-seats-open = Пока есть свободное место, отменять можно только до хода № { $horizon }: тот, кто ещё придёт, не должен найти отменённым то, что уже открылось.
notice-subject = { $title }: твой ход
notice-text = Твой ход в { $title }: { $link }
account-email = Почта: сообщать о твоём ходе и восстановить пароль (пусто: никуда)
plot-round = Раунд
plot-turn = Ход
plot-range = { $name }: от { $low } до { $high }
story-curves = Графики партии
story-as-table = Таблицей
story-turning-points = Переломные моменты
story-move = Ход { $number }
story-change = { $name } { $change }
story-change-alone = очки: { $change }
story-chronicle = Хроника
story-picture-about = { $title }: { $result }. { $players }.
story-chronicle-title = Хроника одной партии: { $title }
story-span = { $unit ->
    [round] { $first ->
        [0] До первого раунда
       *[other] { $last ->
            [0] Раунд { $first }
           *[other] Раунды { $first }–{ $last }
        }
    }
   *[turn] { $last ->
        [0] Ход { $first }
       *[other] Ходы { $first }–{ $last }
    }
 }
story-opening = За игрой «{ $title }» { $date } собираются { $names }.
story-opening-alone = За игрой «{ $title }» { $date } проводит время { $names }.
story-quiet = Летописцу почти нечего записать.
story-leads = { $variant ->
    [0] К концу этой главы впереди { $leader }, очки: { $points }; следом с отставанием в { $ahead } идёт { $second }.
    [1] К этому времени лидирует { $leader }, очки: { $points }, преимущество над игроком { $second }: { $ahead }.
   *[2] { $leader } по-прежнему впереди, очки: { $points }; следом идёт { $second }, отставание: { $ahead }.
 }
story-overtakes = { $variant ->
    [0] Так { $leader } обгоняет игрока { $former } и выходит вперёд, очки: { $points }.
    [1] Первенство переходит от игрока { $former } к игроку { $leader }, очки: { $points }.
   *[2] Очки: { $points } — и { $leader } оставляет игрока { $former } позади.
 }
story-level = Единоличного лидера нет: { $names } идут вровень, очки: { $points }.
story-total = { $variant ->
    [0] Итог на это время — очки: { $points }.
    [1] На листе теперь очков: { $points }.
   *[2] К этому времени счёт: { $points }.
 }
story-ending = Конец
story-source = Больше всего очков ({ $points }) приносит игроку { $name } одно: «{ $source }».
story-alone = { $name } заканчивает партию, очки: { $points }.
story-at = { $stage }: { $text }
story-final = Последняя позиция
account-email-wrong = Это не адрес электронной почты.
table-refused = «{ $move }» — так нельзя. { $text }
table-more = Игроки, журнал и прочее
table-skip = Показать сразу всё
table-zoom = Масштаб поля
table-zoom-in = Увеличить
table-zoom-out = Уменьшить
table-zoom-fit = Показать поле целиком
table-pace = Ходы других
table-pace-once = сразу
table-pace-quick = быстро
table-pace-calm = спокойно
table-since = Что произошло после твоего последнего решения
table-rule = Правило
table-report-again = Показать ещё раз
table-name-you = { $name } (ты)
table-report-next = Дальше
table-report-close = Закрыть
table-report-all = Пропустить всё
table-report-count = { $number } из { $all }
table-report-pace = Закрывается сама
table-report-pace-never = никогда
table-report-pace-slow = через 8 секунд
table-report-pace-off = сразу: открывать только из журнала
table-report-pace-quick = через 4 секунды
table-past = Раньше в этой партии
table-past-end = Вернуться к партии
table-at = Позиция после шага { $number }

# Что объясняет само себя
face-not-now = Сейчас нельзя: { $why }
face-no-use = Её эффект сейчас ничего не даст.
face-pin = Оставить открытой (клавиша: ?)
invite-copy = Скопировать ссылку
ago-now = только что
ago-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[other] { $count } минут назад
 }
ago-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[other] { $count } часов назад
 }
ago-yesterday = вчера
ago-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
   *[other] { $count } дней назад
 }
lobby-for = { $most ->
    [1] для одного игрока
   *[other] от { $least } до { $most } игроков
 }
lobby-minutes = { $most ->
    [one] { $range } минута
    [few] { $range } минуты
   *[other] { $range } минут
 }
lobby-weight = { $weight ->
    [1] простая
    [2] средней сложности
    [3] сложная
   *[4] очень сложная
 }
lobby-bots = боты: { bot-strength }
lobby-start-here = Начни отсюда
lobby-to-watch = Партии, которые можно смотреть
lobby-friends = Играть с друзьями
lobby-public = Открытые столы
lobby-public-none = Сейчас никто не ищет игроков. Начни партию с друзьями и открой свободные места для всех.
lobby-join = Сесть за стол
lobby-watch = Смотреть
new-beginners = Для новичков
new-variants = Варианты правил
new-untouched = по правилам
new-changed = изменено: { $count }
new-hints = Подсказки
new-hints-alone = тем, кто играет только с ботами
new-hints-all = всем
new-hints-none = никому
new-bot = бот: { bot-strength }
new-levels = Как играют боты
new-link-about = Как только партия начнётся, ты получишь ссылку на каждое свободное место.
new-your-name = Твоё имя
new-name = Имя
new-name-of = Имя: { $seat }
new-public = Открыто для всех
new-public-about = Партия видна на главной странице: любой может занять свободное место и смотреть.
mine-more = Покинуть или удалить: { $title }
mine-leave-about = Покинуть эту партию? Остальные продолжат игру.
mine-leave-bot = Пусть за меня играет бот
mine-leave-open = Освободить моё место
mine-hide = Убрать
mine-hide-about = Убрать из твоего списка? Другие по-прежнему смогут её смотреть.
mine-delete = Удалить
mine-delete-about = Удалить эту партию? От неё ничего не останется.
mine-waits-for = ходит { $name }
mine-points = очки: { $points }
mine-place = { $place ->
    [1] победа
   *[other] { $place }-е место
 }
mine-shared = общая победа
end-alone = Очки: { $points }
end-you-win = Победа за тобой!
end-wins = Победа: { $name }
end-shared = Общая победа: { $names }
end-and = { $some } и { $last }
end-and-before-i = { $some } и { $last }
end-ahead = { $name } — очки: { $points }, впереди на { $ahead } ({ $rivals }).
end-tie = { $names } — поровну очков: { $points }. Решает следующий показатель: { $line }, { $figures }.
end-even = { $names } — поровну очков: { $points }, и остальные показатели тоже равны.
end-you-are = У тебя { $place }-е место
end-statistics = Статистика
end-by-turn = По ходам
end-fold = Посмотреть на поле
end-unfold = Показать итог
end-rank = Сегодня { $place }-е место из { $among }
end-table = Все результаты
end-rematch = Реванш
end-to-rematch = К реваншу
replay-by = Шагать
replay-by-turn = по ходам
replay-by-decision = по решениям
replay-by-step = по шагам
replay-pace = Скорость
replay-as = Смотреть как
replay-as-mover = тот, кто ходит
replay-backwards = Назад
replay-onwards = Вперёд
replay-all-keys = Стрелки: назад и вперёд. Shift: по одному шагу. Page Up и Page Down: по ходам. Home и End: в начало и в конец. Пробел: само, + и − скорость.
replay-result = Итог
puzzle-days = Другие дни
rules-goal = Как победить
rules-lead = Нашими словами и в порядке книги правил, глава за главой. Пометка в конце правила говорит, где книга оставляет вопрос открытым.
rules-found = { $count ->
    [one] Найдено { $count } правило.
    [few] Найдено { $count } правила.
   *[other] Найдено { $count } правил.
 }
rules-closest = Ни в одном правиле нет всех этих слов. { $count ->
    [one] Ближе всего { $count } правило.
    [few] Ближе всего { $count } правила, лучшее — первым.
   *[other] Ближе всего { $count } правил, лучшее — первым.
 }
ruling-ours-about = Книга правил здесь молчит или неясна: так мы её понимаем.
ruling-option-about = Действует, только если настройка выбрана в начале партии.
ruling-single-about = Это известно только из одного источника.
ruling-reconstructed-about = В источниках этого нет: восстановлено нами.
join-used = Эта ссылка уже использована: по каждой ссылке место занимают один раз. Если место твоё, открой партию в том браузере, с которого оно занято; там есть ссылка для других твоих устройств.
device-open = На другом устройстве
device-title = Играть на другом устройстве
device-about = Открой эту ссылку на другом своём устройстве, чтобы сесть и там. Она действует один раз. Кто её получит, играет за тебя, поэтому никому её не показывай.
device-link = Ссылка для другого твоего устройства
device-not-yours = У тебя нет места в этой партии, и ссылки для тебя нет.
error-too-often = Слишком часто. Попробуй снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
 }.
error-wrong-host = Этот сервер так не называется. Тот, кто его ведёт, может разрешить это имя ключом --allow-host.
error-failed = На сервере что-то пошло не так. Сохранённое раньше цело; попробуй ещё раз.
error-busy = Сервер занят. Попробуй снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
 }.
error-database-away = Сейчас сервер не может читать и сохранять партии. Сохранённое раньше цело; попробуй снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
 }.
error-file-too-long = { $file } длиннее любой известной нам партии: здесь можно открыть не больше { $records } ходов и { $undos } отмен.
account-email-sent = Мы написали на { $address }. Открой ссылку из этого письма; до того других писем не будет. Чтобы получить письмо ещё раз, сохрани снова.
account-change = Сменить пароль
account-old = Твой нынешний пароль
account-change-about = Здесь вход сохранится, во всех других местах будет закрыт.
account-everywhere = Выйти везде
account-everywhere-about = Устройство потеряно или было чужим? Так закроется вход во всех твоих браузерах, и в этом тоже.
confirm-title = Письма, когда твой ход
confirm-about = Присылать письма на { $address }, когда за столом твой ход? Отказаться можно в любое время в учётной записи.
confirm-do = Да, присылать письма
confirm-spent = Эта ссылка уже использована, или отправлено более новое письмо.
confirm-subject = Писать тебе, когда твой ход?
confirm-text = Кто-то, надеемся, ты, попросил за этим столом писать сюда, когда его ход. Если это ты, открой { $link } и ответь «да». Если нет, ничего не делай: других писем не будет.
account-new = Новый пароль (не короче 8 знаков)
account-forgotten = Пароль забыт?
forgotten-title = Забытый пароль
forgotten-about = Мы пришлём письмо со ссылкой, по которой можно выбрать новый пароль. Для этого нужен адрес, подтверждённый в учётной записи.
forgotten-email = Твоя электронная почта
forgotten-do = Прислать ссылку
forgotten-sent = Если адрес { $address } есть у какой-то учётной записи, письмо уже отправлено. Ссылка действует один раз и только час.
forgotten-operator = Этот сервер не отправляет писем. Попроси новый пароль у того, кто его содержит; ему достаточно набрать:
forgotten-new = Выбери новый пароль для учётной записи { $login }. После этого вход будет закрыт во всех твоих браузерах.
forgotten-spent = Эта ссылка уже использована, ей больше часа, или отправлена более новая.
forgotten-subject = Новый пароль для твоей учётной записи
forgotten-text = Кто-то, надеемся, ты, не помнит пароль учётной записи { $login }. Чтобы выбрать новый, открой { $link } в течение часа. Если это не ты, ничего не делай: пароль останется прежним.
table-choose-one = Осталось выбрать: { $wanted }.
table-where = Коснись одного из отмеченных мест.
table-where-or-what = Коснись одного из отмеченных мест или выбери действие.
table-really = { $move }. Продолжить?
table-costs = Цена: { $price }.
table-lay = Оставить так
table-turn = Повернуть
table-less = Меньше
table-greater = Больше
table-nothing-there = { $place }: здесь сейчас ничего не сделать.
table-first = { $place }: сюда можно попасть отсюда — { $things }. Сначала коснись этого места.
table-goal-close = Больше не показывать

# Ориентир задачи дня
par-title = В сравнении с ориентиром
par-points = Ориентир: { $points }.
par-later = Как его достичь, будет показано завтра.
par-at-once = Узнать сегодня, как набрать столько
par-at-once-about = Тогда у тебя не будет места в сегодняшней таблице, даже за уже законченную попытку. Отменить это нельзя.
par-at-once-do = Отказаться от места и посмотреть
par-awaited = Сервер ещё вычисляет ориентир для сегодняшней задачи.
par-way = Как набрать столько
par-level = Ровно столько же, сколько у ориентира.
par-above = На { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 } выше ориентира.
par-below = На { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 } ниже ориентира.
par-lost = Больше всего потеряно в строке «{ $line }»: { $points }.
par-own = Ты
par-par = Ориентир
par-difference = Разница

api-title = API
api-lead = Всё, что человек может сделать за столом, программа может сделать через JSON. Эта страница составлена по документу OpenAPI:
api-shapes = Структуры данных

# Меню партии, уведомления, отсутствующие игроки
menu-title = Эта партия: пригласить, уведомления, выйти
menu-sound = Звуки
menu-explain = Объяснять, что для чего
menu-watch = По этой ссылке может смотреть любой.
menu-copy-watch = Скопировать ссылку
menu-leave = Покинуть партию
menu-hide = Убрать из моего списка
menu-delete = Удалить партию
invite-share = Поделиться
invite-qr = QR-код для телефона
push-off = Получай сообщение на это устройство, когда наступит твой ход, даже если страница закрыта.
push-on = Это устройство сообщит, когда наступит твой ход, даже если страница закрыта.
push-blocked = Браузер блокирует уведомления этого сайта. Их можно разрешить в его настройках.
push-failed = Служба уведомлений браузера недоступна. Пока эта страница открыта, о твоём ходе сообщит звук.
push-home = На iPhone и iPad сначала добавь Aevum на экран «Домой» (Поделиться, затем «На экран „Домой“») и открой его оттуда.
push-unable = Этот браузер не показывает уведомлений, когда страница закрыта. Пока она открыта, о твоём ходе сообщит звук.
push-stop = Больше не присылать
notice-reminder = { $name } ждёт твоего хода.
notice-reminder-subject = { $title }: { $name } ждёт твоего хода
notice-reminder-text = { $name } ждёт твоего хода в { $title }: { $link }
table-seat-free = Место «{ $seat }» свободно: отправь ссылку.
table-seat-awaited = Место «{ $seat }» свободно. Партия продолжится, как только его кто-нибудь займёт.
table-present = за столом
table-absent = не за столом
table-not-here = { $name } сейчас не за столом.
remind-do = Отправить напоминание
remind-sent = Напоминание отправлено способами, которые разрешает { $name }.
stand-in-do = Пусть дальше играет бот
stand-in-later = { $limit ->
    [180] После 3 минут отсутствия
    [86400] После дня отсутствия
    [259200] После 3 дней отсутствия
   *[604800] После недели отсутствия
 } вместо игрока { $name } может играть бот, до его возвращения.
stand-in-plays = пока играет бот
error-not-absent = Сейчас это невозможно: игрок здесь, или условленное время не прошло.
log-away = { $name }{ $number } сейчас не за столом; пока играет бот.
log-back = { $name }{ $number } снова за столом.
new-absence = Если кто-то долго отсутствует
new-absence-none = остальные ждут
new-absence-180 = через 3 минуты может играть бот
new-absence-86400 = через день может играть бот
new-absence-259200 = через 3 дня может играть бот
new-absence-604800 = через неделю может играть бот
join-title-public = { $title }: есть свободное место
join-about-public = Место { $seat } свободно. Его может занять любой.

# Lessons
lobby-learn = Научиться
lobby-learn-about = Шаг за шагом, прямо в игре и по настоящим правилам
learn-title = Учимся играть: { $title }
learn-lead = Настоящая партия и дружеский голос рядом. Уйти можно когда угодно: партия продолжится без подсказок.
learn-facts = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
 } · { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
 }
learn-begin = Начать
learn-go-on = Продолжить: шаг { $step } из { $steps }
learn-anew = Начать заново
explain-notes = Впервые
explain-rule = Правило
explain-close = Понятно
explain-why = Зачем?
lesson-panel = Урок
lesson-progress = Ход урока
lesson-leave = Уйти с урока
lesson-leave-about = Партия продолжится как обычная
lesson-wrong = Хорошая мысль, но позже. Сейчас: { $wish }.
lesson-wish = Сейчас: { $wish }.
lesson-ringed = любое из обведённого, что больше по душе
lesson-lost = Так до цели уже не дойти. Не беда: вернись к началу этого шага и попробуй иначе.
lesson-again = Ещё раз
lesson-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
 } из 3
lesson-next = Дальше: { $title }
lesson-play-on = Играть дальше
lesson-all = Все уроки
lesson-go-on = Дальше
lesson-shows = Урок показывает, как шла партия дальше.
lesson-strayed = Отлично, так тоже можно! В партии сыграли иначе. Нажми «Дальше», и урок вернётся к ней.
lesson-closing = Вот и весь урок.
maker-begin = Сделать урок из этой партии
maker-short = Сделать урок
maker-page = Сделать урок: { $title }
maker-title = Твой урок
maker-leave = Назад к просмотру
maker-name = Название
maker-about = Чему он учит, одной строкой (необязательно)
maker-moment = { $at ->
    [0] В самом начале
   *[other] После хода { $at }
 }
maker-text = Что ты скажешь в этот момент
maker-goal = Что делает ученик
maker-only-comment = Только читает, а потом видит, как идёт партия
maker-other-seat = В этот момент решает { $mover }, а ученик — { $learner }: здесь можно только комментировать.
maker-guided = Показать, куда нажимать, и принимать только ходы партии
maker-highlight = Показать на
maker-highlight-none = ничего
maker-save = Сохранить этот момент
maker-remove = Убрать
maker-marks = Моменты урока
maker-none = Перейди к моменту партии и напиши, что бы ты там сказал. С первого момента урок начинается; комментарий в конце его завершает.
maker-mark-move = Ход { $at } · ходит ученик
maker-mark-comment = Ход { $at } · комментарий
maker-empty = (пока ни слова)
maker-finish = Проверить и поделиться
maker-shared = Открыть готовый урок
maker-mine = Мои уроки
maker-lead = Уроки делают в просмотре партии, которую ты закончил, или загружают из файла. Пройти урок может тот, у кого есть ссылка.
maker-not-yours = Уроки делают из партий, в которых ты играл или которые открыл из файла.
maker-not-author = Изменить этот урок может только его автор.
goal-move = Делает именно этот ход: { $move }
goal-kind = Делает любой ход такого рода: { $kind }
goal-gain = Получает не меньше { $number }: { $figure }
goal-have = Получает: { $thing }
goal-finish = Доводит партию до конца
goal-within = { $moves ->
    [one] { $goal } (за { $moves } ход)
    [few] { $goal } (за { $moves } хода)
   *[other] { $goal } (за { $moves } ходов)
 }
made-by = Автор урока: { $name }
made-share = Поделись им
made-share-about = Отправь эту ссылку тому, кто хочет научиться. Без неё урок никто не найдёт.
made-link = Ссылка на урок
made-edit = Изменить
made-see = Открыть
made-download = Скачать файлом
made-delete = Удалить
made-delete-about = Урок исчезнет для всех. Партии, в которых его проходят, пойдут дальше без него.
made-delete-yes = Удалить этот урок
made-upload = Загрузить урок
made-file = Файл, скачанный здесь или написанный вручную (.toml)
made-upload-do = Проверить и добавить
made-finished = доступен по ссылке
made-open = { $moments ->
    [0] ещё не начат
    [one] ещё не готов, { $moments } момент
    [few] ещё не готов, { $moments } момента
   *[other] ещё не готов, { $moments } моментов
 }
made-untitled = Без названия
error-lessons-many = У тебя { $most } уроков, больше одному человеку нельзя. Сначала удали один.
error-lesson-file = { $step ->
    [none] Этот урок использовать нельзя: { $problem }.
   *[other] Этот урок использовать нельзя. Шаг «{ $step }»: { $problem }.
 }
error-lesson-size = Этот файл слишком велик для урока: не больше { $most } знаков.
error-lesson-text = Этот файл — не текст в UTF-8.
error-lesson-outdated = С тех пор как сделали этот урок, правила изменились, и пройти его больше нельзя.

# Практика
lobby-practice = Практика
practice-title = Практика: { $title }
practice-lead = Настоящие позиции, у каждой одна цель, от простых к трудным. Все ходы твои; чем их меньше, тем больше звёзд.
practice-done = Решено: { $solved } из { $all }.
practice-about-par = Норма — столько ходов нужно сильному боту. Отменённые ходы считаются; в исходной позиции начинается новая попытка. Карты и кубики в каждой попытке те же.
practice-par = { $par ->
    [one] Норма: { $par } ход
    [few] Норма: { $par } хода
   *[other] Норма: { $par } ходов
 }
practice-par-sometimes = { $par ->
    [one] Норма: { $par } ход
    [few] Норма: { $par } хода
   *[other] Норма: { $par } ходов
 } (сильный бот справляется в { $solved } из { $tries } попыток)
practice-par-missed = { $par ->
    [one] Норма: { $par } ход
    [few] Норма: { $par } хода
   *[other] Норма: { $par } ходов
 } (даже сильный бот не справляется)
practice-count = Ходы: { $moves } · норма { $par }
practice-solved = Получилось, и как красиво!
practice-lost = На этот раз нет: до цели уже не дойти. Позиция подождёт; попробуй иначе.
practice-leave = Закончить практику
practice-all = Все позиции
practice-theme-production = Производство
practice-theme-growth = Рост
practice-theme-science = Наука
practice-theme-wonder = Чудеса
practice-theme-military = Армия
practice-theme-exploration = Исследование
practice-theme-scoring = Очки
practice-theme-endgame = Конец игры

play-on = Играть с этого места
play-on-after = { $moves ->
    [0] перед первым ходом
   *[other] после хода { $moves }
}
play-on-hidden = Скрытые карты и случай
play-on-anew = разыграть заново
play-on-anew-about = Всё, чего ты не видишь, перемешивается заново; то, что видишь, остаётся. Если играют несколько человек, их карты на руках тоже сдаются заново.
play-on-same = как было
play-on-same-about = Те же руки, колоды и кости, что в прежней партии. Кто её смотрел, тот их знает.
play-on-begin = Играть дальше
play-on-when-over = Идущую партию нельзя продолжить в другом месте: открылось бы всё скрытое.
play-on-origin = Партия, которую продолжает эта
play-on-continuation = Продолжение { $moves ->
    [0] с самого начала
   *[other] после хода { $moves }
}
position-copy = Скопировать позицию
position-paste = Или позиция, скопированная как текст
position-open = Начать с позиции
log-continued = Здесь продолжена другая партия; всё скрытое осталось как было.
log-continued-anew = Здесь продолжена другая партия; всё скрытое разыграно заново.
join-continued = Эта партия продолжает оконченную, и всё скрытое в ней такое же, как было там. Посмотреть ту партию могут все игроки.
proof = Доказательство этого броска или вытягивания
proof-title = Всё ли было честно?
proof-set-up = Перемешивания при подготовке
proof-committed = До первого хода сервер объявил этот отпечаток своего тайного зерна:
proof-committed-redrawn = Когда всё скрытое было разыграно заново { $moves ->
    [0] до первого хода
   *[other] после хода { $moves }
}, сервер объявил этот отпечаток нового тайного зерна:
proof-committed-known = Эта партия взята из файла, урока или другой партии, поэтому её зерно было известно заранее. Отпечаток этого зерна:
proof-revealed = После последнего хода сервер открыл зерно:
proof-fingerprint = Его SHA-256, вычисленный твоим браузером:
proof-own = Для этого решения взято { $count ->
    [one] { $count } случайное число
    [few] { $count } случайных числа
   *[other] { $count } случайных чисел
}.
proof-before = Здесь ничего не бросали: то, что открылось, лежало там, куда его положили прежние перемешивания. До этого взято { $count ->
    [one] { $count } случайное число
    [few] { $count } случайных числа
   *[other] { $count } случайных чисел
}.
proof-begun = При подготовке взято { $count ->
    [one] { $count } случайное число
    [few] { $count } случайных числа
   *[other] { $count } случайных чисел
}.
proof-how = Число n — это хеш BLAKE2b от зерна и n; остаток от деления на число возможностей даёт результат.
proof-number = n
proof-hash = Хеш, вычисленный твоим браузером
proof-result = Результат в партии
proof-value = { $value } из { $bound }
proof-all = Все числа: { $count }
proof-checking = Браузер проверяет…
proof-good = ✓ Всё сходится: зерно было выбрано заранее, и этот результат следует из него.
proof-good-known = ✓ Всё сходится: этот результат следует из зерна, которое в этой партии не было тайной.
proof-bad = ✗ Что-то не сходится. Этот результат не следует из объявленного зерна.
proof-half = ✓ Каждое число следует из зерна. Отпечаток можно проверить только на защищённой странице (https); «aevum verify» проверяет его где угодно.
proof-noscript = Браузер проверяет это с помощью JavaScript, а он выключен.
proof-close = Закрыть
proof-noted = ✓ Этот браузер записал его { $when }; сделано ходов: { $moves }.
proof-noted-other = ✗ { $when } этот браузер записал другой отпечаток этой партии: { $commitment }

rules-refusals = { $count ->
    [one] Почему ход здесь могут отклонить: { $count } ответ
    [few] Почему ход здесь могут отклонить: { $count } ответа
   *[many] Почему ход здесь могут отклонить: { $count } ответов
}
rules-overview = Игра на одной странице
rules-turn = Как проходит ход
rules-picture = Что лежит на столе
rules-example = Пример: { $title }
rules-step-back = На шаг назад
rules-step-next = Следующий шаг
rules-enlarge = Увеличить рисунок

# Разбор оконченной партии
review = Разбор
review-title = Разбор: { $title }
review-about = Разбор судит о каждом решении по тому, что тогда знал игрок. Он показывает, чья победа ожидалась в каждый момент, отделяет удачу от мастерства и находит твои самые дорогие решения. Это займёт несколько минут.
review-about-solo = Разбор показывает, сколько очков можно было ожидать в каждый момент, сравнивает партию с лучшим, что удаётся найти, и находит твои самые дорогие решения. Это займёт несколько минут.
review-ask = Разобрать мою партию
review-for-players = Разбор партии доступен тем, кто в ней играл, и только после её окончания.
review-not-over = Разобрать партию можно, когда она окончена. Эта ещё идёт.
review-not-offered = Эту партию здесь нельзя разобрать: сервер не делает разборов, или для этой игры их нет.
review-failed = Разбор сделать не удалось. Попробуй позже.
review-progress = Ход разбора
review-waiting = { $count ->
    [one] Перед твоим выполняется { $count } разбор.
    [few] Перед твоим выполняются { $count } разбора.
   *[other] Перед твоим выполняется { $count } разборов.
}
review-computing = Выполняется: { $percent } %
review-leave-page = Это займёт несколько минут. Страницу можно закрыть: разбор сохранится вместе с партией.
review-look-again = Посмотреть снова
review-seats = Места, за которые играешь ты
review-points = { $count ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
}
review-sentence = { $result ->
    [ahead-one] Победа твоя, перевес — { $points }: { $luck }, { $decisions }, { $rivals }; не объяснено: { $rest }.
    [behind-one] Победа не твоя, отставание — { $points }: { $luck }, { $decisions }, { $rivals }; не объяснено: { $rest }.
    [level-one] Поровну очков: { $luck }, { $decisions }, { $rivals }; не объяснено: { $rest }.
    [ahead-many] Перевес над средним результатом остальных — { $points }: { $luck }, { $decisions }, { $rivals }; не объяснено: { $rest }.
    [behind-many] Отставание от среднего результата остальных — { $points }: { $luck }, { $decisions }, { $rivals }; не объяснено: { $rest }.
   *[level-many] Твой результат равен среднему результату остальных: { $luck }, { $decisions }, { $rivals }; не объяснено: { $rest }.
}
review-sentence-solo = Твой итог — { $points }: { $luck }, { $decisions }; не объяснено: { $rest }.
review-sentence-plan = Твой итог — { $points }. План решателя даёт { $plan }; твои решения стоили тебе { $cost }.
review-luck-gave = случай дал тебе { $amount }
review-luck-cost = случай стоил тебе { $amount }
review-decisions-cost = твои решения стоили тебе { $amount }
review-decisions-free = твои решения не стоили тебе ничего, что можно измерить
review-rivals-one-cost = решения соперника стоили ему { $amount }
review-rivals-one-free = решения соперника не стоили ему ничего, что можно измерить
review-rivals-many-cost = решения остальных дали тебе { $amount }
review-rivals-many-free = решения остальных не дали тебе ничего, что можно измерить
review-part-plan = План решателя
review-confidence = Все числа — очки, оценённые по множеству воображаемых продолжений. Истинное значение лежит в пределах ± с вероятностью 95 %.
review-exact = Все числа — очки. Решение стоит столько, сколько после него уже нельзя было набрать.
review-course = Ход партии
review-curve-share = Ожидаемая доля победы, в процентах
review-curve-points = Ожидаемые очки
review-curve-margin = Ожидаемый отрыв, в очках
review-by-chance = случай
review-by-decision = решение игрока { $name }
review-by-own-decision = твоё решение
review-percent = { $percent } %
review-parts = Удача и решения
review-parts-plan = План и решения
review-parts-about = Очки сверх среднего результата остальных. Решения сравниваются с лучшими из найденных при разборе. Не объяснено то, что разбор заметил поздно или не заметил.
review-parts-about-solo = Решения сравниваются с лучшими из найденных при разборе. Не объяснено то, что разбор заметил поздно или не заметил.
review-parts-about-plan = Решения сравниваются с лучшими из найденных при разборе. Не объяснено то, что сверх них находит решатель.
review-part-start = Ожидалось в начале
review-part-luck = Карты и кубики
review-part-decisions = Свои решения
review-part-rivals = Решения остальных
review-part-unexplained = Не объяснено
review-part-result = Итог
review-draws = Случайности, важнейшие для тебя
review-more-draws = { $count ->
    [one] Ещё { $count } случайность
    [few] Ещё { $count } случайности
   *[other] Ещё { $count } случайностей
}
review-costliest = Твои самые дорогие решения
review-costliest-about = Попробуй найти ход получше, прежде чем смотреть ответ.
review-no-mistakes = Ни одно твоё решение не стоило ничего, что разбор мог бы измерить.
review-played = Сыграно: { $moves }
review-loss = Очки по сравнению с лучшей найденной линией: { $points }
review-loss-share = Очки по сравнению с лучшей найденной линией: { $points }; доля победы: { $percent }
review-find = Найти ход получше
review-answer = Показать ответ
review-better = Что было лучше
review-replies = Что, вероятно, сделали бы соперники
review-reply = { $name }: { $moves }
review-why = Почему: к чему ведёт каждая линия, в очках
review-reason = Признак
review-reason-best = Лучшая
review-reason-played = Твоя
review-reason-difference = Разница
what-if = А что если…
what-if-title = А что если… { $title }
what-if-about = Выбери два хода. После каждого доигрывают боты, в одних и тех же 64 воображаемых продолжениях, составленных по тому, что знал игрок.
what-if-about-certain = Выбери два хода. После каждого доигрывают боты. В этой игре ничто не зависит от случая: у каждого хода одно продолжение.
what-if-ask = Сравнить
what-if-compare = Сравнить оба в 64 продолжениях
what-if-decides = Здесь решает { $name }.
what-if-played = { $moves } (так и сыграно)
what-if-moments = Другие моменты
what-if-back = Предыдущее решение
what-if-next = Следующее решение
what-if-forced = Здесь возможен только один ход.
what-if-failed = Сравнить ходы не удалось. Попробуй позже.
what-if-futures = Число продолжений по их итогу
what-if-axes = По горизонтали — очки сверх среднего результата остальных, ожидаемые через несколько действий или ходов; пунктир — их среднее. По вертикали — число продолжений. Разбор судит о решениях по другому поиску, поэтому его числа могут отличаться.
what-if-mean = { $line }, средний итог: { $points }
what-if-average = Средний итог: { $points }
what-if-certain = Ожидаемые очки: { $points }
what-if-better = { $line } лучше.
what-if-even = По этим продолжениям нельзя сказать, что лучше.
what-if-difference = A по сравнению с B, в очках: { $points }
exercise-title = Найди ход получше
exercise-ask = Сыграно: { $moves }. Цена в очках: { $points }. Найди что-нибудь лучше.
exercise-goes-on = Продолжай: так начинается одна из сравниваемых линий.
exercise-best = Это лучшая линия из найденных при разборе.
exercise-good = Лучше, чем было сыграно. Разбор нашёл ещё более сильный ход.
exercise-same = Так и было сыграно тогда.
exercise-other = Этого хода нет среди лучших. Посмотри, к чему он приведёт, или попробуй снова.
exercise-awaits = Сейчас отвечают соперники.
exercise-again = Попробовать снова
exercise-compare = Сравнить с лучшим
exercise-answer = Показать ответ
exercise-leave = К разбору
error-nothing-to-compare = Выбери для сравнения два разных хода.
