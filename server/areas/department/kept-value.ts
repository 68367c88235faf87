/** How long a value counts, ms: after `fresh` it is made anew in the background, after `usable` callers wait for it. */
export interface Lifetime {
  readonly fresh: number;
  readonly usable: number;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly madeAt: number;
  isRenewing: boolean;
}

const MOST_ENTRIES = 5_000;

/** Values that many ask for and that may be a little old; each is made once however many ask. */
export class KeptValues<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(private readonly lifetime: Lifetime) {}

  /** @param make is called with nobody waiting where an older value is still usable. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const found = this.entries.get(key);
    const age = found ? performance.now() - found.madeAt : Infinity;
    if (!found || age > this.lifetime.usable) return this.put(key, make());
    if (age > this.lifetime.fresh && !found.isRenewing) {
      found.isRenewing = true;
      make().then(
        (value) => void this.put(key, Promise.resolve(value)),
        () => void (found.isRenewing = false),
      );
    }
    return found.value;
  }

  private put(key: string, value: Promise<Value>): Promise<Value> {
    const entry: Entry<Value> = { value, madeAt: performance.now(), isRenewing: false };
    this.entries.delete(key);
    this.entries.set(key, entry);
    const oldest = this.entries.keys().next();
    if (this.entries.size > MOST_ENTRIES && !oldest.done) this.entries.delete(oldest.value);
    value.catch(() => this.entries.get(key) === entry && this.entries.delete(key));
    return value;
  }
}
