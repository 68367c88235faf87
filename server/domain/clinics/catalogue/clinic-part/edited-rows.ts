import { compareText } from '@contract/text/order-rules';
import type {
  ExceptionFields,
  PeriodFields,
  ScheduleFields,
} from '@contract/manage/catalogue-fields';
import type { ExceptionRow, ScheduleRow } from '../../../../catalogue/rows';
import { groupOfException, groupOfRow, productsOfRow } from './product-rows';

/** An exception as a page has it. */
export const exceptionFieldsOf = (row: ExceptionRow): ExceptionFields => ({
  productIds: [...productsOfRow(row)],
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  kind: row.kind,
  startTime: row.startTime,
  endTime: row.endTime,
  weekday: row.weekday,
  capacity: row.capacity,
  capacityPercent: row.capacityPercent,
  reason: row.reason,
});

export const exceptionRowOf = (
  depaCode: string,
  { productIds, ...fields }: ExceptionFields,
): ExceptionRow => ({ depaCode, ...groupOfException(productIds), ...fields });

/** Text by which an exception is found again. */
export const exceptionKey = (fields: ExceptionFields): string =>
  JSON.stringify([
    [...fields.productIds].sort(compareText),
    fields.firstDay,
    fields.lastDay,
    fields.kind,
    fields.startTime,
    fields.endTime,
    fields.weekday,
    fields.capacity,
    fields.capacityPercent,
    fields.reason.zh,
    fields.reason.en,
  ]);

const periodFieldsOf = (row: ScheduleRow): PeriodFields => ({
  weekday: row.weekday,
  startTime: row.startTime,
  endTime: row.endTime,
  slotMinutes: row.slotMinutes,
  capacity: row.capacity,
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  releaseDays: row.releaseDays,
  releaseTime: row.releaseTime,
});

/** The weeks of a clinic as a page has them. */
export function scheduleFieldsOf(rows: readonly ScheduleRow[]): ScheduleFields[] {
  const weeks = new Map<string, ScheduleFields>();
  for (const row of rows) {
    const productIds = [...productsOfRow(row)];
    const key = productIds.join(' ');
    const week = weeks.get(key) ?? { productIds, periods: [] };
    week.periods.push(periodFieldsOf(row));
    weeks.set(key, week);
  }
  return [...weeks.values()];
}

export const scheduleRowsOf = (
  depaCode: string,
  { productIds, periods }: ScheduleFields,
): ScheduleRow[] => periods.map((fields) => ({ depaCode, ...groupOfRow(productIds), ...fields }));
