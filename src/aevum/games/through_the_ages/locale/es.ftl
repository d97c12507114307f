game-title = Through the Ages
game-about = Un juego de Vlaada Chvátil para dos a cuatro jugadores, en su primera edición: guía una civilización de la Antigüedad a la Edad Moderna.
game-goal = Gana quien tenga más puntos de cultura al final. Coge cartas de la fila, pon a construir a tus trabajadores, descubre tecnologías, termina maravillas y mantén a tu pueblo alimentado, feliz y a salvo.

# Arguments of moves
domain-card = una carta
domain-place = una posición de la fila
domain-rival = un rival
domain-side = un papel del pacto
domain-amount = una cantidad
domain-stage = un número de fases
notation-card = { domain-card } (bronze, code-of-laws)
notation-place = { domain-place } (de R1 a R13)
notation-rival = { domain-rival } (orange, green, purple, teal)
notation-side = { domain-side } (as-a, as-b, alike)
notation-amount = { domain-amount } (de 0 a 99)
notation-stage = { domain-stage } (de x1 a x4)

# Verbs
heading-civil = Acciones civiles
heading-military = Acciones militares
heading-political = Acciones políticas
pick-take = Coger
pick-grow = Aumentar la población
pick-ship = Transatlánticos: crecer
pick-enlist = Barbarroja: reclutar
pick-build = Construir
pick-recruit = Reclutar
pick-upgrade = Mejorar
pick-destroy = Destruir
pick-disband = Dispersar
pick-stage = Fase de maravilla
pick-lead = Poner en juego un líder
pick-develop = Descubrir
pick-govern = Cambiar de gobierno
pick-revolt = Revolución
pick-play = Jugar
pick-land = Tierra Fértil
pick-site = Asentamiento Ideal
pick-improve = Mejora Eficiente
pick-genius = Obra de Ingeniería
pick-frugality = Frugalidad
pick-breakthrough = Descubrimiento
pick-tactic = Jugar una táctica
pick-swap = Cambiar comida/recurso
pick-overpay = Cambio a la reserva
pick-draw = Robar una carta militar
pick-end = Terminar el turno
pick-spare = Terminar sin una mina
pick-seed = Preparar un evento
pick-aggression = Agresión
pick-war = Declarar la guerra
pick-offer = Ofrecer un pacto
pick-cancel = Cancelar un pacto
pick-settle = Colón coloniza
pick-resign = Retirarse
pick-go = Librar la guerra
pick-pass = Pasar
pick-accept = Aceptar
pick-refuse = Rechazar
pick-bid = Pujar
pick-sacrifice = Sacrificar
pick-spend = Usar una carta de bono
pick-done = Listo
pick-discard = Descartar
pick-lose = Perder
pick-raze = Destruir
pick-food = Comida
pick-cede = Ceder una colonia
pick-ruin = Dejar en ruinas
pick-seize = Llevarse
pick-keep = Quedarse con
asks-bid-1 = ¿Cuánto pujas?
asks-food-1 = ¿Cuánta comida?
asks-take-1 = ¿Qué carta coges de la fila?
asks-enlist-1 = ¿Qué unidad recluta Barbarroja?
asks-build-1 = ¿Dónde va a trabajar el trabajador?
asks-recruit-1 = ¿Qué unidad reclutas?
asks-upgrade-1 = ¿Qué mejoras?
asks-upgrade-2 = ¿A qué carta mejoras { $first }?
asks-destroy-1 = ¿Qué destruyes?
asks-disband-1 = ¿Qué unidad dispersas?
asks-stage-1 = ¿Cuántas fases construyes?
asks-lead-1 = ¿Quién dirigirá tu civilización?
asks-develop-1 = ¿Qué tecnología descubres?
asks-govern-1 = ¿A qué gobierno cambias?
asks-revolt-1 = ¿Qué gobierno trae la revolución?
asks-play-1 = ¿Qué carta juegas?
asks-land-1 = { asks-play-1 }
asks-land-2 = { $first }: ¿qué granja o mina construyes?
asks-site-1 = { asks-play-1 }
asks-site-2 = { $first }: ¿qué edificio construyes?
asks-improve-1 = { asks-play-1 }
asks-improve-2 = { $first }: ¿qué mejoras?
asks-improve-3 = { $first }: ¿a qué carta mejoras { $second }?
asks-genius-1 = { asks-play-1 }
asks-frugality-1 = { asks-play-1 }
asks-breakthrough-1 = { asks-play-1 }
asks-breakthrough-2 = { $first }: ¿qué tecnología descubres?
asks-breakthrough_govern-1 = { asks-play-1 }
asks-breakthrough_govern-2 = { $first }: ¿a qué gobierno cambias?
asks-breakthrough_revolt-1 = { asks-play-1 }
asks-breakthrough_revolt-2 = { $first }: ¿qué gobierno trae la revolución?
asks-tactic-1 = ¿Qué táctica juegas?
asks-seed-1 = ¿Qué evento preparas?
asks-aggression-1 = ¿Qué agresión juegas?
asks-aggression-2 = ¿Contra qué rival va { $first }?
asks-war-1 = ¿Qué guerra declaras?
asks-war-2 = { $first }: ¿a quién declaras la guerra?
asks-offer-1 = ¿Qué pacto ofreces?
asks-offer-2 = { $first }: ¿a quién se lo ofreces?
asks-offer-3 = { $first } con { $second }: ¿qué papel tienes tú?
asks-cancel-1 = ¿Qué pacto cancelas?
asks-settle-1 = ¿Qué territorio coloniza Colón?
asks-sacrifice-1 = ¿Qué unidad sacrificas?
asks-spend-1 = ¿Qué carta de bono usas?
asks-discard-1 = ¿Qué carta descartas?
asks-lose-1 = ¿Dónde pierdes un trabajador?
asks-raze-1 = ¿Qué edificio se destruye?
asks-cede-1 = ¿Qué colonia cedes?
asks-ruin-1 = ¿Qué maravilla queda en ruinas?
asks-seize-1 = ¿Qué tecnología te llevas?
asks-keep-1 = ¿Con qué bono te quedas?
move-upgrade = Mejorar { $first } a { $second }
move-land = { $first }: construir { $second }
move-site = { $first }: construir { $second }
move-improve = { $first }: mejorar { $second } a { $third }
move-genius = { $first }: construir una fase de maravilla
move-frugality = { $first }: aumentar la población
move-breakthrough = { $first }: descubrir { $second }
move-breakthrough_govern = { $first }: cambiar el gobierno a { $second }
move-breakthrough_revolt = { $first }: revolución hacia { $second }
move-aggression = { $first } contra { $second }
move-war = Declarar { $first } a { $second }
move-offer = Ofrecer a { $second } el pacto { $first } ({ $third })
amount-bid = Pujar { $amount }
amount-food = { $amount } de comida
price-civil = { $count ->
    [one] una acción civil
   *[other] { $count } acciones civiles
 }
price-growth = { $count } de comida
price-resources = { $count ->
    [one] un recurso
   *[other] { $count } recursos
 }
price-science = { $count ->
    [one] un punto de ciencia
   *[other] { $count } puntos de ciencia
 }
gain-food = comida +{ $amount } por turno
gain-resource = recursos +{ $amount } por turno
gain-culture = cultura +{ $amount } por turno
gain-science = ciencia +{ $amount } por turno
gain-strength = fortaleza +{ $amount }
gain-happy = caras felices +{ $amount }
price-bid = de { $most }
price-food = y { $rest ->
    [one] { $rest } recurso
   *[other] { $rest } recursos
 }
side-as-a = tú eres A
side-as-b = tú eres B
side-alike = igual para ambos
stage-x1 = una fase
stage-x2 = dos fases
stage-x3 = tres fases
stage-x4 = cuatro fases
rival-orange = Naranja
rival-green = Verde
rival-purple = Morado
rival-teal = Turquesa

# Options
option-game = cuál de los tres juegos
option-game-why = El básico enseña lo pacífico en media hora; el avanzado añade cartas militares; el completo, guerras y la era moderna.
option-easier = más sencillo: una ficha amarilla más para todos y un edificio urbano más de cada tipo
option-easier-why = Más población y sitio para edificios: los errores duelen menos.
option-alternative_corruption = cuando producen las minas, una puede descansar para evitar la corrupción
option-alternative_corruption-why = Suaviza la corrupción para los nuevos.
option-no_ganging_up = a una civilización solo la ataca un rival por ronda
option-no_ganging_up-why = Nadie puede ser despedazado por todos los demás a la vez.
option-peace = variante pacífica
option-peace-why = Para quien no quiere que lo ataquen mientras aprende.
option-draw_as_action = las cartas militares se roban con acciones militares, no al final del turno
option-draw_as_action-why = Menos suerte con las cartas militares: quien las quiere, las paga.
option-public_bonuses = bonos finales a la vista desde el principio
option-public_bonuses-why = Puedes planear el final desde el primer turno.
option-bonuses = otros bonos finales
option-bonuses-why = Más formas de remontar al final.
option-fewer_bonuses = los eventos de la era III que quedan en los mazos no puntúan al final
option-fewer_bonuses-why = Sin sorpresas tardías: solo cuentan los eventos preparados.
option-hammurabi_by_card = Hammurabi te quita una acción militar, como en la carta inglesa
option-hammurabi_by_card-why = La carta inglesa y el reglamento discrepan; esto sigue la carta y lo hace más débil.
value-basic = básico
value-advanced = avanzado
value-full = completo
value-none = no
value-no_attacks = sin agresiones ni guerras
value-no_attacks_no_pacts = sin agresiones, guerras ni pactos
value-by_game = los del juego elegido
value-3 = tres
value-4 = cuatro
value-5 = cinco
value-age_by_age = era a era
value-private = cada jugador guarda uno en secreto
value-open_choice = cada jugador elige uno a la vista de todos
preset-basic = Juego básico
preset-advanced = Juego avanzado
preset-full = Juego completo
preset-basic-about = La Antigüedad y la era I, sin cartas militares: la mejor forma de aprender
preset-advanced-about = Hasta la era II, con cartas militares y sin guerras
preset-full-about = Las cuatro eras: tú contra dos bots

