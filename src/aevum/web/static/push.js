// Web Push subscription of this browser. Each function returns the state: off, on, blocked, failed, home or unable.
const able = isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function current() {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return worker && worker.pushManager.getSubscription();
}

export async function state() {
  if (!able) return navigator.standalone === false ? "home" : "unable"; // iOS offers push on the home screen only
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && await current() ? "on" : "off";
}

export async function on() {
  if (await Notification.requestPermission() !== "granted") return state();
  try {
    await subscribe();
    return "on";
  } catch {
    return "failed";
  }
}

export async function off() {
  const known = await current();
  await known?.unsubscribe();
  await fetch("/push", { method: "DELETE" });
  return "off";
}

// Tell the server of a subscription that this browser has: it may have forgotten it, or know another person by it.
export async function renew() {
  if (await state() === "on") await subscribe();
}

async function subscribe() {
  await navigator.serviceWorker.register("/worker.js");
  const worker = await navigator.serviceWorker.ready, { key } = await (await fetch("/push")).json();
  const known = await worker.pushManager.getSubscription();
  if (known && base64(known.options.applicationServerKey) !== key) await known.unsubscribe();
  const { endpoint, keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  const sent = await fetch("/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }) });
  if (!sent.ok) throw new Error(sent.status);
}

const base64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
