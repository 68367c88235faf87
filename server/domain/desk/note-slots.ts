import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../db/database';

interface SlotNote {
  readonly kind: 'slotClosed' | 'slotReopened';
  /** Why; people read it. */
  readonly reason: string;
  readonly staffId: string;
  readonly at: Date;
}

/**
 * Tells orders on their timelines that their slot has closed or opened; the messages follow from there. A closing gives
 * them a change more to move with.
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
