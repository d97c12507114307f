// Goal of the game, until it is closed once; open. Where room is scarce it has a tab beside the log, which a new
// match shows until the first pick; on small screens it lies below the decision.
import { select } from "./tabs.js";

const SCARCE = "(max-width: 1499px), (max-height: 759px)";
const table = document.getElementById("table"), goal = document.getElementById("goal"), [title] = goal.children;
goal.hidden = false;
goal.open = true;
let close = () => { goal.hidden = true; };
if (innerWidth < 861 || innerHeight < 700) document.getElementById("side").prepend(goal);
else if (matchMedia(SCARCE).matches && table.querySelector("#seats li + li")) moveToTab();
goal.querySelector("button").addEventListener("click", () => {
  localStorage.setItem(`goal-${goal.dataset.game}`, "read");
  close();
});

function moveToTab() {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("goal.css", import.meta.url).href }));
  const tab = Object.assign(document.createElement("button"), { id: "tab-goal", type: "button", role: "tab", textContent: title.textContent });
  const box = Object.assign(document.createElement("section"), { id: "goal-box", role: "tabpanel", ariaLabel: title.textContent });
  tab.setAttribute("aria-controls", box.id);
  box.append(goal);
  document.getElementById("tabs").append(tab);
  document.getElementById("more").append(box);
  if (table.dataset.tab === "log" && !table.querySelector("#log li")) select(table, "goal");
  const back = () => { if (table.dataset.tab === "goal") select(table, "log"); };
  document.getElementById("screen").addEventListener("click", ({ target }) => { if (target.closest("[data-act]")) back(); });
  close = () => { back(); tab.remove(); box.remove(); };
}
