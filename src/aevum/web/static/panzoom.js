// Pan, zoom and pinch a frame: wheel, drag, two fingers, + and - and 0. A tap stays a tap.

export function panzoom(frame, sheet) {
  let scale = 1, x = 0, y = 0, dragged = false;
  const fingers = new Map();

  const show = () => {
    const edge = (scale - 1);
    x = Math.min(0, Math.max(x, -frame.clientWidth * edge));
    y = Math.min(0, Math.max(y, -sheet.offsetHeight * edge));
    sheet.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    frame.classList.toggle("zoomed", scale > 1);
  };
  const zoom = (factor, centreX, centreY) => {
    const box = frame.getBoundingClientRect();
    const next = Math.min(6, Math.max(1, scale * factor));
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
    if (!event.ctrlKey && scale === 1) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }, { passive: false });
  frame.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged = false;
  });
  frame.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const pinch = fingers.size === 2 ? middle() : null;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pinch) {
      const now = middle();
      x += now.x - pinch.x;
      y += now.y - pinch.y;
      zoom(now.far / (pinch.far || 1), now.x, now.y);
      dragged = true;
    } else if (scale > 1) {
      x += event.clientX - before.x;
      y += event.clientY - before.y;
      dragged ||= Math.hypot(event.movementX, event.movementY) > 3;
      show();
    }
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    frame.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }
  frame.addEventListener("click", (event) => { if (dragged) event.stopPropagation(); }, true);
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, textarea, select")) return;
    const box = frame.getBoundingClientRect();
    const centre = [box.left + box.width / 2, box.top + box.height / 2];
    if (event.key === "+" || event.key === "=") zoom(1.25, ...centre);
    else if (event.key === "-") zoom(0.8, ...centre);
    else if (event.key === "0") { scale = 1; x = y = 0; show(); }
  });
}
