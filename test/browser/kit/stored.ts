import type { Page } from 'playwright-core';
import type { Visitor } from './visitor';

/** ms in which a worker is installed on a busy machine. */
const PATIENCE = 60_000;

/** Resolves once a service worker controls the page. */
export const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: PATIENCE,
  });

/** Everything that the device stores for the site: every store that a browser has. */
export const everythingStored = async ({ page, context }: Visitor): Promise<string> => {
  const stored = await page.evaluate(async () => {
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        parts.push(request.url, await answer?.text());
      }
    }
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const store of Array.from(database.objectStoreNames)) {
        const all = database.transaction(store).objectStore(store).getAll();
        parts.push(
          store,
          await new Promise((resolve) => (all.onsuccess = () => resolve(all.result))),
        );
      }
      database.close();
    }
    return JSON.stringify(parts);
  });
  return `${stored} ${JSON.stringify(await context.cookies())}`;
};
