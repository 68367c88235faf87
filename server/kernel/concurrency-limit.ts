/** Places that are taken and given back, so many for each key. */
export interface ConcurrencyLimit {
  /** Takes one. @returns gives it back, once; null where all are taken */
  take(key: string): (() => void) | null;
  /** Keys that have taken some. */
  readonly size: number;
}

/** @param most places of one key */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const taken = new Map<string, number>();
  return {
    take(key) {
      const count = taken.get(key) ?? 0;
      if (count >= most) return null;
      taken.set(key, count + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
    get size() {
      return taken.size;
    },
  };
}
