// Reports of events and fights: shown one at a time at the edge of the board, each until it has been read.
import { moveToFreeSpace } from "./free_space.js";

const table = document.getElementById("table"), source = document.getElementById("reports");
const style = document.createElement("link");
Object.assign(style, { rel: "stylesheet", href: new URL("reports.css", import.meta.url).href });
document.head.append(style);

const PACES = { never: 0, slow: 8000, quick: 4000, off: 0 }; // ms until a report closes; "off": only the log opens it
const STEP = 16, LEAST = { width: 264, height: 170 }; // px between the places that are tried; px of the smallest place
const STORE = `reports-${table.dataset.moments}`, KEPT = 100;
const read = new Set(JSON.parse(sessionStorage.getItem(STORE) || "[]"));
const unread = new Map(); // article by key, the oldest first
let length = 0, closed = 0, timer = 0, shown = null;

const frame = document.getElementById("report-frame").content.firstElementChild;
const page = frame.querySelector(".page"), count = frame.querySelector(".count");
const next = frame.querySelector(".next"), all = frame.querySelector(".all"), pace = frame.querySelector("select");
const close = next.textContent;
pace.value = localStorage.getItem("report-pace") || "never";

// Take over the reports that the server has sent; after an undo those that are gone are not shown any more.
export function refresh() {
  const sent = new Map([...source.querySelectorAll("[data-report]")].map((one) => [one.dataset.report, one]));
  const now = Number(table.dataset.ready);
  if (now < length) for (const key of unread.keys()) if (!sent.has(key)) unread.delete(key);
  length = now;
  for (const [key, article] of sent) if (!read.has(key)) unread.set(key, article.cloneNode(true));
  // Beside the result of a match only the newest report is shown; the log opens the others.
  if (document.querySelector("#prompt [data-over]")) [...unread.keys()].slice(0, -1).forEach((key) => unread.delete(key));
  if (pace.value === "off") return turn(unread.size);
  draw();
}

// Show a report that is asked for, before all others.
export function open(article) {
  const others = [...unread].filter(([key]) => key !== article.dataset.report);
  unread.clear();
  for (const [key, one] of [[article.dataset.report, article], ...others]) unread.set(key, one);
  draw();
  frame.focus({ preventScroll: true });
}

function draw() {
  const [key, article] = unread.entries().next().value || [];
  if (!article) {
    frame.remove();
    shown = null;
    closed = 0;
    return;
  }
  const total = closed + unread.size, more = unread.size > 1;
  if (!frame.isConnected) table.append(frame);
  if (!page.firstChild?.isEqualNode(article)) page.replaceChildren(article.cloneNode(true));
  count.hidden = total < 2;
  count.textContent = count.dataset.text.replace("##", total).replace("#", closed + 1);
  all.hidden = !more;
  next.textContent = more ? next.dataset.next : close;
  if (key !== shown) wait();
  shown = key;
  place();
}

function wait() {
  clearTimeout(timer);
  page.scrollTop = 0;
  if (PACES[pace.value]) timer = setTimeout(() => turn(1), PACES[pace.value]);
}

// Mark reports as read and go on to the next.
function turn(number) {
  for (const key of [...unread.keys()].slice(0, number)) {
    unread.delete(key);
    read.add(key);
    closed += 1;
  }
  sessionStorage.setItem(STORE, JSON.stringify([...read].slice(-KEPT)));
  draw();
}

const taken = () => boxes("[data-act], #prompt");
const boxes = (names) => [...table.querySelectorAll(names)].map((one) => one.getBoundingClientRect()).filter((box) => box.width);
const overlap = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

// Put the frame where it covers nothing that can be picked, and if possible not the stage, which shows what is decided
// now, near the upper right corner of the board; if there is no such place, into the roomiest one, where its text
// scrolls; else where it covers least, until the next click anywhere.
function place() {
  frame.style.cssText = "";
  if (getComputedStyle(frame).bottom === "0px") return; // a sheet on a small screen
  const board = document.getElementById("play").getBoundingClientRect(), offered = taken(), stage = boxes("#part-stage");
  let best = null;
  for (const wide of ["", "21rem"]) {
    frame.style.width = wide;
    const { width, height } = frame.getBoundingClientRect();
    for (let top = board.top; top + height <= innerHeight - 4; top += STEP) {
      for (let left = innerWidth - width - 4; left >= 4; left -= STEP) {
        const box = { left, top, right: left + width, bottom: top + height };
        const covered = offered.reduce((sum, one) => sum + overlap(one, box), 0);
        const staged = stage.some((one) => overlap(one, box)) ? innerWidth + innerHeight : 0;
        const far = Math.abs(board.right - 8 - box.right) + Math.abs(top - board.top - 8) + staged;
        if (!best || covered < best.covered || (covered === best.covered && far < best.far)) best = { left, top, wide, covered, far };
      }
    }
    if (best?.covered === 0) break;
  }
  const corner = { left: innerWidth, right: innerWidth, top: 0, bottom: 0 };
  if (best?.covered !== 0 && moveToFreeSpace(frame, offered, 0, corner, LEAST)) return;
  if (best) Object.assign(frame.style, { width: best.wide, left: `${best.left}px`, top: `${best.top}px` });
}

next.addEventListener("click", () => turn(1));
all.addEventListener("click", () => turn(unread.size));
page.addEventListener("click", (event) => { if (!event.target.closest("a")) turn(1); });
pace.addEventListener("change", () => { localStorage.setItem("report-pace", pace.value); wait(); });
addEventListener("resize", () => requestAnimationFrame(() => shown && place()));
// A report that covers something gives way to the first click elsewhere, which still picks what it was meant for.
document.addEventListener("click", (event) => {
  if (!shown || frame.contains(event.target)) return;
  const own = frame.getBoundingClientRect();
  if (taken().some((one) => overlap(one, own))) turn(1);
}, true);
document.addEventListener("keydown", (event) => {
  if (!shown || event.ctrlKey || event.altKey || event.metaKey) return;
  const elsewhere = event.target.closest("input, textarea, select, a, button, [data-act]");
  if (event.key !== "Escape" && (event.key !== "Enter" || elsewhere)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  turn(1);
}, true);
style.addEventListener("load", () => shown && place());
