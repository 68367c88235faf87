import type { Db } from '../../../db/database';
import { COUNTED_STATUSES } from '../../../shared/lifecycle/statuses';

/** Statuses of orders that count as a visit, past or coming. */

/** Code of the clinic of the person's last order, or else of the family's; null where there is none. */
export async function usualClinic(
  db: Db,
  userId: string,
  linkmanId: string,
): Promise<string | null> {
  const last = await db
    .selectFrom('orders')
    .select('depa_code')
    .where('user_id', '=', userId)
    .where('status', 'in', [...COUNTED_STATUSES])
    .orderBy((eb) => eb('linkman_id', '=', linkmanId), 'desc')
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.depa_code ?? null;
}
