import type { NetworkEntry } from '../../kernel/network-log';

/** An entry as it is stored. */
export interface StoredEntry extends Omit<NetworkEntry, 'source'> {
  readonly id: string;
  /** ms. */
  readonly at: number;
  /** Address and port, sealed. */
  readonly address: string;
}

/** Entries that wait for the database while it is away, at about 400 bytes each. */
export const MOST_ENTRIES = 20_000;

/** ms within which staff opening the same again is one entry, as in the record of accesses: lists are read again while they are shown. */
export const ONE_ACCESS = 10 * 60_000;

/** Entries between two writings. */
export class WaitingEntries {
  private entries: StoredEntry[] = [];
  /** When staff last opened something, by who, what and from where. */
  private readonly opened = new Map<string, number>();
  private lost = 0;

  /** Whether this is an entry of its own; staff opening the same within ten minutes is none. @param now ms */
  isNew(
    { event, call, staffId, subject, source }: Omit<NetworkEntry, 'device' | 'userId'>,
    now: number,
  ): boolean {
    // What names nothing may be another search each time.
    if (event !== 'staffAccess' || subject === '') return true;
    const key = [staffId, call, subject, source.address].join(' ');
    if (now - (this.opened.get(key) ?? Number.NEGATIVE_INFINITY) < ONE_ACCESS) return false;
    this.opened.set(key, now);
    return true;
  }

  add(entry: StoredEntry): void {
    if (this.entries.length < MOST_ENTRIES) this.entries.push(entry);
    else this.lost += 1;
  }

  /** Takes the oldest entries. @param now ms */
  take(most: number, now: number): StoredEntry[] {
    for (const [key, at] of this.opened) if (now - at >= ONE_ACCESS) this.opened.delete(key);
    return this.entries.splice(0, most);
  }

  /** Puts back what could not be written. */
  putBack(entries: readonly StoredEntry[]): void {
    const room = Math.max(0, MOST_ENTRIES - this.entries.length);
    this.lost += Math.max(0, entries.length - room);
    this.entries = [...entries.slice(0, room), ...this.entries];
  }

  /** How many there was no room for since the last call. */
  takeLost(): number {
    const { lost } = this;
    this.lost = 0;
    return lost;
  }
}
