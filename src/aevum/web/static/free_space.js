// Search for room on the page that covers none of some boxes. Distances are in px.
const CELL = 8, EDGE = 6;

// Return the roomiest rectangle of the window, of at least `least`, that meets no box of `taken`. Room beyond `wanted` does
// not count; among equally roomy rectangles the one nearest to `near` is returned, and null if there is none.
export function freeSpace(taken, wanted, least, near) {
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
