// Service worker for notifications: a click on one opens its match.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const where = event.notification.data;
  event.waitUntil(clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
    const open = pages.find((page) => page.url === where);
    return open ? open.focus() : clients.openWindow(where);
  }));
});
