/** Limits the number of concurrent calls; the others wait in order. */
export type CallGate = <T>(call: () => Promise<T>) => Promise<T>;

/** @param most most concurrent calls */
export function createCallGate(most: number): CallGate {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (call) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await call();
    } finally {
      const next = waiting.shift();
      // Hands over to the call that has waited longest.
      if (next) next();
      else free += 1;
    }
  };
}
