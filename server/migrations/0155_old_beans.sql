-- What the ledger of health beans is not asked for any more goes. `carried`: the sum of an account's entries that are gone,
-- so that its balance is still what its entries add up to.
alter table bean_accounts add column carried integer not null default 0;
create index bean_entries_by_time on bean_entries (at);
create index bean_lots_of_entry on bean_lots (entry_id);
create index bean_lots_over on bean_lots (expires_at) where remaining = 0;

-- Of daily tasks; null for those that are done once.
alter table bean_task_progress add column day date generated always as (
  case when period ~ '^\d{4}-\d\d-\d\d'
    then make_date(left(period, 4)::integer, substr(period, 6, 2)::integer, substr(period, 9, 2)::integer) end
) stored;
create index bean_task_progress_by_day on bean_task_progress (day) where day is not null;
