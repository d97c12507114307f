// Notify the viewer of a hidden page of their turn: a tone and, where allowed, a notification.
export function notify(text) {
  try { tone(); } catch { /* no sound */ }
  if (window.Notification?.permission === "granted") return show(text);
}

function tone() {
  const audio = new AudioContext(), tone = audio.createOscillator(), volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
}

// Phones need a service worker and throw at `new Notification`.
async function show(text) {
  try {
    const worker = await navigator.serviceWorker.register(new URL("worker.js", import.meta.url));
    await active(worker);
    await worker.showNotification(text, { tag: location.pathname, data: location.href });
  } catch {
    try { new Notification(text, { tag: location.pathname }); } catch { /* the title of the page shows it */ }
  }
}

const active = (worker) => worker.active || new Promise((resolve) => {
  const coming = worker.installing || worker.waiting;
  coming.addEventListener("statechange", () => coming.state === "activated" && resolve());
});
