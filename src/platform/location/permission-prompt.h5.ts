/**
 * Calls back once the user grants the browser's permission prompt; at once if it was granted earlier or if the browser
 * does not report it (Safari before 16). Returns a function that stops listening.
 */
export function onceAllowed(listener: () => void): () => void {
  let stop = (): void => undefined;
  let stopped = false;
  const poll = async (): Promise<void> => {
    const status = await navigator.permissions.query({ name: 'geolocation' });
    if (stopped) return;
    if (status.state === 'granted') return listener();
    const changed = (): void => {
      if (status.state === 'granted') listener();
    };
    status.addEventListener('change', changed);
    stop = () => status.removeEventListener('change', changed);
  };
  poll().catch(() => {
    if (!stopped) listener();
  });
  return () => {
    stopped = true;
    stop();
  };
}
