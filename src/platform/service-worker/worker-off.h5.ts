import { CACHES } from './worker-scope';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

/** Where Workbox notes when a stored file was used. */
const USES = 'workbox-expiration';

async function clear(): Promise<void> {
  const names = await self.caches.keys();
  const own = names.filter(
    (name) => name.startsWith(CACHES) && name.endsWith(self.registration.scope),
  );
  await Promise.all(own.map((name) => self.caches.delete(name)));
  indexedDB.deleteDatabase(USES);
}

// Takes the place of an earlier worker, and removes itself and all that was stored. Open pages go on without a worker.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(clear().then(() => self.registration.unregister())),
);