# Players, Ages, kinds
player-orange = Naranja
player-green = Verde
player-purple = Morado
player-teal = Turquesa
kind-farm = Granja
kind-mine = Mina
kind-lab = Laboratorio
kind-temple = Templo
kind-library = Biblioteca
kind-theater = Teatro
kind-arena = Estadio
kind-infantry = Infantería
kind-cavalry = Caballería
kind-artillery = Artillería
kind-air = Aviación
kind-special = Tecnología especial
kind-government = Gobierno
kind-leader = Líder
kind-wonder = Maravilla
kind-action = Carta de acción
kind-event = Evento
kind-territory = Territorio nuevo
kind-bonus = Carta de bono
kind-aggression = Agresión
kind-war = Guerra
kind-pact = Pacto
kind-tactic = Táctica

# Events
event-turn = Ronda { $round }: turno de { $player }.
report-first-age = Entran en juego las cartas de la era I; todavía no queda nada obsoleto.
event-age = Empieza la era { $age }.
event-obsolete = Salen del juego las cartas de la era { $age } en mano, sus líderes, maravillas sin terminar y pactos.
event-outdated = { $player } pierde con la nueva era: { $cards }.
event-outdated-by-you = Salen de tu mano: { $cards }.
retold-outdated = Salen de la mano de { $player }: { $cards }.
event-tokens-lost = Cada civilización pierde hasta dos fichas amarillas.
event-last-round = La ronda { $round } es la última.
event-cleared = Fuera de la fila: { $cards }.
event-laid = Nuevo en la fila: { $cards }.
event-take = { $player } coge { $card }.
event-grow = La población de { $player } aumenta.
event-build = { $player } construye: { $card }.
event-upgrade = { $player } mejora { $old } a { $card }.
event-destroy = { $player } destruye: { $card }.
event-recruit = { $player } recluta: { $card }.
event-disband = { $player } dispersa una unidad: { $card }.
event-stage = { $player } completa { $count ->
    [one] una fase
   *[other] { $count } fases
 } de { $card }.
event-wonder = ¡{ $player } termina { $card }!
event-lead = { $card } lidera a { $player }.
event-develop = { $player } descubre { $card }.
event-govern = { $player } cambia pacíficamente de gobierno: { $card }.
event-revolt = ¡Revolución! { $player }: { $card }.
event-play = { $player } juega { $card }.
event-tactic = { $player } juega la táctica { $card }.
event-swap = { $player } cambia comida y recursos por su pacto comercial.
event-produce = { $player } produce: cultura { $culture }, ciencia { $science }, comida { $food }, recursos { $resources }.
event-hunger = Hambre: a { $player } le { $missing ->
    [one] falta
   *[other] faltan
 } { $missing } de comida y { $points ->
    [0] no le quedan puntos de cultura que perder
    [one] pierde un punto de cultura
   *[other] pierde { $points } puntos de cultura
 }.
event-corruption = Corrupción: { $player } pierde { $lost ->
    [one] un recurso
   *[other] { $lost } recursos
 }.
event-change-left = { $player } deja en su reserva { $count ->
    [one] una ficha azul
   *[other] { $count } fichas azules
 } del cambio.
event-uprising = Sublevación: { $player } no produce nada.
event-draw-by-you = Robas { $cards }.
retold-draw = { $player } roba { $cards }.
event-draw = { $player } roba { $count ->
    [one] una carta militar
   *[other] { $count } cartas militares
 }.
event-discard-by-you = Descartas { $card }.
retold-discard = { $player } descarta { $card }.
event-discard = { $player } descarta una carta militar de la era { $age }.
event-seed-by-you = Preparas { $card } y anotas { $points ->
    [one] un punto de cultura
   *[other] { $points } puntos de cultura
 }.
retold-seed = { $player } prepara { $card } y anota { $points ->
    [one] un punto de cultura
   *[other] { $points } puntos de cultura
 }.
event-seed = { $player } añade una carta de la era { $age } a los eventos futuros y anota { $points ->
    [one] un punto de cultura
   *[other] { $points } puntos de cultura
 }.
event-turned = Evento: { $card }.
event-culture = { $player } anota { $points ->
    [one] un punto de cultura
   *[other] { $points } puntos de cultura
 }.
event-culture-lost = { $player } pierde { $points ->
    [one] un punto de cultura
   *[other] { $points } puntos de cultura
 }.
event-science = { $player } gana { $points ->
    [one] un punto de ciencia
   *[other] { $points } puntos de ciencia
 }.
event-science-lost = { $player } pierde { $points ->
    [one] un punto de ciencia
   *[other] { $points } puntos de ciencia
 }.
event-food = { $player } gana { $points } de comida.
event-food-lost = { $player } pierde { $points } de comida.
event-resources = { $player } gana { $points ->
    [one] un recurso
   *[other] { $points } recursos
 }.
event-mix = { $player } gana { $resources ->
    [0] { $food } de comida
   *[other] { $food ->
    [0] { $resources ->
       [one] un recurso
      *[other] { $resources } recursos
    }
   *[other] { $food } de comida y { $resources ->
       [one] un recurso
      *[other] { $resources } recursos
    }
  }
 }.
event-mix-lost = { $player } pierde { $resources ->
    [0] { $food } de comida
   *[other] { $food ->
    [0] { $resources ->
       [one] un recurso
      *[other] { $resources } recursos
    }
   *[other] { $food } de comida y { $resources ->
       [one] un recurso
      *[other] { $resources } recursos
    }
  }
 }.
event-rebellion = { $player } tiene { $points ->
    [one] una acción civil
   *[other] { $points } acciones civiles
 } menos en su próximo turno.
event-blue-lost = { $player } pierde una ficha azul.
event-idle-lost = { $player } pierde un trabajador inactivo.
event-worker-lost = { $player } pierde un trabajador: { $card }.
event-wrecked = Destrucción: { $player } pierde { $card }.
event-free-work = { $player } emplea gratis a un trabajador inactivo: { $card }.
event-no-free-work = { $player } no lo aprovecha: { $card }.
event-agreed = { $player } { $count ->
    [0] no coge ninguna carta por el acuerdo
   *[other] ha cogido cartas por el acuerdo
 }.
event-ruined = Una maravilla de { $player } queda en ruinas: { $card }.
event-killed = { $player } pierde { $card }.
event-yellow-moved = { $count ->
    [one] Una ficha amarilla pasa
   *[other] { $count } fichas amarillas pasan
 } de { $target } a { $player }.
event-bid = { $player } puja { $bid }.
event-no-bid = { $player } pasa.
event-nobody = Nadie coloniza { $card }.
event-sacrifice = { $player } sacrifica una unidad: { $card }.
event-spend = { $player } usa { $card }.
event-colony = { $player } coloniza { $card }.
event-colony-lost = { $player } pierde la colonia { $card }.
event-annexed = { $player } se anexiona { $card }.
event-aggression = { $player } juega { $card } contra { $target }.
event-war = { $player } declara la guerra a { $target }: { $card }.
event-strike = { $player } ataca con una fuerza de { $attack }.
event-fight = { $card }: { $player } ataca a { $target }, { $attack } contra { $defence }{ $result ->
    [succeeds] : el ataque triunfa.
    [repelled] : ataque rechazado.
    [lost] : { $target } gana la guerra.
    [drawn] : nadie vence.
   *[other] .
 }
event-science-moved = { $points ->
    [0] { $target } no tiene puntos de ciencia que { $player } pueda quitarle.
    [one] { $player } quita un punto de ciencia a { $target }.
   *[other] { $player } quita { $points } puntos de ciencia a { $target }.
 }
event-culture-moved = { $points ->
    [0] { $target } no tiene puntos de cultura que { $player } pueda quitarle.
    [one] { $player } quita un punto de cultura a { $target }.
   *[other] { $player } quita { $points } puntos de cultura a { $target }.
 }
event-razed = { $player } pierde { $card }{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
 }.
