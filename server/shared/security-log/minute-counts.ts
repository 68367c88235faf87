import { compareText } from '@contract/text/order-rules';

/** A security event with everything that names somebody hashed; '' where there is none. */
export interface HashedEvent {
  readonly event: string;
  readonly outcome: 'done' | 'refused';
  readonly call: string;
  /** Of the account or the member of the staff. */
  readonly accountKey: string;
  /** Of the mobile or login that the call names. */
  readonly subjectKey: string;
  readonly addressKey: string;
}

/** How often an event happened within a minute since it was last taken. */
export interface EventCount extends HashedEvent {
  /** Start of the minute, ms. */
  readonly minute: number;
  readonly times: number;
  /** How many of them {@link MinuteCounts.add} has answered with null. */
  readonly repeats: number;
  /** ms. */
  readonly firstAt: number;
  readonly lastAt: number;
}

/**
 * Distinct events that a process records a minute; what goes beyond is counted without saying whose. Refusals cost a
 * stranger nothing, so they have fewer: 200 rows a minute are 53 million in six months at most.
 */
export const MOST_DISTINCT = { done: 2_000, refused: 200 } as const;

/** Counts that wait for the database while it is away. */
export const MOST_WAITING = 20_000;

const MINUTE = 60_000;
const FIELDS = ['event', 'outcome', 'call', 'accountKey', 'subjectKey', 'addressKey'] as const;

const textOf = (event: HashedEvent): string => FIELDS.map((field) => event[field]).join(' ');

/** The event without whose it is. */
const nameless = (event: HashedEvent): HashedEvent => ({
  ...event,
  call: '',
  accountKey: '',
  subjectKey: '',
  addressKey: '',
});

/** Counts equal events of a minute together, so that many of them are one row and two lines. */
export class MinuteCounts {
  private minute = Number.NEGATIVE_INFINITY;
  /** Of the present minute, also what has been taken already. */
  private seen = new Set<string>();
  private distinct = { done: 0, refused: 0 };
  private counts = new Map<string, EventCount>();

  /**
   * Counts an event.
   * @param now ms
   * @returns the event as it is counted, where it is the first of its kind in this minute; else null
   */
  add(event: HashedEvent, now: number): HashedEvent | null {
    const minute = Math.floor(now / MINUTE) * MINUTE;
    if (minute !== this.minute) {
      this.minute = minute;
      this.seen = new Set();
      this.distinct = { done: 0, refused: 0 };
    }
    const isFull =
      !this.seen.has(textOf(event)) && this.distinct[event.outcome] >= MOST_DISTINCT[event.outcome];
    const counted = isFull ? nameless(event) : event;
    const text = textOf(counted);
    const isFirst = !this.seen.has(text);
    this.seen.add(text);
    if (isFirst && !isFull) this.distinct[event.outcome] += 1;
    const key = `${minute} ${text}`;
    const before = this.counts.get(key);
    this.counts.set(key, {
      ...counted,
      minute,
      times: (before?.times ?? 0) + 1,
      repeats: (before?.repeats ?? 0) + (isFirst ? 0 : 1),
      firstAt: before?.firstAt ?? now,
      lastAt: now,
    });
    return isFirst ? counted : null;
  }

  /** Takes what was counted since the last time; what belongs to one row is in one order everywhere. */
  take(): EventCount[] {
    const taken = [...this.counts].sort(([one], [other]) => compareText(one, other));
    this.counts = new Map();
    return taken.map(([, count]) => count);
  }

  /** Counts again what could not be written; its repetitions have been told. More than {@link MOST_WAITING} are lost. */
  putBack(counts: readonly EventCount[]): void {
    for (const count of counts.slice(0, Math.max(0, MOST_WAITING - this.counts.size))) {
      const key = `${count.minute} ${textOf(count)}`;
      const since = this.counts.get(key);
      this.counts.set(key, {
        ...count,
        times: count.times + (since?.times ?? 0),
        repeats: since?.repeats ?? 0,
        lastAt: since?.lastAt ?? count.lastAt,
      });
    }
  }
}
