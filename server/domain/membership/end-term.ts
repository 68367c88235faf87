import { sql } from 'kysely';
import { beansBack } from '@contract/member/member-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import { refundBeans } from '../beans/refund';
import { lockTerms } from './terms';
import type { Term } from './terms';

/** Beans that come back if a term ends at a time (ms); null where it cannot be ended. */
export function backOf(term: Term, now: number): number | null {
  if (term.ended_at !== null || term.beans === null) return null;
  const [startsAt, endsAt] = [term.starts_at.getTime(), term.ends_at.getTime()];
  return endsAt <= now
    ? null
    : beansBack({ startsAt, endsAt, days: term.days, beans: term.beans }, now);
}

/**
 * Ends a term at its member's wish: beans of the whole days that are left come back, and terms behind it move up. A
 * repeat changes nothing. @param now ms
 * @throws DomainError 4004 for a term that is not the member's, or cannot be ended
 */
export const endTerm = (
  db: Db,
  { userId, termId, now }: { userId: string; termId: string; now: number },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockTerms(trx, userId);
    const term = await trx
      .selectFrom('member_terms')
      .selectAll()
      .where('id', '=', termId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!term) throw new DomainError(CODE.NOT_FOUND);
    if (term.ended_at !== null) return;
    const beans = backOf(term, now);
    if (beans === null || term.bean_entry_id === null) throw new DomainError(CODE.NOT_FOUND);
    const endsAt = new Date(Math.max(now, term.starts_at.getTime()));
    const gap = `${term.ends_at.getTime() - endsAt.getTime()} milliseconds`;
    await trx
      .updateTable('member_terms')
      .set({ ended_at: new Date(now), ends_at: endsAt })
      .where('id', '=', termId)
      .execute();
    await sql`update member_terms set starts_at = starts_at - ${gap}::interval, ends_at = ends_at - ${gap}::interval
      where user_id = ${userId} and id <> ${termId} and starts_at >= ${term.ends_at}`.execute(trx);
    if (beans > 0) await refundBeans(trx, { userId, entryId: term.bean_entry_id, beans }, now);
  });
