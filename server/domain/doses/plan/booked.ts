import type { BookedDose } from '@contract/plan/planned-dose';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';

interface Appointment extends BookedDose {
  readonly orderId: string;
}

/** Appointments of a user's family, by person, the next one first. */
export async function bookedBy(
  db: Db,
  userId: string,
): Promise<ReadonlyMap<string, readonly Appointment[]>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'linkman_id', 'vaccine_code', 'product_id', 'dose_no', 'day'])
    .where('user_id', '=', userId)
    .where('status', 'in', ACTIVE_STATUSES)
    .orderBy('day')
    .orderBy('id')
    .execute();
  const booked = new Map<string, Appointment[]>();
  for (const { id, linkman_id, vaccine_code, product_id, dose_no, day } of rows) {
    const own = booked.get(linkman_id ?? '') ?? [];
    const dose = { code: vaccine_code, product: product_id, doseNo: dose_no, day };
    booked.set(linkman_id ?? '', [...own, { orderId: id, ...dose }]);
  }
  return booked;
}
