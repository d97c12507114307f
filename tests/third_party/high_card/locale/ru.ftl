game-title = Старшая карта
game-about = Двенадцать карт, три взятки, для двоих или троих.
game-goal = Возьми больше взяток из трёх: взятку берёт старшая карта.
domain-card = карта (от 1 до 12)
option-swap_cards = сколько карт можно обменять
option-reshuffle = перед взятием карт колода тасуется

prompt-lay = Положи карту рубашкой вверх или сначала обменяй.
prompt-swap = Возьми столько карт, сколько отложено, или отложи ещё одну.
event-laid = Игрок { $seat } кладёт карту рубашкой вверх.
event-laid-by-you = Ты кладёшь карту { $card } рубашкой вверх.
event-aside = Игрок { $seat } откладывает карту.
event-aside-by-you = Ты откладываешь карту { $card }.
event-drawn = Игрок { $seat } берёт из колоды.
event-drawn-by-you = Ты берёшь: { $card }.
event-shown = Игрок { $seat } открывает карту { $card }.
event-trick = Игрок { $seat } забирает взятку.
end-all-rounds = Сыграны все три раунда.

pick-play = Сыграть
pick-swap = Обменять
pick-draw = Взять

score-tricks = Взятки
score-total = Всего
text-round = Раунд { $round } из 3
text-over = Партия окончена
text-seat = Игрок { $seat }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
 }, взятки: { $tricks }
text-hand = Твоя рука: { $cards }
