game-title = Молоток
game-about = Шесть лотов, двенадцать уловок, для двоих или троих.
game-goal = Набери больше всех очков к продаже последнего лота.
domain-lot = лот
domain-trick = уловка

prompt-turn = Выставь лот на торги.
prompt-bid = Повысь цену на одну монету или пасуй; перед этим можно сыграть уловки.
prompt-rumour = Покажи уловку, чтобы остаться лидером, или пасуй и потеряй лидерство.
pick-call = Выставить
pick-bid = Повысить
pick-pass = Пас
pick-play = Сыграть уловку
event-call = Игрок { $seat } выставляет лот: { $lot }.
event-lead = Игрок { $seat } лидирует при цене { $price }.
event-pass = Игрок { $seat } пасует.
event-trick = Игрок { $seat } показывает уловку: { $trick }.
event-sold = Продано: { $lot } — игроку { $buyer } за { $price }.
end-all-sold = Все лоты проданы.

lot-vase = ваза
lot-clock = часы
lot-globe = глобус
lot-harp = арфа
lot-mask = маска
lot-atlas = атлас
trick-varnish = Лак
trick-crack = Трещина
trick-purse = Кошель
trick-rumour = Слух
score-lots = Лоты
score-coins = Монеты
score-total = Всего
text-lot = { $lot }: стоит { $worth }{ $owner ->
    [0] { "" }
   *[other] , куплен игроком { $owner }
 }
text-seat = Игрок { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
 }
text-hand = Твои уловки: { $tricks }
