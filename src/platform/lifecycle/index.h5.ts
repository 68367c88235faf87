/** Calls back whenever the app comes to the front. Returns the unsubscriber. */
export function onAppShow(listener: () => void): () => void {
  const call = (): void => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', call);
  return () => document.removeEventListener('visibilitychange', call);
}
