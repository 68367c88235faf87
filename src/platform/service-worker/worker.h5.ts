import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { TAKE_OVER } from './take-over';
import { CACHES } from './worker-scope';
import type { OfflineFile, WorkerScope } from './worker-scope';

declare const self: WorkerScope;
/** Files of this build that the app needs without a network; the build sets it (scripts/service-worker.mjs). */
declare const OFFLINE_FILES: OfflineFile[];

/** Bounds of what is stored on use: files of pages that were opened, and of the build before this one. */
const STORED = { maxEntries: 200, maxAgeSeconds: 30 * 86_400 };
/** Scripts and styles of a build: a content hash in the name, so they never change. */
const BUILD_FILE = /^(js|chunk|css)\/\w+\.[0-9a-f]{8}\.(js|css)$/;

setCacheNameDetails({ prefix: CACHES, suffix: self.registration.scope });
/** Files stored on use. Workbox refuses to bound its own runtime cache. */
const USED = `${CACHES}-used-${self.registration.scope}`;

const folder = new URL('.', self.location.href);
const startPage = new URL('index.html', folder);
const isBuildFile = ({ href }: URL): boolean =>
  href.startsWith(folder.href) && BUILD_FILE.test(href.slice(folder.href.length));

const precache = new PrecacheController();
precache.addToCacheList(OFFLINE_FILES);

const matchOptions = { ignoreVary: true };
const stored = new CacheFirst({
  cacheName: USED,
  matchOptions,
  plugins: [new ExpirationPlugin({ ...STORED, matchOptions, purgeOnQuotaError: true })],
});

/** Tabs with the page of the build before go on with its files, which the server may no longer have. */
async function retainOldFiles(): Promise<void> {
  const [from, to] = await Promise.all([
    self.caches.open(cacheNames.precache),
    self.caches.open(USED),
  ]);
  const current = new Set(precache.getCachedURLs().map((url) => precache.getCacheKeyForURL(url)));
  const expiration = new CacheExpiration(USED, { ...STORED, matchOptions });
  for (const request of await from.keys()) {
    if (current.has(request.url) || !isBuildFile(new URL(request.url))) continue;
    const response = await from.match(request, matchOptions);
    if (!response) continue;
    await to.put(request, response);
    await expiration.updateTimestamp(request.url);
  }
  await expiration.expireEntries();
}

self.addEventListener('install', (event) => event.waitUntil(precache.install(event)));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    retainOldFiles()
      // Without a copy an old tab asks the server, as it would without a worker.
      .catch(() => undefined)
      .then(() => precache.activate(event))
      .then(() => self.clients.claim()),
  ),
);
// Only by a tap of the person: the page of a running build goes on until then.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

// Anything else goes past the worker: answers of the provider, pictures, and the start page where a script asks the
// server for its newest build.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === startPage.pathname,
  precache.createHandlerBoundToURL(startPage.pathname),
);
registerRoute(
  ({ url }) => isBuildFile(url),
  async (options) => (await precache.matchPrecache(options.request)) ?? stored.handle(options),
);
