import type { PoolClient } from 'pg';
import { addDays } from '@contract/time/day-rules';
import type {
  ExceptionRow,
  HolidayRow,
  HoursOfDay,
  ScheduleRow,
} from '../../../../server/catalogue/rows';
import type { Database } from '../../../../server/db/database';
import { EXCEPTIONS, HOLIDAYS, SCHEDULES } from '../../../../server/db/catalogue-columns';
import { insertRows } from '../../../../server/db/insert';
import { CLINIC, dayFrom } from './booking-world';
import type { Dice } from './interleaving-world';

/** What decides the slots of a product at the first clinic. */
export interface Timetable {
  readonly hours: readonly HoursOfDay[];
  readonly holidays: readonly HolidayRow[];
  readonly schedules: readonly ScheduleRow[];
  readonly exceptions: readonly ExceptionRow[];
  readonly inStock: boolean;
}

const PERIODS = [
  { from: '08:00', to: '11:30' },
  { from: '13:30', to: '17:00' },
];
const NO_TEXT = { zh: '', en: '' };

/** Hours of a clinic that is open every day. */
export const HOURS: readonly HoursOfDay[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  periods: PERIODS,
}));

export const scheduleOf = (productId: string, more: Partial<ScheduleRow> = {}): ScheduleRow => ({
  depaCode: CLINIC,
  groupCode: productId,
  weekday: 1,
  startTime: '09:00',
  endTime: '11:00',
  slotMinutes: 60,
  capacity: 3,
  validFrom: null,
  validUntil: null,
  releaseDays: null,
  releaseTime: null,
  ...more,
});

/** The same schedule on every day of the week. */
export const everyDay = (productId: string, more: Partial<ScheduleRow> = {}): ScheduleRow[] =>
  HOURS.map(({ weekday }) => scheduleOf(productId, { ...more, weekday }));

export const exceptionOf = (more: Partial<ExceptionRow>): ExceptionRow => ({
  depaCode: CLINIC,
  groupCode: null,
  firstDay: dayFrom(4),
  lastDay: dayFrom(4),
  kind: 'closed',
  startTime: null,
  endTime: null,
  weekday: null,
  capacity: null,
  capacityPercent: null,
  reason: NO_TEXT,
  ...more,
});

export const timetableOf = (
  schedules: readonly ScheduleRow[],
  more: Partial<Timetable> = {},
): Timetable => ({
  hours: HOURS,
  holidays: [],
  exceptions: [],
  inStock: true,
  ...more,
  schedules,
});

const write = async (
  client: PoolClient,
  productId: string,
  { hours, holidays, schedules, exceptions, inStock }: Timetable,
): Promise<void> => {
  await client.query('delete from holidays');
  await client.query('delete from clinic_exceptions where depa_code = $1', [CLINIC]);
  await client.query('delete from clinic_schedules where depa_code = $1 and group_code = $2', [
    CLINIC,
    productId,
  ]);
  await insertRows(client, 'holidays', HOLIDAYS, holidays);
  await insertRows(client, 'clinic_exceptions', EXCEPTIONS, exceptions);
  await insertRows(client, 'clinic_schedules', SCHEDULES, schedules);
  await client.query('update departments set hours = $2 where depa_code = $1', [
    CLINIC,
    JSON.stringify(hours),
  ]);
  await client.query(
    `update clinic_products o set in_stock = $3 where depa_code = $1 and (product_id = $2 or product_id in (
       select product_id from slot_group_products g where g.depa_code = $1 and g.group_code = $2))`,
    [CLINIC, productId, inStock],
  );
  await markStale(client, productId);
};

/** Adds schedules that no timetable changes. */
export const addSchedules = async (
  { pool }: Pick<Database, 'pool'>,
  schedules: readonly ScheduleRow[],
): Promise<void> => {
  const client = await pool.connect();
  try {
    await insertRows(client, 'clinic_schedules', SCHEDULES, schedules);
  } finally {
    client.release();
  }
};

/** Says that a product's schedule at the first clinic has changed. */
export const markStale = (client: Pick<PoolClient, 'query'>, productId: string) =>
  client.query(
    `insert into stale_schedules (depa_code, group_code) values ($1, $2)
     on conflict (depa_code, group_code) do update set since = clock_timestamp()`,
    [CLINIC, productId],
  );

/** Gives a product at the first clinic another timetable, in one transaction. */
export async function setTimetable(
  { pool }: Pick<Database, 'pool'>,
  productId: string,
  timetable: Timetable,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await write(client, productId, timetable);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const STARTS = ['08:00', '09:00', '09:30', '10:00', '14:00'] as const;
const LENGTHS = [30, 45, 60, 90] as const;

const pick = <T>(list: readonly T[], dice: Dice): T => list[dice(list.length)] as T;
const perhaps = <T>(value: T, dice: Dice): T | null => (dice(2) === 0 ? value : null);

function anyException(productId: string, dice: Dice): ExceptionRow {
  const firstDay = dayFrom(3 + dice(3));
  const hasTimes = dice(2) === 0;
  const kind = pick(['closed', 'extra', 'capacity'] as const, dice);
  const capacity = kind === 'capacity' ? perhaps(dice(5), dice) : null;
  return exceptionOf({
    groupCode: perhaps(productId, dice),
    firstDay,
    lastDay: addDays(firstDay, dice(2)),
    kind,
    startTime: hasTimes ? '09:00' : null,
    endTime: hasTimes ? pick(['09:30', '10:00', '15:00'], dice) : null,
    weekday: kind === 'extra' ? 1 + dice(7) : null,
    capacity,
    capacityPercent: kind === 'capacity' && capacity === null ? dice(200) : null,
  });
}

/** Any timetable of a product; what is special is on the days from the third to the sixth from now. */
export function anyTimetable(productId: string, dice: Dice): Timetable {
  const schedules = everyDay(productId).flatMap((schedule): ScheduleRow[] =>
    dice(5) === 0
      ? []
      : [
          {
            ...schedule,
            startTime: pick(STARTS, dice),
            endTime: pick(['15:00', '16:30', '17:30'], dice),
            slotMinutes: pick(LENGTHS, dice),
            capacity: 1 + dice(4),
            validUntil: dice(6) === 0 ? dayFrom(4) : null,
          },
        ],
  );
  const holidays: HolidayRow[] = dice(3) === 0 ? [holidayOf(dice)] : [];
  const exceptions = Array.from({ length: dice(4) }, () => anyException(productId, dice));
  return timetableOf(schedules, { holidays, exceptions, inStock: dice(12) > 0 });
}

const holidayOf = (dice: Dice): HolidayRow => {
  const isClosed = dice(2) === 0;
  return {
    day: dayFrom(4),
    kind: isClosed ? 'closed' : 'working',
    weekday: isClosed ? null : 1 + dice(7),
    name: NO_TEXT,
  };
};

/** The same slots with other numbers of places. */
export const withOtherCapacities = (timetable: Timetable, dice: Dice): Timetable => ({
  ...timetable,
  schedules: timetable.schedules.map((schedule) => ({
    ...schedule,
    capacity: pick([1, 1, 4], dice),
  })),
});
