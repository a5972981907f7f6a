// Shows what the server tells while no page is open, and leads to where it can be answered.

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  const icon = '/favicon.svg';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.path ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(showPage(url));
});

async function showPage(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
  if (open) return open.focus();
  return self.clients.openWindow(url.href);
}
