// A live match: one socket, regions patched as they come, picks sent as they are made.
import { follow, keys } from "./focus.js";
import { morph } from "./morph.js";
import { panzoom } from "./panzoom.js";

const table = document.getElementById("table");
const notice = document.getElementById("connection");
const title = document.title;

// -- the socket: what was told last, and what follows each pick that only chooses

const told = {};
let socket, ahead = {}, seen = { length: 0, draft: 0 }, guessed = [], mine = false;
let wait = 250, retry = 0;

function connect() {
  clearTimeout(retry);
  const where = `${location.host}${table.dataset.socket}?told=${table.dataset.told}`;
  socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${where}`);
  socket.onopen = () => { wait = 250; notice.hidden = true; };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = (event) => {
    if (event.code === 4404) return;
    notice.hidden = false;
    retry = setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, document.visibilityState === "visible" ? 1500 : 10000);
  };
}

function hurry() {
  if (socket.readyState === WebSocket.CLOSED && document.visibilityState === "visible") { wait = 250; connect(); }
}
addEventListener("online", hurry);
addEventListener("pageshow", hurry);
document.addEventListener("visibilitychange", hurry);

function send(message) {
  const open = socket.readyState === WebSocket.OPEN;
  if (open) socket.send(JSON.stringify({ ...message, ...seen }));
  return open;
}

// What others do is played out at the reader's pace: a step at a time, longer where there is something to see.
const PACES = { once: 0, quick: 500, calm: 1200 };
const LOOK = 2.5;
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
let waiting = [], free = 0, clock = 0;
let glide = (root, time, change) => change(); // pieces travel once the script for it has come
if (!still) import("./glide.js").then((late) => { glide = late.glide; });
let steady = () => table.querySelector(".stepper") && fetchStepper(); // amounts are stepped once the script for it has come
function fetchStepper() {
  steady = () => {};
  import("./stepper.js").then((late) => { late.stepping(table); (steady = () => late.steady(table))(); });
}
const gliding = () => pace() && 200 + pace() / 5;
const pace = () => PACES[localStorage.getItem("pace")] ?? (still ? 0 : PACES.quick);

function hear(message) {
  const steps = message.others && message.length > seen.length && seen.length > 0 && pace() > 0 && document.visibilityState === "visible";
  if (!steps && !waiting.length) return receive(message);
  waiting.push(message);
  if (!clock) play();
}

function play() {
  clock = 0;
  const late = free - performance.now();
  if (!waiting.length) return skip.hidden = true;
  if (late > 0) { skip.hidden = false; clock = setTimeout(play, late); return; }
  const message = waiting.shift();
  receive(message);
  free = performance.now() + pace() * (message.weighty ? LOOK : 1);
  play();
}

function hurryOn() {
  clearTimeout(clock);
  clock = 0;
  for (const message of waiting.splice(0)) receive(message);
  skip.hidden = true;
}
const skip = document.getElementById("skip");
skip.addEventListener("click", hurryOn);
const paces = document.getElementById("pace");
paces.value = localStorage.getItem("pace") || (still ? "once" : "quick");
paces.addEventListener("change", () => { localStorage.setItem("pace", paces.value); hurryOn(); });

function receive(message) {
  seen = { length: message.length, draft: message.draft };
  ahead = message.ahead;
  Object.assign(told, message.regions);
  show({ ...Object.fromEntries(guessed.map((id) => [id, told[id]])), ...message.regions });
  guessed = [];
  tell(message.log, message.others);
  call(message.turn);
  Object.assign(table.dataset, { ready: seen.length, draft: seen.draft });
}

function show(regions) {
  follow(table, () => glide(table, gliding(), () => {
    for (const [id, html] of Object.entries(regions)) {
      const element = document.getElementById(id);
      if (!element) continue;
      const scroll = element.closest(".scroll"); // what is said last stands at the bottom
      const below = scroll && scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight;
      morph(element, html);
      if (scroll && below < 40) scroll.scrollTop = scroll.scrollHeight;
    }
    steady();
    home();
  }));
}

// Only what is new in the log is sent; the lines before it are kept.
function tell({ keep, add, mark }, fresh) {
  const log = document.getElementById("log");
  if (!fresh) for (const line of log.querySelectorAll(".fresh")) line.classList.remove("fresh");
  while (log.children.length > keep) log.lastChild.remove();
  log.insertAdjacentHTML("beforeend", add.join(""));
  if (fresh && seen.length) for (const line of [...log.children].slice(keep)) line.classList.add("fresh");
  table.dataset.told = mark;
  const box = log.closest(".scroll");
  if (add.length) box.scrollTop = box.scrollHeight;
}

// -- picking

function pick(act) {
  const after = ahead[act];
  if (!send({ do: "pick", pick: act }) || !after) return;
  seen.draft += act === "!back" ? -1 : 1;
  ahead = {};
  guessed.push(...Object.keys(after)); // what was only looked ahead to is shown again as it is
  show(after);
}

table.addEventListener("click", (event) => {
  const offered = event.target.closest("[data-act]") || nearby(event);
  if (offered) return pick(offered.dataset.act);
  const place = event.target.closest(".part svg [id]");
  if (place) send({ do: "ask", place: place.id });
});

// A finger is broad: it may touch beside what it means.
function nearby({ target, pointerType, clientX: x, clientY: y }) {
  if (pointerType !== "touch" || !target.closest("#frame")) return null;
  const around = [5, 9, 13].flatMap((far) => [[far, 0], [-far, 0], [0, far], [0, -far]]);
  const touched = around.map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.closest("[data-targets] [data-act]"));
  return touched.find(Boolean);
}

keys(table, pick);
steady();
const home = panzoom(document.getElementById("frame"), document.getElementById("sheet"));

// -- whose turn it is

function call(turn) {
  document.title = turn ? `● ${title}` : title;
  if (turn && !mine && document.visibilityState !== "visible") notify();
  mine = turn;
}

function notify() {
  try {
    const audio = new AudioContext(), tone = audio.createOscillator(), volume = audio.createGain();
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.5);
  } catch { /* no sound here */ }
  if (window.Notification?.permission === "granted") new Notification(table.dataset.yourTurn);
}

// -- around the board

const allow = document.getElementById("allow");
if (allow && window.Notification?.permission === "default") {
  allow.hidden = false;
  allow.addEventListener("click", () => Notification.requestPermission().then(() => { allow.hidden = true; }));
}

document.getElementById("chat-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const input = event.target.elements.text;
  if (!input.value.trim() || send({ do: "say", text: input.value })) input.value = "";
});
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-copy]");
  if (!link) return;
  event.preventDefault(); // a link for others is copied, never followed; without a clipboard it is shown
  if (navigator.clipboard) navigator.clipboard.writeText(link.href).then(() => link.classList.add("copied"));
  else prompt(link.textContent, link.href);
});

connect();

// How to win, until somebody has read it once; where there is little room it only opens when asked.
const goal = document.getElementById("goal");
if (goal && !localStorage.getItem(`goal-${goal.dataset.game}`)) {
  goal.hidden = false;
  goal.open = innerWidth >= 900 && innerHeight >= 900;
  goal.querySelector("button").addEventListener("click", () => {
    localStorage.setItem(`goal-${goal.dataset.game}`, "read");
    goal.hidden = true;
  });
}

// Where there is room, what is folded is open.
if (innerWidth >= 1500 && innerHeight >= 760) for (const fold of document.querySelectorAll(".part.fold")) fold.open = true;
