import type { Port } from './channel';

/** What the systems inject: a global object (Android, HarmonyOS) or a WebKit message handler (iOS). */
interface Injected {
  postMessage(message: string): void;
}
interface HostWindow {
  readonly [name: string]: unknown;
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, Injected | undefined>> };
}

const isInjected = (value: unknown): value is Injected =>
  typeof (value as Injected | undefined)?.postMessage === 'function';

/** The app's port of this name, or null if not available yet. Requests are JSON text on every system. */
export function findPort(name: string): Port | null {
  const host = window as unknown as HostWindow;
  const found = [host[name], host.webkit?.messageHandlers?.[name]].find(isInjected);
  return found ? { postMessage: (request) => found.postMessage(JSON.stringify(request)) } : null;
}

/** Calls back with the port, now or on the app's ready event on `document`; at most once. */
export function whenPortIsReady(
  name: string,
  readyEvent: string,
  give: (port: Port) => void,
): void {
  const port = findPort(name);
  if (port) return give(port);
  const onReady = (): void => {
    const late = findPort(name);
    if (!late) return;
    document.removeEventListener(readyEvent, onReady);
    give(late);
  };
  document.addEventListener(readyEvent, onReady);
}
