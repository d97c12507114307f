// Tooltips of elements with data-face: for a resting mouse, on a long press and on the key ?. A tooltip takes no
// clicks until it is pinned. Texts are fetched when the first is needed, and again once the position has changed.
// theme.js loads this script at the first pointer or key event, and hands over the events so far (meet). Times are in
// ms, distances in px.
import { moveToFreeSpace } from "./free_space.js";

const HOVER = 300, ON_BOARD = 900, PRESS = 450, LINGER = 180, READING = 1200, SLIP = 10, GAP = 10, COLUMN = 200;

const root = document.querySelector("[data-faces]");
const box = document.createElement("div");
Object.assign(box, { id: "face", className: "face", hidden: true });
box.setAttribute("role", "tooltip");
(document.querySelector("main") || document.body).append(box);
const pin = document.createElement("button");
Object.assign(pin, { type: "button", className: "pin", textContent: "i", title: root.dataset.pin || "?" });
const style = document.createElement("link");
Object.assign(style, { rel: "stylesheet", href: new URL("tooltips.css", import.meta.url).href });
document.head.append(style);

let shown = null, wanted = null, timer = 0, press = null, held = false, clicked = null;
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

// -- position: below the strips beside the board or at the foot of the column of the log, else beside the element, else
// wherever there is room; never over the element itself, and never over a target or a lesson until it is
// pinned

async function show(element, pinned = held) {
  wanted = element;
  const text = (await fetched())[nameOf(element)];
  if (wanted !== element || !element.isConnected) return;
  if (!text) return hide();
  if (shown !== element) hide();
  box.innerHTML = text; // escaped by the server
  box.prepend(pin);
  box.hidden = false;
  box.dataset.pinned = pinned;
  shown = wanted = element;
  element.setAttribute("aria-describedby", "face");
  if (place(element.getBoundingClientRect())) return;
  hide();
  wanted = element; // the key ? still opens it
}

