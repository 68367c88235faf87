import { sessionStore } from '@/platform/storage';

const ENTRY = /js\/app\.[\w.]*js/;
const RELOADED = 'chunk-reload';
/** Timeout in ms for fetching the start page when checking for a newer build. */
const CHECK_TIMEOUT = 5000;

/** Name of the entry script in a text; '' if there is none. */
const entryIn = (text: string): string => ENTRY.exec(text)?.[0] ?? '';

const runningEntry = (): string =>
  Array.from(document.scripts, ({ src }) => entryIn(src)).find(Boolean) ?? '';

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
 * Whether a chunk is gone because of a release: the server's start page names another entry than the running one. True
 * once per running build, so that a stale cached start page cannot cause endless reloads.
 */
export async function isReleasedAnew(): Promise<boolean> {
  const running = runningEntry();
  if (!running || sessionStore.get(RELOADED) === running) return false;
  const offered = entryIn(await startPage());
  if (!offered || offered === running) return false;
  try {
    sessionStore.set(RELOADED, running);
  } catch {
    return false;
  }
  return true;
}
