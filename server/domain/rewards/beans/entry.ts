import { CODE } from '@contract/errors';
import type { Counterpart } from '../../../db/bean-tables';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { newId, sha256 } from '../../../kernel/ids';

/** What is to be entered in the ledger. */
export interface EntryRequest {
  readonly userId: string;
  /** What the account gets; negative: gives. */
  readonly beans: number;
  readonly counterpart: Counterpart;
  readonly reason: string;
  /** Made by whoever asks; a repetition under it changes nothing. */
  readonly key: string;
  /** ms. */
  readonly now: number;
  /** The entry whose beans come back. */
  readonly refundsId?: string;
}

export interface PostedEntry {
  readonly id: string;
  /** False for a repetition. */
  readonly isNew: boolean;
}

const hashOf = ({ beans, counterpart, reason, refundsId = '' }: EntryRequest): string =>
  sha256(JSON.stringify([beans, counterpart, reason, refundsId]));

/** The entry of a key. @throws DomainError 20074 where the key stood for another request */
export async function existingEntry(trx: Db, request: EntryRequest): Promise<string | null> {
  const existing = await trx
    .selectFrom('bean_entries')
    .select(['id', 'request_hash'])
    .where('user_id', '=', request.userId)
    .where('idempotency_key', '=', request.key)
    .executeTakeFirst();
  if (!existing) return null;
  if (existing.request_hash !== hashOf(request)) throw new DomainError(CODE.KEY_REUSED);
  return existing.id;
}

/**
 * Enters a change of the account's balance; the caller has locked the account and moves the lots by the same amount.
 * @throws DomainError 20074 where the key stood for another request
 */
export async function postEntry(trx: Db, request: EntryRequest): Promise<PostedEntry> {
  const existing = await existingEntry(trx, request);
  if (existing !== null) return { id: existing, isNew: false };
  const { userId, beans, counterpart, reason, key, now, refundsId } = request;
  const id = newId();
  await trx
    .insertInto('bean_entries')
    .values({
      id,
      user_id: userId,
      beans,
      counterpart,
      reason,
      idempotency_key: key,
      request_hash: hashOf(request),
      refunds_id: refundsId ?? null,
      at: new Date(now),
    })
    .execute();
  await trx
    .updateTable('bean_accounts')
    .set((eb) => ({ balance: eb('balance', '+', beans) }))
    .where('user_id', '=', userId)
    .execute();
  return { id, isNew: true };
}
