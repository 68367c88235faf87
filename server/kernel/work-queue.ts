/** More waits than there is room for. */
export class QueueFull extends Error {
  constructor() {
    super('The queue is full.');
  }
}

/** Runs costly work a few at a time. */
export interface WorkQueue {
  /** Runs work as soon as its turn comes. @throws QueueFull without waiting where too many wait */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A queue in the order of coming.
 * @param running most at a time @param waiting most that wait for their turn
 */
export function createWorkQueue({
  running: most,
  waiting: mostWaiting,
}: {
  readonly running: number;
  readonly waiting: number;
}): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  const next = (): void => {
    const start = waiting.shift();
    // The place goes to the next one directly, so that nobody comes in between.
    if (start) start();
    else running -= 1;
  };
  return {
    async run(work) {
      if (running >= most) {
        if (waiting.length >= mostWaiting) throw new QueueFull();
        await new Promise<void>((resolve) => void waiting.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
