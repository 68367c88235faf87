/** Callbacks that wait for something to become ready. */
export interface ReadyQueue {
  /** Runs the callback once it is ready, at once if it is. */
  add(callback: () => void): void;
  /** Runs what waited, in order, each one time; a callback that throws does not keep the others. */
  open(): void;
}

/** Builds a queue that is closed until `open` (specification §4 "mini-program bridge"). */
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
