import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import { sharedWith } from '../../../shared/recipients/member-access';

/** Whose appointments somebody sees. */
export interface OrderScope {
  /** The account whose own they are. */
  readonly userId: string;
  /** The one member that a caregiver acts for; null: all of the account's. */
  readonly only: string | null;
  /** The reader's roles by member, for members of other families. */
  readonly roles: ReadonlyMap<string, CaregiverRole>;
}

/** An account's own appointments and no others. */
export const ownScope = (userId: string): OrderScope => ({ userId, only: null, roles: new Map() });

/**
 * What a call may see: where a caregiver acts, the member's appointments; else the account's own and those of the members
 * that are shared with it.
 */
export async function orderScope(
  db: Db,
  {
    userId,
    caregiver,
    session,
  }: Pick<UserContext, 'userId' | 'caregiver'> & {
    readonly session: Pick<UserContext['session'], 'isCaregiver'>;
  },
): Promise<OrderScope> {
  if (caregiver)
    return {
      userId,
      only: caregiver.linkmanId,
      roles: new Map([[caregiver.linkmanId, caregiver.role]]),
    };
  if (!session.isCaregiver) return ownScope(userId);
  const shared = await sharedWith(db, userId);
  const roles = new Map(shared.map(({ linkmanId, role }) => [linkmanId, role]));
  return { userId, only: null, roles };
}

/** SQL: an order `o` is within a scope. Each part has an index of its own. */
export function isInScope({ userId, only, roles }: OrderScope): RawBuilder<boolean> {
  const own = sql<boolean>`o.user_id = ${userId}`;
  if (only !== null) return sql<boolean>`(${own} and o.linkman_id = ${only})`;
  if (roles.size === 0) return own;
  return sql<boolean>`(${own} or o.linkman_id = any(${[...roles.keys()]}::text[]))`;
}
