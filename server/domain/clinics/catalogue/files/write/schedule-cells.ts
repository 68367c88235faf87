import { compareText } from '@contract/text/order-rules';
import { numberCell } from './cells';
import type { SCHEDULES } from '../tables/schedules';
import type { ScheduleRow } from '../../../../../catalogue/rows';
import type { Cells } from '../write-table';

/** Sum of the weekdays' bits. */
type Weekdays = number;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** What a line says beside products and weekdays. */
const termsOf = (row: ScheduleRow): string =>
  [
    row.startTime,
    row.endTime,
    row.slotMinutes,
    row.capacity,
    row.validFrom,
    row.validUntil,
    row.releaseDays,
    row.releaseTime,
  ].join(' ');

interface Group {
  readonly first: ScheduleRow;
  readonly products: string[];
  weekdays: Weekdays;
}

/** Rows that share all but one thing, which `join` adds to their group. */
function grouped(
  groups: Iterable<Group>,
  keyOf: (group: Group) => string,
  join: (into: Group, group: Group) => void,
): Group[] {
  const byKey = new Map<string, Group>();
  for (const group of groups) {
    const key = keyOf(group);
    const into = byKey.get(key);
    if (into) join(into, group);
    else byKey.set(key, group);
  }
  return [...byKey.values()];
}

function lineOf({ first, products, weekdays }: Group): Cells<(typeof SCHEDULES)['columns']> {
  return {
    clinic: first.depaCode,
    product: [...products].sort(compareText).join(' '),
    weekdays: WEEKDAYS.filter((weekday) => weekdays & (1 << weekday)).join(','),
    from: first.startTime,
    to: first.endTime,
    minutes: String(first.slotMinutes),
    capacity: String(first.capacity),
    valid_from: first.validFrom ?? undefined,
    valid_until: first.validUntil ?? undefined,
    release_days: numberCell(first.releaseDays),
    release_time: first.releaseTime ?? undefined,
  };
}

/** The lines of schedules: weekdays with the same terms share one, and then products with the same weekdays and terms. */
export function scheduleCells(
  schedules: readonly ScheduleRow[],
): Cells<(typeof SCHEDULES)['columns']>[] {
  const single = schedules.map((row) => ({
    first: row,
    products: [row.productId],
    weekdays: 1 << row.weekday,
  }));
  const ofWeek = grouped(
    single,
    ({ first }) => `${first.depaCode} ${first.productId} ${termsOf(first)}`,
    (into, { weekdays }) => {
      into.weekdays |= weekdays;
    },
  );
  const ofProducts = grouped(
    ofWeek,
    ({ first, weekdays }) => `${first.depaCode} ${String(weekdays)} ${termsOf(first)}`,
    (into, { products }) => into.products.push(...products),
  );
  const keyed = ofProducts.map((group) => {
    const line = lineOf(group);
    const key = [line.clinic, line.product, line.weekdays, termsOf(group.first)].join(' ');
    return { key, line };
  });
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ line }) => line);
}
