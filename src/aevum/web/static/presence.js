// Tell the server when this page is hidden or shown, and once a minute that somebody uses it.
const SECONDS = 60;

export function tellPresence(send) {
  let next = 0;
  const tell = () => {
    next = performance.now() + 1000 * SECONDS;
    send({ do: "look", hidden: document.visibilityState !== "visible" });
  };
  document.addEventListener("visibilitychange", tell);
  if (document.visibilityState !== "visible") tell();
  for (const kind of ["pointermove", "pointerdown", "keydown", "scroll"]) {
    document.addEventListener(kind, () => { if (performance.now() > next) tell(); }, { passive: true, capture: true });
  }
}