event-seized = { $player } quita { $card } a { $target }.
event-offer = { $player } ofrece un pacto a { $target }: { $card }.
event-accept = { $player } acepta { $card }.
event-refuse = { $player } rechaza { $card }.
event-pact-ends = { $card }, entre { $player } y { $other }, ha terminado.
event-resign = { $player } se retira.
event-keep-by-you = Te quedas con { $card } como bono.
retold-keep = { $player } se queda con { $card } como bono.
event-keep = { $player } se queda con un bono.
event-choose-bonus = { $player } elige el bono { $card }.
event-final = Al final: { $card }.
event-basic-end = { $player } anota { $points ->
    [one] un punto de cultura
   *[other] { $points } puntos de cultura
 } al final.
# Events, said to the player whom they are about
you-turn = Ronda { $round }: tu turno.
you-outdated = Pierdes con la nueva era: { $cards }.
you-take = Coges { $card }.
you-grow = Tu población aumenta.
you-build = Construyes: { $card }.
you-upgrade = Mejoras { $old } a { $card }.
you-destroy = Destruyes: { $card }.
you-recruit = Reclutas: { $card }.
you-disband = Dispersas una unidad: { $card }.
you-stage = Completas { $count ->
    [one] una fase
   *[other] { $count } fases
 } de { $card }.
you-wonder = ¡Terminas { $card }!
you-lead = { $card } es ahora tu líder.
you-develop = Descubres { $card }.
you-govern = Cambias pacíficamente de gobierno: { $card }.
you-revolt = ¡Revolución! Tu nuevo gobierno: { $card }.
you-play = Juegas { $card }.
you-tactic = Juegas la táctica { $card }.
you-swap = Cambias comida y recursos por tu pacto comercial.
you-produce = Produces: cultura { $culture }, ciencia { $science }, comida { $food }, recursos { $resources }.
you-hunger = Hambre: te { $missing ->
    [one] falta
   *[other] faltan
 } { $missing } de comida y { $points ->
    [0] no te quedan puntos de cultura que perder
    [one] pierdes un punto de cultura
   *[other] pierdes { $points } puntos de cultura
 }.
you-corruption = Corrupción: pierdes { $lost ->
    [one] un recurso
   *[other] { $lost } recursos
 }.
you-change-left = Dejas en tu reserva { $count ->
    [one] una ficha azul
   *[other] { $count } fichas azules
 } del cambio.
you-uprising = Sublevación: no produces nada.
you-culture = Anotas { $points ->
    [one] un punto de cultura
   *[other] { $points } puntos de cultura
 }.
you-culture-lost = Pierdes { $points ->
    [one] un punto de cultura
   *[other] { $points } puntos de cultura
 }.
you-science = Ganas { $points ->
    [one] un punto de ciencia
   *[other] { $points } puntos de ciencia
 }.
you-science-lost = Pierdes { $points ->
    [one] un punto de ciencia
   *[other] { $points } puntos de ciencia
 }.
you-food = Ganas { $points } de comida.
you-food-lost = Pierdes { $points } de comida.
you-resources = Ganas { $points ->
    [one] un recurso
   *[other] { $points } recursos
 }.
you-mix = Ganas { $resources ->
    [0] { $food } de comida
   *[other] { $food ->
    [0] { $resources ->
       [one] un recurso
      *[other] { $resources } recursos
    }
   *[other] { $food } de comida y { $resources ->
       [one] un recurso
      *[other] { $resources } recursos
    }
  }
 }.
you-mix-lost = Pierdes { $resources ->
    [0] { $food } de comida
   *[other] { $food ->
    [0] { $resources ->
       [one] un recurso
      *[other] { $resources } recursos
    }
   *[other] { $food } de comida y { $resources ->
       [one] un recurso
      *[other] { $resources } recursos
    }
  }
 }.
you-rebellion = Tienes { $points ->
    [one] una acción civil
   *[other] { $points } acciones civiles
 } menos en tu próximo turno.
you-blue-lost = Pierdes una ficha azul.
you-idle-lost = Pierdes un trabajador inactivo.
you-worker-lost = Pierdes un trabajador: { $card }.
you-wrecked = Destrucción: pierdes { $card }.
you-free-work = Empleas gratis a un trabajador inactivo: { $card }.
you-no-free-work = No lo aprovechas: { $card }.
you-ruined = Una de tus maravillas queda en ruinas: { $card }.
you-killed = Pierdes { $card }.
you-bid = Pujas { $bid }.
you-no-bid = Pasas.
you-sacrifice = Sacrificas una unidad: { $card }.
you-spend = Usas { $card }.
you-colony = Colonizas { $card }.
you-colony-lost = Pierdes la colonia { $card }.
you-annexed = Te anexionas { $card }.
you-aggression = Juegas { $card } contra { $target }.
you-war = Declaras la guerra a { $target }: { $card }.
you-strike = Atacas con una fuerza de { $attack }.
you-fight = { $card }: atacas a { $target }, { $attack } contra { $defence }{ $result ->
    [succeeds] : el ataque triunfa.
    [repelled] : ataque rechazado.
    [lost] : { $target } gana la guerra.
    [drawn] : nadie vence.
   *[other] .
 }
you-science-moved = { $points ->
    [0] { $target } no tiene puntos de ciencia que puedas quitarle.
    [one] Quitas un punto de ciencia a { $target }.
   *[other] Quitas { $points } puntos de ciencia a { $target }.
 }
you-culture-moved = { $points ->
    [0] { $target } no tiene puntos de cultura que puedas quitarle.
    [one] Quitas un punto de cultura a { $target }.
   *[other] Quitas { $points } puntos de cultura a { $target }.
 }
you-razed = Pierdes { $card }{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
 }.
you-seized = Quitas { $card } a { $target }.
you-offer = Ofreces un pacto a { $target }: { $card }.
you-accept = Aceptas { $card }.
you-refuse = Rechazas { $card }.
you-resign = Te retiras.
you-choose-bonus = Eliges el bono { $card }.
you-basic-end = Anotas { $points ->
    [one] un punto de cultura
   *[other] { $points } puntos de cultura
 } al final.

# Events in a few words, after the sentence that they belong to
brief-culture = +{ $points } de cultura
brief-culture-lost = −{ $points } de cultura
brief-science = +{ $points } de ciencia
brief-science-lost = −{ $points } de ciencia
brief-food = +{ $points } de comida
brief-food-lost = −{ $points } de comida
brief-resources = +{ $points } { $points ->
    [one] recurso
   *[other] recursos
 }

end-culture = La última ronda ha terminado: gana quien tenga más puntos de cultura.
end-resigned = Todos los demás se han retirado.

# The score
score-collected = Anotados en la partida
score-production = Producción de cada turno
score-prepared = Eventos preparados
score-wonders = Maravillas terminadas
score-colonies = Colonias
score-events = Eventos revelados
score-wars = Agresiones y guerras
score-hunger = Hambre
score-cards = Cartas de acción y líderes
score-technology = Tecnologías
score-strength = Fortaleza
score-face = Caras felices
score-science = Ciencia
score-food = Comida
score-resource = Recursos
score-impact-of-agriculture = { card-impact-of-agriculture }
score-impact-of-architecture = { card-impact-of-architecture }
score-impact-of-colonies = { card-impact-of-colonies }
score-impact-of-competition = { card-impact-of-competition }
score-impact-of-government = { card-impact-of-government }
score-impact-of-happiness = { card-impact-of-happiness }
score-impact-of-industry = { card-impact-of-industry }
score-impact-of-population = { card-impact-of-population }
score-impact-of-progress = { card-impact-of-progress }
score-impact-of-science = { card-impact-of-science }
score-impact-of-strength = { card-impact-of-strength }
score-impact-of-technology = { card-impact-of-technology }
score-impact-of-wonders = { card-impact-of-wonders }

# Prompts of decisions
stage-round = Ronda { $round }, era { $age }
prompt-first-round = { $civil ->
    [0] No te quedan acciones civiles: termina el turno.
    [one] Coge cartas de la fila: te queda una acción civil.
   *[other] Coge cartas de la fila: te quedan { $civil } acciones civiles.
 }
prompt-turn = Tu turno: acciones civiles { $civil }, acciones militares { $military }.
prompt-uprising = Sublevación: tal como estás, no producirás nada.
prompt-politics = Puedes realizar una acción política.
prompt-march = Llega la hora de tu guerra.
prompt-discard = Tienes { $count ->
    [one] { $count } carta militar
   *[other] { $count } cartas militares
 } y puedes quedarte con { $limit }: ¿cuál descartas?
prompt-keep = Quédate con un bono para el final de la partida.
prompt-lose = { $card }: tu población disminuye. ¿Qué trabajador pierdes?
prompt-wreck = { $card }: pierdes una granja, una mina o un edificio urbano. ¿Cuál?
prompt-either = { $card }: ¿{ $amount } de comida o { $amount ->
    [one] { $amount } recurso
   *[other] { $amount } recursos
 }?
prompt-gain-mix = { $card }: ganas { $amount } entre comida y recursos. ¿Cuánto es comida?
prompt-lose-mix = { $card }: pierdes { $amount } entre comida y recursos. ¿Cuánto es comida?
prompt-welcome = Un trabajador inactivo puede ponerse gratis a trabajar: { $card }. ¿Aceptas?
prompt-cede = { $card }: ¿a qué colonia renuncias?
prompt-ruin = { $card }: ¿cuál de tus maravillas antiguas queda en ruinas?
prompt-bomb = ¿Qué edificio urbano de { $target } se destruye?
prompt-agree = { $left ->
    [0] Ya solo puedes coger cartas que no cuesten nada; si no, elige «Listo».
    [one] Coge cartas de la fila por un total de hasta una acción civil, sin gastar ninguna; si coges alguna carta, pierdes tu próxima acción política.
   *[other] Coge cartas de la fila por un total de hasta { $left } acciones civiles, sin gastar ninguna; si coges alguna carta, pierdes tu próxima acción política.
 }
