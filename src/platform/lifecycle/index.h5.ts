/** Calls back whenever the app comes to the foreground. Returns the unsubscriber. */
export function onAppShow(listener: () => void): () => void {
  const call = (): void => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', call);
  return () => document.removeEventListener('visibilitychange', call);
}

/**
 * Calls back whenever the app is hidden or closed; closing may call twice. `isEnding`: the document goes, and calls that
 * wait for an answer with it. Returns the unsubscriber.
 */
export function onAppHide(listener: (isEnding: boolean) => void): () => void {
  const hide = (): void => {
    if (document.hidden) listener(false);
  };
  const end = (): void => listener(true);
  document.addEventListener('visibilitychange', hide);
  // Safari unloads pages without a `visibilitychange` first.
  window.addEventListener('pagehide', end);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    window.removeEventListener('pagehide', end);
  };
}
