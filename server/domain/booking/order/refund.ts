import { refundShares } from '@contract/order/refund-rules';
import type { RefundShares } from '@contract/order/refund-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';
import type { StatementRunner } from '../../../db/statement';
import { breaksIntegrity, repeatAborted } from '../../../db/statement';
import { instantOf } from '../../../kernel/clock';
import { CHANGE_DEADLINE } from '../../../shared/lifecycle/lifecycle';
import type { Actor } from '../../../shared/lifecycle/lifecycle';
import { lockSlot, noteIfClosed } from './note-slots';
import { BEGIN_REFUND, RECALL_REFUND } from './refund-statements';

/** A requested refund. */
export interface RefundRequest {
  readonly orderId: string;
  /** Statuses that allow it. */
  readonly from: readonly OrderStatus[];
  readonly actor: Actor;
  /** The owner, where they request it; null for the clinic and the system. */
  readonly userId: string | null;
  /** ms. */
  readonly now: number;
  readonly note?: string;
  readonly cancelReason?: string;
  readonly staffId?: string;
  /** The caregiver who acts for the owner. */
  readonly actedBy?: string | null;
}

/** An order's money as it is now; null where there is no such order. */
export const paidOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('slots as s', 's.id', 'o.slot_id')
    .select(['o.paid_cents', 'o.service_fee_cents', 'o.day', 'o.start_time', 'o.status'])
    .select(['o.user_id', 's.closed_at'])
    .where('o.id', '=', orderId)
    .where('o.removed_at', 'is', null)
    .executeTakeFirst();

type PaidRow = NonNullable<Awaited<ReturnType<typeof paidOrder>>>;

/** What a cancellation at `now` (ms) refunds: everything where the clinic cancels or has closed the slot. */
export const sharesOf = (row: PaidRow, now: number, actor: Actor): RefundShares =>
  refundShares(
    {
      paidCents: row.paid_cents,
      serviceFeeCents: row.service_fee_cents,
      startsAt: instantOf(row.day, row.start_time),
    },
    now,
    actor !== 'user' || row.closed_at !== null,
  );

/** What the statement that begins a refund takes. @param delay ms */
export function refundValues(row: PaidRow, request: RefundRequest, delay: number) {
  const { orderId, actor, userId, now } = request;
  return {
    ...sharesOf(row, now, actor),
    orderId,
    userId,
    actor,
    statuses: request.from,
    startsAfter: actor === 'user' ? new Date(now + CHANGE_DEADLINE) : null,
    now: new Date(now),
    dueAt: new Date(actor === 'user' ? now + delay : now),
    note: request.note ?? '',
    cancelReason: request.cancelReason ?? null,
    day: row.day,
    startTime: row.start_time,
    paidCents: row.paid_cents,
    staffId: request.staffId ?? null,
    actedBy: request.actedBy ?? null,
  };
}

/**
 * Begins the refund of a prepaid order. A refund by the clinic or the system is due at once; the owner's is due after
 * `delay` ms, until when it can be recalled.
 * @returns whether the order's state allowed it.
 */
export async function beginRefund(
  runner: StatementRunner,
  row: PaidRow,
  request: RefundRequest,
  delay: number,
): Promise<boolean> {
  const begun = await BEGIN_REFUND.run(runner, refundValues(row, request, delay));
  return begun.length > 0;
}

/** What came of recalling a refund; `booked`: the person has another booking for this dose by now. */
export interface Recall {
  readonly outcome: 'recalled' | 'booked' | 'refused';
  /** The clinic, where the order came back into a slot that it has closed. */
  readonly closedBy?: string | null;
}

/** A refund that its owner recalls. */
export interface RecallRequest {
  readonly orderId: string;
  readonly userId: string;
  /** ms. */
  readonly now: number;
}

function recallOnce(db: Db, { orderId, userId, now }: RecallRequest): Promise<Recall> {
  return db.transaction().execute(async (trx) => {
    const own = await trx
      .selectFrom('orders')
      .select(['slot_id', 'depa_code'])
      .where('id', '=', orderId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!own) return { outcome: 'refused' };
    const slot = await lockSlot(trx, own.slot_id);
    const recall = RECALL_REFUND.query<{ status: OrderStatus }>({
      orderId,
      userId,
      now: new Date(now),
    });
    const [moved] = (await trx.executeQuery(recall)).rows;
    if (!moved) return { outcome: 'refused' };
    await noteIfClosed(trx, { id: orderId, status: moved.status }, slot);
    return { outcome: 'recalled', closedBy: slot.closed_at === null ? null : own.depa_code };
  });
}

/**
 * Recalls a refund whose money has not been sent; its order has its former status again. If its slot was closed
 * meanwhile, the owner is notified as the others were.
 */
export async function recallRefund(db: Db, request: RecallRequest): Promise<Recall> {
  try {
    return await repeatAborted(() => recallOnce(db, request));
  } catch (error) {
    if (breaksIntegrity(error)) return { outcome: 'booked' };
    throw error;
  }
}
