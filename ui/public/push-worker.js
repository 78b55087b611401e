/* Wakes up when the server says that it is somebody's turn, though no page is open. It keeps nothing. */

self.addEventListener("push", (event) => {
  const told = event.data.json();
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.asked,
      // A later word about the same table takes the place of the one before.
      tag: told.table ?? "welcome",
      icon: "/icon.svg",
      // Wherever the server is found today: the address is that of this browser's own page.
      data: new URL(told.link).pathname,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
