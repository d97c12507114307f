arena-decimal = ,
arena-percent = { $figure } %
arena-interval = { $low }–{ $high } %
arena-bot = Bot
arena-seats = Asientos
arena-wins = Victorias
arena-share = Proporción
arena-sure = Intervalo del 95 %
arena-chance = Por azar
arena-margin = diferencia
arena-adjusted = sin la suerte
arena-luck = suerte
arena-variance = varianza restante
arena-margins-about = Las diferencias son puntos por encima de la media de los demás jugadores, ± el error típico entre repartos. La media verdadera de la suerte es 0: una diferencia sin ella es igual de justa y a menudo más exacta.
arena-rating = Valoración
arena-points = Puntos (media)
arena-average = Media
arena-deviation = Desviación
arena-least = Mínimo
arena-median = Mediana
arena-most = Máximo
arena-games = Partidas
arena-decisions = decisiones
arena-everybody = todos los bots
arena-seat = Asiento { $number }
arena-mean = media { $mean }
arena-title = { $game }: arena
arena-lead = Bots: { $bots }. { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}; cada uno se juega con { $seatings ->
    [one] 1 orden de asientos
   *[other] { $seatings } órdenes de asientos
}.
arena-heading-wins = Victorias
arena-heading-points = Puntos
arena-heading-seats = Lo que vale cada asiento
arena-heading-length = Duración de las partidas
arena-heading-again = Las mismas partidas otra vez
arena-about-wins = El punto es la proporción de partidas ganadas; la línea, su intervalo del 95 % según Wilson; la marca discontinua, lo que daría el azar. Un bot con varios asientos gana con cualquiera de ellos; un primer puesto compartido es una victoria compartida.
arena-about-rating = Valoraciones según el modelo de Plackett–Luce (openskill): todos empiezan con 25,0 ± 8,3; la cifra tras ± es la incertidumbre.
arena-no-rating = Las valoraciones necesitan un paquete más: pip install ".[arena]" en la carpeta del código de Aevum.
arena-about-seats = Proporción de partidas ganadas desde cada asiento; si todos valieran lo mismo sería { $chance }.
arena-plot-share = { $bot }: gana { $share }, por azar { $chance }
arena-plot-spread = { $bot }: media { $mean } de { $games }

arena-progress = Jugando
arena-progress-first = Primera partida (aún sin tiempo restante)
arena-summary = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}, semilla { $seed }.
arena-speed = Decisiones por segundo: { $speed }.
arena-resumed = Se continúa; partidas ya terminadas: { $finished } de { $games }.
arena-written = Informe: { $report } · todas las partidas: { $ledger }
arena-stopped = Interrumpido. Partidas conservadas en { $folder }: { $finished } de { $games }; la misma orden continúa desde ahí.
arena-stopped-bare = Interrumpido; partidas terminadas: { $finished } de { $games }. Con --out CARPETA se conservan las partidas terminadas y la misma orden continúa.

tune-progress = Afinando
tune-step = Generación { $generation } de { $generations }: el mejor candidato superó al { $best } de sus rivales; el conjunto, al { $mean } de media; paso { $sigma }.
tune-weight = Peso
tune-before = Antes
tune-after = Después
tune-better = Mejora: en { $games ->
    [one] una partida nueva
   *[other] { $games } partidas nuevas
 } los pesos hallados ganaron el { $share } ({ $interval } al 95 %); por azar sería el { $chance }.
tune-not-better = Mejora no demostrada: en { $games ->
    [one] una partida nueva
   *[other] { $games } partidas nuevas
 } los pesos hallados ganaron el { $share } ({ $interval } al 95 %); por azar sería el { $chance }.
verdict-decides = Sin la suerte: { $share } ({ $interval } al 95 %, por repartos), y esto decide.
verdict-beside = Sin la suerte: { $share } ({ $interval } al 95 %, por repartos); hay muy pocos repartos para decidir por ello.
verdict-margin = Ventaja en puntos: { $margin }; sin la suerte: { $adjusted }; suerte: { $luck }. Varianza restante: { $variance }.
tune-written = Pesos: { $file } · para que jueguen: aevum arena JUEGO --bots { $bot }:weights={ $file },{ $bot }
tune-stopped = Interrumpido. Lo jugado se conserva en { $folder }; la misma orden continúa desde ahí.
# Aprendizaje
learn-progress = Aprendiendo
learn-fit = Ronda { $round } de { $rounds }. Partidas: { $games }; posiciones: { $rows }.
learn-explained = En repartos no usados para el ajuste, la corrección explica el { $explained } de la varianza de los errores de valoración.
learn-better = Mejora: en { $games ->
    [one] una partida nueva
   *[other] { $games } partidas nuevas
 } el valor nuevo ganó el { $share } ({ $interval } al 95 %); por azar sería el { $chance }.
learn-not-better = Mejora no demostrada: en { $games ->
    [one] una partida nueva
   *[other] { $games } partidas nuevas
 } el valor nuevo ganó el { $share } ({ $interval } al 95 %); por azar sería el { $chance }.
learn-feature = Rasgo
learn-beginning = Al principio
learn-end = Al final
learn-written = Valor: { $file } · para que juegue: aevum arena JUEGO --bots { $bot }:value={ $file },{ $bot }
learn-nothing = Ningún valor mejoró el anterior. Los candidatos están en { $folder }.
learn-stopped = Interrumpido. Lo jugado se conserva en { $folder }; la misma orden continúa desde ahí.
