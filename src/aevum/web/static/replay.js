// The replay: the slider, the steps, the arrow keys and the plot lead to any moment without leaving the page.
import { morph } from "./morph.js";

const form = document.getElementById("scrubber");
const slider = form.elements.at, run = document.getElementById("run");
const last = Number(form.dataset.last);
const parts = ["drawing", "moment", "plot"];
let at = Number(slider.value), timer = 0, asked = 0;

async function go(wish) {
  const goal = Math.min(last, Math.max(0, wish));
  slider.value = at = goal;
  const mine = ++asked;
  const answer = await fetch(`?at=${goal}`);
  if (mine !== asked) return;
  if (!answer.ok) { location.search = `?at=${goal}`; return; }
  const other = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of parts) morph(document.getElementById(id), other.getElementById(id).innerHTML);
  history.replaceState(null, "", `?at=${goal}`);
  point();
}

// The links of the steps, for those who open them elsewhere.
function point() {
  const ends = { first: 0, back: Math.max(0, at - 1), next: Math.min(last, at + 1), last };
  for (const [name, goal] of Object.entries(ends)) {
    const link = form.querySelector(`.step.${name}`);
    link.href = `?at=${goal}`;
    link.toggleAttribute("data-idle", goal === at);
  }
}

function play(on) {
  clearInterval(timer);
  timer = on ? setInterval(() => (at < last ? go(at + 1) : play(false)), 900) : 0;
  run.setAttribute("aria-pressed", String(Boolean(on)));
}

run.hidden = false;
run.addEventListener("click", async () => {
  if (timer) return play(false);
  if (at === last) await go(0);
  play(true);
});
slider.addEventListener("input", () => { play(false); go(Number(slider.value)); });
form.addEventListener("click", (event) => {
  const step = event.target.closest(".step");
  if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  play(false);
  go(Number(new URL(step.href).searchParams.get("at")));
});
document.getElementById("plot").addEventListener("click", (event) => {
  const drawing = event.target.closest("svg[data-last]");
  if (!drawing) return;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM().inverse());
  const ends = [...drawing.querySelectorAll(".level")][0];
  const [left, right] = [ends.x1.baseVal.value, ends.x2.baseVal.value];
  play(false);
  go(Math.round(((point.x - left) / (right - left)) * last));
});
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input:not([type=range]), select, textarea") || event.ctrlKey || event.altKey || event.metaKey) return;
  const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
  if (goal !== undefined) { event.preventDefault(); play(false); go(goal); }
  else if (event.key === " " && !event.target.closest("button, a, summary")) { event.preventDefault(); run.click(); }
});
point();
