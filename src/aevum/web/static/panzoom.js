// Pan, zoom and pinch a frame: buttons, wheel, drag, two fingers, keys + - 0. A tap stays a click.
// Until the first such gesture the scale fits FINGER px targets, centred on those of the decision.

const FARTHEST = 6, TAP = 6, FINGER = 34, STEP = 1.25, LEAST = 11;
const PRINTS = { fine: "data-small", finer: "data-smaller" };
const CORNERS = ["", "left", "left top", "top"];
const SOUGHT = "[data-targets] [data-act]:not(.faint), [data-centre]";

export function panzoom(frame, sheet, { keys = true } = {}) {
  let scale = 1, x = 0, y = 0, dragged = false, held = false, start = null;
  const fingers = new Map();

  const show = () => {
    const edge = scale - 1;
    x = Math.min(0, Math.max(x, -frame.clientWidth * edge));
    y = Math.min(0, Math.max(y, -frame.clientHeight * edge));
    sheet.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    sheet.style.setProperty("--zoom", scale); // lines around targets stay thin
    frame.classList.toggle("zoomed", scale > 1);
    giveWay();
    dispatchEvent(new Event("zoomed"));
  };
  // Move the buttons to the corner where they cover the smallest share of a target; one check for each frame of the screen.
  let asked = 0;
  const giveWay = () => { asked ||= requestAnimationFrame(() => { asked = 0; clearTargets(); }); };
  const clearTargets = () => {
    const buttons = frame.parentElement.querySelector(".zoom");
    const boxes = [...sheet.querySelectorAll(SOUGHT)].map((one) => one.getBoundingClientRect());
    const covered = CORNERS.map((corner) => {
      buttons.dataset.corner = corner;
      const own = buttons.getBoundingClientRect();
      const common = (box, low, high) => Math.max(0, Math.min(box[high], own[high]) - Math.max(box[low], own[low]));
      return Math.max(0, ...boxes.map((box) => (common(box, "left", "right") * common(box, "top", "bottom")) / (box.width * box.height || 1)));
    });
    buttons.dataset.corner = CORNERS[covered.indexOf(Math.min(...covered))];
  };
  const pan = (dx, dy) => {
    const before = [x, y];
    [x, y] = [x + dx, y + dy];
    show();
    return x !== before[0] || y !== before[1];
  };
  const zoom = (factor, centreX, centreY) => {
    const box = frame.getBoundingClientRect();
    const next = Math.min(FARTHEST, Math.max(1, scale * factor));
    x = centreX - box.left - ((centreX - box.left - x) * next) / scale;
    y = centreY - box.top - ((centreY - box.top - y) * next) / scale;
    scale = next;
    held = true;
    show();
  };
  const step = (way) => {
    const box = frame.getBoundingClientRect();
    const factor = { in: STEP, out: 1 / STEP, fit: 0 }[way];
    zoom(factor, box.left + box.width / 2, box.top + box.height / 2);
  };
  const middle = () => {
    const [a, b] = [...fingers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  // Size in px of the drawing, and of a unit of it, at scale 1.
  const fitting = () => {
    const { width, height } = sheet.querySelector("svg").viewBox.baseVal;
    const unit = Math.min(sheet.offsetWidth / width, sheet.offsetHeight / height);
    return { unit, width: width * unit, height: height * unit };
  };
  // Scale at which the smallest target is FINGER px wide.
  const enough = (unit) => Math.min(FARTHEST, Math.max(1, FINGER / (Number(frame.dataset.finger) * unit || FINGER)));
  // Offset that centres a point, without a margin beyond the drawing where it is larger than the frame.
  const moved = (point, room, whole, drawn) => {
    const before = ((whole - drawn) / 2) * scale, after = before + drawn * scale;
    return drawn * scale < room ? (room - before - after) / 2 : Math.min(-before, Math.max(room - after, room / 2 - point * scale));
  };
  // Centre of the targets at scale 1, else of the sheet.
  const sought = () => {
    const boxes = [...sheet.querySelectorAll(SOUGHT)].map((one) => one.getBoundingClientRect());
    if (!boxes.length) return [sheet.offsetWidth / 2, sheet.offsetHeight / 2];
    const around = frame.getBoundingClientRect();
    const between = (low, high, from, by) =>
      ((Math.min(...boxes.map((box) => box[low])) + Math.max(...boxes.map((box) => box[high]))) / 2 - from - by) / scale;
    return [between("left", "right", around.left, x), between("top", "bottom", around.top, y)];
  };
  const home = () => {
    giveWay();
    if (held || !frame.clientWidth) return;
    const [across, down] = sought(), { unit, width, height } = fitting();
    scale = enough(unit);
    x = moved(across, frame.clientWidth, sheet.offsetWidth, width);
    y = moved(down, frame.clientHeight, sheet.offsetHeight, height);
    show();
  };
  new ResizeObserver(() => (held ? show() : home())).observe(frame);

  frame.addEventListener("wheel", (event) => {
    if (event.ctrlKey) zoom(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    const moved = !event.ctrlKey && pan(-event.deltaX, -event.deltaY);
    held ||= moved;
    if (event.ctrlKey || moved) event.preventDefault();
  }, { passive: false });
  frame.addEventListener("pointerdown", (event) => {
    start = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, start);
    dragged = fingers.size > 1;
  });
  frame.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const pinch = fingers.size === 2 ? middle() : null;
    const now = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, now);
    if (pinch) {
      const after = middle();
      x += after.x - pinch.x;
      y += after.y - pinch.y;
      zoom(after.far / (pinch.far || 1), after.x, after.y);
    } else if (scale > 1) {
      if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < TAP) return;
      if (!dragged) frame.setPointerCapture(event.pointerId);
      dragged = held = true;
      pan(now.x - before.x, now.y - before.y);
    }
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    frame.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }
  frame.addEventListener("click", (event) => { if (dragged) event.stopPropagation(); }, true);
  // The browser scrolls to a focused element; pan instead.
  frame.addEventListener("scroll", () => {
    const { scrollLeft, scrollTop } = frame;
    frame.scrollTo(0, 0);
    if (scrollLeft || scrollTop) pan(-scrollLeft, -scrollTop);
  });
  frame.parentElement.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (button) step(button.dataset.zoom);
  });
  if (keys) document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = { "+": "in", "=": "in", "-": "out", 0: "fit" }[event.key];
    if (way) step(way);
  });
  return home;
}

// Hide fine print in drawings (.fine, and apart from it the finer .finer) while it is smaller than LEAST px, until
// zoomed in.
function sift() {
  for (const [print, hidden] of Object.entries(PRINTS)) {
    for (const drawing of document.querySelectorAll(`svg:has(.${print}[font-size])`)) {
      const scale = drawing.viewBox.baseVal.width && drawing.getBoundingClientRect().width
        ? Math.abs(drawing.getScreenCTM().a) : 1;
      const sizes = [...drawing.querySelectorAll(`.${print}[font-size]`)].map((text) => parseFloat(text.getAttribute("font-size")));
      drawing.toggleAttribute(hidden, Math.min(...sizes) * scale < LEAST);
    }
  }
}

let due = false;
function soon() {
  if (!due) requestAnimationFrame(() => { due = false; sift(); });
  due = true;
}

addEventListener("resize", sift);
addEventListener("zoomed", soon);
const table = document.getElementById("table") || document.getElementById("replay");
if (table) {
  new ResizeObserver(sift).observe(table);
  // These attributes change when the match is redrawn.
  new MutationObserver(sift).observe(table, { attributeFilter: ["data-ready", "data-draft"] });
}
sift();
