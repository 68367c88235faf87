/** Limits how many tasks run at the same time; the others wait. */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next task takes this turn over at once, so that no other can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
