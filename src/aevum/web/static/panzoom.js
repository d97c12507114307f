// Pan, zoom and pinch a frame: wheel, drag, two fingers, + and - and 0. A tap stays a tap.

const FARTHEST = 6, TAP = 6;

export function panzoom(frame, sheet) {
  let scale = 1, x = 0, y = 0, dragged = false, start = null;
  const fingers = new Map();

  const show = () => {
    const edge = scale - 1;
    x = Math.min(0, Math.max(x, -frame.clientWidth * edge));
    y = Math.min(0, Math.max(y, -sheet.offsetHeight * edge));
    sheet.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    frame.classList.toggle("zoomed", scale > 1);
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
    show();
  };
  const middle = () => {
    const [a, b] = [...fingers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  frame.addEventListener("wheel", (event) => {
    if (event.ctrlKey) zoom(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    if (event.ctrlKey || pan(-event.deltaX, -event.deltaY)) event.preventDefault();
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
      dragged = true;
      pan(now.x - before.x, now.y - before.y);
    }
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    frame.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }
  frame.addEventListener("click", (event) => { if (dragged) event.stopPropagation(); }, true);
  // The browser scrolls to what gets the focus; that is a pan too.
  frame.addEventListener("scroll", () => {
    const { scrollLeft, scrollTop } = frame;
    frame.scrollTo(0, 0);
    if (scrollLeft || scrollTop) pan(-scrollLeft, -scrollTop);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const box = frame.getBoundingClientRect();
    const centre = [box.left + box.width / 2, box.top + box.height / 2];
    if (event.key === "+" || event.key === "=") zoom(1.25, ...centre);
    else if (event.key === "-") zoom(0.8, ...centre);
    else if (event.key === "0") { scale = 1; x = y = 0; show(); }
  });
}
