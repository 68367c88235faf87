import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';

const OPEN: readonly OrderStatus[] = LIFECYCLE.update.from;

/** An order, by what its timeline needs. */
interface LockedOrder {
  readonly id: string;
  readonly status: OrderStatus;
}

interface SlotNote {
  readonly kind: 'slotClosed' | 'slotReopened' | 'slotWithdrawn';
  /** Reason, shown to the owners. */
  readonly reason: string;
  /** Who at the clinic caused it; undefined: nobody. */
  readonly staffId?: string | undefined;
  readonly at: Date;
}

/**
 * Records on orders' timelines that their slot has closed or opened, or goes on for them alone; the messages are made from these events. A closing
 * also allows one more change.
 */
export async function noteSlots(
  db: Db,
  orders: readonly LockedOrder[],
  { kind, reason, staffId, at }: SlotNote,
): Promise<void> {
  if (orders.length === 0) return;
  if (kind === 'slotClosed')
    await db
      .updateTable('orders')
      .set((eb) => ({ remaining_changes: eb('remaining_changes', '+', 1), updated_at: at }))
      .where(
        'id',
        'in',
        orders.map(({ id }) => id),
      )
      .execute();
  await db
    .insertInto('order_events')
    .values(
      orders.map(({ id, status }) => ({
        order_id: id,
        at,
        actor: 'clinic' as const,
        kind,
        status_before: status,
        status_after: status,
        note: reason,
        staff_id: staffId,
      })),
    )
    .execute();
}

/** A slot under its lock: steps that bring an order back into one lock it before the order, as closing does. */
export interface LockedSlot {
  readonly closed_at: Date | null;
  readonly close_reason: string;
}

/** Locks the slot of an order, to {@link noteIfClosed} an order that comes back into it. */
export const lockSlot = (trx: Db, slotId: number): Promise<LockedSlot> =>
  trx
    .selectFrom('slots')
    .select(['closed_at', 'close_reason'])
    .where('id', '=', slotId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/**
 * Records on an order that is open again that its slot has been closed meanwhile, as closing did on those that were open
 * then; not twice of one closing. The event has the time of the closing, by which the desk finds who was notified.
 */
export async function noteIfClosed(
  trx: Db,
  order: LockedOrder,
  { closed_at: at, close_reason: reason }: LockedSlot,
  staffId?: string,
): Promise<void> {
  if (at === null || !OPEN.includes(order.status)) return;
  const event = await trx
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'slotClosed')
    .where('at', '=', at)
    .executeTakeFirst();
  if (!event) await noteSlots(trx, [order], { kind: 'slotClosed', reason, staffId, at });
}
