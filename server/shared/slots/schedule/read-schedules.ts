import { daysFrom } from '@contract/time/day-rules';
import type { HolidayRow } from '../../../catalogue/rows';
import type { Db } from '../../../db/database';
import type { WantedSlot } from './plan-slots';
import { slotsOfDay } from './slots-of-day';
import type { ScheduledDay } from './slots-of-day';

/** Days `YYYY-MM-DD`, both included. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

/** Products of a clinic that share slots. */
export interface SlotGroup {
  readonly depaCode: string;
  readonly groupCode: string;
}

/** What decides the slots of a group, whichever day it is. */
interface Scheduled extends SlotGroup {
  readonly hours: ScheduledDay['hours'];
  readonly schedules: ScheduledDay['schedules'];
  readonly exceptions: ScheduledDay['exceptions'];
}

/** Schedules of groups with a product that can be booked: those of one or all. */
const readRows = (db: Db, depaCodes: readonly string[], groupCode: string | null) =>
  db
    .selectFrom('clinic_schedules as s')
    .innerJoin('departments as d', 'd.depa_code', 's.depa_code')
    .select(['s.depa_code', 's.group_code', 's.weekday', 's.start_time', 's.end_time'])
    .select(['s.slot_minutes', 's.capacity', 's.valid_from', 's.valid_until'])
    .select(['s.release_days', 's.release_time'])
    .where('s.depa_code', 'in', depaCodes)
    .$if(groupCode !== null, (query) => query.where('s.group_code', '=', groupCode))
    .where('d.is_online', '=', true)
    .where('d.retired_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('slot_group_products as g')
          .innerJoin('clinic_products as o', (on) =>
            on.onRef('o.depa_code', '=', 'g.depa_code').onRef('o.product_id', '=', 'g.product_id'),
          )
          .innerJoin('products as p', 'p.id', 'g.product_id')
          .whereRef('g.depa_code', '=', 's.depa_code')
          .whereRef('g.group_code', '=', 's.group_code')
          .where('o.in_stock', '=', true)
          .where('o.retired_at', 'is', null)
          .where('p.retired_at', 'is', null),
      ),
    )
    .orderBy('s.id')
    .execute();

async function readHours(db: Db, depaCodes: readonly string[]) {
  const rows = await db
    .selectFrom('departments')
    .select(['depa_code', 'hours'])
    .where('depa_code', 'in', depaCodes)
    .execute();
  return new Map(rows.map(({ depa_code: depaCode, hours }) => [depaCode, hours]));
}

const readExceptions = (db: Db, depaCodes: readonly string[], { first, last }: Span) =>
  db
    .selectFrom('clinic_exceptions')
    .select(['depa_code', 'group_code', 'first_day', 'last_day', 'kind', 'start_time'])
    .select(['end_time', 'weekday', 'capacity', 'capacity_percent'])
    .where('depa_code', 'in', depaCodes)
    .where('last_day', '>=', first)
    .where('first_day', '<=', last)
    .orderBy('id')
    .execute();

async function readHolidays(db: Db, { first, last }: Span) {
  const rows = await db
    .selectFrom('holidays')
    .select(['day', 'kind', 'weekday'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  return new Map<string, Pick<HolidayRow, 'kind' | 'weekday'>>(rows.map((row) => [row.day, row]));
}

function grouped<Row extends { readonly depa_code: string }, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => Value,
): Map<string, Value[]> {
  const found = new Map<string, Value[]>();
  for (const row of rows) {
    const values = found.get(keyOf(row)) ?? [];
    values.push(valueOf(row));
    found.set(keyOf(row), values);
  }
  return found;
}

async function readScheduled(
  db: Db,
  depaCodes: readonly string[],
  groupCode: string | null,
  span: Span,
): Promise<Scheduled[]> {
  const rows = await readRows(db, depaCodes, groupCode);
  const hours = await readHours(db, depaCodes);
  const exceptions = grouped(
    await readExceptions(db, depaCodes, span),
    (row) => row.depa_code,
    (row): ScheduledDay['exceptions'][number] => ({
      groupCode: row.group_code,
      firstDay: row.first_day,
      lastDay: row.last_day,
      kind: row.kind,
      startTime: row.start_time,
      endTime: row.end_time,
      weekday: row.weekday,
      capacity: row.capacity,
      capacityPercent: row.capacity_percent,
    }),
  );
  const schedules = grouped(
    rows,
    (row) => `${row.depa_code} ${row.group_code}`,
    (row): ScheduledDay['schedules'][number] => ({
      groupCode: row.group_code,
      weekday: row.weekday,
      startTime: row.start_time,
      endTime: row.end_time,
      slotMinutes: row.slot_minutes,
      capacity: row.capacity,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
      releaseDays: row.release_days,
      releaseTime: row.release_time,
    }),
  );
  const groups = new Map(rows.map((row) => [`${row.depa_code} ${row.group_code}`, row]));
  return [...groups].map(([key, { depa_code: depaCode, group_code }]) => ({
    depaCode,
    groupCode: group_code,
    hours: hours.get(depaCode) ?? [],
    schedules: schedules.get(key) ?? [],
    exceptions: exceptions.get(depaCode) ?? [],
  }));
}

/** A slot of a schedule, and whose it is. */
export type SlotOfGroup = WantedSlot & SlotGroup;

/**
 * The slots of some clinics on some days as their schedules, exceptions and the holidays have them; of what cannot be booked
 * (out of stock, retired, of a clinic that is offline) there are none.
 * @param groupCode of this group only; null: of all
 */
export async function wantedSlots(
  db: Db,
  depaCodes: readonly string[],
  groupCode: string | null,
  span: Span,
): Promise<SlotOfGroup[]> {
  const scheduled = await readScheduled(db, depaCodes, groupCode, span);
  if (scheduled.length === 0) return [];
  const holidays = await readHolidays(db, span);
  const days = daysFrom(span.first, span.last);
  return scheduled.flatMap(({ depaCode, ...group }) =>
    days.flatMap((day) =>
      slotsOfDay({ ...group, day, holiday: holidays.get(day) ?? null }).map((slot) => ({
        ...slot,
        day,
        depaCode,
        groupCode: group.groupCode,
      })),
    ),
  );
}
