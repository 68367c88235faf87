import { serviceWorkers } from '../service-worker/container.h5';
import { TAKE_OVER } from '../service-worker/take-over';
import type { FollowUpdates } from './types';

/** Next to the start page; the scope is the page alone, so that nothing else of the host has this worker. */
const SCRIPT = './service-worker.js';
const SCOPE = './index.html';
/** Leads from the bare address to the start page without a network, and does nothing else. */
const ROOT_SCRIPT = './root-service-worker.js';
const ROOT_SCOPE = './';
/** ms after the page has loaded: nothing of it waits for the worker's files. */
const DELAY = 3000;
/** ms between two checks for a newer build while the page stays open. */
const CHECK_EACH = 3_600_000;
/** ms in which a waiting worker takes over. */
const TAKE_OVER_IN = 5000;

const reload = (): void => window.location.reload();

/** Replaces the active worker by the waiting one, if there is one, then reloads. */
function take(container: ServiceWorkerContainer, { waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return reload();
  let isTaken = false;
  const once = () => {
    if (!isTaken) reload();
    isTaken = true;
  };
  container.addEventListener('controllerchange', once);
  setTimeout(once, TAKE_OVER_IN);
  waiting.postMessage(TAKE_OVER);
}

/** Asks for a newer worker when somebody returns to a page that has been open for long. */
function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < CHECK_EACH) return;
    checked = Date.now();
    registration.update().catch(() => undefined);
  });
}

function watch(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  announce: () => void,
): void {
  const whenInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // The first worker of a device is no update.
      if (worker.state === 'installed' && container.controller) announce();
    });
  if (registration.waiting && container.controller) announce();
  whenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => whenInstalled(registration.installing));
  // Another tab took the update: this one goes on with its own build until it is taken here too.
  let isControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (isControlled) announce();
    isControlled = true;
  });
  checkOnReturn(registration);
  // Once the page itself opens without a network. Without this worker only the bare address needs one.
  container.ready
    .then(() => container.register(ROOT_SCRIPT, { scope: ROOT_SCOPE }))
    .catch(() => undefined);
}

/** Whether this page may have a worker: no page in a frame, and nobody who saves data. */
function isWanted(): boolean {
  const { connection } = window.navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  return window.parent === window && connection?.saveData !== true;
}

/** Registers the service worker after the first view, and announces newer builds. Without one there are none. */
export const followUpdates: FollowUpdates = (announce) => {
  const container = serviceWorkers();
  if (!SERVICE_WORKER || !container || !isWanted()) return;
  const start = () =>
    container.register(SCRIPT, { scope: SCOPE }).then(
      // The type has no such case, but tools that block workers resolve to nothing.
      (registration?: ServiceWorkerRegistration) =>
        registration &&
        watch(container, registration, () => announce(() => take(container, registration))),
      // Refused, as in private mode: the site works as without a worker.
      () => undefined,
    );
  const later = () => setTimeout(() => void start(), DELAY);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
};
