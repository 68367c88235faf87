/** Errcode of a used-up quota of the minute or the day, which no call of the account gets past. */
export const QUOTA_USED = 45009;

const [MINUTE, HOUR] = [60_000, 3_600_000];

/**
 * When calls may be made again after {@link QUOTA_USED}: the answer does not say whether the minute's or the day's quota
 * is used up, so the first wait is a minute, and each further one twice as long, up to an hour.
 * 45011 is not waited for: it counts one person's calls, and others must not wait for that person.
 */
export class QuotaWait {
  private readonly waits = new Map<string, { readonly until: number; readonly length: number }>();

  /** @param now ms */
  constructor(private readonly now: () => number) {}

  /** Whether a call has to wait. */
  isOn(call: string): boolean {
    return (this.waits.get(call)?.until ?? -Infinity) > this.now();
  }

  /** A call was refused. */
  begin(call: string): void {
    // Others that were on their way when the wait began do not make it longer.
    if (this.isOn(call)) return;
    const length = Math.min((this.waits.get(call)?.length ?? MINUTE / 2) * 2, HOUR);
    this.waits.set(call, { until: this.now() + length, length });
  }

  /** A call was answered. */
  end(call: string): void {
    this.waits.delete(call);
  }
}
