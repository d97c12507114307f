// Room on the page that covers none of some boxes. Distances are in px.
const CELL = 8, EDGE = 6;

// Move a fixed box, at least `width` wide if there is room, to the roomiest place of at least `least` that meets no box
// of `taken`, as near as possible to `near`; return whether there is such a place.
export function moveToFreeSpace(box, taken, width, near, least = { width: 150, height: 46 }) {
  Object.assign(box.style, { width: "", maxHeight: "" });
  const wanted = { width: Math.max(box.offsetWidth, width), height: box.offsetHeight };
  const space = freeSpace(taken, wanted, least, near);
  if (!space) return false;
  const wide = Math.min(wanted.width, space.right - space.left);
  Object.assign(box.style, { width: `${wide}px`, maxHeight: `${space.bottom - space.top}px` });
  box.style.left = `${within((near.left + near.right - wide) / 2, space.left, space.right - wide)}px`;
  box.style.top = `${within(near.top, space.top, space.bottom - box.offsetHeight)}px`;
  return true;
}

const within = (value, low, high) => Math.max(low, Math.min(value, high));

function freeSpace(taken, wanted, least, near) {
  const columns = Math.floor((innerWidth - EDGE) / CELL), rows = Math.floor((innerHeight - EDGE) / CELL);
  const busy = cellsOf(taken, columns, rows);
  const free = new Uint16Array(columns); // free cells above the bottom row, by column
  let best = null, most = 0, closest = 0;
  for (let bottom = 1; bottom < rows; bottom++) {
    for (let column = 0; column < columns; column++) free[column] = busy[bottom * columns + column] ? 0 : free[column] + 1;
    for (let left = 1; left < columns; left++) {
      let high = free[left];
      for (let right = left; right < columns && high * CELL >= least.height; right++) {
        high = Math.min(high, free[right]);
        const width = (right - left + 1) * CELL, height = high * CELL;
        if (width < least.width || height < least.height) continue;
        const room = Math.min(width, wanted.width) * Math.min(height, wanted.height);
        if (room < most) continue;
        const space = { left: left * CELL, right: (right + 1) * CELL, top: (bottom - high + 1) * CELL, bottom: (bottom + 1) * CELL };
        const far = distance(space, near);
        if (room > most || far < closest) [best, most, closest] = [space, room, far];
      }
    }
  }
  return best;
}

function cellsOf(boxes, columns, rows) {
  const busy = new Uint8Array(columns * rows);
  for (const { left, right, top, bottom } of boxes) {
    const first = Math.max(0, Math.floor(left / CELL)), last = Math.min(columns, Math.ceil(right / CELL));
    for (let row = Math.max(0, Math.floor(top / CELL)); row < Math.min(rows, Math.ceil(bottom / CELL)); row++) {
      if (first < last) busy.fill(1, row * columns + first, row * columns + last);
    }
  }
  return busy;
}

const gap = (start, end, otherStart, otherEnd) => Math.max(0, otherStart - end, start - otherEnd);
const distance = (one, other) => gap(one.left, one.right, other.left, other.right) + gap(one.top, one.bottom, other.top, other.bottom);
