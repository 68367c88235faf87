import { sql } from 'kysely';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import type { Db } from '../../db/database';
import { statusList } from '../lifecycle/statuses';

const ACTIVE = sql.raw(statusList(ACTIVE_STATUSES));

interface RestingEntry {
  readonly id: string;
  readonly user_id: string;
  readonly owner_id: string;
  readonly merged_at: Date;
  /** The account's entry of the same person; null unless it has added them again meanwhile. */
  readonly again: string | null;
}

/** Entries that rest while a member is shared with their accounts, locked. */
const restingIn = (db: Db, linkmanId: string, userId: string | null) =>
  sql<RestingEntry>`
    select e.id, e.user_id, t.user_id as owner_id, e.merged_at, (
      select a.id from linkmen a
      where a.user_id = e.user_id and a.person_key = e.person_key and a.deleted_at is null) as again
    from linkmen e join linkmen t on t.id = e.merged_into
    where e.merged_into = ${linkmanId} and (${userId}::text is null or e.user_id = ${userId})
    order by e.id for update of e`.execute(db);

/**
 * Open appointments that were made for the entry are its account's again, with the day and the code that they have now. What was
 * paid online meanwhile stays with the account that paid.
 */
async function returnOrders(db: Db, entry: RestingEntry): Promise<void> {
  const { id, user_id: userId, owner_id: ownerId, again, merged_at: mergedAt } = entry;
  const { rows } = await sql<{ id: string }>`
    update orders o set user_id = ${userId}, linkman_id = ${again ?? id}, booked_by = '', visit_id = null,
      claimant = case when o.claimant = '' and m.proved_at is not null then '' else ${userId} end
    from linkmen m
    where o.merged_from = ${id} and m.id = ${again ?? id} and o.status in (${ACTIVE}) and o.paid_cents = 0
      and not exists (select from payment_orders p where p.order_id = o.id and p.state in ('open', 'paid'))
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

/** What only the entry's account had proved to a clinic is proved by the member's no longer. */
const returnProof = (db: Db, linkmanId: string, entryId: string) =>
  sql`
    update linkmen t set proved_at = null from linkmen e
    where t.id = ${linkmanId} and e.id = ${entryId} and t.proved_at = e.proved_at
      and not exists (select from orders o where o.linkman_id = t.id and o.user_id = t.user_id and o.status = 'DONE')`.execute(
    db,
  );

/**
 * Ends the merging of entries with a member (docs/decisions/0171): each is its account's family member again, as it was, with
 * its open appointments. To be called before the access to the member ends, or the member goes.
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
    await returnProof(db, linkmanId, entry.id);
  }
  return rows.map((entry) => entry.user_id);
}
