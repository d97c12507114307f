game-title = High Card
game-about = Twelve cards, three tricks, for two or three.
game-goal = Win the most of three tricks: whoever shows the highest card takes one.
domain-card = a card (1 to 12)
option-swap_cards = how many cards a swap may take
option-reshuffle = the deck is shuffled before cards are drawn

prompt-lay = Lay a card face down, or swap first.
prompt-swap = Draw as many cards as you have set aside, or set one more aside.
event-laid = Seat { $seat } lays a card face down.
event-laid-by-you = You lay the { $card } face down.
event-aside = Seat { $seat } sets a card aside.
event-aside-by-you = You set the { $card } aside.
event-drawn = Seat { $seat } draws from the deck.
event-drawn-by-you = You draw { $card }.
event-shown = Seat { $seat } shows the { $card }.
event-trick = Seat { $seat } takes the trick.
end-all-rounds = Three rounds have been played.

pick-play = Play
pick-swap = Swap
pick-draw = Draw

score-tricks = Tricks
score-total = Total
text-round = Round { $round } of 3
text-over = The match is over
text-seat = Seat { $seat }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }, tricks: { $tricks }
text-hand = Your hand: { $cards }
