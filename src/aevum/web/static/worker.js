// Service worker: shows pushed notices, and opens the match of a notice that is clicked.
self.addEventListener("push", (event) => {
  const { title, text, path } = event.data.json();
  const where = new URL(path, self.location.origin).href;
  const look = { body: text, tag: where, data: where, renotify: true };
  event.waitUntil(self.registration.showNotification(title, look));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const where = event.notification.data;
  event.waitUntil(clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
    const open = pages.find((page) => page.url === where);
    return open ? open.focus() : clients.openWindow(where);
  }));
});

// The push service has replaced the subscription: tell the server.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil((async () => {
    const { key } = await (await fetch("/push")).json();
    const now = event.newSubscription || await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = now.toJSON();
    await fetch("/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }) });
  })());
});
