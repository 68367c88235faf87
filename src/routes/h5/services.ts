/** Loads and starts the services; undefined: they run. */
let start: (() => Promise<void>) | undefined;
let starting: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Whether the services run: session, guards, telemetry, the provider's data. */
export const isBootstrapped = (): boolean => start === undefined;

/**
 * Resolves once the services run; loads them where they are not yet loaded, or where that failed before. Rejects if
 * their code cannot be loaded.
 */
export function services(): Promise<void> {
  if (!start) return Promise.resolve();
  // Not while the entry runs: webpack makes an Error for each chunk it loads, and under a tool that watches the page the
  // engine then reads all functions around it once more for their positions.
  starting ??= Promise.resolve(start)
    .then((load) => load())
    .then(
      () => {
        start = undefined;
        waiting.forEach((call) => call());
        waiting.clear();
      },
      (error: unknown) => {
        starting = undefined;
        throw error;
      },
    );
  return starting;
}

/** Declares that the services come later, and begins to load them. */
export function deferServices(load: () => Promise<void>): void {
  start = load;
  // Whoever needs them asks again, and shows the failure.
  services().catch(() => undefined);
}

/** Calls back once the services run, at once if they do. Returns the unsubscriber. */
export function onceBootstrapped(call: () => void): () => void {
  if (isBootstrapped()) call();
  else waiting.add(call);
  return () => void waiting.delete(call);
}
