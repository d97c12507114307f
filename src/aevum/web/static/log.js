// Lines of the log: a line rings its places on the board, and opens its moment and its report in place.
import { open } from "./reports.js";

const table = document.getElementById("table"), log = document.getElementById("log");
const STEP = 1600, WIDE = "(min-width: 861px), (min-width: 560px) and (orientation: landscape)"; // as in result.css
let tools = null, back = null, timer = 0, asked = 0;

// -- places of a line on the board

const rings = document.createElement("div");
rings.id = "rings";

// Draw a ring around each thing on the board that a line names: places by their id, cards by their tooltip.
function ring(line) {
  rings.replaceChildren();
  for (const label of line ? line.dataset.places.split(" ") : []) {
    const named = `[id$="-${CSS.escape(label)}"], [data-face="card-${CSS.escape(label)}"]`;
    for (const one of table.querySelectorAll(`.part svg :is(${named})`)) {
      const box = one.getBoundingClientRect();
      if (!box.width || one.closest("defs, [data-targets]")) continue;
      const drawn = document.createElement("i");
      drawn.style.cssText = `left: ${box.left}px; top: ${box.top}px; width: ${box.width}px; height: ${box.height}px`;
      rings.append(drawn);
    }
  }
  if (!rings.isConnected) table.append(rings);
}
for (const [kind, found] of [["pointerover", true], ["focusin", true], ["pointerleave", false], ["focusout", false]]) {
  log.addEventListener(kind, (event) => ring(found ? event.target.closest("[data-places]") : null));
}

ring(log.querySelector("[data-places]:hover"));

// -- past positions in the panels of the page

// Show the position after a number of moves, and go on from there if `run`. `page`: how to show regions and the present.
export async function past(at, run, page) {
  tools = page;
  const mine = ++asked;
  clearTimeout(timer);
  const answer = await fetch(`${table.dataset.moments}/positions/${at}`);
  if (mine !== asked || !answer.ok) return;
  const moment = await answer.json();
  if (mine !== asked) return;
  bar(moment, run);
  table.classList.add("past");
  tools.show(moment.regions);
  if (run) timer = setTimeout(() => moment.next === null ? present() : past(moment.next, true, page), STEP);
}

// Return to the present position.
export function present() {
  asked += 1;
  clearTimeout(timer);
  if (!back) return;
  back.remove();
  back = null;
  table.classList.remove("past");
  tools.present();
}

function bar(moment, run) {
  if (!back) {
    back = document.getElementById("past-frame").content.firstElementChild.cloneNode(true);
    back.querySelector(".end").addEventListener("click", present);
    back.addEventListener("click", prove);
    table.append(back);
  }
  const box = place();
  back.style.cssText = `left: ${box.left}px; width: ${box.width}px; ${box.top > innerHeight / 2 ? `bottom: ${Math.max(0, innerHeight - box.bottom)}px` : `top: ${box.top}px`}; min-height: ${Math.min(box.height, 240)}px; max-height: 50dvh`;
  back.querySelector("p").innerHTML = moment.told;
  const next = back.querySelector(".next");
  next.disabled = moment.next === null;
  next.onclick = () => past(moment.next, false, tools);
  if (!run && !back.contains(document.activeElement)) back.querySelector(".end").focus({ preventScroll: true });
}

// Return the box that the bar covers: that of the prompt; of a finished match, the upper or lower edge of the board.
function place() {
  const prompt = document.getElementById("prompt").getBoundingClientRect(), play = document.getElementById("play");
  if (prompt.width > 1) return prompt;
  const { left, top, width } = play.getBoundingClientRect();
  if (matchMedia(WIDE).matches) return new DOMRect(left, top, width, 0);
  play.scrollIntoView({ block: "start", behavior: "instant" });
  return new DOMRect(left, innerHeight, width, 0);
}

// Show the proof of rolls and draws over the page.
function prove(event) {
  const die = event.target.closest("a.proof");
  if (!die || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import("./proof.js").then((late) => late.show(die.getAttribute("href")));
}

document.addEventListener("keydown", (event) => {
  if (!back || event.key !== "Escape" || document.querySelector("dialog[open]")) return;
  event.stopImmediatePropagation();
  present();
}, true);

// -- reports of older events

export async function again(number) {
  const answer = await fetch(`${table.dataset.moments}/reports/${number}`);
  if (!answer.ok) return;
  const holder = document.createElement("div");
  holder.innerHTML = await answer.text();
  if (holder.firstElementChild) open(holder.firstElementChild);
}
