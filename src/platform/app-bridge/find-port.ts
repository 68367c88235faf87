import type { Port } from './channel';

/** What the three systems inject: an object of the page (Android, HarmonyOS) or a WebKit message handler (iOS). */
interface Injected {
  postMessage(message: string): void;
}
interface HostWindow {
  readonly [name: string]: unknown;
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, Injected | undefined>> };
}

const isInjected = (value: unknown): value is Injected =>
  typeof (value as Injected | undefined)?.postMessage === 'function';

/** The app's port of this name, or null while it is not there. Requests cross as JSON text on every system. */
export function findPort(name: string): Port | null {
  const host = window as unknown as HostWindow;
  const found = [host[name], host.webkit?.messageHandlers?.[name]].find(isInjected);
  return found ? { postMessage: (request) => found.postMessage(JSON.stringify(request)) } : null;
}

/** Calls back with the port, now or when the app says on `document` that it is there; at most once. */
export function whenPortIsReady(
  name: string,
  readyEvent: string,
  give: (port: Port) => void,
): void {
  const port = findPort(name);
  if (port) return give(port);
  const look = (): void => {
    const late = findPort(name);
    if (!late) return;
    document.removeEventListener(readyEvent, look);
    give(late);
  };
  document.addEventListener(readyEvent, look);
}
