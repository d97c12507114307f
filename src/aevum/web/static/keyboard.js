// Keyboard control: focus follows the decision, arrows move between targets, Esc goes back.

const bright = (element) => !element.matches(".faint, .guided :not(.ringed)");
// Picks, the bright ones first: in a lesson those that its step asks for.
const offered = (root) => [...root.querySelectorAll("[data-act]")].sort((one, other) => bright(other) - bright(one));
const inTargets = (element) => element.closest("[data-targets]");
// Not back, undo, refuse and hints; "!yes", "!lift" and "!agree" are decisions.
const decision = (element) => !/^!(back|undo|refuse|hint|note)/.test(element.dataset.act);

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

// Change the page; if the focused element is removed, focus the next decision.
export function follow(table, change) {
  const before = document.activeElement || document.body;
  const inside = table.contains(before), onBoard = inside && inTargets(before), [x, y] = middle(before);
  change();
  if (inside && (!before.isConnected || before.id === "prompt")) {
    next(table, onBoard, x, y).focus({ preventScroll: true });
  }
  roam(table);
}

function next(table, onBoard, x, y) {
  const all = offered(table).filter(decision);
  const board = all.filter(inTargets), words = all.filter((element) => !inTargets(element));
  const shining = board.some(bright) ? board.filter(bright) : board;
  if (shining.length && (onBoard || table.querySelector("#sentence[data-places]") || !words.length)) return onBoard ? nearest(shining, x, y) : shining[0];
  if (words.length) return words[0].closest(".stepper")?.querySelector("[role=spinbutton]") || words[0];
  const prompt = table.querySelector("#prompt");
  prompt.tabIndex = -1;
  return prompt;
}

function nearest(elements, x, y) {
  const far = (element) => { const [a, b] = middle(element); return Math.hypot(a - x, b - y); };
  return elements.sort((one, other) => far(one) - far(other))[0];
}

// Roving tabindex: Tab reaches one target of each panel, arrows the others.
function roam(table) {
  for (const part of table.querySelectorAll("[data-targets]")) {
    const board = offered(part);
    const here = board.find((element) => element === document.activeElement) || board[0];
    for (const element of board) element.setAttribute("tabindex", element === here ? 0 : -1);
  }
}

export function keys(table, pick) {
  table.addEventListener("focusin", (event) => { if (inTargets(event.target)) roam(table); });
  document.addEventListener("keydown", (event) => {
    const focused = event.target;
    if (focused.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (focused !== document.body && !table.contains(focused)) return;
    const free = focused === document.body || focused.id === "prompt";
    const act = focused.dataset.act || (free && onlyDecision(table));
    const back = event.key === "Escape" && table.querySelector('[data-act="!back"], .pick.half');
    if (back) return pick(back.dataset.act);
    const turn = event.code === "KeyR" && table.querySelector('[data-act="!turn"]');
    if (turn) return pick(turn.dataset.act);
    if (act && (event.key === "Enter" || event.key === " ") && (event.repeat || focused.localName !== "button")) {
      event.preventDefault(); // no key repeat through several decisions
      if (!event.repeat) pick(act);
    }
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if (!step) return;
    if (focused.dataset.act || focused.id === "prompt") {
      event.preventDefault();
      toward(table, focused, ...step)?.focus();
    } else if (focused === document.body) {
      event.preventDefault(); // arrows work without focus
      next(table, true, innerWidth / 2, innerHeight / 2).focus({ preventScroll: true });
    }
  });
}

// Return what Enter and Space pick while nothing has the focus: the decision, if there is one alone.
function onlyDecision(table) {
  const [only, ...others] = offered(table).filter((element) => decision(element) && element.dataset.act !== "!withdraw");
  return others.length ? "" : only?.dataset.act;
}

// Return the nearest target in a direction, on the board or among the buttons, wherever the focus is.
// Repeated steps in a direction keep to the line of the first one.
let walk = {};
function toward(table, from, dx, dy) {
  const [x, y] = middle(from), around = from.closest("#play, .picks") || table;
  const line = walk.at === from && walk.level === Boolean(dx) ? walk.line : dx ? y : x;
  let best = null, least = Infinity;
  for (const element of offered(around)) {
    const [a, b] = middle(element);
    const along = (a - x) * dx + (b - y) * dy, across = Math.abs((dx ? b : a) - line);
    const far = Math.hypot(along, across) * (across > along * 1.05 ? 3 : 1);
    if (element !== from && along > 0.5 && far < least - 0.01) { least = far; best = element; }
  }
  if (best) walk = { at: best, level: Boolean(dx), line };
  return best;
}
