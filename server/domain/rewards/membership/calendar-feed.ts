import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/database';
import { CODE } from '@contract/errors';
import { DomainError } from '../../../http/domain-error';
import { sha256 } from '../../../kernel/ids';
import type { Language } from '../../../kernel/language';
import { isMember } from '../../../shared/member-status/status';
import { termsOf } from './terms';

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/**
 * Makes the account's calendar address; the one before ends. Only its hash is stored, so it is told this once.
 * @param now ms @returns the secret in the address @throws DomainError 20078 for who is no member
 */
export async function createFeed(
  db: Db,
  { userId, language, now }: { userId: string; language: Language; now: number },
): Promise<string> {
  if (!(await isMember(db, userId, now))) throw new DomainError(CODE.MEMBERS_ONLY);
  const secret = randomBytes(32).toString('base64url');
  const values = { secret_hash: sha256(secret), language, made_at: new Date(now) };
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return secret;
}

/** Ends the account's calendar address. */
export const revokeFeed = (db: Db, userId: string) =>
  db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();

/** When the account's address was made, ms; null without one. */
export async function feedMadeAt(db: Db, userId: string): Promise<number | null> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select('made_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return feed?.made_at.getTime() ?? null;
}

/** From when (ms) addresses were made under a text that says that the calendar has names: those before have none. */
export const NAMED_SINCE = Date.parse('2026-11-28T00:00+08:00');

/**
 * Whose calendar an address is, in which language, which appointments it has: those made until then (ms), and whether it
 * names their people. After the membership those made before stay, or they would vanish from the phone of somebody who relies on them.
 */
export async function feedOf(
  db: Db,
  secret: string,
  now: number,
): Promise<{ userId: string; language: Language; madeUntil: number; isNamed: boolean } | null> {
  if (!SECRET.test(secret)) return null;
  const feed = await db
    .selectFrom('calendar_feeds')
    .select(['user_id', 'language', 'made_at'])
    .where('secret_hash', '=', sha256(secret))
    .executeTakeFirst();
  if (!feed) return null;
  const [last] = await termsOf(db, feed.user_id);
  const madeUntil = Math.min(now, last?.ends_at.getTime() ?? 0);
  const isNamed = feed.made_at.getTime() >= NAMED_SINCE;
  return { userId: feed.user_id, language: feed.language, madeUntil, isNamed };
}
