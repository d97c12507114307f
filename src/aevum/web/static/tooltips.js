// Tooltips of elements with data-face: on hover, on focus and on a long press. Texts are fetched when the first is
// needed, and again once the position has changed. theme.js loads this script at the first pointer or focus event,
// and hands over the events so far (meet). Times are in ms, distances in px.
const HOVER = 300, ON_BOARD = 900, PRESS = 450, LINGER = 180, SLIP = 10, GAP = 10;

const root = document.querySelector("[data-faces]");
const box = document.createElement("div");
Object.assign(box, { id: "face", className: "face", hidden: true });
box.setAttribute("role", "tooltip");
(document.querySelector("main") || document.body).append(box);
const style = document.createElement("link");
Object.assign(style, { rel: "stylesheet", href: new URL("tooltips.css", import.meta.url).href });
document.head.append(style);

let shown = null, wanted = null, timer = 0, press = null, held = false, clicked = "";
const names = new WeakMap();
let known = null, knownFor = "";

// -- texts

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

// -- position: beside the element, never over it, where it covers the fewest targets. If it covers one, clicks go
// through it, unless it is pinned: by a long press, or by the key ? that also focuses its link.

async function show(element, pinned = held) {
  wanted = element;
  const text = (await fetched())[nameOf(element)];
  if (wanted !== element || !element.isConnected) return;
  if (!text) return hide();
  if (shown !== element) hide();
  box.innerHTML = text; // escaped by the server
  box.hidden = false;
  box.dataset.pinned = pinned;
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
  const free = ways.filter(([left]) => left >= GAP).map((way) => [covered(way[1], wide, high), way]);
  const [room, [x, y]] = free.length ? free.reduce((one, other) => (other[0] < one[0] ? other : one))[1] : ways.reduce((one, other) => (other[0] > one[0] ? other : one));
  const top = Math.max(GAP, y);
  box.style.left = `${Math.max(GAP, x)}px`;
  box.style.top = `${top}px`;
  if (room < GAP) box.style.maxHeight = `${y < thing.top ? thing.top - 2 * GAP : height - thing.bottom - 2 * GAP}px`;
  letThrough();
}

// Return the number of targets below such a box.
function covered([x, y], wide, high) {
  return [...root.querySelectorAll("[data-act]")].filter((offered) => {
    const { left, right, top, bottom } = offered.getBoundingClientRect();
    return left < x + wide && right > x && top < y + high && bottom > y;
  }).length;
}

function hide() {
  clearTimeout(timer);
  shown?.removeAttribute("aria-describedby");
  shown = wanted = null;
  box.hidden = true;
}

// A mouse on its way crosses much of the board.
const patience = (element) => (element.closest(".part.board, #drawing") ? ON_BOARD : HOVER);
const soon = (element, wait) => { clearTimeout(timer); timer = setTimeout(show, wait, element); };
const later = () => { clearTimeout(timer); timer = setTimeout(hide, LINGER); };

// -- hover

// Suppress the browser's own tooltip.
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
  if (!element || nameOf(element) !== clicked) clicked = "";
  if (element && !clicked) {
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

// -- focus

function focus(event) {
  if (press || held) return; // focus by touch
  const element = bearer(event.target);
  if (element?.matches(":focus-visible")) { fetched(); soon(element, patience(element)); } else if (!box.contains(event.target)) later();
}
document.addEventListener("focusin", focus);

// -- long press

function touch(event) {
  held = false;
  if (box.contains(event.target)) return;
  hide();
  clicked = event.pointerType !== "touch" && bearer(event.target) ? nameOf(bearer(event.target)) : ""; // no tooltip after a click
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
// A long press neither picks nor opens the context menu.
document.addEventListener("click", (event) => {
  if (!held || box.contains(event.target)) return;
  held = false;
  event.preventDefault();
  event.stopPropagation();
}, true);
document.addEventListener("contextmenu", (event) => { if (press || held) event.preventDefault(); });

// -- hiding

document.addEventListener("keydown", async (event) => {
  held = false;
  if (event.key === "?" && !event.target.closest("input, textarea")) {
    const element = shown || bearer(document.activeElement);
    if (element) await show(element, true);
    box.querySelector("a")?.focus();
  }
  if (event.key !== "Escape" || box.hidden) return;
  hide();
  event.stopPropagation();
}, true);
addEventListener("scroll", (event) => { if (!box.hidden && !box.contains(event.target)) hide(); }, true);
function letThrough() {
  const { x, y, width, height } = box.getBoundingClientRect();
  box.classList.toggle("through", box.dataset.pinned !== "true" && covered([x, y], width, height) > 0);
}
new MutationObserver(() => { if (shown) (shown.isConnected ? letThrough : hide)(); }).observe(document.body, { childList: true, subtree: true });

// -- events before this script was loaded

export function meet(event) {
  ({ pointerover: hover, focusin: focus, pointerdown: touch, pointerup: release })[event.type](event);
}
