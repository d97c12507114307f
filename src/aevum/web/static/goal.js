// Goal of the game, until it is closed once; open, on small screens below the decision.
const goal = document.getElementById("goal");
goal.hidden = false;
goal.open = true;
if (innerWidth < 861 || innerHeight < 700) document.getElementById("side").prepend(goal);
goal.querySelector("button").addEventListener("click", () => {
  localStorage.setItem(`goal-${goal.dataset.game}`, "read");
  goal.hidden = true;
});