prompt-bid = { $card } se puede colonizar: una puja se paga con unidades y cartas de bono. { $highest ->
    [0] Nadie ha pujado todavía.
   *[other] La oferta más alta es { $highest }.
 }
prompt-send = { $card }: envía una fuerza de { $bid }. Elige cartas de bono y unidades, que se pierden. Por ahora { $force }.
prompt-strike = { $card } contra { $target }: { $attack } contra { $defence }. ¿Sacrificas unidades? El empate no basta.
prompt-defend = { $player } te ataca con { $card }: { $attack } contra { $defence }. Las cartas de bono y las unidades sacrificadas refuerzan la defensa; el empate rechaza el ataque.
prompt-divide = Quitas { $amount } entre comida y recursos a { $target }: ¿cuánto es comida?
prompt-raze = ¿Qué edificio urbano de { $target } destruyes?
prompt-annex = ¿Qué colonia de { $target } te llevas?
prompt-seize = Tu ventaja: { $amount }. Llévate tecnologías especiales de { $target }; el resto son puntos de ciencia.
prompt-answer = { $player } te ofrece { $card }{ $side ->
    [a] ; serías A.
    [b] ; serías B.
   *[both] .
 }

# Decisions as the other seats read them
waiting-first-round = { $name } coge cartas de la fila.
waiting-turn = Juega { $name }: acciones civiles { $civil }, acciones militares { $military }.
waiting-politics = { $name } decide su acción política.
waiting-march = { $name } tiene una guerra por librar.
waiting-discard = { $name } descarta cartas militares hasta quedarse con { $limit }.
waiting-keep = { $name } decide qué bono guarda para el final de la partida.
waiting-lose = { $card }: { $name } decide dónde pierde población.
waiting-wreck = { $card }: { $name } decide qué granja, mina o edificio urbano pierde.
waiting-either = { $card }: { $name } decide entre { $amount } de comida y { $amount ->
    [one] { $amount } recurso
   *[other] { $amount } recursos
 }.
waiting-gain-mix = { $card }: { $name } gana { $amount } y decide cuánto es comida y cuánto recursos.
waiting-lose-mix = { $card }: { $name } pierde { $amount } y decide cuánto es comida y cuánto recursos.
waiting-welcome = { $name } decide si pone gratis a trabajar a un trabajador inactivo: { $card }.
waiting-cede = { $card }: { $name } decide a qué colonia renuncia.
waiting-ruin = { $card }: { $name } decide cuál de sus maravillas antiguas queda en ruinas.
waiting-bomb = { $name } decide qué edificio urbano de { $target } se destruye.
waiting-agree = { $left ->
    [0] { $name } decide si coge algo más de la fila.
    [one] { $name } decide qué cartas coge de la fila, por un total de hasta una acción civil.
   *[other] { $name } decide qué cartas coge de la fila, por un total de hasta { $left } acciones civiles.
 }
waiting-bid = { $highest ->
    [0] { $name } decide si puja por { $card }.
   *[other] { $name } decide si supera la puja de { $highest } por { $card }.
 }
waiting-send = { $name } envía una fuerza de { $bid } a { $card }: de momento { $force }.
waiting-strike = { $card } contra { $target }: { $attack } contra { $defence }. { $name } decide si sacrifica unidades.
waiting-defend = { $card }, de { $player }: { $attack } contra { $defence }. { $name } decide cómo se defiende.
waiting-divide = { $card }: { $name } quita { $amount } a { $target } y decide cuánto es comida y cuánto recursos.
waiting-raze = { $card }: { $name } decide qué edificio urbano de { $target } destruye.
waiting-annex = { $card }: { $name } decide qué colonia de { $target } se lleva.
waiting-seize = { $card }: { $name } decide qué tecnologías especiales de { $target } se lleva; le queda una ventaja de { $amount }.
waiting-answer = { $name } decide si acepta un pacto que ofrece { $player }: { $card }.

# Previews of moves
brings-civil = { $count ->
    [one] Queda { $count } acción civil sin usar.
   *[other] Quedan { $count } acciones civiles sin usar.
 }
brings-military = { $count ->
    [one] Se pierde { $count } acción militar.
   *[other] Se pierden { $count } acciones militares.
 }
brings-corruption = La corrupción se lleva { $lost ->
    [one] { $lost } recurso
   *[other] { $lost } recursos
 }.
brings-revolt = Una revolución gasta todas tus acciones civiles de este turno: { $count }.
brings-revolt-military = Una revolución gasta todas tus acciones militares de este turno: { $count }.
brings-surplus = Envías una fuerza de { $force } y basta con { $bid }.
brings-aggression = Tu fortaleza { $own } contra { $theirs }; { $target } { $cards ->
    [0] no tiene cartas militares
    [one] tiene { $cards } carta militar
   *[other] tiene { $cards } cartas militares
 }.
brings-war = Tu fortaleza { $own } contra { $theirs } por ahora; la guerra se libra al empezar tu próximo turno.
brings-tie = El empate no basta.
brings-discard = Tienes { $count ->
    [one] { $count } carta militar
   *[other] { $count } cartas militares
}: después solo podrás conservar { $limit }.
brings-seed = Después se revela el siguiente evento actual.
brings-resign = Tu civilización abandona la partida y quedas en último lugar.

# Figures that previews compare
measure-culture = cultura
measure-culture-rate = cultura por turno
measure-science = ciencia
measure-science-rate = ciencia por turno
measure-attack = fortaleza del ataque
measure-defence = fortaleza de la defensa
measure-force = fuerza enviada
measure-strength = fortaleza
measure-happy = caras felices
measure-needed = caras felices necesarias
measure-discontent = trabajadores descontentos
measure-idle = trabajadores inactivos
measure-food = comida
measure-resources = recursos
measure-military-resources = recursos para unidades
measure-civil = acciones civiles
measure-military = acciones militares
measure-growth = comida por otro trabajador
measure-limit = límite de edificios
measure-colonization = colonización
measure-uprising = sublevación
measure-food-forecast = comida al final del turno
measure-resource-forecast = recursos al final del turno
measure-corruption = perdido por corrupción
measure-hunger = comida que falta

# Reasons of refusals
refused-resources = { $needed ->
    [one] Hace falta un recurso
   *[other] Hacen falta { $needed } recursos
 }; tienes { $have }.
refused-food = Hace falta { $needed } de comida; tienes { $have }.
refused-science = { $needed ->
    [one] Hace falta un punto de ciencia
   *[other] Hacen falta { $needed } puntos de ciencia
 }; tienes { $have }.
refused-civil = { $needed ->
    [one] Hace falta una acción civil
   *[other] Hacen falta { $needed } acciones civiles
 }; te quedan { $have }.
refused-military = { $needed ->
    [one] Hace falta una acción militar
   *[other] Hacen falta { $needed } acciones militares
 }; te quedan { $have }.
refused-worker = No tienes ningún trabajador inactivo; aumentar la población cuesta { $cost } de comida.
refused-hand = Cartas civiles en tu mano: { $count }; el límite es { $limit }.
refused-limit = Con tu gobierno, el límite de cada tipo de edificio es { $limit }.
refused-bonus = Las cartas de bono se usan cuando te atacan o cuando envías una fuerza a un territorio.
refused-politics-first = Decide primero tu acción política, o pasa.
refused-politics-over = Las cartas políticas se juegan al principio del turno, antes de las acciones.

# Labels on the board
text-row = Fila de cartas
text-hand = Tus cartas militares: { $cards }
text-legend = ♪ cultura y cuánto crece · ⚗ ciencia y cuánto crece · ⚔ fuerza · ☺ caras felices / necesarias · ● acciones civiles restantes / en total · ◆ acciones militares restantes / en total · ⌂ comida · ▲ recursos · ☻ trabajadores inactivos · ▮ almacén amarillo · ▯ reserva
text-decks = Quedan: cartas civiles { $civil }, cartas militares { $military }, eventos actuales { $current }, eventos futuros { $future }

# Symbols and tooltips on the board
board-row = La fila de cartas
board-hand = Tus cartas
board-stage = Ahora
board-players = Todos los jugadores
board-events = Mazos y eventos
board-civilization = Civilización: { $player }
board-empty = hueco de { $price ->
    [one] una acción civil
   *[other] { $price } acciones civiles
 }
board-stage-of = Construir una fase: { $card }
board-place = { $card }, { $price ->
    [one] una acción civil
   *[other] { $price } acciones civiles
 }
