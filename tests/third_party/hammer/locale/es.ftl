game-title = Martillo
game-about = Seis lotes, doce trucos, para dos o tres.
game-goal = Ten más puntos que nadie cuando se venda el último lote.
domain-lot = un lote
domain-trick = un truco

prompt-turn = Saca un lote a subasta.
prompt-bid = Puja una moneda más, o pasa; antes puedes jugar trucos.
prompt-rumour = Muestra un truco para seguir en cabeza, o pasa y la pierdes.
pick-call = Sacar a subasta
pick-bid = Pujar
pick-pass = Pasar
pick-play = Jugar un truco
event-call = El jugador { $seat } saca a subasta: { $lot }.
event-lead = El jugador { $seat } va en cabeza con un precio de { $price }.
event-pass = El jugador { $seat } pasa.
event-trick = El jugador { $seat } muestra { $trick }.
event-sold = { $lot }: para el jugador { $buyer } por { $price }.
end-all-sold = Se han vendido todos los lotes.

lot-vase = jarrón
lot-clock = reloj
lot-globe = globo
lot-harp = arpa
lot-mask = máscara
lot-atlas = atlas antiguo
trick-varnish = Barniz
trick-crack = Grieta
trick-purse = Bolsa
trick-rumour = Rumor
score-lots = Lotes
score-coins = Monedas
score-total = Total
text-lot = { $lot }: vale { $worth }{ $owner ->
    [0] { "" }
   *[other] , del jugador { $owner }
 }
text-seat = Jugador { $seat }: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
 }
text-hand = Tus trucos: { $tricks }
