import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../db/database';

interface SlotNote {
  readonly kind: 'slotClosed' | 'slotReopened';
  /** Reason, shown to the owners. */
  readonly reason: string;
  readonly staffId: string;
  readonly at: Date;
}

/**
 * Records on orders' timelines that their slot has closed or opened; the messages are made from these events. A closing
 * also allows one more change.
 */
export async function noteSlots(
  db: Db,
  orders: readonly { readonly id: string; readonly status: OrderStatus }[],
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
