/** Whether the device has a network, as far as the browser knows. */
export const isOnline = (): Promise<boolean> => Promise.resolve(window.navigator.onLine);

/** Calls back when the network returns. Returns the unsubscriber. */
export function onBackOnline(listener: () => void): () => void {
  const call = (): void => listener();
  window.addEventListener('online', call);
  return () => window.removeEventListener('online', call);
}