board-may-bid = tu límite: { $most }
board-culture = Cultura
board-science = Ciencia
board-strength = Fortaleza
board-happy = Caras felices: hay / hacen falta
board-needed = Caras felices necesarias
board-discontent = Trabajadores descontentos
board-civil = Acciones civiles restantes
board-military = Acciones militares restantes
board-worker = Trabajadores inactivos
board-food = Comida
board-resource = Recursos
board-yellow = Almacén amarillo
board-growth = Comida por un trabajador más
board-eaten = Consumo
board-blue = Reserva azul
board-corruption = Corrupción
board-forecast = Si terminas el turno ahora
board-civil-hand = Cartas civiles en la mano
board-military-hand = Cartas militares en la mano
board-civil-deck = Quedan cartas civiles
board-military-deck = Quedan cartas militares
board-current = Eventos actuales
board-future = Eventos futuros
board-past = Eventos antiguos
board-bonuses = Bonos del final
face-kind = { $kind }, era { $age }
face-price = En la fila te cuesta { $price ->
    [one] una acción civil
   *[other] { $price } acciones civiles
 }.
face-science = Ahora cuesta { $cost ->
    [one] un punto de ciencia
   *[other] { $cost } puntos de ciencia
 }; tienes { $have }.
face-build = Un trabajador aquí cuesta { $cost ->
    [one] un recurso
   *[other] { $cost } recursos
 }; tienes { $have }.
face-stages = Fases { $done } de { $stages }; la siguiente cuesta { $cost ->
    [one] un recurso
   *[other] { $cost } recursos
 }.
face-workers = Tus trabajadores aquí: { $count }.
board-leaving = Sale del juego al acabar la era { $age }; { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
 }.
board-age-ends = La era { $age } acaba tras { $count ->
    [one] una carta más
   *[other] { $count } cartas más
 }; entonces pierdes: { $cards }.
board-age-ends-hand = La era { $age } acaba tras { $count ->
    [one] una carta más
   *[other] { $count } cartas más
 }; entonces pierdes { $hand ->
    [one] una carta
   *[other] { $hand } cartas
 } de tu mano.
board-age-ends-both = La era { $age } acaba tras { $count ->
    [one] una carta más
   *[other] { $count } cartas más
 }; entonces pierdes: { $cards }, y { $hand ->
    [one] una carta
   *[other] { $hand } cartas
 } de tu mano.
face-owned = En juego: { $players }.
face-faces = Hay { $shown }, hacen falta { $needed }, descontentos { $discontent }.
face-growth = El próximo trabajador cuesta { $cost } de comida.
face-eaten = Tu población consume { $eaten } de comida por turno.
face-corruption = Ahora perderías { $lost ->
    [one] un recurso
   *[other] { $lost } recursos
 }.
face-limit = Puedes tener { $limit } de este tipo.
face-hand = { $count } de { $limit }.
face-forecast = Cultura +{ $culture }, ciencia +{ $science }, comida +{ $food } −{ $eaten }, recursos +{ $resources } −{ $corruption }, cartas militares +{ $draws }.
face-uprising = Una sublevación: no se produce nada.
face-hunger = Hambre: { $missing ->
    [one] falta
   *[other] faltan
 } { $missing } de comida, { $points ->
    [0] pero no tienes puntos de cultura que perder
    [one] lo que cuesta un punto de cultura
   *[other] lo que cuesta { $points } puntos de cultura
 }.
face-points = Cultura: { $culture }, +{ $rate } por turno
face-science-points = Ciencia: { $science }, +{ $rate } por turno
face-rest = Fortaleza { $strength }, caras felices { $shown } de { $needed } necesarias
face-actions = Acciones restantes: civiles { $civil }, militares { $military }
face-civil-cards = En la mano: { $cards }
face-war = Guerra declarada contra { $target }: { $card }.

# Cards
card-agriculture = Agricultura
card-bronze = Bronce
card-philosophy = Filosofía
card-religion = Religión
card-warriors = Guerreros
card-despotism = Despotismo
card-julius-caesar = Julio César
card-homer = Homero
card-moses = Moisés
card-hammurabi = Hammurabi
card-aristotle = Aristóteles
card-alexander-the-great = Alejandro Magno
card-michelangelo = Miguel Ángel
card-joan-of-arc = Juana de Arco
card-leonardo-da-vinci = Leonardo da Vinci
card-genghis-khan = Gengis Kan
card-christopher-columbus = Cristóbal Colón
card-frederick-barbarossa = Federico Barbarroja
card-william-shakespeare = William Shakespeare
card-james-cook = James Cook
card-napoleon-bonaparte = Napoleón Bonaparte
card-maximilien-robespierre = Maximiliano Robespierre
card-js-bach = J. S. Bach
card-isaac-newton = Isaac Newton
card-albert-einstein = Albert Einstein
card-mahatma-gandhi = Mahatma Gandhi
card-elvis-presley = Elvis Presley
card-bill-gates = Bill Gates
card-winston-churchill = Winston Churchill
card-sid-meier = Sid Meier
card-hanging-gardens = Jardines Colgantes
card-library-of-alexandria = Biblioteca de Alejandría
card-colossus = El Coloso
card-pyramids = Las Pirámides
card-great-wall = La Gran Muralla
card-st-peters-basilica = Basílica de San Pedro
card-universitas-carolina = Universidad Carolina
card-taj-mahal = Taj Mahal
card-transcontinental-railroad = Ferrocarril Transcontinental
card-eiffel-tower = Torre Eiffel
card-kremlin = Kremlin
card-ocean-liner-service = Línea de Transatlánticos
card-hollywood = Hollywood
card-internet = Internet
card-first-space-flight = Primer Vuelo Espacial
card-fast-food-chains = Cadenas de Comida Rápida
card-irrigation = Regadío
card-selective-breeding = Cría Selectiva
card-mechanized-agriculture = Agricultura Mecanizada
card-iron = Hierro
card-coal = Carbón
card-oil = Petróleo
card-theology = Teología
card-organized-religion = Religión Organizada
card-alchemy = Alquimia
card-scientific-method = Método Científico
card-computers = Ordenadores
card-bread-and-circuses = Pan y Circo
card-team-sports = Deportes de Equipo
card-professional-sports = Deporte Profesional
card-printing-press = Imprenta
card-journalism = Periodismo
card-multimedia = Multimedia
card-drama = Drama
card-opera = Ópera
card-movies = Cine
card-swordsmen = Hombres de Armas
card-riflemen = Fusileros
card-modern-infantry = Infantería Moderna
card-knights = Caballeros
card-cavalrymen = Jinetes
card-tanks = Tanques
card-cannon = Cañones
card-rockets = Cohetes
card-air-forces = Fuerza Aérea
card-monarchy = Monarquía
card-theocracy = Teocracia
card-constitutional-monarchy = Monarquía Constitucional
card-republic = República
card-communism = Comunismo
card-democracy = Democracia
card-fundamentalism = Fundamentalismo
card-warfare = Arte Militar
card-strategy = Estrategia
card-military-theory = Teoría Militar
card-code-of-laws = Código de Leyes
card-justice-system = Sistema Judicial
card-civil-service = Administración Pública
card-cartography = Cartografía
card-navigation = Navegación
card-satellites = Satélites
card-masonry = Albañilería
card-architecture = Arquitectura
card-engineering = Ingeniería
card-engineering-genius-a = Obra de Ingeniería A
card-engineering-genius-i = Obra de Ingeniería I
card-engineering-genius-ii = Obra de Ingeniería II
card-engineering-genius-iii = Obra de Ingeniería III
card-frugality-a = Frugalidad A
card-frugality-i = Frugalidad I
card-frugality-ii = Frugalidad II
card-ideal-building-site-a = Asentamiento Ideal A
card-ideal-building-site-i = Asentamiento Ideal I
card-ideal-building-site-ii = Asentamiento Ideal II
card-ideal-building-site-iii = Asentamiento Ideal III
card-patriotism-a = Patriotismo A
card-patriotism-i = Patriotismo I
card-patriotism-ii = Patriotismo II
card-patriotism-iii = Patriotismo III
card-revolutionary-idea-a = Idea Revolucionaria A
card-revolutionary-idea-i = Idea Revolucionaria I
card-revolutionary-idea-ii = Idea Revolucionaria II
card-revolutionary-idea-iii = Idea Revolucionaria III
card-rich-land-a = Tierra Fértil A
card-rich-land-i = Tierra Fértil I
card-rich-land-ii = Tierra Fértil II
card-work-of-art-a = Obra de Arte A
card-work-of-art-i = Obra de Arte I
card-work-of-art-ii = Obra de Arte II
card-work-of-art-iii = Obra de Arte III
card-bountiful-harvest-i = Cosecha Abundante I
card-bountiful-harvest-ii = Cosecha Abundante II
card-bountiful-harvest-iii = Cosecha Abundante III
card-breakthrough-i = Descubrimiento I
card-breakthrough-ii = Descubrimiento II
card-efficient-upgrade-i = Mejora Eficiente I
card-efficient-upgrade-ii = Mejora Eficiente II
card-efficient-upgrade-iii = Mejora Eficiente III
card-mineral-deposits-i = Yacimientos Minerales I
card-mineral-deposits-ii = Yacimientos Minerales II
card-mineral-deposits-iii = Yacimientos Minerales III
card-wave-of-nationalism-ii = Aires de Nacionalismo
card-military-build-up-iii = Militarismo
card-endowment-for-the-arts-iii = Apoyo a las Artes

