import type { RecordedDose } from '@contract/plan/endpoints';
import type { Db } from '../../db/database';

type OfPerson = RecordedDose & { readonly linkmanId: string };

/** All doses administered to some of a user's family members, the latest first. */
async function administeredIn(
  db: Db,
  userId: string,
  linkmanIds: readonly string[],
): Promise<readonly OfPerson[]> {
  if (linkmanIds.length === 0) return [];
  const own = await db
    .selectFrom('self_reported_doses')
    .select(['id', 'linkman_id', 'vaccine_code', 'dose_no', 'day', 'lot', 'is_day_estimated'])
    .where('linkman_id', 'in', linkmanIds)
    .where('user_id', '=', userId)
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'linkman_id', 'vaccine_code', 'dose_no', 'day'])
    .where('linkman_id', 'in', linkmanIds)
    .where('user_id', '=', userId)
    .where('status', '=', 'DONE')
    .execute();
  return [
    ...own.map((row) => ({ ...row, source: 'own' as const })),
    ...orders.map((row) => ({
      ...row,
      lot: '',
      is_day_estimated: false,
      source: 'order' as const,
    })),
  ]
    .map(({ vaccine_code, dose_no, linkman_id, is_day_estimated, ...rest }) => ({
      ...rest,
      isDayEstimated: is_day_estimated,
      linkmanId: linkman_id ?? '',
      code: vaccine_code,
      doseNo: dose_no,
    }))
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : a.code < b.code ? -1 : 1));
}

const bare = ({ linkmanId: _owner, ...dose }: OfPerson): RecordedDose => dose;

/** All doses administered to a family member: done orders and self-reported doses, the latest first. */
export async function administeredTo(
  db: Db,
  userId: string,
  linkmanId: string,
): Promise<readonly RecordedDose[]> {
  return (await administeredIn(db, userId, [linkmanId])).map(bare);
}

/** The same of several people, by their ids. */
export async function administeredToEach(
  db: Db,
  userId: string,
  linkmanIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RecordedDose[]>> {
  const all = await administeredIn(db, userId, linkmanIds);
  return new Map(
    linkmanIds.map((each) => [each, all.filter(({ linkmanId }) => linkmanId === each).map(bare)]),
  );
}
