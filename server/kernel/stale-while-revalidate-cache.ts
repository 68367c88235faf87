/** How long values are served, ms, and how many are cached. */
export interface Keeping<Value> {
  /** Older values are renewed in the background while callers still get them. */
  readonly fresh: number;
  /** Older values are not served: callers wait for the new one. */
  readonly usable: number;
  /** Largest sum of weights; the oldest values are evicted first. */
  readonly limit?: number;
  /** Weight of a value, 1 or more; default 1. */
  readonly weigh?: (value: Value) => number;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly madeAt: number;
  weight: number;
  isRenewing: boolean;
}

const MOST_ENTRIES = 5_000;
const monotonic = (): number => performance.now();

/** Cache of values that may be slightly stale; concurrent callers share one computation. Failures are not cached. */
export class StaleWhileRevalidateCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private weight = 0;

  /** @param now ms, any monotonic origin. */
  constructor(
    private readonly keeping: Keeping<Value>,
    private readonly now: () => number = monotonic,
  ) {}

  /** @param renew computes the value in the background while callers get the older one. */
  get(key: string, make: () => Promise<Value>, renew = make): Promise<Value> {
    const found = this.entries.get(key);
    const age = found ? this.now() - found.madeAt : Infinity;
    if (!found || age > this.keeping.usable) return this.put(key, make());
    if (age > this.keeping.fresh && !found.isRenewing) {
      found.isRenewing = true;
      renew().then(
        (value) => void this.put(key, Promise.resolve(value)),
        () => void (found.isRenewing = false),
      );
    }
    return found.value;
  }

  private put(key: string, value: Promise<Value>): Promise<Value> {
    const entry: Entry<Value> = { value, madeAt: this.now(), weight: 1, isRenewing: false };
    this.drop(key);
    this.entries.set(key, entry);
    this.weight += entry.weight;
    this.makeRoom();
    const isRetained = (): boolean => this.entries.get(key) === entry;
    value.then(
      (made) => {
        if (!isRetained()) return;
        const weight = this.keeping.weigh?.(made) ?? 1;
        this.weight += weight - entry.weight;
        entry.weight = weight;
        this.makeRoom();
      },
      () => void (isRetained() && this.drop(key)),
    );
    return value;
  }

  private drop(key: string): void {
    this.weight -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }

  private makeRoom(): void {
    const limit = this.keeping.limit ?? MOST_ENTRIES;
    for (const key of this.entries.keys()) {
      if (this.weight <= limit || this.entries.size === 1) return;
      this.drop(key);
    }
  }
}
