/** How long a value counts, ms, and how much is kept. */
export interface Keeping<Value> {
  /** Older values are made anew in the background, while callers still get them. */
  readonly fresh: number;
  /** Older values are not given out: callers wait for the new one. */
  readonly usable: number;
  /** Sum of all weights; what was made longest ago leaves first. */
  readonly limit?: number;
  /** What a value counts towards the limit, 1 or more; by default each counts 1. */
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

/** Values that many ask for and that may be a little old; each is made once however many ask. Failures are not kept. */
export class StaleWhileRevalidateCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private weight = 0;

  /** @param now ms, any monotonic origin. */
  constructor(
    private readonly keeping: Keeping<Value>,
    private readonly now: () => number = monotonic,
  ) {}

  /** @param renew makes a value while callers get the older one: nobody waits for it. */
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
