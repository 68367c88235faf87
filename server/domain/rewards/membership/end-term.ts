import { sql } from 'kysely';
import { shareBack } from '@contract/member/member-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { DAY } from '../../../kernel/clock';
import { refundBeans } from '../beans/refund';
import { replaceOpenPurchase } from './purchase';
import { lockTerms, termsOf, tryLockTerms } from './terms';
import type { Term } from './terms';

/** What comes back: beans or money, by how the term was paid. */
export interface ComesBack {
  readonly beans: number | null;
  readonly cents: number | null;
}

/** Sends back the money of a purchase, in the transaction that ends its term. */
export type RefundMoney = (
  trx: Db,
  refund: { readonly purchaseId: string; readonly cents: number; readonly now: number },
) => Promise<void>;

/** What comes back if a term ends at a time (ms); null where it cannot be ended. */
export function backOf(term: Term, now: number): ComesBack | null {
  const { ended_at: endedAt, starts_at: startsAt, ends_at: endsAt, days, beans, cents } = term;
  if (endedAt !== null || endsAt.getTime() <= now) return null;
  const facts = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), days };
  if (beans !== null) return { beans: shareBack(facts, beans, now), cents: null };
  return cents === null ? null : { beans: null, cents: shareBack(facts, cents, now) };
}

/** Ends a term, moves those behind it up and sends back what comes back; the caller has locked the terms. */
async function close(trx: Db, term: Term, now: number, refundMoney: RefundMoney): Promise<void> {
  const { id, user_id: userId, starts_at: startsAt, ends_at: before } = term;
  const back = backOf(term, now);
  if (!back) throw new DomainError(CODE.NOT_FOUND);
  const endsAt = new Date(Math.max(now, startsAt.getTime()));
  // Whole days, so that memberships go on ending at midnight; the rest of the day on which the next one starts is a gift.
  const days = Math.floor((before.getTime() - endsAt.getTime()) / DAY);
  const gap = `${days * DAY} milliseconds`;
  await trx
    .updateTable('member_terms')
    .set({ ended_at: new Date(now), ends_at: endsAt })
    .where('id', '=', id)
    .execute();
  await sql`update member_terms set ends_at = ends_at - ${gap}::interval,
      starts_at = case when starts_at = ${before} then ${endsAt}::timestamptz else starts_at - ${gap}::interval end
    where user_id = ${userId} and id <> ${id} and starts_at >= ${before}`.execute(trx);
  const { bean_entry_id: entryId, purchase_id: purchaseId } = term;
  if (back.beans && entryId !== null)
    await refundBeans(trx, { userId, entryId, beans: back.beans }, now);
  if (back.cents && purchaseId !== null)
    await refundMoney(trx, { purchaseId, cents: back.cents, now });
}

/**
 * Ends a term at its member's wish: beans or money of the whole days that are left come back, and terms behind it move
 * up. A repeat changes nothing. @param now ms
 * @throws DomainError 4004 for a term that is not the member's, or cannot be ended
 */
export const endTerm = (
  db: Db,
  { userId, termId, now }: { userId: string; termId: string; now: number },
  refundMoney: RefundMoney,
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
    await close(trx, term, now, refundMoney);
  });

/**
 * Ends what an account has bought, in the transaction that deletes the account: the money of the whole days that are left
 * goes back, and an unpaid purchase can no longer be paid. @param now ms
 */
export async function endBoughtTerms(
  trx: Db,
  userId: string,
  now: number,
  refundMoney: RefundMoney,
): Promise<void> {
  if (!(await tryLockTerms(trx, userId))) return;
  await replaceOpenPurchase(trx, userId);
  // Newest first: ending one moves none of those that are still to be ended.
  for (const term of await termsOf(trx, userId))
    if (term.cents !== null && backOf(term, now)) await close(trx, term, now, refundMoney);
}

/** Money that would come back if everything that an account has bought ended at a time (ms). */
export async function moneyBackOf(db: Db, userId: string, now: number): Promise<number> {
  const terms = await termsOf(db, userId);
  return terms.reduce((sum, term) => sum + (backOf(term, now)?.cents ?? 0), 0);
}
