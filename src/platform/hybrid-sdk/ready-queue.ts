/** Callbacks queued until something becomes ready. */
export interface ReadyQueue {
  /** Runs the callback when ready, at once if it already is. */
  add(callback: () => void): void;
  /** Runs the queued callbacks in order, once each; one that throws does not stop the others. */
  open(): void;
}

/** Creates a queue that is closed until `open` (specification §4 "mini-program bridge"). */
export function createReadyQueue(report: (error: unknown) => void): ReadyQueue {
  let waiting: (() => void)[] | null = [];

  const run = (callback: () => void): void => {
    try {
      callback();
    } catch (error) {
      report(error);
    }
  };

  return {
    add(callback) {
      if (waiting) waiting.push(callback);
      else run(callback);
    },
    open() {
      const ready = waiting ?? [];
      waiting = null;
      ready.forEach(run);
    },
  };
}
