game-title = Hammer
game-about = Six lots, twelve tricks, for two or three.
game-goal = Have the most points when the last lot is sold.
domain-lot = a lot
domain-trick = a trick

prompt-turn = Call a lot up.
prompt-bid = Bid one coin more, or pass; you may play tricks before.
prompt-rumour = Show a trick to stay in the lead, or pass and lose it.
pick-call = Call up
pick-bid = Bid
pick-pass = Pass
pick-play = Play a trick
event-call = Seat { $seat } calls up { $lot }.
event-lead = Seat { $seat } leads at a price of { $price }.
event-pass = Seat { $seat } passes.
event-trick = Seat { $seat } shows { $trick }.
event-sold = { $lot } goes to seat { $buyer } for { $price }.
end-all-sold = All lots are sold.

lot-vase = vase
lot-clock = clock
lot-globe = globe
lot-harp = harp
lot-mask = mask
lot-atlas = atlas
trick-varnish = Varnish
trick-crack = Crack
trick-purse = Purse
trick-rumour = Rumour
score-lots = Lots
score-coins = Coins
score-total = Total
text-lot = { $lot }: worth { $worth }{ $owner ->
    [0] { "" }
   *[other] , bought by seat { $owner }
 }
text-seat = Seat { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
text-hand = Your tricks: { $tricks }
