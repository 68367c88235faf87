import { sessionStore } from '@/platform/storage';

/** Where the start page names its build. The entry's name does not tell: it stays the same when only a page changes. */
const BUILD = /<meta name="build" content="(\w+)"/;
const RELOADED = 'chunk-reload';
/** Timeout in ms for fetching the start page when checking for a newer build. */
const CHECK_TIMEOUT = 5000;

/** Build that a start page names; '' if there is none. */
const buildIn = (html: string): string => BUILD.exec(html)?.[1] ?? '';

const runningBuild = (): string =>
  document.querySelector('meta[name="build"]')?.getAttribute('content') ?? '';

/** Current text of the server's start page; '' if it cannot be fetched. */
function startPage(): Promise<string> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    const { pathname, search } = window.location;
    xhr.open('GET', pathname + search);
    xhr.setRequestHeader('cache-control', 'no-cache');
    xhr.timeout = CHECK_TIMEOUT;
    xhr.onload = () => resolve(xhr.status === 200 ? xhr.responseText : '');
    xhr.onerror = () => resolve('');
    xhr.ontimeout = () => resolve('');
    xhr.send();
  });
}

/**
 * Whether a chunk is gone because of a release: the server's start page names another build than the running one. True
 * once per running build, so that a stale cached start page cannot cause endless reloads.
 */
export async function isReleasedAnew(): Promise<boolean> {
  const running = runningBuild();
  if (!running || sessionStore.get(RELOADED) === running) return false;
  const offered = buildIn(await startPage());
  if (!offered || offered === running) return false;
  try {
    sessionStore.set(RELOADED, running);
  } catch {
    return false;
  }
  return true;
}
