import { sql } from 'kysely';
import type { RecordedDose as ShownDose } from '@contract/plan/endpoints';
import { compareText } from '@contract/text/order-rules';
import type { Db } from '../../../db/database';
import { isFamilyOfOrder } from '../../../shared/recipients/family-of-order';

/** A dose on record, before it is evaluated. */
type RecordedDose = Omit<ShownDose, 'uncounted'> & { readonly product: string | null };
type OfPerson = RecordedDose & { readonly linkmanId: string };

interface AdministeredOrder {
  readonly id: string;
  readonly linkman_id: string;
  readonly vaccine_code: string;
  readonly product_id: string;
  readonly dose_no: number;
  readonly day: string;
}

/**
 * Doses that clinics gave to these people: from orders of the account, and from walk-ins of the same name
 * (docs/decisions/0025), whatever the document at the time.
 */
const fromClinics = (userId: string, linkmanIds: readonly string[]) => sql<AdministeredOrder>`
  select o.id, l.id as linkman_id, o.vaccine_code, o.product_id, o.dose_no, o.day from linkmen l
  join orders o on ${isFamilyOfOrder}
  where l.id = any(${linkmanIds}) and l.user_id = ${userId} and o.status = 'DONE'`;

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
  const { rows: orders } = await fromClinics(userId, linkmanIds).execute(db);
  return [
    ...own.map((row) => ({ ...row, product_id: null, source: 'own' as const })),
    ...orders.map((row) => ({
      ...row,
      lot: '',
      is_day_estimated: false,
      source: 'order' as const,
    })),
  ]
    .map(({ vaccine_code, product_id, dose_no, linkman_id, is_day_estimated, ...rest }) => ({
      ...rest,
      product: product_id,
      isDayEstimated: is_day_estimated,
      linkmanId: linkman_id,
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
