# Ошибки, общие для всех игр.
error-malformed = Понятно «{ $understood }», но непонятно «{ $rest }». Здесь ожидалось: { $expected }.
error-malformed-start = Непонятно «{ $rest }». Ход начинается со слова: { $expected }.
error-malformed-end = Понятно «{ $understood }», но чего-то не хватает. Дальше ожидается: { $expected }.
error-illegal = { $move } — так нельзя: { $text } [{ $clause }]
error-not-your-turn = Место { $seat } сейчас не решает: ходит игрок на месте { $actor }.
error-stale = Партия ушла вперёд: записей в ней { $length }, у тебя { $expected }.
error-match-over = Партия окончена, решать больше нечего.
error-line-ends = Строка идёт дальше места, где что-то открывается или решает кто-то другой: сыграй до него, а остальное — потом.
error-cannot-undo = Партия не может вернуться к ходу № { $length }; она стоит на ходе № { $moves }.
error-nothing-to-undo = Отменять нечего.
error-beyond-horizon = Отменять можно свободно до хода № { $horizon }; чтобы вернуться к ходу № { $length }, нужно согласие всех людей за столом.
error-beyond-redraw = После этого хода всё скрытое было разыграно заново; вернуться дальше нельзя.
error-unknown-game = Игры «{ $game }» нет. Установлены: { $known }.
error-bad-seats = { $game }: число мест — { $allowed }, а не { $seats }.
error-unknown-bot = Бота «{ $bot }» нет. Известны: { $known }.
error-bot-cannot-play = Бот «{ $bot }» не играет в { $game }. Играют: { $known }.
error-bad-program = Нельзя запустить «{ $command }»: такой программы нет.
error-no-bot-in-file = В { $file } нет бота «{ $bot }»: нужен класс, который наследует aevum.bots.Bot.
error-bot-file-broken = Не удалось выполнить { $file }: { $why }
error-no-weights = В оценке игры { $game } нет весов, которые можно изменить.
error-tune-missing = Оптимизатор не установлен: pip install ".[tune]" в папке с исходным кодом Aevum.
error-tune-nothing = Веса «{ $name }» нет. Есть: { $known }.
error-tune-alone = В игру { $game } играют в одиночку: сравнить веса не с кем.
error-tune-other = В { $file } лежит другая настройка; { $entry } там: «{ $there }», здесь: «{ $here }». Выбери другую папку.
error-learn-missing = Нет того, что нужно для обучения: pip install ".[learn]" в папке с исходным кодом Aevum.
error-learn-alone = В игру { $game } играют в одиночку: сравнить оценки не с кем.
error-learn-other = В { $file } лежит другое обучение; { $entry } там: «{ $there }», здесь: «{ $here }». Выбери другую папку.
error-no-features = У игры { $game } нет признаков, по которым можно выучить оценку.
error-value = { $file }: это не выученная оценка этой игры: «{ $name }» отсутствует, неизвестно или не пара чисел.
error-review-running = Партия ещё не окончена; разбор раскрыл бы то, чего игрокам знать нельзя.
error-no-forecast = Позиции игры { $game } нельзя оценить: у игры нет эвристик.
error-calibration = { $file }: это не калибровка: «{ $name }» отсутствует или это не пять чисел.
error-bot-setting = «{ $bot }»: настройка неизвестна или её значение не подходит. Здесь возможны: { $known }.
error-no-search-bot = Бот «{ $bot }» не ищет ходы перебором и не может играть по выученной оценке.
error-arena-failed = Партия { $number } (зерно { $seed }; «{ $bots }») прервалась из-за ошибки: «{ $why }». Сыгранные партии сохранены.
error-arena-workers = Один из играющих процессов был завершён извне — возможно, не хватило памяти. Сыгранные партии сохранены.
error-no-solver = Для игры { $game } решателя нет.
error-solvers-died = Один из ищущих процессов был завершён извне — возможно, не хватило памяти.
error-arena-damaged = { $file }: строку { $line } записала не арена; выбери другую папку.
error-arena-busy = { $file }: в этой папке уже работает другой запуск.
error-arena-other = В { $file } — другое состязание; { $entry ->
    [game] игра
    [bots] боты
    [options] настройки
    [seed] зерно
    [weights] веса
    [value] выученная оценка
    [rules_version] версия правил
   *[other] версия
} там: «{ $there }», здесь: «{ $here }». Выбери другую папку.
error-arena-ray-missing = «Ray» не установлен: pip install ".[ray]" в папке с исходным кодом Aevum.
error-arena-ray-address = По адресу «{ $address }» кластер «Ray» не отвечает («{ $why }»).
error-bad-seed = «{ $seed }» — не зерно: нужно целое число от 0 до 2^{ $bits } - 1.
error-option-unknown = В игре { $game } нет настройки «{ $name }». Есть: { $known }.
error-option-twice = Настройка «{ $name }» задаёт { $field }, а это уже указано.
error-option-value = Настройка «{ $name }» не может быть «{ $value }». Допустимо: { $allowed }.
error-file = Файл { $file } использовать нельзя: { $why }.
error-weights = { $file }: это не набор весов этой игры: «{ $name }» { $found ->
    [missing] отсутствует
   *[other] — { $found }, а здесь этого быть не должно
}.
error-file-not-ours = { $file } — не партия Aevum.
error-file-truncated = { $file } обрезан: в нём нет конца.
error-file-edited = { $file } изменён после записи: строка { $line } не сходится с остальными.
error-file-newer = { $file } записан более новой версией Aevum (версия { $found }, эта знает { $known }).
error-file-older = { $file } сыгран по прежним правилам (версия { $found }, сейчас { $known }), которые эта версия больше не поддерживает.
error-file-older-illegal = { $file } — партия по прежним правилам (версия { $found }, сейчас { $known }): ход { $number } больше не разрешён: { $text } [{ $clause }]
error-file-older-move = { $file } — партия по прежним правилам (версия { $found }, сейчас { $known }): ход { $number } больше нельзя сделать.
error-file-older-tells = { $file } — партия по прежним правилам (версия { $found }, сейчас { $known }): ход { $number } сегодня привёл бы к другому.
error-file-older-ends = { $file } — партия по прежним правилам (версия { $found }, сейчас { $known }): все ходы разрешены, но заканчивается она уже не так, как тогда.
error-file-game = { $file } — партия в игру { $game }, которая здесь не установлена.
error-file-rules = { $file } нельзя переиграть: правила дали сбой на строке { $line }. Это ошибка программы, а не партии.
position-text = Текст позиции
error-position-none = Это не позиция: текст должен начинаться с «aevum-position».
error-position-damaged = Текст позиции повреждён или неполон. Скопируй его целиком, от «aevum-position» до конца.
error-position-long = Текст слишком длинный для позиции: не больше { $most } знаков.
error-marks = Этот шаг не работает: { $problem }
error-marks-many = В уроке может быть не больше { $most } моментов.
error-marks-title = Сначала дай уроку название.
error-marks-no-move = В этом уроке пока никто не ходит. Выбери момент и скажи, что там должен сделать ученик.
error-marks-empty = У этого момента пока нет ни слова: ученик должен знать, что делать.
error-marks-long = Этот текст слишком длинный: не больше { $most } знаков.
error-marks-other-seat = В этот момент решает другое место. В одном уроке ходит только одно место: здесь это место { $seat }.
error-marks-goal = В этот момент партия такой цели не достигает. Выбери другую.
error-marks-inside = Этот момент лежит между ходами, которых просит момент перед ним. Убери один из двух.
error-marks-not-over = Урок можно сделать из партии, когда она окончена: до этого что-то ещё скрыто.
error-marks-redrawn = В этой партии всё скрытое было разыграно заново, и урок из неё сделать нельзя.
error-printing-missing = Для PNG и PDF нужен ещё один пакет: pip install ".[print]" в папке с исходным кодом Aevum.
score-total = Итого
table-your-turn = Твой ход.
domain-end = больше ничего

