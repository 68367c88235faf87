import { elapsed } from '../../kernel/elapsed';
import { monthEnd } from '@contract/time/day-rules';
import { instantOf } from '../../kernel/clock';
import type { ClockReading } from './clock-reading';
import { dosesLeft } from './remaining-doses';
import { groupOf } from './slot-group';
import { IS_CLOSED } from './slot-row';
import { slotClosure } from './slot-state';
import type { SlotStock } from './slot-state';
import { namedStatement } from '../../db/named-statement';
import type { StatementRunner } from '../../db/statement';

/** A slot, at most {@link KEEP_FOR} ms old; this process's own bookings are counted at once. */
export interface SlotView extends SlotStock {
  readonly id: number;
  readonly startTime: string;
  /** ms. */
  readonly startsAt: number;
  readonly capacity: number;
}

/** ms that a month's slots are cached. */
export const KEEP_FOR = 300;
const MOST_MONTHS = 2_000;

const DOSES = dosesLeft({ depaCode: ':depaCode', productId: ':productId', day: 's.day' });

const MONTH = namedStatement('month', 'depaCode productId first last')`
select s.id, s.day, s.start_time, s.end_time, s.capacity, s.remaining, ${DOSES} as doses, ${IS_CLOSED} as closed, s.release_at,
  case when s.drawn then s.release_id end as drawn_by
from slots s where s.depa_code = :depaCode and s.group_code = ${groupOf(':depaCode', ':productId')} and s.day between :first and :last
order by s.day, s.start_time`;

interface Row {
  readonly id: number;
  readonly day: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly capacity: number;
  readonly remaining: number;
  readonly doses: number | null;
  readonly closed: boolean;
  readonly release_at: Date | null;
  readonly drawn_by: string | null;
}

type MutableView = { -readonly [Key in keyof SlotView]: SlotView[Key] };

interface Entry {
  readonly slots: Promise<readonly MutableView[]>;
  byId: ReadonlyMap<number, MutableView> | null;
  until: number;
}

const viewOf = (row: Row): MutableView => ({
  id: row.id,
  day: row.day,
  startTime: row.start_time,
  endTime: row.end_time,
  startsAt: instantOf(row.day, row.start_time),
  capacity: row.capacity,
  remaining: row.remaining,
  doses: row.doses,
  closed: row.closed,
  releaseAt: row.release_at?.getTime() ?? null,
  drawnBy: row.drawn_by,
});

/** Slots of a clinic and product by month. */
export interface Availability {
  /** All slots of a month (`YYYY-MM`), closed and unreleased ones too, in order of time. */
  month(depaCode: string, productId: string, month: string): Promise<readonly SlotView[]>;
  /** Counts places that this process took (below 0) or freed, for every product that shares the slot. */
  count(slot: { depaCode: string; slotId: number }, people: number): void;
}

/** How many people may still be booked in some slots of a day for the product: the lesser of places and doses. */
export function bookableIn(
  slots: readonly { readonly remaining: number; readonly doses?: number | null }[],
): number {
  const free = slots.reduce((sum, { remaining }) => sum + remaining, 0);
  const [{ doses = null } = {}] = slots;
  return doses === null ? free : Math.min(free, Math.max(doses, 0));
}

/** Whether a slot can be booked now, with or without a ticket. */
export const isFree = (slot: SlotView, at: ClockReading): boolean =>
  bookableIn([slot]) > 0 && slotClosure(slot, at) === null;

/** Month of a day, and the months of the window. */
export const monthOf = (day: string): string => day.slice(0, 7);
export const windowMonths = (at: ClockReading): string[] => [
  ...new Set([monthOf(at.today), monthOf(at.lastDay)]),
];

/**
 * Caches months briefly, because everybody in a rush reads the same ones. Not a `Cache`: this process's bookings change
 * what is cached, and know of a slot its clinic but not its month, nor the products that share it.
 */
export function createAvailability(runner: StatementRunner): Availability {
  const clinics = new Map<string, Map<string, Entry>>();
  let size = 0;

  function load(depaCode: string, productId: string, month: string): Entry {
    const first = `${month}-01`;
    const entry: Entry = { byId: null, until: elapsed() + KEEP_FOR, slots: read() };
    async function read(): Promise<MutableView[]> {
      const values = { depaCode, productId, first, last: monthEnd(first) };
      const slots = (await MONTH.run<Row>(runner, values)).map(viewOf);
      entry.byId = new Map(slots.map((slot) => [slot.id, slot]));
      return slots;
    }
    entry.slots.catch(() => (entry.until = 0));
    return entry;
  }

  return {
    month(depaCode, productId, month) {
      const key = `${productId} ${month}`;
      const found = clinics.get(depaCode)?.get(key);
      if (found && found.until > elapsed()) return found.slots;
      if (size >= MOST_MONTHS) {
        clinics.clear();
        size = 0;
      }
      const entry = load(depaCode, productId, month);
      const months = clinics.get(depaCode) ?? new Map<string, Entry>();
      if (!months.has(key)) size += 1;
      clinics.set(depaCode, months.set(key, entry));
      return entry.slots;
    },
    count({ depaCode, slotId }, people) {
      for (const entry of clinics.get(depaCode)?.values() ?? []) {
        const slot = entry.byId?.get(slotId);
        if (slot) slot.remaining = Math.min(slot.capacity, Math.max(0, slot.remaining + people));
        // A read is under way and may or may not include this change, so its result is used once and not cached.
        else if (entry.byId === null) entry.until = 0;
      }
    },
  };
}
