import { ORDER_ENDS, totalOf } from '@contract/manage/report-rules';
import type { EndedBy, OrderEnd, ReportCounts } from '@contract/manage/report-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import { addDays } from '@contract/time/day-rules';
import type { Database } from '../../../../server/db/database';
import { CLINIC, insertCallers, insertSlots, OTHER_CLINIC, PRODUCT } from './booking-world';
import { WOMENS_PRODUCT } from './booking-world';
import type { Dice } from './interleaving-world';

/** A line of nothing. */
export const NO_COUNTS = totalOf([]);
/** How many orders a line is about. */
export const ordersOf = ({ booked, walkIns }: ReportCounts): number => booked + walkIns;

/** An order of the random world, with what a report has to count it as. */
export interface ReportedOrder {
  readonly id: string;
  readonly depaCode: string;
  readonly day: string;
  readonly startTime: string;
  readonly booked: string;
  readonly given: string;
  readonly doseNo: number;
  readonly end: OrderEnd;
  readonly isWalkIn: boolean;
  /** Years on the day; null: nobody knows any more. */
  readonly years: number | null;
  readonly slotId: number;
}

/** A slot of it. */
export interface ReportedSlot {
  readonly id: number;
  readonly depaCode: string;
  readonly productId: string;
  readonly day: string;
  readonly startTime: string;
  readonly capacity: number;
  readonly closed: boolean;
  readonly offers: readonly ('booked' | 'expired' | 'released' | null)[];
}

type History = readonly [
  status: OrderStatus,
  by: EndedBy | null,
  before: OrderStatus | null,
  reason: string,
];

/** Ways to each end; those that a refund took are among them. */
const HISTORIES: Readonly<Record<OrderEnd, readonly History[]>> = {
  vaccinated: [['DONE', null, null, '']],
  present: [['ARRIVED', null, null, '']],
  expected: [
    ['BOOKED', null, null, ''],
    ['PENDING_CONFIRM', null, null, ''],
  ],
  missed: [['NO_SHOW', null, null, '']],
  turnedAway: [
    ['CANCELLED', 'clinic', 'ARRIVED', ''],
    ['CANCELLED', 'clinic', 'DONE', 'takenBack'],
    ['REFUNDED', 'clinic', 'DONE', 'takenBack'],
  ],
  cancelledByUser: [
    ['CANCELLED', 'user', 'BOOKED', 'unwell'],
    ['REFUNDED', 'user', 'BOOKED', 'time'],
    ['REFUND_FAILED', 'user', 'BOOKED', 'time'],
  ],
  cancelledByClinic: [
    ['CANCELLED', 'clinic', 'BOOKED', 'clinic'],
    ['REFUNDING', 'clinic', 'PENDING_CONFIRM', 'clinic'],
  ],
  cancelledBySystem: [['CANCELLED', 'system', 'BOOKED', 'clinicClosed']],
  superseded: [
    ['CANCELLED', 'clinic', 'BOOKED', 'claimed'],
    ['CANCELLED', 'user', 'BOOKED', 'replaced'],
  ],
};
const WALK_IN_ENDS: readonly OrderEnd[] = ['vaccinated', 'present', 'turnedAway'];
const OFFER_ENDS = ['booked', 'expired', 'released', null] as const;
const TIMES = ['08:00', '08:30', '13:30'];
const AGES = [0, 1, 2, 3, 17, 18, 60, null];

const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice(list.length)] as T;

/** Slots of two clinics on some days from `firstDay` on, with offers to the waiting list. */
export async function insertReportedSlots(
  database: Database,
  { firstDay, days, dice }: { firstDay: string; days: number; dice: Dice },
): Promise<ReportedSlot[]> {
  const wanted = [CLINIC, OTHER_CLINIC].flatMap((depaCode) =>
    [PRODUCT, WOMENS_PRODUCT].flatMap((productId) =>
      Array.from({ length: days }, (_, ahead) => addDays(firstDay, ahead)).flatMap((day) =>
        TIMES.map((startTime) => ({
          ...{ depaCode, productId, day, startTime, capacity: 1 + dice(9) },
          ...{ endTime: `${startTime.slice(0, 2)}:59`, closed: dice(9) === 0 },
        })),
      ),
    ),
  );
  const ids = await insertSlots(database, wanted);
  const slots = wanted.map((slot, index) => ({
    ...slot,
    id: ids[index] ?? 0,
    offers: Array.from({ length: dice(3) }, () => oneOf(dice, OFFER_ENDS)),
  }));
  const [caller] = await insertCallers(database, 1);
  for (const { id, offers } of slots)
    for (const [index, ended] of offers.entries())
      await database.pool.query(
        `insert into holds (id, user_id, slot_id, places, kind, created_at, expires_at, ended_at, ended_how)
         values ($1, $2, $3, 1, 'offer', '2026-01-01', '2026-01-01', $4, $5)`,
        [`offer-${id}-${index}`, caller?.userId, id, ended && '2026-01-01', ended],
      );
  return slots;
}

