import type { PrecacheEntry } from 'workbox-precaching';

/** An event that lasts until its promises are settled. */
export interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

/** What the workers use of their global scope: TypeScript's library has either pages or workers. */
export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

/** A request of a page, and its answer. */
export interface FetchingEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The same for a worker that answers requests without Workbox. */
export interface FetchingScope {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void;
}

/** A file of the build that the worker fetches when it is installed. */
export type OfflineFile = PrecacheEntry;

/** Start of the names of all caches. */
export const CACHES = 'yimiao';