short-alexander-the-great = Alejandro Magno
short-leonardo-da-vinci = Leonardo
short-christopher-columbus = Cristóbal Colón
short-frederick-barbarossa = Barbarroja
short-william-shakespeare = Shakespeare
short-maximilien-robespierre = Robespierre
short-library-of-alexandria = Bib. de Alejandría
short-st-peters-basilica = San Pedro
short-universitas-carolina = Univ. Carolina
short-transcontinental-railroad = Ferrocarril
short-ocean-liner-service = Transatlánticos
short-first-space-flight = Vuelo Espacial
short-fast-food-chains = Comida Rápida
short-mechanized-agriculture = Agr. Mecanizada
short-organized-religion = Rel. Organizada
short-professional-sports = Dep. Profesional
short-constitutional-monarchy = Mon. Constituc.
short-civil-service = Admin. Pública
short-engineering-genius-a = Ingeniería A
short-engineering-genius-i = Ingeniería I
short-engineering-genius-ii = Ingeniería II
short-engineering-genius-iii = Ingeniería III
short-ideal-building-site-a = Asentamiento A
short-ideal-building-site-i = Asentamiento I
short-ideal-building-site-ii = Asentamiento II
short-ideal-building-site-iii = Asentamiento III
short-revolutionary-idea-a = Idea Revol. A
short-revolutionary-idea-i = Idea Revol. I
short-revolutionary-idea-ii = Idea Revol. II
short-revolutionary-idea-iii = Idea Revol. III
short-rich-land-a = Tierra Fértil A
short-rich-land-i = Tierra Fértil I
short-rich-land-ii = Tierra Fértil II
short-work-of-art-a = Obra de Arte A
short-work-of-art-i = Obra de Arte I
short-work-of-art-ii = Obra de Arte II
short-work-of-art-iii = Obra de Arte III
short-bountiful-harvest-i = Cosecha I
short-bountiful-harvest-ii = Cosecha II
short-bountiful-harvest-iii = Cosecha III
short-efficient-upgrade-i = Mejora I
short-efficient-upgrade-ii = Mejora II
short-efficient-upgrade-iii = Mejora III
short-mineral-deposits-i = Yacimientos I
short-mineral-deposits-ii = Yacimientos II
short-mineral-deposits-iii = Yacimientos III
short-wave-of-nationalism-ii = Nacionalismo
short-endowment-for-the-arts-iii = Apoyo a las Artes
card-development-of-agriculture = Desarrollo de la Agricultura
short-development-of-agriculture = Des. Agricultura
card-development-of-crafts = Desarrollo de la Artesanía
short-development-of-crafts = Des. Artesanía
card-development-of-markets = Desarrollo de los Mercados
short-development-of-markets = Des. Mercados
card-development-of-politics = Desarrollo de la Política
short-development-of-politics = Des. Política
card-development-of-religion = Desarrollo de la Religión
short-development-of-religion = Des. Religión
card-development-of-science = Desarrollo de la Ciencia
short-development-of-science = Des. Ciencia
card-development-of-settlement = Desarrollo de los Asentamientos
short-development-of-settlement = Des. Asentamientos
card-development-of-trade-routes = Desarrollo de las Rutas Comerciales
short-development-of-trade-routes = Des. Rutas Com.
card-development-of-warfare = Desarrollo del Ejército
short-development-of-warfare = Des. Ejército
card-no-event = Sin Evento
card-barbarians = Bárbaros
card-border-conflict = Conflicto Fronterizo
short-border-conflict = Conf. Fronterizo
card-crusades = Cruzadas
card-cultural-influence = Influencia Cultural
short-cultural-influence = Influencia Cult.
card-foray = Correría
card-good-harvest = Buena Cosecha
card-immigration = Inmigración
card-new-deposits = Nuevos Yacimientos
short-new-deposits = Nuevos Yacimientos
card-pestilence = Peste
card-raiders = Saqueadores
card-rats = Ratas
card-rebellion = Rebelión
card-reign-of-terror = Reinado del Terror
card-scientific-breakthrough = Avance Científico
short-scientific-breakthrough = Avance Científico
card-uncertain-borders = Fronteras Inciertas
short-uncertain-borders = Fronteras Inc.
card-civil-unrest = Malestar Civil
short-civil-unrest = Malestar Civil
card-cold-war = Guerra Fría
card-crime-wave = Ola de Crímenes
card-economic-progress = Progreso Económico
short-economic-progress = Progreso Económico
card-emigration = Emigración
card-iconoclasm = Iconoclasia
card-independence-declaration = Declaración de Independencia
short-independence-declaration = Decl. de Indep.
card-international-agreement = Acuerdo Internacional
short-international-agreement = Acuerdo Internac.
card-national-pride = Orgullo Nacional
short-national-pride = Orgullo Nacional
card-popularization-of-science = Divulgación de la Ciencia
short-popularization-of-science = Divulg. Ciencia
card-ravages-of-time = Estragos del Tiempo
short-ravages-of-time = Estragos Tiempo
card-refugees = Refugiados
card-terrorism = Terrorismo
card-impact-of-agriculture = Impacto Agrícola
short-impact-of-agriculture = Impacto Agrícola
card-impact-of-architecture = Impacto Arquitectónico
short-impact-of-architecture = Imp. Arquitect.
card-impact-of-colonies = Impacto Colonial
card-impact-of-competition = Impacto de la Competición
short-impact-of-competition = Imp. Competición
card-impact-of-government = Impacto del Gobierno
short-impact-of-government = Imp. Gobierno
card-impact-of-happiness = Impacto de la Felicidad
short-impact-of-happiness = Imp. Felicidad
card-impact-of-industry = Impacto Industrial
short-impact-of-industry = Impacto Industrial
card-impact-of-population = Impacto de la Población
short-impact-of-population = Imp. Población
card-impact-of-progress = Impacto del Progreso
short-impact-of-progress = Imp. Progreso
card-impact-of-science = Impacto Científico
card-impact-of-strength = Impacto de Fuerza
short-impact-of-strength = Impacto de Fuerza
card-impact-of-technology = Impacto Tecnológico
short-impact-of-technology = Imp. Tecnológico
card-impact-of-wonders = Impacto de las Maravillas
short-impact-of-wonders = Imp. Maravillas
card-developed-territory-i = Territorio Desarrollado I
short-developed-territory-i = Terr. Desarr. I
card-fertile-territory-i = Territorio Fértil I
short-fertile-territory-i = Terr. Fértil I
card-historic-territory-i = Territorio Histórico I
short-historic-territory-i = Terr. Histórico I
card-inhabited-territory-i = Territorio Habitado I
short-inhabited-territory-i = Terr. Habitado I
card-strategic-territory-i = Territorio Estratégico I
short-strategic-territory-i = Terr. Estratég. I
card-wealthy-territory-i = Territorio Rico I
short-wealthy-territory-i = Territorio Rico I
card-developed-territory-ii = Territorio Desarrollado II
short-developed-territory-ii = Terr. Desarr. II
card-fertile-territory-ii = Territorio Fértil II
short-fertile-territory-ii = Terr. Fértil II
card-historic-territory-ii = Territorio Histórico II
short-historic-territory-ii = Terr. Histórico II
card-inhabited-territory-ii = Territorio Habitado II
short-inhabited-territory-ii = Terr. Habitado II
card-strategic-territory-ii = Territorio Estratégico II
short-strategic-territory-ii = Terr. Estratég. II
card-wealthy-territory-ii = Territorio Rico II
short-wealthy-territory-ii = Territorio Rico II
card-bonus-i = Bono de Defensa / Colonización I
short-bonus-i = Bono I
card-bonus-ii = Bono de Defensa / Colonización II
short-bonus-ii = Bono II
card-bonus-iii = Bono de Defensa / Colonización III
short-bonus-iii = Bono III
card-enslave = Esclavizar
card-plunder-i = Pillaje I
card-raid-i = Incursión I
card-annex = Anexión
card-assassinate = Asesinato
card-plunder-ii = Pillaje II
card-raid-ii = Incursión II
card-sabotage = Sabotaje
card-spy = Espionaje
card-armed-intervention = Intervención Armada
short-armed-intervention = Interv. Armada
card-plunder-iii = Pillaje III
card-raid-iii = Incursión III
card-war-over-culture-ii = Guerra por la Cultura II
short-war-over-culture-ii = Guerra Cultura II
card-war-over-resources = Guerra por los Recursos
short-war-over-resources = Guerra Recursos
card-war-over-technology = Guerra por las Tecnologías
short-war-over-technology = Guerra Tecnologías
card-war-over-territory = Guerra por el Territorio
short-war-over-territory = Guerra Territorio
card-holy-war = Guerra Santa
card-war-over-culture-iii = Guerra por la Cultura III
short-war-over-culture-iii = Guerra Cultura III
card-open-borders-agreement = Acuerdo de Fronteras Abiertas
short-open-borders-agreement = Fronteras Abiertas
card-trade-routes-agreement = Acuerdo de Rutas Comerciales
short-trade-routes-agreement = Rutas Comerciales
card-acceptance-of-supremacy = Aceptación de Supremacía
short-acceptance-of-supremacy = Supremacía
card-international-trade-agreement = Acuerdo Comercial Internacional
short-international-trade-agreement = Comercio Internac.
card-promise-of-military-protection = Promesa de Protección Militar
short-promise-of-military-protection = Protección Militar
card-scientific-cooperation = Cooperación Científica
short-scientific-cooperation = Coop. Científica
card-international-tourism = Turismo Internacional
short-international-tourism = Turismo Internac.
card-loss-of-sovereignty = Pérdida de Soberanía
short-loss-of-sovereignty = Pérdida Soberanía
card-military-pact = Pacto Militar
card-peace-treaty = Tratado de Paz
card-fighting-band = Banda de Guerra
card-heavy-cavalry = Caballería Pesada
card-legion = Legión
card-light-cavalry = Caballería Ligera
card-medieval-army = Ejército Medieval
short-medieval-army = Ejército Medieval
card-phalanx = Falange
card-classic-army = Ejército Clásico
card-conquistadors = Conquistadores
card-defensive-army = Ejército Defensivo
short-defensive-army = Ejército Defensivo
card-fortifications = Fortificaciones
card-mobile-artillery = Artillería Móvil
short-mobile-artillery = Artillería Móvil
card-napoleonic-army = Ejército Napoleónico
short-napoleonic-army = Ejército Napol.
card-entrenchments = Trincheras
card-mechanized-army = Ejército Mecanizado
short-mechanized-army = Ejército Mecan.
card-modern-army = Ejército Moderno
card-shock-troops = Tropas de Choque

