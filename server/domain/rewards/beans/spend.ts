import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { lockAccount } from './account';
import { existingEntry, postEntry } from './entry';
import type { EntryRequest, PostedEntry } from './entry';
import { expireLots } from './expire';
import { moveLot, openLots } from './lots';

/**
 * Spends beans on something, those that expire first, first, in the caller's transaction: what they are for is made in the
 * same one. A repetition under the same key spends nothing more. `refundBeans` returns them to their lots by the entry's id.
 * @param spending `beans` > 0; `key`: unique for the account, with what it is for at its start
 * @throws DomainError 20071 with too few; 20074 where the key stood for another request
 */
export async function spendBeans(
  trx: Db,
  spending: Omit<EntryRequest, 'refundsId'>,
): Promise<PostedEntry> {
  const { userId, beans, now } = spending;
  const request = { ...spending, beans: -beans };
  const before = await lockAccount(trx, userId);
  const existing = await existingEntry(trx, request);
  if (existing !== null) return { id: existing, isNew: false };
  const balance = before - (await expireLots(trx, userId, now));
  if (balance < beans) throw new DomainError(CODE.BEANS_SHORT, { params: { balance } });
  const entry = await postEntry(trx, request);
  let due = beans;
  for (const { id, remaining } of await openLots(trx, userId)) {
    const taken = Math.min(due, remaining);
    await moveLot(trx, { userId, entryId: entry.id }, id, -taken);
    due -= taken;
    if (due === 0) break;
  }
  return entry;
}
