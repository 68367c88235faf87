import type { ClinicReport } from '@contract/manage/report-endpoints';
import { endOf, reasonOf, totalOf } from '@contract/manage/report-rules';
import type { OrderEnd, ReportCounts } from '@contract/manage/report-rules';
import { compareText } from '@contract/text/order-rules';
import type { GivenRow, OrderCountRow, SlotCountRow } from './report-statements';

/** Counts of lines by their keys. */
export type KeyedCounts = ReadonlyMap<string, Partial<ReportCounts>>;

function keyed<Row extends { readonly key: string }>(
  rows: readonly Row[],
  countsOf: (row: Row) => Partial<ReportCounts>,
): KeyedCounts {
  const all = new Map<string, Partial<ReportCounts>>();
  for (const row of rows) all.set(row.key, totalOf([all.get(row.key) ?? {}, countsOf(row)]));
  return all;
}

const endOfRow = (row: OrderCountRow): OrderEnd =>
  endOf({
    status: row.status,
    endedBy: row.ended_by,
    statusBefore: row.status_before,
    reason: row.reason,
  });

/** Each order once by where it came from, and once by its end. */
export const countsOfOrders = (rows: readonly OrderCountRow[]): KeyedCounts =>
  keyed(rows, (row) => ({
    [row.source === 'walk_in' ? 'walkIns' : 'booked']: row.orders,
    [endOfRow(row)]: row.orders,
  }));

/** Doses where they were given. */
export const countsOfGiven = (rows: readonly GivenRow[]): KeyedCounts =>
  keyed(rows, ({ given }) => ({ given }));

/** Places, and each offer once by its end. */
export const countsOfSlots = (rows: readonly SlotCountRow[]): KeyedCounts =>
  keyed(rows, ({ capacity, closed, offered, taken, expired, declined }) => ({
    capacity,
    closedCapacity: closed,
    offered,
    offersTaken: taken,
    offersExpired: expired,
    offersDeclined: declined,
    offersOpen: offered - taken - expired - declined,
  }));

const CALLED_OFF: readonly OrderEnd[] = [
  'cancelledByUser',
  'cancelledByClinic',
  'cancelledBySystem',
  'superseded',
];

/** Who ended appointments of people who had not come, and why; the commonest first. */
export function endingsOf(rows: readonly OrderCountRow[]): ClinicReport['endings'] {
  const all = new Map<string, ClinicReport['endings'][number]>();
  for (const row of rows) {
    if (!CALLED_OFF.includes(endOfRow(row))) continue;
    const by = row.ended_by ?? 'system';
    const reason = reasonOf(row.reason);
    const orders = (all.get(`${by} ${reason}`)?.orders ?? 0) + row.orders;
    all.set(`${by} ${reason}`, { by, reason, orders });
  }
  return [...all.values()].sort((a, b) => b.orders - a.orders || compareText(a.reason, b.reason));
}
