game-title = Carta Alta
game-about = Doce cartas, tres bazas, para dos o tres.
game-goal = Gana la mayoría de las tres bazas: se la lleva la carta más alta.
domain-card = una carta (del 1 al 12)
option-swap_cards = cuántas cartas se pueden cambiar
option-reshuffle = el mazo se baraja antes de robar

prompt-lay = Juega una carta boca abajo, o cambia antes.
prompt-swap = Roba tantas cartas como hayas apartado, o aparta otra.
event-laid = El jugador { $seat } juega una carta boca abajo.
event-laid-by-you = Juegas el { $card } boca abajo.
event-aside = El jugador { $seat } aparta una carta.
event-aside-by-you = Apartas el { $card }.
event-drawn = El jugador { $seat } roba del mazo.
event-drawn-by-you = Robas { $card }.
event-shown = El jugador { $seat } muestra el { $card }.
event-trick = El jugador { $seat } gana la baza.
end-all-rounds = Se han jugado las tres rondas.

pick-play = Jugar
pick-swap = Cambiar
pick-draw = Robar

score-tricks = Bazas
score-total = Total
text-round = Ronda { $round } de 3
text-over = La partida ha terminado
text-seat = Jugador { $seat }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 }, bazas: { $tricks }
text-hand = Tu mano: { $cards }
