// Tell the server when this page is hidden or shown, and once a minute that somebody uses it.
const MINUTE = 60_000;

export function tellPresence(send) {
  let next = 0;
  const tell = () => {
    next = performance.now() + MINUTE;
    send({ do: "look", hidden: document.visibilityState !== "visible" });
  };
  document.addEventListener("visibilitychange", tell);
  if (document.visibilityState !== "visible") tell();
  for (const kind of ["pointermove", "pointerdown", "keydown", "scroll"]) {
    document.addEventListener(kind, () => { if (performance.now() > next) tell(); }, { passive: true, capture: true });
  }
}

// Lead to the notices in the menu until the browser has been asked for them.
const bell = document.getElementById("bell");
if (bell && window.Notification?.permission === "default") {
  bell.hidden = false;
  bell.addEventListener("click", () => {
    document.querySelector(".of-match").open = true;
    bell.hidden = true;
  });
}

// Renew the push subscription of this browser once in a session.
if (window.Notification?.permission === "granted" && !sessionStorage.getItem("renewed")) {
  sessionStorage.setItem("renewed", "yes");
  import("./push.js").then((late) => late.renew()).catch(() => {}); // tried again in the next session
}
