import type { Database } from '../../server/db/database';

/** What is wrong with the ledger, in one statement: so it holds of one moment, whatever goes on beside it. */
const WRONG = `
select 'balance ' || a.user_id as what from bean_accounts a
where a.balance <> coalesce((select sum(e.beans) from bean_entries e where e.user_id = a.user_id), 0)
   or a.balance <> coalesce((select sum(l.remaining) from bean_lots l where l.user_id = a.user_id), 0)
   or a.balance < 0
union all
select 'lot ' || l.id from bean_lots l
where l.remaining <> l.granted + coalesce((select sum(m.beans) from bean_movements m where m.lot_id = l.id), 0)
union all
select 'entry ' || e.id from bean_entries e
where e.beans <> coalesce((select sum(m.beans) from bean_movements m where m.entry_id = e.id), 0)
               + coalesce((select sum(l.granted) from bean_lots l where l.entry_id = e.id), 0)
union all
select 'refund ' || r.id from bean_entries r join bean_entries e on e.id = r.refunds_id
where r.beans > -e.beans or r.user_id <> e.user_id
union all
select 'awarded twice ' || p.person_key || ' ' || e.idempotency_key
from bean_entries e
join linkmen p on p.user_id = e.user_id and p.relation_type = 1
where e.counterpart = 'tasks'
group by p.person_key, e.idempotency_key having count(*) > 1`;

/** Names whatever does not balance, or was awarded twice; empty while the ledger is right. */
export async function wrongInBooks({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(WRONG);
  return rows.map(({ what }) => what);
}
