// Replay: slider, buttons, log, chart and keys show any position without leaving the page.
import { morph } from "./morph.js";
import { panzoom } from "./panzoom.js";

const form = document.getElementById("scrubber"), lines = document.getElementById("lines");
const onwards = document.getElementById("onwards");
const slider = form.elements.at, by = form.elements.by, as = form.elements.as, run = document.getElementById("run");
const pace = document.querySelector("#pace select"), last = Number(form.dataset.last);
const every = Array.from({ length: last + 1 }, (_, at) => at);
const read = (name) => form.dataset[name].split(" ").map(Number);
const stops = { turn: read("turn"), decision: read("decision"), step: every };
const USUAL = { turn: 2200, decision: 1300, step: 800 };
const home = panzoom(document.getElementById("frame"), document.getElementById("sheet"), { keys: false });
let glide = (root, time, change) => change();
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) import("./piece_animation.js").then((late) => { glide = late.glide; });
let at = Number(slider.value), timer = 0, asked = 0;

const address = (goal) => `?at=${goal}&by=${by.value}${as ? `&as=${as.value}` : ""}`;
const maker = document.getElementById("maker"), making = maker && import("./lesson_maker.js");
const before = (unit) => stops[unit].findLast((stop) => stop < at) ?? 0;
const after = (unit) => stops[unit].find((stop) => stop > at) ?? last;

async function go(wish) {
  const goal = Math.min(last, Math.max(0, wish)), mine = ++asked, near = [before(by.value), after(by.value)].includes(goal);
  slider.value = at = goal;
  point();
  if (maker) await (await making).save();
  const answer = await fetch(`${address(goal)}&part`);
  if (mine !== asked) return;
  if (!answer.ok) { location.search = address(goal); return; }
  const parts = await answer.json();
  if (mine !== asked) return;
  glide(document, near && 400 / pace.value, () => {
    for (const [id, html] of Object.entries(parts)) {
      if (id === "maker") maker.innerHTML = html;
      else morph(document.getElementById(id), html);
    }
    home();
  });
  document.getElementById("moment").scrollTop = 0;
  history.replaceState(null, "", address(goal));
}

// Update the links of the buttons, the current log line and the chart.
function point() {
  const ends = { first: 0, back: before(by.value), next: after(by.value), last };
  for (const [name, goal] of Object.entries(ends)) {
    const link = form.querySelector(`.step.${name}`);
    link.href = address(goal);
    link.toggleAttribute("data-idle", goal === at);
  }
  if (onwards) {
    const [start, copy] = onwards.children, other = onwards.querySelector(".what-if");
    start.href = onwards.dataset.playOn + at;
    start.toggleAttribute("data-idle", at === last);
    copy.href = onwards.dataset.position + at;
    if (other) other.href = onwards.dataset.whatIf + at;
    copy.classList.remove("copied");
  }
  const told = lines && at && [...lines.querySelectorAll("[data-at]")].find((line) => Number(line.dataset.at) >= at);
  lines?.querySelector("[aria-current]")?.removeAttribute("aria-current");
  if (told) {
    told.firstElementChild.setAttribute("aria-current", "true");
    lines.scrollTop = told.offsetTop - lines.clientHeight / 2;
  } else if (lines) lines.scrollTop = 0;
  for (const drawing of document.querySelectorAll("#plot svg[data-last]")) {
    const level = drawing.querySelector(".level"), [left, right] = [level.x1.baseVal.value, level.x2.baseVal.value];
    const here = left + ((right - left) * at) / last, now = drawing.querySelector(".now");
    now.setAttribute("x1", here); now.setAttribute("x2", here);
    drawing.querySelectorAll(".line").forEach((line, place) => {
      const points = line.getAttribute("d").slice(1).split("L").map((point) => point.split(" "));
      const [x, y] = points.findLast((point) => point[0] <= here + .06) ?? points[0], dot = drawing.querySelector(`.dot-${place}`);
      dot?.setAttribute("cx", x); dot?.setAttribute("cy", y);
    });
  }
}

function play(on) {
  clearTimeout(timer);
  timer = 0;
  run.setAttribute("aria-pressed", String(Boolean(on)));
  if (on) timer = setTimeout(async () => { await go(after(by.value)); if (timer) play(at < last); }, USUAL[by.value] / pace.value);
}
const walk = (goal) => { play(false); go(goal); };

run.hidden = document.getElementById("pace").hidden = false;
run.addEventListener("click", async () => {
  if (run.getAttribute("aria-pressed") === "true") return play(false);
  if (at === last) await go(0);
  play(true);
});
slider.addEventListener("input", () => walk(Number(slider.value)));
by.addEventListener("change", () => go(at));
as?.addEventListener("change", () => go(at));
document.getElementById("replay").addEventListener("click", (event) => {
  const link = event.target.closest(".step, .marks a, #lines a:not(.proof), .turning-points a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  walk(Number(new URL(link.href).searchParams.get("at")));
});
document.addEventListener("click", (event) => {
  const die = event.target.closest("a.proof");
  if (!die || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import("./proof.js").then((late) => late.show(die.getAttribute("href")));
});
document.getElementById("plot")?.addEventListener("click", (event) => {
  const drawing = event.target.closest("svg[data-last]");
  if (!drawing) return;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM().inverse());
  const ends = [...drawing.querySelectorAll(".level")][0];
  const [left, right] = [ends.x1.baseVal.value, ends.x2.baseVal.value];
  walk(Math.round(((point.x - left) / (right - left)) * last));
});
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input:not([type=range]), select, textarea") || event.ctrlKey || event.altKey || event.metaKey) return;
  const unit = event.shiftKey ? "step" : by.value;
  const goal = { ArrowLeft: () => before(unit), ArrowRight: () => after(unit), PageUp: () => before("turn"), PageDown: () => after("turn"),
    Home: () => 0, End: () => last }[event.key];
  if (goal) { event.preventDefault(); walk(goal()); }
  else if (event.key === " " && !event.target.closest("button, a, summary")) { event.preventDefault(); run.click(); }
  else if ("+-".includes(event.key)) { pace.selectedIndex = Math.min(3, Math.max(0, pace.selectedIndex + (event.key === "+" ? 1 : -1))); }
});
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-copy]");
  if (!link || !navigator.clipboard) return;
  event.preventDefault();
  navigator.clipboard.writeText(link.href).then(() => link.classList.add("copied"));
});
onwards?.addEventListener("click", async (event) => {
  const link = event.target.closest(".copy");
  if (!link || !navigator.clipboard) return;
  event.preventDefault();
  const text = fetch(link.href).then((answer) => answer.text());
  // Safari lets a page copy only within the click itself; the text may follow as a promise.
  if (window.ClipboardItem) await navigator.clipboard.write([new ClipboardItem({ "text/plain": text.then((found) => new Blob([found], { type: "text/plain" })) })]);
  else await navigator.clipboard.writeText(await text);
  link.classList.add("copied");
});
point();
