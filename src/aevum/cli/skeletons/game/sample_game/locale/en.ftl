game-title = Sample Game
game-about = Fifteen stones, and the last one wins.
game-goal = Take the last stone.
domain-count = how many stones

prompt-turn = Take one, two or three stones.
pick-take = Take
event-take = Seat { $seat } takes { $count ->
    [one] { $count } stone
   *[other] { $count } stones
 }.
end-no-stones = No stone is left.
score-last = Last stone
score-total = Total

text-heap = { $count ->
    [one] { $count } stone is left
   *[other] { $count } stones are left
 }
text-seat = Seat { $seat } has taken { $count }
