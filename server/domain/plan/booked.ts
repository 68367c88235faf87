import type { Plan } from '@contract/plan/endpoints';
import { ACTIVE_STATUSES } from '@contract/subscribe/calendar-rules';
import type { Db } from '../../db/database';

type Appointment = Plan['booked'][number];

/** Appointments of a user's family, by person, the next one first. */
export async function bookedBy(
  db: Db,
  userId: string,
): Promise<ReadonlyMap<string, readonly Appointment[]>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'linkman_id', 'vaccine_code', 'day'])
    .where('user_id', '=', userId)
    .where('status', 'in', ACTIVE_STATUSES)
    .orderBy('day')
    .orderBy('id')
    .execute();
  const booked = new Map<string, Appointment[]>();
  for (const { id, linkman_id, vaccine_code, day } of rows) {
    const own = booked.get(linkman_id ?? '') ?? [];
    booked.set(linkman_id ?? '', [...own, { orderId: id, code: vaccine_code, day }]);
  }
  return booked;
}
