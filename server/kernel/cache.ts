import { elapsed } from './elapsed';

/** How long values are served, ms. */
export interface Lifetime {
  /** Older values are renewed in the background while callers still get them. */
  readonly fresh: number;
  /** Older values are not served: callers wait for the new one. Default: as long as they are fresh. */
  readonly usable?: number;
}

/** How long values are served, and how many are cached. */
export interface Keeping<Value> extends Lifetime {
  /** Largest sum of weights; the oldest values are evicted first. */
  readonly limit?: number;
  /** Weight of a value, 1 or more; default 1. */
  readonly weigh?: (value: Value) => number;
  /** Values that fail this are given to those who wait and are not cached. */
  readonly isCached?: (value: Value) => boolean;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly madeAt: number;
  weight: number;
  isRenewing: boolean;
}

const MOST_ENTRIES = 5_000;

/** Cache of values, slightly stale ones if asked to; concurrent callers share one computation. Failures are not cached. */
export class Cache<Key, Value> {
  private readonly entries = new Map<Key, Entry<Value>>();
  private weight = 0;

  /** @param now ms, any monotonic origin. */
  constructor(
    private readonly keeping: Keeping<Value>,
    private readonly now: () => number = elapsed,
  ) {}

  /**
   * @param renew computes the value in the background while callers get the older one.
   * @param lifetime of this key, where keys differ.
   */
  get(
    key: Key,
    make: () => Promise<Value>,
    renew = make,
    lifetime: Lifetime = this.keeping,
  ): Promise<Value> {
    const { fresh, usable = fresh } = lifetime;
    const found = this.entries.get(key);
    const age = found ? this.now() - found.madeAt : Infinity;
    if (!found || age >= usable) return this.put(key, make());
    if (age >= fresh && !found.isRenewing) {
      found.isRenewing = true;
      renew().then(
        (value) => void this.put(key, Promise.resolve(value)),
        () => void (found.isRenewing = false),
      );
    }
    return found.value;
  }

  private put(key: Key, value: Promise<Value>): Promise<Value> {
    const entry: Entry<Value> = { value, madeAt: this.now(), weight: 1, isRenewing: false };
    this.drop(key);
    this.entries.set(key, entry);
    this.weight += entry.weight;
    this.makeRoom();
    const isRetained = (): boolean => this.entries.get(key) === entry;
    value.then(
      (made) => {
        if (!isRetained()) return;
        if (this.keeping.isCached?.(made) === false) {
          this.drop(key);
          return;
        }
        const weight = this.keeping.weigh?.(made) ?? 1;
        this.weight += weight - entry.weight;
        entry.weight = weight;
        this.makeRoom();
      },
      () => void (isRetained() && this.drop(key)),
    );
    return value;
  }

  private drop(key: Key): void {
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

/** A cache whose values are all read by one function. */
export interface ReadingCache<Key, Value> {
  get(key: Key): Promise<Value>;
}

/** @param keepFor ms. Null is given out and not cached: the thing may come to exist. */
export function createReadingCache<Key, Value>(
  keepFor: number,
  read: (key: Key) => Promise<Value>,
): ReadingCache<Key, Value> {
  const cache = new Cache<Key, Value>({ fresh: keepFor, isCached: (value) => value !== null });
  return { get: (key) => cache.get(key, () => read(key)) };
}
