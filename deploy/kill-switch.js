/**
 * Takes the portal's service worker away from readers' browsers. Publish this file as `sw.js`
 * (`npm run sw:kill` puts it into `build/`): whoever opens a page once is rid of the worker
 * and of all it has kept. Leave it there for some weeks, then publish a good build again.
 */
self.addEventListener('install', () => self.skipWaiting());

async function removeEverything() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => /^(?:portal|workbox)-/.test(name))
      .map((name) => caches.delete(name)),
  );
  await self.registration.unregister();
  const tabs = await clients.matchAll({ type: 'window' });
  await Promise.all(tabs.map((tab) => tab.navigate(tab.url)));
}

self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
