// glide(root, time, change): change the page; pieces that are elsewhere afterwards are seen going there.
// A drawing says what travels by data-piece: a kind, and how many of it the element stands for if not one ("red", "worker 3").

const STILL = 0.25; // what moves by less of its own breadth stays where it is
let flights = [];

export function glide(root, time, change) {
  const before = time ? places(root).map(anchored) : [];
  for (const flight of flights.splice(0)) flight.cancel();
  change();
  if (!before.length) return;
  const then = before.map(shown).filter(Boolean), now = places(root);
  for (const { from, to } of travels(then, now)) flights.push(fly(to.element, to.x - from.x, to.y - from.y, time));
}

// Pure: which piece of `now` comes from which of `then`. Nearest first, so whoever can stay stays; what has no equal appears.
export function travels(then, now) {
  const left = new Map([...then, ...now].map((piece) => [piece, piece.count])), found = new Map();
  const pairs = now.flatMap((to) => then.filter((from) => from.kind === to.kind)
    .map((from) => ({ from, to, far: Math.hypot(to.x - from.x, to.y - from.y) })));
  for (const pair of pairs.sort((one, other) => one.far - other.far)) {
    const taken = Math.min(left.get(pair.from), left.get(pair.to));
    if (!taken) continue;
    left.set(pair.from, left.get(pair.from) - taken);
    left.set(pair.to, left.get(pair.to) - taken);
    found.set(pair.to, pair);
  }
  return [...found.values()].filter(({ to, far }) => far > STILL * to.size);
}

// Every piece that is to be seen, with its middle on the screen; ghosts of what is gone do not travel.
function places(root) {
  return [...root.querySelectorAll("[data-piece]:not(.gone *)")].map((element) => {
    const [kind, count = 1] = element.dataset.piece.split(" "), box = element.getBoundingClientRect();
    return { element, kind, count: Number(count), size: box.width, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }).filter(({ element, size }) => size && element.checkVisibility?.() !== false);
}

// Where a piece is on its drawing: that stays right when the drawing is moved or enlarged meanwhile.
function anchored(piece) {
  const drawing = piece.element.ownerSVGElement;
  return { ...piece, drawing, point: new DOMPoint(piece.x, piece.y).matrixTransform(drawing.getScreenCTM().inverse()) };
}

function shown({ drawing, point, ...piece }) {
  if (!drawing.isConnected || !drawing.clientWidth) return null;
  const { x, y } = point.matrixTransform(drawing.getScreenCTM());
  return { ...piece, x, y };
}

function fly(element, dx, dy, duration) {
  const { a, b, c, d } = element.parentNode.getScreenCTM().inverse();
  const start = `${-(a * dx + c * dy)}px ${-(b * dx + d * dy)}px`;
  return element.animate({ translate: [start, "0px 0px"] }, { duration, easing: "ease-in-out" });
}
