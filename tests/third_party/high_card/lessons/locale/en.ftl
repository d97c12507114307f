lesson-first-trick-title = The first trick
lesson-first-trick-about = How cards win tricks.
lesson-first-trick-trick = You hold { $cards } cards; take { $goal } trick.
lesson-first-trick-wrong-swap = No need to swap yet.
lesson-first-trick-all = Now the others.
lesson-first-trick-closing = That was all.
