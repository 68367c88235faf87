const MINUTE = 60_000;

/** Counts calls per minute of the clock. */
export class CallQuota {
  private readonly counts = new Map<string, { readonly minute: number; count: number }>();

  constructor(private readonly now: () => number) {}

  /** @returns false where the quota of the minute is used up */
  take(key: string, most: number): boolean {
    const minute = Math.floor(this.now() / MINUTE);
    const found = this.counts.get(key);
    const counter = found?.minute === minute ? found : { minute, count: 0 };
    counter.count += 1;
    this.counts.set(key, counter);
    return counter.count <= most;
  }
}