const EVENTS = `insert into order_events (order_id, at, actor, kind, status_before, status_after)
  select $1, timestamptz '2026-01-01' + n * interval '1 hour', actor, kind, status_before, status_after
  from jsonb_to_recordset($2::jsonb) as e (n integer, actor text, kind text, status_before text, status_after text)`;

/** The order's history: created, perhaps a refund that was recalled, the end, and the money. */
function eventsOf([status, by, before]: History, isRecalled: boolean): object[] {
  const isRefund = status.startsWith('REFUND');
  return [
    { actor: 'user', kind: 'created', status_before: null, status_after: 'BOOKED' },
    ...(isRecalled
      ? [
          { actor: 'user', kind: 'refund', status_before: 'BOOKED', status_after: 'REFUNDING' },
          { actor: 'user', kind: 'recalled', status_before: 'REFUNDING', status_after: 'BOOKED' },
        ]
      : []),
    ...(by === null
      ? []
      : [
          {
            ...{ actor: by, kind: isRefund ? 'refund' : 'cancelled', status_before: before },
            status_after: isRefund ? 'REFUNDING' : status,
          },
        ]),
    ...(isRefund && status !== 'REFUNDING'
      ? [{ actor: 'system', kind: 'refund', status_before: 'REFUNDING', status_after: status }]
      : []),
  ].map((event, n) => ({ ...event, n }));
}

/** Orders in random slots, with random ends by random ways. */
export async function insertReportedOrders(
  database: Database,
  slots: readonly ReportedSlot[],
  { count, dice }: { count: number; dice: Dice },
): Promise<ReportedOrder[]> {
  const callers = await insertCallers(database, count);
  const orders: ReportedOrder[] = [];
  for (const [index, caller] of callers.entries()) {
    const slot = oneOf(dice, slots);
    const isWalkIn = dice(4) === 0;
    const end = oneOf(dice, isWalkIn ? WALK_IN_ENDS : ORDER_ENDS);
    const way = oneOf(dice, HISTORIES[end]);
    const [status, , , reason] = way;
    const given =
      end === 'vaccinated' && dice(3) === 0
        ? oneOf(dice, [PRODUCT, WOMENS_PRODUCT])
        : slot.productId;
    const doseNo = 1 + dice(2);
    const years = oneOf(dice, AGES);
    const birthday =
      years === null
        ? null
        : addDays(slot.day, 0).replace(/^\d{4}/, (year) => String(Number(year) - years));
    const inOrder = isWalkIn || (years !== null && dice(2) === 0);
    const id = `report-${index}`;
    await database.pool.query(
      `update linkmen set birthday = $2, deleted_at = case when $2::date is null then timestamptz '2027-01-01' end where id = $1`,
      [caller.linkmanId, inOrder ? null : birthday],
    );
    await database.pool.query(
      `insert into orders (id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id,
         vaccine_code, dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile,
         guideline_version, remaining_changes, source, person, booked, cancel_reason)
       values ($1, $1, $2, $3, $1, $1, $4, $5, 'V', $6, $7, $8, $9, $10, $11, 0, 0, '', '', 3, $12, $13, $14, $15)`,
      [
        ...[id, isWalkIn ? null : caller.userId, isWalkIn ? null : caller.linkmanId],
        ...[slot.depaCode, given, doseNo, slot.id, slot.day, slot.startTime],
        ...[`${slot.startTime.slice(0, 2)}:59`, status, isWalkIn ? 'walk_in' : 'online'],
        inOrder
          ? JSON.stringify(birthday === null ? { name: 'x' } : { name: 'x', birthday })
          : null,
        given === slot.productId ? null : JSON.stringify({ productId: slot.productId }),
        reason,
      ],
    );
    await database.pool.query(EVENTS, [id, JSON.stringify(eventsOf(way, dice(3) === 0))]);
    orders.push({
      ...{ id, isWalkIn, end, given, doseNo, years, slotId: slot.id },
      ...{ depaCode: slot.depaCode, day: slot.day, startTime: slot.startTime },
      booked: slot.productId,
    });
  }
  return orders;
}
