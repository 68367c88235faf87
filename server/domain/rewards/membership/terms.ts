import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { MOST_DAYS_AHEAD, MOST_PAID_DAYS_AHEAD } from '@contract/member/member-rules';
import type { TermSource } from '@contract/member/member-rules';
import { addDays } from '@contract/time/day-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import type { MemberTermsTable } from '../../../db/member-tables';
import { DomainError } from '../../../http/domain-error';
import { DAY, dayOf, instantOf } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';

export type Term = Selectable<MemberTermsTable>;

/** A term to be added. */
export interface NewTerm {
  readonly userId: string;
  readonly source: TermSource;
  readonly days: number;
  /** A repetition under it adds nothing. */
  readonly key: string;
  readonly beans?: number;
  readonly beanEntryId?: string;
  /** What bought it with money, and for how much. */
  readonly purchaseId?: string;
  readonly cents?: number;
  /** ms. */
  readonly now: number;
}

/** Newest first. */
export const termsOf = (db: Db, userId: string): Promise<Term[]> =>
  db
    .selectFrom('member_terms')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('ends_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

/** Locks the account's terms until the transaction ends. @returns false where the account was deleted */
export async function tryLockTerms(trx: Db, userId: string): Promise<boolean> {
  // Deleting an account locks the user's row first, so nothing is written for somebody who is gone.
  const { rows } = await sql`
    select 1 from users where id = ${userId} and deleted_at is null for key share`.execute(trx);
  if (rows.length === 0) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`member terms ${userId}`}, 0))`.execute(
    trx,
  );
  return true;
}

/** {@link tryLockTerms}. @throws DomainError 1001 where the account was deleted */
export async function lockTerms(trx: Db, userId: string): Promise<void> {
  if (!(await tryLockTerms(trx, userId))) throw new DomainError(CODE.LOGIN_INVALID);
}

export const termOfKey = (trx: Db, userId: string, key: string): Promise<Term | undefined> =>
  trx
    .selectFrom('member_terms')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** Days ahead that a term may reach. */
const mostDaysAhead = (source: TermSource): number =>
  source === 'payment' ? MOST_PAID_DAYS_AHEAD : MOST_DAYS_AHEAD;

/** When another term would begin and end, ms; null where it would reach further ahead than its source allows. */
async function nextTerm(
  db: Db,
  { userId, source, days, now }: Pick<NewTerm, 'userId' | 'source' | 'days' | 'now'>,
): Promise<{ startsAt: number; endsAt: number } | null> {
  const [last] = await termsOf(db, userId);
  const startsAt = last && last.ends_at.getTime() > now ? last.ends_at.getTime() : now;
  // The day on which it starts is a gift: a term of 30 days lasts 30 whole days.
  const from = startsAt > now ? dayOf(startsAt) : addDays(dayOf(startsAt), 1);
  const endsAt = instantOf(addDays(from, days), '00:00');
  return endsAt > now + mostDaysAhead(source) * DAY ? null : { startsAt, endsAt };
}

/** Whether another term may be bought with money. @param now ms */
export const canBeBought = async (
  db: Db,
  userId: string,
  days: number,
  now: number,
): Promise<boolean> => (await nextTerm(db, { userId, source: 'payment', days, now })) !== null;

/**
 * Adds a term behind those there are, or from now to the end of its last day in China. The caller has locked the terms.
 * @throws DomainError 20076 where they would reach further ahead than the term's source allows
 */
export async function addTerm(trx: Db, term: NewTerm): Promise<void> {
  const { userId, now, days } = term;
  const next = await nextTerm(trx, term);
  if (!next) throw new DomainError(CODE.MEMBER_TOO_LONG);
  await trx
    .insertInto('member_terms')
    .values({
      id: newId(),
      user_id: userId,
      source: term.source,
      days,
      starts_at: new Date(next.startsAt),
      ends_at: new Date(next.endsAt),
      beans: term.beans ?? null,
      bean_entry_id: term.beanEntryId ?? null,
      purchase_id: term.purchaseId ?? null,
      cents: term.cents ?? null,
      idempotency_key: term.key,
      created_at: new Date(now),
    })
    .execute();
}
