import type { Db } from '../../db/database';

/** Orders that count as having been there, or going there. */
const COUNTED = ['DONE', 'ARRIVED', 'BOOKED', 'PENDING_CONFIRM'] as const;

/** Code of the clinic where a person was last, or else somebody of the family; null where nobody has been anywhere. */
export async function usualClinic(
  db: Db,
  userId: string,
  linkmanId: string,
): Promise<string | null> {
  const last = await db
    .selectFrom('orders')
    .select('depa_code')
    .where('user_id', '=', userId)
    .where('status', 'in', [...COUNTED])
    .orderBy((eb) => eb('linkman_id', '=', linkmanId), 'desc')
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.depa_code ?? null;
}
