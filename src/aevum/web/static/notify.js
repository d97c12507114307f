// Call the viewer of a hidden page: a tone, unless sounds are off, and where allowed a notification.
export function notify(text) {
  chime(660);
  if (window.Notification?.permission === "granted") return show(text);
}

// Return whether sounds are on; with an argument, switch them.
export function sounds(on) {
  try {
    if (on !== undefined) localStorage.setItem("sound", on ? "on" : "off");
    return localStorage.getItem("sound") !== "off";
  } catch {
    return true;
  }
}

export function chime(pitch) {
  if (!sounds()) return;
  try { tone(pitch); } catch { /* no sound */ }
}

function tone(pitch) {
  const audio = new AudioContext(), tone = audio.createOscillator(), volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
}

// Phones need a service worker and throw at `new Notification`.
async function show(text) {
  try {
    const worker = await navigator.serviceWorker.register("/worker.js");
    await active(worker);
    await worker.showNotification(text, { tag: location.href, data: location.href });
  } catch {
    try { new Notification(text, { tag: location.href }); } catch { /* the title of the page shows it */ }
  }
}

const active = (worker) => worker.active || new Promise((resolve) => {
  const coming = worker.installing || worker.waiting;
  coming.addEventListener("statechange", () => coming.state === "activated" && resolve());
});