# Las razones de una pista
term-culture = cultura
term-science = ciencia
term-resources = recursos
term-food = comida
term-people = población y felicidad
term-powers = acciones y capacidades
term-plans = cartas y maravillas por venir
term-bonuses = puntuación final
term-rivals = ventaja sobre los demás
term-strength = fortaleza
term-unrest = paz interior

# Rasgos de una posición, que pesan los valores aprendidos
feature-culture-rate = cultura por turno
feature-science-rate = ciencia por turno
feature-science = puntos de ciencia
feature-strength = fuerza militar
feature-white = acciones civiles
feature-white-least = acciones civiles: { $of } o más
feature-red = acciones militares
feature-idle = trabajadores sin usar
feature-idle-least = trabajadores sin usar: { $of } o más
feature-yellow = fichas en el banco amarillo
feature-blue = fichas en el banco azul
feature-stages = etapas de la maravilla en construcción
feature-colonies = colonias
feature-wonders = maravillas terminadas
feature-food-surplus = comida sobrante por turno
feature-food = comida almacenada
feature-resource-output = recursos por turno
feature-resources = recursos almacenados
feature-corruption = corrupción
feature-spare-faces = caras felices de sobra
feature-discontent = trabajadores descontentos
feature-discontent-least = trabajadores descontentos: { $of } o más
feature-limit = límite de edificios urbanos
feature-strength-ahead = fuerza por encima del rival más fuerte
feature-strength-behind = fuerza por debajo del rival más fuerte
feature-culture-ahead = cultura por encima del mejor rival
feature-culture-behind = cultura por debajo del mejor rival
feature-culture-rate-ahead = cultura por turno por encima del mejor rival
feature-culture-rate-behind = cultura por turno por debajo del mejor rival
feature-science-rate-ahead = ciencia por turno por encima del mejor rival
feature-science-rate-behind = ciencia por turno por debajo del mejor rival
feature-civil-hand = cartas civiles en la mano
feature-military-hand = cartas militares en la mano
feature-workers = trabajadores: { $of }
feature-technology = tecnología: { $of }
feature-leader = líder: { $of }
feature-wonder = maravilla terminada: { $of }
feature-wonder-begun = maravilla en construcción: { $of }

# Frases de la crónica
story-begin = Cada civilización empezó con unos pocos labradores, una mina y las primeras ideas de sus filósofos.
story-age = { $age ->
    [A] La Antigüedad
    [I] La Edad Media
    [II] La era de los descubrimientos
    [III] La Edad Moderna
   *[IV] Las últimas rondas
 }
chronicle-resign = { $variant ->
    [0] { $player } abandonó la contienda.
    [1] En la ronda { $number }, { $player } se retiró del escenario de la historia.
   *[2] { $player } se retiró.
 }
chronicle-fight = { $variant ->
    [0] { $result ->
        [succeeds] { $player } golpeó a { $target } con «{ $card }» y se impuso por { $attack } a { $defence }.
        [repelled] { $target } rechazó «{ $card }», la aventura de { $player }.
        [lost] { $player } empezó una guerra, «{ $card }», y { $target } la ganó.
       *[drawn] { $player } y { $target } libraron «{ $card }» sin vencedor.
    }
    [1] { $result ->
        [succeeds] En la ronda { $number }, { $target } fue víctima de { $player }: «{ $card }», { $attack } contra { $defence }.
        [repelled] En la ronda { $number }, { $player } atacó a { $target } con «{ $card }», en vano.
        [lost] «{ $card }» le costó a { $player } más que a { $target }, que ganó la guerra.
       *[drawn] «{ $card }» no dio nada ni a { $player } ni a { $target }.
    }
   *[2] { $result ->
        [succeeds] «{ $card }»: { $target } no tuvo respuesta para los ejércitos de { $player }.
        [repelled] «{ $card }» fracasó, pues { $target } esperaba a { $player }.
        [lost] «{ $card }» se volvió contra { $player }, y { $target } triunfó.
       *[drawn] Tras «{ $card }», { $player } y { $target } quedaron donde estaban.
    }
 }
chronicle-wonder = { $variant ->
    [0] { $player } terminó una maravilla que asombró al mundo: { $card }.
    [1] En la ronda { $number } se colocó la última piedra de una maravilla de { $player }: { $card }.
   *[2] Tras largo trabajo, { $player } pudo mostrar su maravilla: { $card }.
 }
chronicle-annexed = { $variant ->
    [0] { $player } se anexionó una colonia: { $card }.
    [1] Una colonia cambió de dueño y obedeció desde entonces a { $player }: { $card }.
   *[2] En la ronda { $number }, { $player } se apoderó de una colonia: { $card }.
 }
chronicle-uprising = { $variant ->
    [0] El pueblo de { $player } se sublevó y todo el país se detuvo.
    [1] En la ronda { $number }, { $player } sufrió una sublevación y no produjo nada.
   *[2] El descontento estalló: una sublevación le costó a { $player } la cosecha entera.
 }
chronicle-revolt = { $variant ->
    [0] ¡Revolución! { $player } despertó bajo un nuevo orden: { $card }.
    [1] En la ronda { $number }, { $player } derrocó a su gobierno y llegó otro: { $card }.
   *[2] Cayó el viejo régimen de { $player } y otro ocupó su lugar: { $card }.
 }
chronicle-culture-moved = { $variant ->
    [0] { $player } se llevó { $points ->
        [one] un punto de cultura
       *[other] { $points } puntos de cultura
    } de { $target }.
    [1] { $player } quitó { $points ->
        [one] un punto de cultura
       *[other] { $points } puntos de cultura
    } a { $target }.
   *[2] { $target } perdió { $points ->
        [one] un punto de cultura
       *[other] { $points } puntos de cultura
    } en favor de { $player }.
 }
chronicle-colony = { $variant ->
    [0] Las naves de { $player } desembarcaron en su nueva colonia: { $card }.
    [1] { $player } fundó una colonia: { $card }.
   *[2] En la ronda { $number }, { $player } hizo la mejor oferta y ganó una colonia: { $card }.
 }
chronicle-lead = { $variant ->
    [0] { $card } tomó el timón para { $player }.
    [1] { $player } puso el destino de la nación en manos de { $card }.
   *[2] En la ronda { $number }, { $card } empezó a guiar a { $player }.
 }
chronicle-govern = { $variant ->
    [0] Sin derramar sangre, { $player } cambió de gobierno: { $card }.
    [1] { $player } pasó en paz a un nuevo gobierno: { $card }.
   *[2] En la ronda { $number } un nuevo gobierno se impuso en paz para { $player }: { $card }.
 }
chronicle-final = { $variant ->
    [0] En el último momento se contó «{ $card }».
    [1] «{ $card }» trajo honores tardíos.
   *[2] También «{ $card }» pesó en la balanza.
 }
chronicle-basic-end = { $variant ->
    [0] El recuento final dio a { $player } { $points ->
        [one] un punto de cultura
       *[other] { $points } puntos de cultura
    }.
    [1] { $player } sumó { $points ->
        [one] un punto de cultura
       *[other] { $points } puntos de cultura
    } al final.
   *[2] El final le trajo a { $player } { $points ->
        [one] un punto de cultura
       *[other] { $points } puntos de cultura
    }.
 }
chronicle-hunger = { $variant ->
    [0] El hambre llegó a { $player }.
    [1] En la ronda { $number } los graneros de { $player } estaban vacíos.
   *[2] { $player } no pudo alimentar a su pueblo.
 }
chronicle-accept = { $variant ->
    [0] { $player } aceptó un pacto: «{ $card }».
    [1] Con «{ $card }», { $player } ganó un aliado.
   *[2] «{ $card }»: { $player } puso su firma en el tratado.
 }