# На чём держится правило, которого нет в книге.
ruling-ours = наше толкование
ruling-option = настройка
ruling-single = один источник
ruling-reconstructed = восстановлено

# Почему отказала система.
why-missing = нет такого файла или папки
why-forbidden = нет доступа
why-folder = это папка
why-no-folder = это не папка
why-there-already = уже существует
why-full = на диске нет места
why-long-name = слишком длинное имя
why-address-in-use = адрес уже занят
why-no-such-address = у этой машины нет такого адреса

# Боты
seat-bot = { $bot ->
    [easy] лёгкий бот
    [normal] обычный бот
    [hard] сложный бот
    [master] бот-мастер
    [random] случайный бот
   *[other] бот «{ $bot }»
 }
bot-level = бот, { $bot ->
    [easy] лёгкий
    [normal] обычный
    [hard] сложный
    [master] мастер
    [random] наугад
   *[other] { $bot }
 }
bot-strength = { $bot ->
    [easy] новичок
    [normal] клубный игрок
    [hard] сильный игрок
    [master] мастер
    [random] наугад
   *[other] { $bot }
 }
bot-replaced = { $name } не может решить; вместо этого бота теперь играет { $bot ->
    [easy] лёгкий бот
    [random] случайный бот
   *[other] бот «{ $bot }»
 }.
