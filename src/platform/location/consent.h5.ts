/**
 * Calls back once the browser's question is answered with yes, at once where it was answered earlier or where the browser
 * does not tell (Safari before 16). Returns how to stop listening.
 */
export function onceAllowed(listener: () => void): () => void {
  let stop = (): void => undefined;
  let stopped = false;
  const look = async (): Promise<void> => {
    const status = await navigator.permissions.query({ name: 'geolocation' });
    if (stopped) return;
    if (status.state === 'granted') return listener();
    const changed = (): void => {
      if (status.state === 'granted') listener();
    };
    status.addEventListener('change', changed);
    stop = () => status.removeEventListener('change', changed);
  };
  look().catch(() => {
    if (!stopped) listener();
  });
  return () => {
    stopped = true;
    stop();
  };
}
