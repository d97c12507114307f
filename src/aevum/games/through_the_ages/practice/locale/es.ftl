# Practice positions: titles, then goals
practice-more-bronze-title = Más bronce
practice-a-poet-title = Un poeta en la corte
practice-both-hands-title = Muchas manos
practice-last-stone-title = La última piedra
practice-thieves-title = Nada que robar
practice-bread-and-books-title = Teatro y prensa
practice-drums-title = Tambores a lo lejos
practice-new-shores-title = Nuevas costas
practice-marble-title = Mármol con prisa
practice-well-oiled-title = La edad del hierro
practice-all-at-once-title = Todo a la vez
practice-curtain-title = Cae el telón

practice-goal-resources = Antes de que acabe este turno, haz que tus minas den { $goal } recursos por turno.
practice-goal-culture-rate = Antes de que acabe este turno, produce { $goal } de cultura por turno.
practice-goal-workers = Da trabajo a { $goal } trabajadores más antes de que acabe tu próximo turno.
practice-goal-wonder = Termina tu maravilla en este turno.
practice-goal-corruption = Antes de que acabe este turno, líbrate de toda la corrupción.
practice-goal-content-science = Antes de que acabe este turno, que no quede nadie descontento y que la ciencia llegue a { $goal } por turno.
practice-goal-strength = Lleva tu fuerza a { $goal } en este turno.
practice-goal-colony = Consigue una colonia antes de que acabe tu próximo turno.
practice-goal-wonder-culture = Termina una maravilla y produce { $goal } de cultura por turno, todo en este turno.
practice-goal-everything = En este turno: { $workers } trabajadores más en su puesto, { $goal } de cultura por turno y nada de corrupción.
practice-goal-culture = Llega a { $goal } de cultura al final de la partida.
