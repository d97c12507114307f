// glide(root, time, change): change the page and animate pieces from their old to their new positions, in ms.
// data-piece in drawings: the kind of a piece, and how many the element stands for if not one ("red", "worker 3").

const STILL = 0.25; // shorter moves, in widths of the piece, are not animated
let flights = [];

export function glide(root, time, change) {
  const before = time ? places(root).map(anchored) : [];
  for (const flight of flights.splice(0)) flight.cancel();
  change();
  if (!before.length) return;
  const then = before.map(shown).filter(Boolean), now = places(root);
  for (const { from, to } of travels(then, now)) flights.push(fly(to.element, to.x - from.x, to.y - from.y, time));
}

// Pure function: match pieces of `now` with those of `then`, nearest first, so that pieces which did not move stay.
// Pieces without a match just appear.
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

// Return every visible piece with its centre on the screen; removed pieces (.gone) are not animated.
function places(root) {
  return [...root.querySelectorAll("[data-piece]:not(.gone *)")].map((element) => {
    const [kind, count = 1] = element.dataset.piece.split(" "), box = element.getBoundingClientRect();
    return { element, kind, count: Number(count), size: box.width, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }).filter(({ element, size }) => size && element.checkVisibility?.() !== false);
}

// Add the position on the drawing: it stays valid if the drawing is moved or zoomed meanwhile.
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
