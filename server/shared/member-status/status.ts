import { sql } from 'kysely';
import { FAMILY_LIMIT, MEMBER_STATUS } from '@contract/member/member-rules';
import type { MemberStatus } from '@contract/member/member-rules';
import type { Db } from '../../db/database';

/**
 * 0 without any term, 1 before the end of one, 2 after the last. Terms leave no gap, and one may have begun a moment after
 * this call came in. @param now ms
 */
export async function memberStatusOf(db: Db, userId: string, now: number): Promise<MemberStatus> {
  const at = new Date(now);
  const { rows } = await sql<{ terms: number; running: boolean | null }>`
    select count(*)::int as terms, bool_or(ended_at is null and ends_at > ${at}) as running
    from member_terms where user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row || row.terms === 0) return MEMBER_STATUS.INVALID;
  return row.running ? MEMBER_STATUS.VALID : MEMBER_STATUS.EXPIRED;
}

export const isMember = async (db: Db, userId: string, now: number): Promise<boolean> =>
  (await memberStatusOf(db, userId, now)) === MEMBER_STATUS.VALID;

/** Family members that the account may have now; whoever is there already stays. @param now ms */
export const familyLimitOf = async (db: Db, userId: string, now: number): Promise<number> =>
  (await isMember(db, userId, now)) ? FAMILY_LIMIT.members : FAMILY_LIMIT.basic;
