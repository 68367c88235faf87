/** Calls back whenever the app comes to the foreground. Returns the unsubscriber. */
export function onAppShow(listener: () => void): () => void {
  const call = (): void => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', call);
  return () => document.removeEventListener('visibilitychange', call);
}

/** Calls back whenever the app is hidden or closed; closing may call twice. Returns the unsubscriber. */
export function onAppHide(listener: () => void): () => void {
  const call = (): void => {
    if (document.hidden) listener();
  };
  document.addEventListener('visibilitychange', call);
  // Safari unloads pages without a `visibilitychange` first.
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', call);
    window.removeEventListener('pagehide', listener);
  };
}
