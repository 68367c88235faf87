import type { FetchingScope } from './worker-scope';

declare const self: FetchingScope;

/** The bare address, which the server redirects to the start page. */
const folder = new URL('.', self.location.href);
const startPage = new URL('index.html', folder);

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
// The bare address, and only where the server cannot be reached; the start page has a worker of its own. All else goes
// past this one: pages of the host, and other products below it.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || new URL(request.url).pathname !== folder.pathname) return;
  event.respondWith(fetch(request).catch(() => Response.redirect(startPage.href, 302)));
});
