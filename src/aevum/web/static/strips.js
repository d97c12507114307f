// Strips of cards, and the bar of own figures: what cannot be picked is dimmed while something can, and while a move has
// been begun; a strip that is too
// long shows on which sides it goes on, with buttons for a mouse, and the mouse wheel moves it sideways. A new decision
// moves it to what can be picked.
const table = document.getElementById("table") || document.getElementById("replay");
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
const SIDEWAYS = ".part.strip, #own";
const all = () => table.querySelectorAll(SIDEWAYS);
const style = document.createElement("link");
Object.assign(style, { rel: "stylesheet", href: new URL("strips.css", import.meta.url).href });

export function refresh() {
  dim();
  seek();
  overflow();
}

const label = ({ id, dataset }) => (id ? id.slice(id.indexOf("-") + 1) : dataset.face);

function dim() {
  const choosing = table.querySelector('[data-targets] [data-act]:not(.faint), [data-act="!back"]');
  for (const strip of all()) {
    const offered = new Set([...strip.querySelectorAll("[data-act]")].flatMap(({ dataset }) => [dataset.act, dataset.face]));
    for (const thing of strip.querySelectorAll("svg:has([data-targets]) > g:not([data-targets]) :is([id], [data-face^=card-]:not([id] *))")) {
      thing.classList.toggle("dim", Boolean(choosing) && !offered.has(label(thing)));
    }
  }
}

// -- a new decision moves a strip to its targets, unless one of them is in view

const sought = new Map(); // by id of the strip, its targets when it was last moved

function seek() {
  for (const strip of table.querySelectorAll(".part.strip")) {
    const targets = [...strip.querySelectorAll("[data-act]:not(.faint)")], acts = targets.map(({ dataset }) => dataset.act).join(" ");
    if (sought.get(strip.id) === acts) continue;
    sought.set(strip.id, acts);
    const { left, right } = strip.getBoundingClientRect(), boxes = targets.map((target) => target.getBoundingClientRect());
    if (!boxes.length || boxes.some((box) => box.left >= left - 2 && box.right <= right + 2)) continue;
    const start = Math.min(...boxes.map((box) => box.left));
    strip.scrollBy({ left: start - left - (right - left) / 8, behavior: still ? "auto" : "smooth" });
  }
}

// -- overflow

const ways = new Map(); // by strip and direction, the button

function overflow() {
  for (const strip of all()) {
    const left = strip.scrollLeft > 2, right = contentEnd(strip) > strip.getBoundingClientRect().right + 2;
    const more = [left && "left", right && "right"].filter(Boolean).join(" ");
    if ((strip.dataset.more || "") !== more) strip.dataset.more = more;
  }
  arrows();
}

// Right end of what is drawn: a strip may have room for more cards than it holds.
function contentEnd(strip) {
  const drawings = [...strip.querySelectorAll(".drawing")];
  if (strip.scrollWidth <= strip.clientWidth) return 0;
  if (!drawings.length) return strip.getBoundingClientRect().left + strip.scrollWidth - strip.scrollLeft;
  return Math.max(...drawings.map((drawing) => {
    const { x, width } = drawing.getBBox(), scale = drawing.getScreenCTM();
    return width ? (x + width) * scale.a + scale.e : 0;
  }));
}

function arrows() {
  for (const [button, { id }] of ways) if (!document.getElementById(id)) { button.remove(); ways.delete(button); }
  for (const strip of all()) {
    for (const side of ["left", "right"]) {
      let [button] = [...ways].find(([, way]) => way.id === strip.id && way.side === side) || [];
      const needed = (strip.dataset.more || "").includes(side) && strip.checkVisibility();
      if (needed && !button) ways.set(button = arrow(strip.id, side), { id: strip.id, side });
      if (!button) continue;
      button.hidden = !needed;
      const { left, right, top, height } = strip.getBoundingClientRect();
      const beside = strip.matches(".part") ? 34 : 0; // cards stay free
      Object.assign(button.style, { left: `${side === "left" ? left - beside : right - 34 + beside}px`, top: `${top}px`, height: `${height}px` });
    }
  }
}

function arrow(id, side) {
  if (!style.isConnected) document.head.append(style);
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "slide", tabIndex: -1, ariaHidden: "true", textContent: side === "left" ? "‹" : "›" });
  button.addEventListener("click", () => {
    const strip = document.getElementById(id);
    strip.scrollBy({ left: (side === "left" ? -0.8 : 0.8) * strip.clientWidth, behavior: still ? "auto" : "smooth" });
  });
  table.append(button);
  return button;
}

table.addEventListener("wheel", (event) => {
  const strip = event.target.closest?.("[data-more]:not([data-more=''])");
  if (!strip || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  const before = strip.scrollLeft;
  strip.scrollLeft += event.deltaY;
  if (strip.scrollLeft !== before) event.preventDefault();
}, { passive: false });
table.addEventListener("scroll", ({ target }) => { if (target.matches?.(SIDEWAYS)) overflow(); }, true);
addEventListener("scroll", arrows);
new ResizeObserver(overflow).observe(table);
