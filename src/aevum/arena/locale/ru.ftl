error-arena-failed = Партия { $number } (зерно { $seed }; «{ $bots }») прервалась из-за ошибки: «{ $why }». Сыгранные партии сохранены.
error-arena-workers = Один из играющих процессов был завершён извне — возможно, не хватило памяти. Сыгранные партии сохранены.
error-arena-damaged = { $file }: строку { $line } записала не арена; выбери другую папку.
error-arena-other = В { $file } — другое состязание; { $entry ->
    [game] игра
    [bots] боты
    [options] настройки
    [seed] зерно
    [rules_version] версия правил
   *[other] версия
} там: «{ $there }», здесь: «{ $here }». Выбери другую папку.
error-arena-ray-missing = «Ray» не установлен: pip install "aevum[ray]".
error-arena-ray-address = По адресу «{ $address }» кластер «Ray» не отвечает («{ $why }»).

arena-decimal = ,
arena-percent = { $figure } %
arena-interval = { $low }–{ $high } %
arena-bot = Бот
arena-seats = Места
arena-wins = Победы
arena-share = Доля
arena-sure = Интервал 95 %
arena-chance = Наугад
arena-rating = Рейтинг
arena-points = Очки (среднее)
arena-average = Среднее
arena-deviation = Отклонение
arena-least = Минимум
arena-median = Медиана
arena-most = Максимум
arena-games = Партии
arena-decisions = решения
arena-everybody = все боты
arena-seat = Место { $number }
arena-mean = среднее { $mean }
arena-title = { $game }: арена
arena-lead = Боты: { $bots }. Партий: { $games }, раскладов: { $deals }; порядков рассадки на расклад: { $seatings }.
arena-heading-wins = Победы
arena-heading-points = Очки
arena-heading-seats = Чего стоят места
arena-heading-length = Длина партий
arena-heading-again = Те же партии ещё раз
arena-about-wins = Точка — доля выигранных партий, отрезок — её 95-процентный интервал по Уилсону, пунктир — сколько дал бы один случай. Бот с несколькими местами побеждает с любого из них; разделённое первое место — разделённая победа.
arena-about-rating = Рейтинги по модели Плакетта — Люса (openskill): все начинают с 25,0 ± 8,3; число после ± — неуверенность.
arena-no-rating = Для рейтингов нужен ещё один пакет: pip install "aevum[arena]".
arena-about-seats = Доля партий, выигранных с каждого места; при равных местах было бы { $chance }.
arena-plot-share = { $bot }: побед { $share }, наугад { $chance }
arena-plot-spread = { $bot }: среднее { $mean } из { $games }

arena-progress = Игра идёт
arena-summary = Партий: { $games }; раскладов: { $deals }; зерно { $seed }.
arena-speed = Решений в секунду: { $speed }.
arena-resumed = Продолжение: уже сыграно партий { $finished } из { $games }.
arena-written = Отчёт: { $report } · все партии: { $ledger }
arena-stopped = Прервано. Партий сохранено в { $folder }: { $finished } из { $games }; та же команда продолжит с этого места.
arena-stopped-bare = Прервано, сыграно партий: { $finished } из { $games }. С параметром --out ПАПКА сыгранные партии сохраняются, и та же команда продолжает.