bot-plays-again = { $name } снова успевает думать и играет дальше.
bot-budget-random = ходит наугад
bot-budget-unknown = думает по-своему
bot-budget-search = играет как любитель из клуба, до { bot-thinking-time } на решение
bot-budget-wavering = играет как новичок и иногда ошибается, до { bot-thinking-time } на решение
bot-budget-answers = играет сильно, смотрит далеко вперёд и на возможные ответы других, до { bot-thinking-time } на решение
bot-budget-deep = играет сильно и смотрит далеко вперёд, до { bot-thinking-time } на решение
bot-budget-thorough = играет в полную силу: взвешивает много планов и смотрит дальше всех, до { bot-thinking-time } на решение
bot-budget-thorough-answers = играет в полную силу: взвешивает много планов и возможные ответы других на каждый, до { bot-thinking-time } на решение
bot-thinking-time = { $milliseconds ->
    [100] одной десятой секунды
    [200] двух десятых секунды
    [500] полсекунды
    [1000] одной секунды
    [2000] двух секунд
    [5000] пяти секунд
   *[other] { $milliseconds } мс
 }

# Объяснения ходов ботов
error-no-explanation = Ход { $number } нельзя объяснить: его сделал не бот с перебором.
plan-title = Почему он так сыграл?
plan-of = Ход { $number }: { $name }
plan-line = План: { $moves }
plan-forced = Другого допустимого хода не было.
plan-alone = Ничего другого он здесь не рассматривал.
plan-instead = Вместо этого: { $moves }
plan-compared = По сравнению с этим план стоит { $gain }: { $reasons }.
plan-compared-bare = По сравнению с этим план стоит { $gain }.
plan-not-repeated = При повторном расчёте перебор предпочитает здесь другой ход; сравнивается то, что было сыграно.
plan-knowledge = В очках, по оценке бота и только по тому, что тогда знало его место.

# Подсказки
error-no-hints = Для игры { $game } подсказок нет.
error-hints-off = В этой партии подсказок нет.
hint-than-nothing = Ожидаемый выигрыш в очках по сравнению с бездействием:
hint-than-usual = Ожидаемый выигрыш в очках по сравнению с обычным ходом:
hint-line = { $move }: { $gain } ({ $reasons })
hint-line-bare = { $move }: { $gain }
hint-reason = { $term } { $amount }
hint-then = затем { $moves }
term-prospects = перспективы

