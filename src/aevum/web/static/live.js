// Page of a match: updates its regions by WebSocket messages and sends picks.
import { follow, keys } from "./keyboard.js";
import { morph } from "./morph.js";
import { panzoom } from "./panzoom.js";

const table = document.getElementById("table");
const notice = document.getElementById("connection");
const title = document.title;

// -- socket: regions last received, and regions prerendered for picks that only choose

const told = {};
let socket, ahead = {}, seen = { length: 0, draft: 0 }, guessed = [], mine = false, unread = 0;
let wait = 250, retry = 0;
// Picks are numbered for this page: those without an answer are sent again after a reconnect, and count once.
const page = Math.random().toString(36).slice(2);
let sent = 0, unanswered = [];
let blind = false, queue = []; // whether an answer is awaited that cannot be foreseen; clicks since

function connect() {
  clearTimeout(retry);
  const answered = unanswered.length ? unanswered[0].number - 1 : sent;
  const where = `${location.host}${table.dataset.socket}?told=${table.dataset.told}&page=${page}&picks=${answered}`;
  socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${where}`);
  socket.onopen = () => {
    wait = 250;
    offline(false);
    for (const message of unanswered) socket.send(JSON.stringify(message));
  };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = (event) => {
    if (event.code === 4404) return;
    offline(true);
    retry = setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, document.visibilityState === "visible" ? 1500 : 10000);
  };
}

// Disable the controls while the connection is lost.
function offline(gone) {
  notice.hidden = !gone;
  table.classList.toggle("offline", gone);
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

// Moves of others are shown one at a time, at the chosen pace in ms; highlights stay longer.
const PACES = { once: 0, quick: 500, calm: 1200 };
const LOOK = 2.5;
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
let waiting = [], free = 0, clock = 0;
let glide = (root, time, change) => change(); // replaced once its script is loaded
if (!still) import("./piece_animation.js").then((late) => { glide = late.glide; });
let steady = () => table.querySelector(".stepper") && fetchStepper(); // replaced once its script is loaded
function fetchStepper() {
  steady = () => {};
  import("./stepper.js").then((late) => { late.stepping(table); (steady = () => late.steady(table))(); });
}
let ring = () => {}; // highlights of a lesson, likewise
if (document.getElementById("lesson")) import("./lesson.js").then((late) => (ring = () => late.ring(table))());
let refreshStrips = () => table.querySelector(".strip") && fetchStrips(); // likewise
function fetchStrips() {
  refreshStrips = () => {};
  import("./strips.js").then((late) => (refreshStrips = late.refresh)());
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
  const said = message.regions["chat-lines"];
  if (told["chat-lines"] !== undefined && said && said !== told["chat-lines"] && document.visibilityState !== "visible") import("./notify.js").then((late) => late.chime(880));
  Object.assign(told, message.regions);
  tell(message.log, message.others);
  call(message.turn);
  guessed.push(...Object.keys(message.regions));
  unanswered = unanswered.filter(({ number }) => number > message.picks);
  if (unanswered.length) return; // answer to an older pick
  seen = { length: message.length, draft: message.draft };
  ahead = message.ahead;
  if (table.classList.contains("past")) late("log").then((log) => log.present());
  show(Object.fromEntries(guessed.map((id) => [id, told[id]])));
  guessed = [];
  Object.assign(table.dataset, { ready: seen.length, draft: seen.draft });
  if (document.querySelector("#reports [data-report]")) late("reports").then((reports) => reports.refresh());
  catchUp(message);
}

// Carry out the next click made while an answer was awaited, if it is still possible and nobody else has moved since.
function catchUp({ ignored, others }) {
  blind = false;
  if (ignored) {
    shake(document.getElementById("prompt"));
    queue = [];
  }
  const click = queue.shift();
  if (!click) return;
  const same = click.length === seen.length;
  const offered = (same || !others) && table.querySelector(`[data-act="${CSS.escape(click.act)}"]`);
  if (offered) return pick(click.act, click.tapped);
  if (same && click.place) return pick(click.act, false, click.place);
  queue = [];
  // Ask for the sentence that it came too late, except after a double click.
  if (click.act !== click.after) submit({ do: "pick", pick: click.act, length: click.length, draft: -1 });
}

function shake(element) {
  element.getAnimations().forEach((running) => running.cancel());
  element.animate({ transform: still ? [] : ["none", "translateX(-5px)", "translateX(5px)", "none"], outline: ["2px solid var(--alarm)", "2px solid transparent"] }, 300);
}

function show(regions) {
  follow(table, () => glide(table, gliding(), () => {
    for (const [id, html] of Object.entries(regions)) {
      const element = document.getElementById(id);
      if (!element) continue;
      const scroll = element.closest(".scroll"); // keep the newest line in view
      const below = scroll && scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight;
      morph(element, html);
      if (scroll && below < 40) scroll.scrollTop = scroll.scrollHeight;
    }
    steady();
    refreshStrips();
    ring();
    home();
    count();
    ended();
  }));
}

// Update the log: keep its first lines, append the new ones.
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

function submit(message) {
  const numbered = { ...seen, ...message, number: (sent += 1) };
  unanswered.push(numbered);
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(numbered));
}

// `tapped`: by a finger on the board. `place`: element of a thing that is not offered, or not yet.
let last = "";
function pick(act, tapped, place) {
  if (blind) return queue.push({ act, tapped, place, length: seen.length, after: last });
  if (socket.readyState !== WebSocket.OPEN) return shake(notice);
  const after = !place && ahead[act];
  submit(place ? { do: "ask", place } : { do: "pick", pick: act, confirm: document.documentElement.dataset.confirm, touch: tapped || undefined });
  last = act;
  blind = !after;
  if (blind) return;
  seen.draft += act === "!back" ? -1 : 1;
  ahead = {};
  guessed.push(...Object.keys(after)); // prerendered regions: replaced by the answer
  show(after);
}

table.addEventListener("click", (event) => {
  if (waiting.length && event.target.closest("#play, #prompt")) return hurryOn(); // finishes the playback
  const offered = event.target.closest("[data-act]") || nearby(event);
  if (offered) return pick(offered.dataset.act, event.pointerType === "touch" && Boolean(offered.closest("#frame")));
  const disabled = event.target.closest("[data-ask]");
  if (disabled) return pick(disabled.dataset.ask, false, `pick-${disabled.dataset.ask}`);
  const place = event.target.closest(".part svg [id]");
  if (place) pick(place.id.slice(place.id.indexOf("-") + 1), false, place.id);
});

// Return the target within 13 px of a touch that hit none; faint ones do not attract it.
function nearby({ target, pointerType, clientX: x, clientY: y }) {
  if (pointerType !== "touch" || !target.closest("#frame")) return null;
  const around = [5, 9, 13].flatMap((far) => [[far, 0], [-far, 0], [0, far], [0, -far]]);
  const touched = around.map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.closest("[data-targets] [data-act]:not(.faint)"));
  return touched.find(Boolean);
}

keys(table, pick);
steady();
refreshStrips();
const home = panzoom(document.getElementById("frame"), document.getElementById("sheet"));

// -- log: lines open past positions and reports in place

const late = (name) => import(`./${name}.js`);
const pages = { show, present: () => show(told) };
document.getElementById("log").addEventListener("pointerover", () => late("log"), { once: true });
table.addEventListener("click", (event) => {
  const again = event.target.closest("[data-report-again]"), line = event.target.closest("#log li");
  if (again) return late("log").then((log) => log.again(again.dataset.reportAgain));
  const link = event.target.closest(".since a") || (!event.target.closest(".rule") && line?.querySelector(".at"));
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const at = Number(new URL(link.href).searchParams.get("at")), since = !link.classList.contains("at");
  late("log").then((log) => log.past(since ? at + 1 : at, since, pages));
});

// -- turn indicator

function call(turn) {
  if (turn && !mine && document.visibilityState !== "visible") import("./notify.js").then((late) => late.notify(table.dataset.yourTurn));
  mine = turn;
  entitle();
}

function entitle() {
  document.title = `${unread ? `(${unread}) ` : ""}${mine ? "● " : ""}${title}`;
}

// -- chat, links and notifications

const menu = document.querySelector(".of-match");
menu.addEventListener("toggle", () => { if (menu.open) import("./match_menu.js").then((late) => late.fill(menu)); });

document.getElementById("chat-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const input = event.target.elements.text;
  if (!input.value.trim() || send({ do: "say", text: input.value })) input.value = "";
});
document.documentElement.classList.toggle("can-share", !!navigator.share);
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-copy], [data-share]");
  if (!link) return;
  event.preventDefault(); // an invitation is shared or copied instead
  import("./invitation.js").then((late) => late.hand(link));
});

connect();
table.addEventListener("click", () => import("./fingerprint.js").catch(() => {}), { once: true });

const goal = document.getElementById("goal");
if (goal && !localStorage.getItem(`goal-${goal.dataset.game}`)) import("./goal.js");

// Tabs of log, chat and boards: a script for matches with a chat, else at the first click or key
let loaded = null;
const tabs = () => loaded = import("./tabs.js").then((late) => late.tabs(table, (lines) => { unread = lines; entitle(); }));
let count = () => {}; // replaced once the script is loaded
const chat = document.getElementById("chat-box");
if (chat) tabs().then((late) => { count = late.count; });
else for (const kind of ["click", "keydown"])
  document.getElementById("tabs").addEventListener(kind, (event) => loaded ?? tabs().then((late) => late.turn(event)));
if (chat && "seated" in table.dataset) import("./presence.js").then((late) => late.tellPresence(send));

// The result has a script of its own.
let ended = () => { if (table.querySelector("[data-over]")) { ended = () => {}; import("./result.js"); } };
ended();

// Open folded panels on large screens.
if (innerWidth >= 1500 && innerHeight >= 760) for (const fold of document.querySelectorAll(".part.fold")) fold.open = true;
