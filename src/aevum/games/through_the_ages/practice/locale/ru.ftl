# Practice positions: titles, then goals
practice-more-bronze-title = Больше бронзы
practice-a-poet-title = Поэт при дворе
practice-both-hands-title = Много рук
practice-last-stone-title = Последний камень
practice-thieves-title = Красть нечего
practice-bread-and-books-title = Театр и печать
practice-drums-title = Барабаны вдали
practice-new-shores-title = Новые берега
practice-marble-title = Мрамор наспех
practice-well-oiled-title = Железный век
practice-all-at-once-title = Всё сразу
practice-curtain-title = Занавес

practice-goal-resources = Добейся до конца этого хода, чтобы шахты давали за ход ресурсов: { $goal }.
practice-goal-culture-rate = Добейся до конца этого хода, чтобы культуры за ход было { $goal }.
practice-goal-workers = Дай работу ещё рабочим, числом { $goal }, пока не кончился твой следующий ход.
practice-goal-wonder = Дострой чудо в этом ходу.
practice-goal-corruption = Избавься от коррупции до конца этого хода.
practice-goal-content-science = Добейся до конца этого хода, чтобы недовольных не осталось, а науки за ход было { $goal }.
practice-goal-strength = Доведи силу до { $goal } в этом ходу.
practice-goal-colony = Получи колонию, пока не кончился твой следующий ход.
practice-goal-wonder-culture = Дострой чудо и добейся, чтобы культуры за ход было { $goal }, — всё в этом ходу.
practice-goal-everything = В этом ходу: ещё рабочих за делом — { $workers }, культуры за ход — { $goal }, коррупции — никакой.
practice-goal-culture = Доведи культуру до { $goal } к концу партии.
