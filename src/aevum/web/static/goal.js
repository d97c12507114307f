// Goal of the game, until it is closed once; open, on small screens below the decision.
const goal = document.getElementById("goal");
document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("goal.css", import.meta.url).href }));
goal.hidden = false;
goal.open = true;
if (innerWidth < 861 || innerHeight < 700) document.getElementById("side").prepend(goal);
goal.querySelector("button").addEventListener("click", () => {
  localStorage.setItem(`goal-${goal.dataset.game}`, "read");
  goal.hidden = true;
});
