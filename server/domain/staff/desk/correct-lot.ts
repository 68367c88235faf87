import type { Db } from '../../../db/database';
import type { Staff } from '../../../http/context';
import { saveDoseDetails } from './dose-details';
import type { DoseDetails } from './dose-details';
import { LOT_CORRECTED } from '../../../shared/lifecycle/lifecycle';

/** The right lot and details of a done order, and who corrects them. */
interface LotCorrection {
  readonly orderId: string;
  readonly lot: string;
  readonly details: DoseDetails;
  readonly staff: Staff;
  /** ms. */
  readonly now: number;
}

/**
 * Corrects the lot of a clinic's done order, on its timeline too, and replaces its other details.
 * @returns whether the order is done
 */
export function correctLot(
  db: Db,
  { orderId, lot, details, staff, now }: LotCorrection,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('orders')
      .set({ lot, updated_at: new Date(now) })
      .where('id', '=', orderId)
      .where('depa_code', '=', staff.depaCode)
      .where('status', '=', 'DONE')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await saveDoseDetails(trx, orderId, details);
    await trx
      .insertInto('order_events')
      .values({
        order_id: orderId,
        at: new Date(now),
        actor: 'clinic',
        kind: LOT_CORRECTED,
        status_before: 'DONE',
        status_after: 'DONE',
        note: lot,
        staff_id: staff.staffId,
      })
      .execute();
    return true;
  });
}