chronicle-turned = { $variant ->
    [0] Un evento sacudió el mundo: «{ $card }».
    [1] Entonces llegó «{ $card }».
   *[2] La ronda { $number } trajo «{ $card }».
 }
chronicle-develop = { $variant ->
    [0] { $player } hizo un descubrimiento: { $card }.
    [1] Los sabios de { $player } presentaron su hallazgo: { $card }.
   *[2] Un descubrimiento cambió el trabajo de { $player }: { $card }.
 }
chronicle-take = { $variant ->
    [0] { $player } puso grandes esperanzas en «{ $card }».
    [1] { $player } se reservó «{ $card }».
   *[2] { $player } echó mano de «{ $card }».
 }
chronicle-play = { $variant ->
    [0] { $player } brilló con «{ $card }».
    [1] «{ $card }» hizo avanzar a { $player }.
   *[2] { $player } jugó «{ $card }» en el momento justo.
 }
# Statistics after the match
statistic-culture-rate = Cultura por turno
statistic-science-rate = Ciencia por turno
statistic-strength = Fuerza
statistic-population = Población
statistic-technologies = Tecnologías
statistic-wonders = Maravillas terminadas
statistic-colonies = Colonias
statistic-cards-taken = Cartas tomadas
statistic-science-produced = Ciencia producida
statistic-resources-produced = Recursos producidos
statistic-corruption = Perdido por corrupción
statistic-uprisings = Levantamientos
statistic-attacks = Agresiones y guerras
statistic-attacks-won = Ataques ganados
statistic-events-prepared = Eventos preparados

# Effects of leaders and wonders in a few words, on their cards
effect-homer = cultura de 2 Guerreros
effect-moses = población: 1 comida menos
effect-aristotle = 1 ciencia por tecnología
effect-alexander-the-great = +1 fortaleza por unidad
effect-michelangelo = 1 cultura por cara feliz
effect-joan-of-arc = fortaleza de los templos
effect-leonardo-da-vinci = ciencia del mejor lab.
effect-genghis-khan = +1 fuerza por caballería
effect-christopher-columbus = 1 colonia de tu mano
effect-frederick-barbarossa = crece y recluta a la vez
effect-william-shakespeare = cultura de las bibliotecas
effect-james-cook = 2 culturas por colonia
effect-napoleon-bonaparte = el mejor ejército dobla
effect-maximilien-robespierre = revolución con acciones mil.
effect-js-bach = 1 cultura por teatro
effect-isaac-newton = tecnologías sin acción
effect-albert-einstein = 3 culturas por tecnología
effect-mahatma-gandhi = atacarte cuesta el doble
effect-elvis-presley = el mejor teatro dobla
effect-bill-gates = los lab. son también minas
effect-winston-churchill = cartas de defensa dobles
effect-sid-meier = los lab. dan cultura
effect-library-of-alexandria = manos +1 carta
effect-great-wall = +1 infantería, artillería
effect-st-peters-basilica = caras felices dobles
effect-transcontinental-railroad = la mejor mina da 1 más
effect-ocean-liner-service = crecer gratis, 5 comida menos
effect-hollywood = puntúa teatros y bibliotecas
effect-internet = puntúa lab. y bibliotecas
effect-first-space-flight = puntúa niveles de tecnología
effect-fast-food-chains = puntúa cada trabajador

## Figures of the list of players and of the bar above the board
figure-out = Se ha retirado
figure-war = Ha declarado la guerra
figure-war-on = Le han declarado la guerra

# Explanations for newcomers: why one would choose an action, and notes on situations
why-take = Inventos, líderes y maravillas; más baratos a la izquierda.
why-grow = Un trabajador más; cuesta comida, y más según creces.
why-ship = Un trabajador sin gastar acción y por mucha menos comida, una vez por turno.
why-enlist = Un trabajador nuevo directo al uniforme, con una sola acción.
why-build = Un inactivo empieza a producir, turno tras turno.
why-recruit = Un trabajador se hace soldado: la fuerza disuade.
why-upgrade = El mismo trabajador rinde más por la diferencia.
why-destroy = Libera a un trabajador para algo mejor; lo construido se pierde.
why-disband = Un soldado vuelve a ser trabajador inactivo; tu fortaleza baja.
why-stage = Acerca tu maravilla; funciona al terminarla.
why-lead = Una gran mente ayuda ya; el líder anterior se va.
why-develop = La ciencia pone en uso para siempre una carta tuya.
why-govern = Más acciones por turno desde ahora. Pacífico, pero caro.
why-revolt = El mismo gobierno por menos ciencia, pero gasta todas tus acciones civiles del turno.
why-play = Un regalo de una sola vez: juégala cuando más ayude.
why-land = Una granja o una mina, más barata.
why-site = Un edificio urbano, más barato.
why-improve = Una mejora por menos recursos.
why-genius = Una fase de tu maravilla por menos recursos.
why-frugality = Un trabajador nuevo y comida de vuelta.
why-breakthrough = Una tecnología, y puntos de ciencia de vuelta.
why-breakthrough_govern = Un gobierno nuevo en paz, y puntos de ciencia de vuelta.
why-breakthrough_revolt = Una revolución, y puntos de ciencia de vuelta.
why-tactic = Las unidades que encajan valen más juntas.
why-swap = Tu pacto cambia una comida por un recurso, o al revés.
why-draw = Una carta militar más, sin esperar al final del turno.
why-overpay = Renuncia al cambio en comida y pierde menos recursos por la corrupción.
why-end = Tu civilización produce, come y puntúa. Las acciones militares sin usar roban cartas.
why-end_sparing = Termina el turno, pero una mina descansa y la corrupción se lleva menos.
why-seed = Cultura ya, un secreto para luego; sale un evento.
why-aggression = Quita algo a un rival más débil, ahora mismo.
why-war = Gran premio en un turno si eres más fuerte; si no, pagas.
why-offer = Ganáis los dos; el otro tiene que aceptar.
why-cancel = Termina un pacto que ayuda más al otro o que te impide atacar.
why-settle = Colón convierte un territorio de tu mano en colonia, sin lucha.
why-resign = Abandonas la partida para siempre, en último lugar.
why-go = Llega la guerra que declaraste: ahora se comparan las fortalezas.
why-pass = No pasa nada ni se pierde nada. A menudo es lo correcto.
why-accept = El pacto empieza al momento, para los dos.
why-refuse = No hay pacto; la carta vuelve a la mano de su dueño.
why-bid = Quien más puja se lleva la colonia, y paga con unidades que no vuelven.
why-sacrifice = Suma la fuerza de la unidad esta única vez; la unidad se pierde.
why-spend = Una carta de bono salva la vida de una unidad; se gasta.
why-done = Ya basta: seguimos.
why-discard = Quédate lo que vayas a usar; el resto se va, boca abajo.
why-lose = Elige al trabajador que menos eches en falta.
why-raze = Elige el edificio cuya pérdida más duela, o menos si es tuyo.
why-food = Cuánto será comida; el resto son recursos. ¿De qué andas más corto?
why-cede = Solo se va el bono permanente de la colonia; cede la más débil.
why-ruin = Una ruina ya no funciona, pero cuenta como maravilla: elige la ayuda más vieja.
why-seize = Llévate una tecnología que no tengas; el resto de tu ventaja es ciencia.
why-keep = El bono que guardes puntúa al final: elige aquello en lo que destacas.
situation-uprising = Se acerca una sublevación: hay más descontentos que inactivos. Si terminas así el turno, te saltas toda la producción. Construye algo con caras felices o libera a un trabajador.
situation-hunger = Hambre: al final de este turno tu gente necesitará más comida de la que tienes. Cada comida que falta cuesta { $hunger ->
    [one] { $hunger } punto de cultura
   *[other] { $hunger } puntos de cultura
 }. Ayuda una granja, o crecer más despacio.
situation-corruption = Corrupción: hay tantas fichas azules en tus granjas y minas que la reserva está baja, y perderás recursos al final del turno. Gasta lo acumulado y las fichas vuelven.
situation-discontent = Hay un trabajador descontento: tu pueblo crece y pide caras felices. Mientras queden bastantes inactivos no pasa nada; templos, teatros y algunas cartas alegran a la gente.
situation-attacked = Te atacan. Si el ataque no supera tu defensa, no pasa nada. Puedes sacrificar unidades y usar cartas de bono, o dejarlo estar si hay poco en juego.
situation-war = Se ha declarado la guerra. Se libra al comienzo del próximo turno de quien la declaró: hasta entonces ambos pueden armarse. Cuanto mayor la diferencia de fortaleza, mayor la pérdida.
situation-auction = Se subasta un territorio nuevo. Puja la fuerza que enviarías: tus unidades, que se pierden, y bonos de colonización. Pasa si los soldados te valen más.
situation-event = Ha salido un evento: alguien lo preparó antes. Muchos ayudan al fuerte y dañan al débil, así que conviene vigilar tu fortaleza y tu cultura.
situation-age = Empieza una nueva era. Lo de la era anterior a la última queda obsoleto: se van líderes, maravillas sin terminar, pactos y cartas en mano. Lo descubierto y terminado se queda.