const boxes = (found) => [...found].map((one) => one.getBoundingClientRect());
const meets = (one, other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
const targets = () => boxes(root.querySelectorAll("[data-act], #lesson"));

const covers = (own = box.getBoundingClientRect()) => targets().some((one) => meets(one, own));

// Return whether there is a place for the tooltip.
function place(thing) {
  Object.assign(box.style, { width: "", maxHeight: "" });
  box.className = "face docked"; // measured as it will look
  const area = readingArea();
  if (area) dock(area);
  const docked = Boolean(area) && !meets(box.getBoundingClientRect(), thing);
  box.classList.toggle("docked", docked);
  if (!docked) float(thing);
  if (covers() && !isPinned()) {
    box.className = "face tight";
    if (!moveToFreeSpace(box, [...targets(), thing], 320, thing)) return false;
  }
  box.classList.toggle("free", !covers());
  box.classList.toggle("cut", !isPinned() && box.scrollHeight > box.clientHeight + 2);
  return true;
}

// Places for reading, the best first: below the strips beside the board, below the targets of the column of the log,
// below both, between targets of the column; none over what is asked. The first in which the tooltip has room, else the
// largest.
function readingArea() {
  const board = root.querySelector("#play")?.getBoundingClientRect();
  const column = boxes([".log", "#aside", "#now"].flatMap((name) => [...root.querySelectorAll(name)])).find(({ width }) => width >= COLUMN);
  if (!board || !column || column.left < board.right) return null;
  const { left, width } = column, end = innerHeight - GAP;
  const within = { left, right: left + width, top: board.top, bottom: innerHeight };
  const free = [];
  let top = board.top;
  const taken = [...targets(), ...boxes(root.querySelectorAll("#sentence"))];
  for (const busy of taken.filter((one) => meets(one, within)).sort((one, other) => one.top - other.top)) {
    free.unshift({ left, width, top, bottom: busy.top - 2 });
    top = Math.max(top, busy.bottom + 2);
  }
  const strips = root.querySelector(".beside"), [beside, last] = boxes(strips ? [strips, strips.lastElementChild] : []);
  const both = beside?.width && { left: beside.left, width: left + width - beside.left, top: Math.max(top, last.bottom + GAP), bottom: end };
  free.unshift({ left, width, top, bottom: end }, ...(both ? [both] : []));
  if (both) free.unshift({ left: beside.left, width: beside.width, top: last.bottom + GAP, bottom: end });
  const high = ({ top, bottom }) => bottom - top, room = (one) => one.width * high(one);
  const fits = (one) => { box.style.width = `${one.width}px`; return high(one) >= box.offsetHeight; };
  return free.find(fits) || free.reduce((one, other) => (room(other) > room(one) ? other : one));
}

function dock({ left, width, top, bottom }) {
  Object.assign(box.style, { left: `${left}px`, width: `${width}px`, maxHeight: `${bottom - top}px` });
  box.style.top = `${bottom - box.offsetHeight}px`;
}

function float(thing) {
  Object.assign(box.style, { width: "", maxHeight: "" });
  const { innerWidth: width, innerHeight: height } = window;
  const { offsetWidth: wide, offsetHeight: high } = box;
  const within = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
  const level = within(thing.top + thing.height / 2 - high / 2, height - high);
  const upright = within(thing.left + thing.width / 2 - wide / 2, width - wide);
  const above = thing.top - GAP - high, below = thing.bottom + GAP, before = thing.left - GAP - wide, after = thing.right + GAP;
  const ways = [[above, upright, above], [height - below - high, upright, below], [width - after - wide, after, level], [before, before, level]];
  const fits = ways.filter(([room]) => room >= GAP), free = fits.find(([, left, top]) => !covers({ left, top, right: left + wide, bottom: top + high }));
  const [room, x, y] = free || fits[0] || ways.reduce((one, other) => (other[0] > one[0] ? other : one));
  box.style.left = `${Math.max(GAP, x)}px`;
  box.style.top = `${Math.max(GAP, y)}px`;
  if (room < GAP) box.style.maxHeight = `${y < thing.top ? thing.top - 2 * GAP : height - thing.bottom - 2 * GAP}px`;
}

function hide() {
  clearTimeout(timer);
  shown?.removeAttribute("aria-describedby");
  shown = wanted = null;
  box.hidden = true;
  box.dataset.pinned = false;
}
const isPinned = () => box.dataset.pinned === "true";

// A mouse on its way crosses much of the board.
const patience = (element) => (element.closest(".part.board, #drawing") ? ON_BOARD : HOVER);
const soon = (element, wait) => { clearTimeout(timer); timer = setTimeout(show, wait, element); };
const later = () => { clearTimeout(timer); timer = setTimeout(hide, box.classList.contains("free") ? READING : LINGER); };

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
  if (event.pointerType === "touch" || isPinned()) return;
  if (box.contains(event.target)) return clearTimeout(timer);
  const element = bearer(event.target), { clientX: x, clientY: y } = event;
  if (clicked && !meets(clicked, { left: x, right: x, top: y, bottom: y })) clicked = null;
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
document.documentElement.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch" && !isPinned()) later(); });
pin.addEventListener("click", () => {
  box.dataset.pinned = true;
  if (shown) place(shown.getBoundingClientRect());
});

// -- long press

function touch(event) {
  held = false;
  if (box.contains(event.target)) return;
  hide();
  clicked = event.pointerType !== "touch" && bearer(event.target) ? event.target.getBoundingClientRect() : null; // no tooltip there until the pointer has left
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

// -- keys

async function key(event) {
  held = false;
  if (event.key === "?" && !event.target.closest("input, textarea")) {
    const element = shown || wanted || bearer(document.activeElement);
    if (element) await show(element, true);
    box.querySelector("a")?.focus();
  }
  if (event.key !== "Escape" || box.hidden) return;
  hide();
  event.stopPropagation();
}
document.addEventListener("keydown", key, true);

// -- changes of the page

addEventListener("scroll", (event) => { if (!box.hidden && !isPinned() && event.target.contains(shown)) hide(); }, true);
new MutationObserver((changes) => {
  if (!shown || changes.every(({ target }) => box.contains(target))) return;
  if (!shown.isConnected || !place(shown.getBoundingClientRect())) hide();
}).observe(document.body, { childList: true, subtree: true });

// -- events before this script was loaded

export function meet(event) {
  ({ pointerover: hover, pointerdown: touch, pointerup: release, keydown: key })[event.type](event);
}
