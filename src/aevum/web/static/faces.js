// Faces: whatever carries data-face explains itself when a mouse rests on it, when it has the focus, and under a
// finger that stays. The texts are fetched when one is first wanted, and again once the table has changed. Nothing of
// this is loaded before somebody points at something: theme.js does that, and hands over what happened (meet).
const HOVER = 300, ON_BOARD = 900, PRESS = 450, LINGER = 180, SLIP = 10, GAP = 10;

const root = document.querySelector("[data-faces]");
const box = document.createElement("div");
Object.assign(box, { id: "face", className: "face", hidden: true });
box.setAttribute("role", "tooltip");
(document.querySelector("main") || document.body).append(box);
const style = document.createElement("link");
Object.assign(style, { rel: "stylesheet", href: new URL("faces.css", import.meta.url).href });
document.head.append(style);

let shown = null, wanted = null, timer = 0, press = null, held = false;
const names = new WeakMap();
let known = null, knownFor = "";

// -- what there is to say

const state = () => `${root.dataset.ready ?? ""} ${location.search}`;

function fetched() {
  if (!known || knownFor !== state()) {
    knownFor = state();
    const at = new URLSearchParams(location.search).get("at");
    known = fetch(root.dataset.faces + (at ? `?at=${encodeURIComponent(at)}` : ""))
      .then((answer) => (answer.ok ? answer.json() : {}), () => ({}));
  }
  return known;
}

const bearer = (node) => node?.closest?.("[data-face], .pick[data-act]");
const nameOf = (element) => element.dataset.face || `pick-${element.dataset.act}`;

// -- showing it beside the thing, never over it

async function show(element) {
  wanted = element;
  const text = (await fetched())[nameOf(element)];
  if (wanted !== element || !element.isConnected) return;
  if (!text) return hide();
  if (shown !== element) hide();
  box.innerHTML = text; // written by our own server, escaped there
  box.hidden = false;
  shown = wanted = element;
  element.setAttribute("aria-describedby", "face");
  place(element.getBoundingClientRect());
}

function place(thing) {
  const { innerWidth: width, innerHeight: height } = window;
  box.style.maxHeight = "";
  const { offsetWidth: wide, offsetHeight: high } = box;
  const within = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
  const level = within(thing.top + thing.height / 2 - high / 2, height - high);
  const upright = within(thing.left + thing.width / 2 - wide / 2, width - wide);
  const ways = [
    [thing.top - GAP - high, [upright, thing.top - GAP - high]],
    [height - thing.bottom - GAP - high, [upright, thing.bottom + GAP]],
    [width - thing.right - GAP - wide, [thing.right + GAP, level]],
    [thing.left - GAP - wide, [thing.left - GAP - wide, level]],
  ];
  const [room, [x, y]] = ways.find(([left]) => left >= GAP) || ways.reduce((one, other) => (other[0] > one[0] ? other : one));
  const top = Math.max(GAP, y);
  box.style.left = `${Math.max(GAP, x)}px`;
  box.style.top = `${top}px`;
  if (room < GAP) box.style.maxHeight = `${y < thing.top ? thing.top - 2 * GAP : height - thing.bottom - 2 * GAP}px`;
}

function hide() {
  clearTimeout(timer);
  shown?.removeAttribute("aria-describedby");
  shown = wanted = null;
  box.hidden = true;
}

// On the board a mouse passes over much that it does not ask about.
const patience = (element) => (element.closest(".part.board, #drawing") ? ON_BOARD : HOVER);
const soon = (element, wait) => { clearTimeout(timer); timer = setTimeout(show, wait, element); };
const later = () => { clearTimeout(timer); timer = setTimeout(hide, LINGER); };

// -- a mouse that rests

// The browser's own small label would come up beside ours.
function silence(element) {
  const label = element.querySelector?.("title");
  if (label?.textContent) { names.set(label, label.textContent); label.textContent = ""; }
}
function restore(element) {
  const label = element.querySelector?.("title");
  if (label && !label.textContent && names.has(label)) label.textContent = names.get(label);
}

function hover(event) {
  if (event.pointerType === "touch") return;
  if (box.contains(event.target)) return clearTimeout(timer);
  const element = bearer(event.target);
  if (element) {
    silence(element);
    fetched();
    if (element !== shown) soon(element, shown && patience(element) === HOVER ? LINGER : patience(element));
    else clearTimeout(timer);
  } else if (shown || wanted || timer) later();
}
document.addEventListener("pointerover", hover);
document.addEventListener("pointerout", (event) => {
  const element = bearer(event.target);
  if (element && !element.contains(event.relatedTarget)) restore(element);
});
document.documentElement.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") later(); });

// -- the focus

function focus(event) {
  if (press || held) return; // a finger brings the focus along
  const element = bearer(event.target);
  if (element?.matches(":focus-visible")) { fetched(); soon(element, patience(element)); } else if (!box.contains(event.target)) later();
}
document.addEventListener("focusin", focus);

// -- a finger that stays

function touch(event) {
  held = false;
  if (box.contains(event.target)) return;
  hide();
  const element = event.pointerType === "touch" && event.isPrimary && bearer(event.target);
  if (!element) return;
  fetched();
  press = { x: event.clientX, y: event.clientY, timer: setTimeout(() => { held = true; show(element); }, PRESS) };
}
document.addEventListener("pointerdown", touch);
const release = () => { clearTimeout(press?.timer); press = null; };
document.addEventListener("pointermove", (event) => {
  if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) release();
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, release);
// What was asked about is not picked as well, nor does the browser open a menu on it.
document.addEventListener("click", (event) => {
  if (!held || box.contains(event.target)) return;
  held = false;
  event.preventDefault();
  event.stopPropagation();
}, true);
document.addEventListener("contextmenu", (event) => { if (press || held) event.preventDefault(); });

// -- away with it

document.addEventListener("keydown", (event) => {
  held = false;
  if (event.key !== "Escape" || box.hidden) return;
  hide();
  event.stopPropagation();
}, true);
addEventListener("scroll", (event) => { if (!box.hidden && !box.contains(event.target)) hide(); }, true);
new MutationObserver(() => { if (shown && !shown.isConnected) hide(); }).observe(document.body, { childList: true, subtree: true });

// -- what happened before this was loaded

export function meet(event) {
  ({ pointerover: hover, focusin: focus, pointerdown: touch, pointerup: release })[event.type](event);
}