# Ошибки урока из файла, после двоеточия
bad-lesson-toml = это не текст в формате TOML
bad-lesson-toml-at = ошибка TOML: строка { $line }, столбец { $column }
bad-lesson-unreadable = его не удаётся прочитать
bad-lesson-long-file = в нём больше { $most } знаков
bad-lesson-reason = { $reason }
bad-lesson-game = игра — { $game }
bad-lesson-language = language — одно из: { $known }
bad-lesson-no-title = название пустое
bad-lesson-no-sentence = реплика пустая
bad-lesson-no-step = в уроке должен быть хотя бы один шаг
bad-lesson-same-step = у двух шагов один и тот же id
bad-lesson-many-steps = в нём слишком много шагов, можно не больше { $most }
bad-lesson-same-position = у двух позиций один и тот же id
bad-lesson-shows = урок, который показывает ходы, должен к ним возвращаться: returns = true
bad-lesson-shows-alone = у шага, который показывает ходы, нет done, solution, others и moves
bad-lesson-table-step = шаг — это таблица
bad-lesson-table-position = позиция — это таблица
bad-lesson-table-answer = ответ на неверный ход — это таблица
bad-lesson-table-predicate = условие — это таблица
bad-lesson-theme = { $name } — не тема: { $known }
bad-lesson-goal-view = в реплике цели не бывает чисел с доски
bad-lesson-seat = места { $seat } нет
bad-lesson-seed = зерно вне допустимых пределов
bad-lesson-other-file = урок в одном файле не ссылается на другие файлы
bad-lesson-short-file = { $count ->
    [one] в файле { $file } только { $count } ход
    [few] в файле { $file } только { $count } хода
   *[many] в файле { $file } только { $count } ходов
 }
bad-lesson-target-kind = { $name } — не вид того, что можно выделить: { $known }
bad-lesson-target = нет такого: { $kind } { $id }
bad-lesson-source = у числа { $name } нет источника: { $known }
bad-lesson-predicate = в { $found } нет условия: { $known }
bad-lesson-comparison = число сравнивают одним из: { $known }
bad-lesson-deep = друг в друга вложено больше { $most } условий
bad-lesson-many-parts = в условии больше { $most } частей
bad-lesson-no-parts = в { $key } нет частей
bad-lesson-key = неизвестный ключ { $key }: { $known }
bad-lesson-missing = нет ключа { $key }
bad-lesson-kind = { $key } — это { $kind ->
    [int] целое число
    [str] текст
    [bool] true или false
    [list] список
    [dict] таблица
   *[other] { $kind }
 }
bad-lesson-texts = { $key } — это список текстов
bad-lesson-range = { $key } — число от 1 до { $most }
bad-lesson-long-text = в { $key } больше { $most } знаков
bad-lesson-many-entries = в { $key } больше { $most } элементов
bad-lesson-control = в { $key } есть управляющие символы
bad-lesson-move = { $move }: { $reason }
bad-lesson-no-file = такого файла нет
bad-lesson-junk = не удаётся прочитать: { $found }
bad-lesson-message = нет сообщения { $message }
bad-lesson-figures = в { $message } стоят числа { $found }, а не { $known }
bad-lesson-digit = в { $message } есть число, которое взято не из данных
bad-lesson-start = партия до первого шага: { $reason }
bad-lesson-unreached = партия не доходит до первого шага
bad-lesson-done-already = шаг выполнен уже в самом начале
bad-lesson-over = партия кончается раньше, чем выполнен шаг
bad-lesson-others-return = другие места не могут ходить в шаге, из которого урок возвращается
bad-lesson-many-others = у других мест больше ходов, чем они могут сделать
bad-lesson-no-move = у места { $seat } нет хода: { $known }
bad-lesson-short-solution = решение не выполняет шаг
bad-lesson-long-solution = шаг выполнен раньше, чем кончается его решение
bad-lesson-not-asked = шаг не просит хода { $move } из своего решения
bad-lesson-pattern = ни один возможный ход не подходит под { $pattern }
bad-lesson-view = на доске нет числа { $path }
bad-lesson-nowhere = число { $name } никуда не ведёт: { $path }
term-replies = возможные ответы других
