import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { DAY, instantOf } from '../../kernel/clock';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import type { DomainError } from '../../http/domain-error';
import { tooMany } from '../../http/too-many';

/** `entered`: with a new member or in place of another number; the latter is `exchanged` as well. */
export type DocumentEntry = 'entered' | 'exchanged';

/**
 * Numbers that an account may enter per day: more than a family has, far too few for guessing. `checked`: questions to the
 * identity check, whose answers tell whose a number is.
 */
export const MOST_OF_ACCOUNT = { entered: 30, exchanged: 5, checked: 10 } as const;

/** Keyed hash of an address, under which its numbers are counted. */
const addressKey = (key: Buffer, address: string): string =>
  createHmac('sha256', key).update(`address ${address}`).digest('base64url');

/** Counts one and answers the day's total. */
async function count(
  db: Db,
  who: string,
  kind: DocumentEntry | 'checked',
  day: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into document_entries as e (who, kind, day, count) values (${who}, ${kind}, ${day}, 1)
    on conflict (who, kind, day) do update set count = e.count + 1 returning count`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Counts a document number that is about to be stored, in the transaction that stores it.
 * @param ofAddress numbers that may be entered from one address per day, by all accounts together
 * @throws DomainError 4029 until the next day
 */
export async function countDocument(
  db: Db,
  kinds: readonly DocumentEntry[],
  { key, ofAddress }: { readonly key: Buffer; readonly ofAddress: number },
  { userId, address, today, now }: UserContext,
): Promise<void> {
  const from = addressKey(key, address);
  const refuse = () => tooMany(instantOf(today, '00:00') + DAY - now);
  for (const kind of kinds)
    if ((await count(db, userId, kind, today)) > MOST_OF_ACCOUNT[kind]) throw refuse();
  if ((await count(db, from, 'entered', today)) > ofAddress) throw refuse();
}

/**
 * Counts a question to the identity check, before it is asked: refusals and lost answers count as well.
 * @param ofAddress questions from one address per day, by all accounts together
 * @returns null where it may be asked, otherwise the refusal until the next day
 */
export async function countCheck(
  db: Db,
  { key, ofAddress }: { readonly key: Buffer; readonly ofAddress: number },
  { userId, address, today, now }: UserContext,
): Promise<DomainError | null> {
  const ofAccount = await count(db, userId, 'checked', today);
  const ofAll = await count(db, addressKey(key, address), 'checked', today);
  const isTooMany = ofAccount > MOST_OF_ACCOUNT.checked || ofAll > ofAddress;
  return isTooMany ? tooMany(instantOf(today, '00:00') + DAY - now) : null;
}
