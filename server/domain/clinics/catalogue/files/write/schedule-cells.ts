import { compareText } from '@contract/text/order-rules';
import { groupOfProducts, productsOfGroup } from '../../../../../shared/slots/group-of-products';
import { scheduleTerms } from '../../schedule-terms';
import { EVERY } from '../fields/code';
import { numberCell } from './cells';
import type { SCHEDULES } from '../tables/schedules';
import type { ClinicProductRow, ScheduleRow } from '../../../../../catalogue/rows';
import type { Cells } from '../write-table';

/** Sum of the weekdays' bits. */
type Weekdays = number;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface Together {
  readonly first: ScheduleRow;
  /** As they are written. */
  readonly groups: string[];
  weekdays: Weekdays;
}

/** Rows that share all but one thing, which `join` adds to their group. */
function grouped(
  groups: Iterable<Together>,
  keyOf: (group: Together) => string,
  join: (into: Together, group: Together) => void,
): Together[] {
  const byKey = new Map<string, Together>();
  for (const group of groups) {
    const key = keyOf(group);
    const into = byKey.get(key);
    if (into) join(into, group);
    else byKey.set(key, group);
  }
  return [...byKey.values()];
}

function lineOf({ first, groups, weekdays }: Together): Cells<(typeof SCHEDULES)['columns']> {
  return {
    clinic: first.depaCode,
    product: [...groups].sort(compareText).join(' '),
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

/** Whether a row is of all products of its clinic, of which there are several. */
function everyProduct(clinicProducts: readonly ClinicProductRow[]): (row: ScheduleRow) => boolean {
  const products = new Map<string, string[]>();
  for (const { depaCode, productId } of clinicProducts)
    products.set(depaCode, [...(products.get(depaCode) ?? []), productId]);
  const groups = new Map(
    [...products].map(([depaCode, ids]) => [depaCode, groupOfProducts(ids)] as const),
  );
  return ({ depaCode, groupCode }) =>
    productsOfGroup(groupCode).length > 1 && groups.get(depaCode) === groupCode;
}

/** The lines of schedules: weekdays with the same terms share one, and then products with the same weekdays and terms. */
export function scheduleCells(
  schedules: readonly ScheduleRow[],
  clinicProducts: readonly ClinicProductRow[],
): Cells<(typeof SCHEDULES)['columns']>[] {
  const isEvery = everyProduct(clinicProducts);
  const single = schedules.map((row) => ({
    first: row,
    groups: [isEvery(row) ? EVERY : row.groupCode],
    weekdays: 1 << row.weekday,
  }));
  const ofWeek = grouped(
    single,
    ({ first }) => `${first.depaCode} ${first.groupCode} ${scheduleTerms(first)}`,
    (into, { weekdays }) => {
      into.weekdays |= weekdays;
    },
  );
  const ofProducts = grouped(
    ofWeek,
    ({ first, weekdays }) => `${first.depaCode} ${String(weekdays)} ${scheduleTerms(first)}`,
    (into, { groups }) => into.groups.push(...groups),
  );
  const keyed = ofProducts.map((group) => {
    const line = lineOf(group);
    const key = [line.clinic, line.product, line.weekdays, scheduleTerms(group.first)].join(' ');
    return { key, line };
  });
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ line }) => line);
}
