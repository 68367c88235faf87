/** Calls back whenever the app comes to the front. Returns the unsubscriber. */
export function onAppShow(listener: () => void): () => void {
  const call = (): void => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', call);
  return () => document.removeEventListener('visibilitychange', call);
}

/** Calls back whenever the app goes out of sight or is left for good; a leave may call twice. Returns the unsubscriber. */
export function onAppHide(listener: () => void): () => void {
  const call = (): void => {
    if (document.hidden) listener();
  };
  document.addEventListener('visibilitychange', call);
  // Safari leaves pages without making them invisible first.
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', call);
    window.removeEventListener('pagehide', listener);
  };
}
