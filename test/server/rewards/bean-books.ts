import type { Database } from '../../../server/db/database';

/**
 * What is wrong with the ledger, in one statement: so it holds of one moment, whatever goes on beside it. Each table is
 * read once and summed; asking for each account, lot and entry anew takes hours with thousands of them.
 */
const WRONG = `
with accounts as (select * from bean_accounts where $1::text[] is null or user_id = any($1)),
  entries as (select * from bean_entries where $1::text[] is null or user_id = any($1)),
  lots as (select * from bean_lots where $1::text[] is null or user_id = any($1)),
  movements as (select * from bean_movements where $1::text[] is null or user_id = any($1))
select 'balance ' || user_id as what from accounts
left join (select user_id, sum(beans) as entered from entries group by user_id) e using (user_id)
left join (select user_id, sum(remaining) as left_over from lots group by user_id) l using (user_id)
where balance <> carried + coalesce(entered, 0) or balance <> coalesce(left_over, 0) or balance < 0
union all
select 'lot ' || id from lots
left join (select lot_id, sum(beans) as moved from movements group by lot_id) m on lot_id = id
where remaining <> granted + coalesce(moved, 0)
union all
select 'entry ' || entries.id from entries
left join (select entry_id, sum(beans) as moved from movements group by entry_id) m on m.entry_id = entries.id
left join (select entry_id, sum(granted) as granted from lots group by entry_id) g on g.entry_id = entries.id
where beans <> coalesce(moved, 0) + coalesce(granted, 0)
union all
select 'refund ' || r.id from entries r join bean_entries e on e.id = r.refunds_id
where r.beans > -e.beans or r.user_id <> e.user_id
union all
select 'awarded twice ' || p.person_key || ' ' || e.idempotency_key
from entries e
join linkmen p on p.user_id = e.user_id and p.relation_type = 1
where e.counterpart = 'tasks'
group by p.person_key, e.idempotency_key having count(*) > 1`;

/**
 * Names whatever does not balance, or was awarded twice; empty while the ledger is right.
 * @param accounts whose books; default everybody's
 */
export async function wrongInBooks(
  { pool }: Database,
  accounts: readonly string[] | null = null,
): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(WRONG, [accounts]);
  return rows.map(({ what }) => what);
}
