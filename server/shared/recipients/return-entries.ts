import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import type { Db } from '../../db/database';
import { statusList } from '../lifecycle/statuses';
import { replaceEntry } from './replace-entry';

const ACTIVE = sql.raw(statusList(ACTIVE_STATUSES));

interface RestingEntry {
  readonly id: string;
  readonly user_id: string;
  readonly owner_id: string;
  readonly merged_at: Date;
  /** The account's entry of the same person; null unless it has added them again meanwhile. */
  readonly again: string | null;
}

/** Entries that rest while a member is shared with their accounts, locked after the access, as when that ends. */
async function restingIn(db: Db, linkmanId: string, userId: string | null) {
  await sql`
    select from caregivers c where c.linkman_id = ${linkmanId} and (${userId}::text is null or c.user_id = ${userId})
    order by c.id for update of c`.execute(db);
  return sql<RestingEntry>`
    select e.id, e.user_id, t.user_id as owner_id, e.merged_at, (
      select a.id from linkmen a
      where a.user_id = e.user_id and a.person_key = e.person_key and a.deleted_at is null) as again
    from linkmen e join linkmen t on t.id = e.merged_into
    where e.merged_into = ${linkmanId} and (${userId}::text is null or e.user_id = ${userId})
    order by e.id for update of e`.execute(db);
}

/**
 * SQL: the key of an order `o` by which a booking is made once, for another account: that one may have booked with the same, which
 * its app chooses.
 */
export const freeKey = (userId: string): RawBuilder<string> => sql<string>`
  case when exists (select from orders k where k.user_id = ${userId} and k.idempotency_key = o.idempotency_key and k.id <> o.id)
    then 'merged:' || o.id else o.idempotency_key end`;

/**
 * Open appointments that were made for the entry are its account's again, with the day and the code that they have now. What was
 * paid online meanwhile stays with the account that paid, and a dose that the entry's account has booked anew stays where it is:
 * nobody can keep their access by a second booking.
 */
async function returnOrders(db: Db, entry: RestingEntry): Promise<void> {
  const { id, user_id: userId, owner_id: ownerId, again, merged_at: mergedAt } = entry;
  const { rows } = await sql<{ id: string }>`
    update orders o set user_id = ${userId}, linkman_id = ${again ?? id}, booked_by = '', visit_id = null,
      idempotency_key = ${freeKey(userId)},
      claimant = case when o.claimant = '' and m.proved_at is not null then '' else ${userId} end
    from linkmen m
    where o.merged_from = ${id} and m.id = ${again ?? id} and o.status in (${ACTIVE}) and o.paid_cents = 0
      and not exists (select from payment_orders p where p.order_id = o.id and p.state in ('open', 'paid'))
      and not exists (select from orders own where own.person_key = o.person_key and own.vaccine_code = o.vaccine_code
        and own.dose_no = o.dose_no and own.user_id = ${userId} and own.status in (${ACTIVE}))
    returning o.id`.execute(db);
  const ids = rows.map((row) => row.id);
  await db.updateTable('orders').set({ merged_from: null }).where('merged_from', '=', id).execute();
  await sql`
    update order_events set acted_by = case when acted_by is null then ${ownerId} else nullif(acted_by, ${userId}) end
    where order_id = any(${ids}::text[]) and actor = 'user' and (acted_by is not null or at >= ${mergedAt})`.execute(
    db,
  );
  await sql`
    delete from messages where user_id = ${ownerId} and link -> 'query' ->> 'orderId' = any(${ids}::text[])`.execute(
    db,
  );
}

/**
 * Waiting entries are the account's again, in their place. One that a place is offered to stays with whom it is offered to, and one
 * that the account waits for anew goes.
 */
async function returnWaiting(db: Db, { id, user_id: userId, again }: RestingEntry): Promise<void> {
  const isFree = sql`not exists (select from holds h where h.id = w.hold_id and h.ended_at is null)`;
  await sql`
    delete from waitlist_entries w where w.merged_from = ${id} and w.state = 'waiting' and ${isFree} and exists (
      select from waitlist_entries s where s.user_id = ${userId} and s.person_key = w.person_key and s.state = 'waiting'
        and s.vaccine_code = w.vaccine_code and s.dose_no = w.dose_no)`.execute(db);
  await sql`
    update waitlist_entries w set user_id = ${userId}, linkman_id = ${again ?? id}
    where w.merged_from = ${id} and w.state = 'waiting' and ${isFree}`.execute(db);
  await db
    .updateTable('waitlist_entries')
    .set({ merged_from: null })
    .where('merged_from', '=', id)
    .execute();
}

/**
 * What only the entry's account had proved to a clinic is proved by the member's no longer, and appointments rest on its word
 * again.
 */
async function returnProof(db: Db, linkmanId: string, entryId: string): Promise<void> {
  const { numAffectedRows: ended = 0n } = await sql`
    update linkmen t set proved_at = null from linkmen e
    where t.id = ${linkmanId} and e.id = ${entryId} and t.proved_at = e.proved_at
      and not exists (select from orders o where o.linkman_id = t.id and o.user_id = t.user_id and o.status = 'DONE')`.execute(
    db,
  );
  if (ended === 0n) return;
  await sql`
    update orders o set claimant = o.user_id
    where o.linkman_id = ${linkmanId} and o.claimant = '' and o.status in (${ACTIVE})`.execute(db);
}

/**
 * Ends the merging of entries with a member (docs/decisions/0171): each is its account's family member again, as it was, with
 * its open appointments and its places on waiting lists. To be called before the access to the member ends, or the member goes.
 * @param db a transaction @param userId of the entry's account; null: of all
 * @returns the accounts that have their entry again
 */
export async function returnEntries(
  db: Db,
  linkmanId: string,
  userId: string | null,
): Promise<readonly string[]> {
  const { rows } = await restingIn(db, linkmanId, userId);
  for (const entry of rows) {
    await sql`
      update linkmen e set merged_into = null, merged_at = null,
        deleted_at = case when ${entry.again}::text is null then null else e.deleted_at end,
        is_default = ${entry.again}::text is null and not exists (
          select from linkmen d where d.user_id = e.user_id and d.is_default and d.deleted_at is null)
      where e.id = ${entry.id}`.execute(db);
    await returnOrders(db, entry);
    await returnWaiting(db, entry);
    await returnProof(db, linkmanId, entry.id);
    if (entry.again !== null) await replaceEntry(db, entry.id, entry.again);
  }
  return rows.map((entry) => entry.user_id);
}
