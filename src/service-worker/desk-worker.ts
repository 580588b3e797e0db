/// <reference lib="webworker" />
// Shows alerts to staff while the desk is closed. It keeps nothing, and answers no request: the desk needs its
// server.

const deskWorker = self as unknown as ServiceWorkerGlobalScope;

/** The content of an alert, as the server sends it. */
interface Message {
  title: string;
  body: string;
  path: string;
  tag: string;
}

deskWorker.addEventListener('install', () => void deskWorker.skipWaiting());

deskWorker.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, path, tag }: Message = event.data.json();
  const options = { body, tag, icon: '/icon-192.png', data: path };
  event.waitUntil(deskWorker.registration.showNotification(title, options));
});

deskWorker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Focuses the tab that shows a view, or opens one; in other tabs somebody may be writing. */
async function show(path: string): Promise<void> {
  const tabs = await deskWorker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path);
  await (tab ? tab.focus() : deskWorker.clients.openWindow(path));
}
