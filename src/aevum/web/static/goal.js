// Goal of the game, until it is closed once; on small screens below the decision, and not where it would cover that.
const goal = document.getElementById("goal"), style = document.createElement("link");
goal.hidden = false;
goal.open = true;
if (innerWidth < 861 || innerHeight < 700) document.getElementById("side").prepend(goal);
goal.querySelector("button").addEventListener("click", () => {
  localStorage.setItem(`goal-${goal.dataset.game}`, "read");
  goal.hidden = true;
});
style.addEventListener("load", () => {
  const fixed = getComputedStyle(goal).position === "fixed";
  if (fixed && goal.getBoundingClientRect().top < document.getElementById("prompt").getBoundingClientRect().bottom) goal.hidden = true;
});
document.head.append(Object.assign(style, { rel: "stylesheet", href: new URL("goal.css", import.meta.url).href }));
