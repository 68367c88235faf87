import { sql } from 'kysely';
import type { RecordedDose as ShownDose } from '@contract/plan/endpoints';
import { compareText } from '@contract/text/order-rules';
import type { Db } from '../../db/database';

/** A dose on record, before it is evaluated. */
type RecordedDose = Omit<ShownDose, 'uncounted'>;
type OfPerson = RecordedDose & { readonly linkmanId: string };

interface AdministeredOrder {
  readonly id: string;
  readonly linkman_id: string | null;
  readonly vaccine_code: string;
  readonly dose_no: number;
  readonly day: string;
}

/** Completed walk-ins of these people; whose they are is decided as for their orders (docs/decisions/0025). */
const walkIns = (userId: string, linkmanIds: readonly string[]) => sql<AdministeredOrder>`
  select o.id, l.id as linkman_id, o.vaccine_code, o.dose_no, o.day from linkmen l
  join orders o on o.person_key = l.person_key and order_name(o) = bare_name(l.name)
  where l.id = any(${linkmanIds}) and l.user_id = ${userId} and l.deleted_at is null
    and o.source = 'walk_in' and o.user_id is null and o.status = 'DONE'`;

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
  const { rows: atDesk } = await walkIns(userId, linkmanIds).execute(db);
  return [
    ...own.map((row) => ({ ...row, source: 'own' as const })),
    ...[...orders, ...atDesk].map((row) => ({
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
    .sort((a, b) => compareText(b.day, a.day) || compareText(a.code, b.code));
}

const bare = ({ linkmanId: _owner, ...dose }: OfPerson): RecordedDose => dose;

/** All doses administered to a family member: done orders, walk-ins and self-reported doses, the latest first. */
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
