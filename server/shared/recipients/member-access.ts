import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { Db } from '../../db/database';
import { namedStatement } from '../../db/named-statement';
import type { StatementRunner } from '../../db/statement';
import type { FindOnBehalf, MemberIds } from '../../http/on-behalf';

/** A member of somebody else's family whom an account is a caregiver of. */
export interface SharedMember {
  readonly linkmanId: string;
  readonly ownerId: string;
  readonly role: CaregiverRole;
}

/** The members of others whom an account is a caregiver of, the longest shared first. */
export async function sharedWith(db: Db, userId: string): Promise<SharedMember[]> {
  const rows = await db
    .selectFrom('caregivers as c')
    .innerJoin('linkmen as l', 'l.id', 'c.linkman_id')
    .select(['c.linkman_id', 'c.role', 'l.user_id'])
    .where('c.user_id', '=', userId)
    .where('l.deleted_at', 'is', null)
    .orderBy('c.joined_at')
    .orderBy('c.id')
    .execute();
  return rows.map(({ linkman_id: linkmanId, user_id: ownerId, role }) => ({
    linkmanId,
    ownerId,
    role,
  }));
}

/** The caregivers of some members. */
export const caregiversOf = (db: Db, linkmanIds: readonly string[]) =>
  db
    .selectFrom('caregivers')
    .select(['linkman_id', 'user_id', 'role'])
    .where('linkman_id', 'in', linkmanIds.length > 0 ? linkmanIds : [''])
    .orderBy('joined_at')
    .orderBy('id')
    .execute();

/** Every member that ids lead to, with the caller's role; those of a key only where the caller booked by it. */
const MEMBERS = namedStatement('on-behalf', 'userId linkmanIds orderIds doseRecordIds keys')`
with named as (
  select l.id from linkmen l where l.id = any(:linkmanIds::text[])
  union select o.linkman_id from orders o where o.id = any(:orderIds::text[])
  union select d.linkman_id from self_reported_doses d where d.id = any(:doseRecordIds::text[])
  union select o.linkman_id from orders o where o.booked_by = :userId::text and o.idempotency_key = any(:keys::text[])
)
select n.id as linkman_id, l.user_id as owner_id, c.role from named n
left join linkmen l on l.id = n.id and l.deleted_at is null
left join caregivers c on c.linkman_id = l.id and c.user_id = :userId`;

interface MemberRow {
  readonly linkman_id: string | null;
  readonly owner_id: string | null;
  readonly role: CaregiverRole | null;
}

/** The keys of a booking: of one dose, and of the first of several. */
const keysOf = ({ submitIds }: MemberIds): string[] =>
  submitIds.flatMap((key) => [key, `${key}:1`]);

/**
 * Finds the member that ids lead to, read anew with every call. Where one of them leads to anybody else, it is none: a
 * call reaches the caller's own, or one shared member, and never another one of the same owner.
 */
export const createFindOnBehalf =
  (runner: StatementRunner): FindOnBehalf =>
  async (userId, ids) => {
    const { linkmanIds, orderIds, doseRecordIds } = ids;
    const values = { userId, linkmanIds, orderIds, doseRecordIds, keys: keysOf(ids) };
    const rows = await MEMBERS.run<MemberRow>(runner, values);
    const [first] = rows;
    if (rows.length !== 1 || !first) return null;
    const { linkman_id: linkmanId, owner_id: ownerId, role } = first;
    if (linkmanId === null || ownerId === null || role === null) return null;
    return { ownerId, linkmanId, role };
  };
