import type { RecordedDose } from '@contract/plan/endpoints';
import type { Db } from '../../db/database';

/** Everything that a family member has had: orders that are done and doses entered by hand, the latest first. */
export async function takenBy(
  db: Db,
  userId: string,
  linkmanId: string,
): Promise<readonly RecordedDose[]> {
  const own = await db
    .selectFrom('own_doses')
    .select(['id', 'vaccine_code', 'dose_no', 'day', 'lot'])
    .where('linkman_id', '=', linkmanId)
    .where('user_id', '=', userId)
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'vaccine_code', 'dose_no', 'day'])
    .where('linkman_id', '=', linkmanId)
    .where('user_id', '=', userId)
    .where('status', '=', 'DONE')
    .execute();
  return [
    ...own.map((row) => ({ ...row, source: 'own' as const })),
    ...orders.map((row) => ({ ...row, lot: '', source: 'order' as const })),
  ]
    .map(({ vaccine_code, dose_no, ...rest }) => ({ ...rest, code: vaccine_code, doseNo: dose_no }))
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : a.code < b.code ? -1 : 1));
}
