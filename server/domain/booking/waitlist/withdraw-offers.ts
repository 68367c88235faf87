import { sql } from 'kysely';
import { endHold } from '../submission/holds/end-hold';
import type { FreedRow } from '../submission/holds/end-hold-statement';
import type { Db } from '../../../db/database';

/**
 * Withdraws the open offers of slots that close; these do not count against their entries, because nobody could have
 * used them. Within the transaction that closes the slots and has locked them; an entry that is being ended is skipped.
 * @param now ms
 * @returns rows for `holds.noteFreed` once the transaction is committed
 */
export async function withdrawOffers(
  trx: Db,
  slotIds: readonly number[],
  now: number,
): Promise<readonly FreedRow[]> {
  const at = new Date(now);
  const { rows } = await sql<{ hold_id: string; user_id: string }>`
    with open as materialized (
      select w.id, h.id as hold_id, h.user_id from holds h join waitlist_entries w on w.hold_id = h.id
      where h.slot_id = any(${slotIds}::bigint[]) and h.kind = 'offer' and h.ended_at is null and h.expires_at > ${at}
        and w.state = 'waiting'
      order by w.id for no key update of w skip locked
    ), back as (
      update waitlist_entries w set hold_id = null, offers_made = w.offers_made - 1, offered_on = null
      from open where w.id = open.id
    )
    select hold_id, user_id from open`.execute(trx);
  const freed: FreedRow[] = [];
  for (const { hold_id: holdId, user_id: userId } of rows)
    freed.push(...(await endHold(trx, { holdId, userId, now })));
  return freed;
}
