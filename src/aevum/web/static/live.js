// A live match: one socket, regions patched as they come, picks sent as they are made.
import { morph } from "./morph.js";
import { panzoom } from "./panzoom.js";

const table = document.getElementById("table");
const notice = document.getElementById("connection");
let socket, ahead = {}, seen = { length: 0, draft: 0 }, wait = 250, title = document.title;

function connect() {
  socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}${table.dataset.socket}`);
  socket.onopen = () => { wait = 250; notice.hidden = true; };
  socket.onmessage = (event) => receive(JSON.parse(event.data));
  socket.onclose = (event) => {
    if (event.code === 4404) return;
    notice.hidden = false;
    setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, 10000);
  };
}

function hurry() {
  if (socket.readyState === WebSocket.CLOSED && document.visibilityState === "visible") { wait = 250; connect(); }
}
addEventListener("online", hurry);
document.addEventListener("visibilitychange", hurry);

function receive(message) {
  seen = { length: message.length, draft: message.draft };
  ahead = message.ahead || {};
  show(message.regions || {});
  if (message.turn !== undefined) call(message.turn);
}

function show(regions) {
  const act = document.activeElement?.dataset?.act;
  const inside = table.contains(document.activeElement);
  for (const [id, html] of Object.entries(regions)) {
    const element = document.getElementById(id);
    if (element) morph(element, html);
  }
  if (inside) focusAgain(act);
  roam();
  table.dataset.ready = String(seen.length);
}

function focusAgain(act) {
  if (document.activeElement?.dataset?.act) return;
  const same = act && table.querySelector(`[data-act="${CSS.escape(act)}"]`);
  (same || table.querySelector("#targets [data-act], .picks [data-act]"))?.focus({ preventScroll: true });
}

// One thing on the board can be reached with Tab, the others with the arrows.
function roam() {
  const board = [...table.querySelectorAll("#targets [data-act]")];
  if (board.length && !board.some((element) => element.tabIndex === 0)) board[0].setAttribute("tabindex", "0");
}

let mine = false;
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

function send(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...message, ...seen }));
}

function pick(act) {
  const after = ahead[act];
  send({ do: "pick", pick: act });
  if (after) { seen.draft += 1; ahead = {}; show(after); }
}

table.addEventListener("click", (event) => {
  const offered = event.target.closest("[data-act]");
  if (offered) return pick(offered.dataset.act);
  const place = event.target.closest("#drawing [id]");
  if (place && table.dataset.seated) send({ do: "ask", place: place.id });
});

table.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select")) return;
  if (event.key === "Escape") return pick("!back");
  const focused = document.activeElement;
  if ((event.key === "Enter" || event.key === " ") && focused?.dataset?.act && focused.localName !== "button") {
    event.preventDefault();
    return pick(focused.dataset.act);
  }
  const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
  if (step) { event.preventDefault(); toward(focused, ...step); }
});

// The nearest offered thing in a direction.
function toward(from, dx, dy) {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const all = [...table.querySelectorAll("[data-act]")].filter((element) => element !== from);
  if (!from?.dataset?.act) return all[0]?.focus();
  const [x, y] = middle(from);
  let best = null, least = Infinity;
  for (const element of all) {
    const [a, b] = middle(element);
    const along = (a - x) * dx + (b - y) * dy, across = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    const far = along + 2.5 * across;
    if (along > 0.5 && far < least) { least = far; best = element; }
  }
  best?.focus({ preventScroll: false });
}

document.getElementById("chat-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const input = event.target.elements.text;
  if (input.value.trim()) send({ do: "say", text: input.value });
  input.value = "";
});
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-copy]");
  if (link && navigator.clipboard) {
    event.preventDefault();
    navigator.clipboard.writeText(link.href).then(() => link.classList.add("copied"));
  }
  if (event.target.id === "allow" && window.Notification) Notification.requestPermission();
});

panzoom(document.getElementById("frame"), document.getElementById("sheet"));
connect();
