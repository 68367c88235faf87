-- Health beans: a ledger with two sides. An account's row is locked before anything about it changes. The other side
-- (tasks, donations, expiry, membership) is only summed: a row of its own would be written by everybody at once.
create table bean_accounts (
  user_id text primary key references users (id),
  balance integer not null default 0 check (balance >= 0)
);

-- Never changed. `beans` is what the account gets; the counterpart gets the opposite.
create table bean_entries (
  id text primary key,
  user_id text not null references bean_accounts (user_id),
  beans integer not null check (beans <> 0),
  counterpart text not null check (counterpart in ('tasks', 'donations', 'expiry', 'membership')),
  reason text not null,
  idempotency_key text not null,
  -- Of the request that the key stands for: the same key with another request is an error.
  request_hash text not null,
  -- The entry whose beans come back; at most once.
  refunds_id text unique references bean_entries (id),
  at timestamptz not null,
  unique (user_id, idempotency_key)
);
create index bean_entries_of_user on bean_entries (user_id, at desc, id desc);

-- What an entry granted, and how much of it is left.
create table bean_lots (
  id text primary key,
  user_id text not null references bean_accounts (user_id),
  entry_id text not null references bean_entries (id),
  granted integer not null check (granted > 0),
  remaining integer not null check (remaining between 0 and granted),
  expires_at timestamptz not null
);
create index bean_lots_of_user on bean_lots (user_id, expires_at, id) where remaining > 0;
create index bean_lots_to_expire on bean_lots (expires_at) where remaining > 0;

-- From which lots an entry took beans (negative), or to which it returned them.
create table bean_movements (
  entry_id text not null references bean_entries (id),
  lot_id text not null references bean_lots (id),
  user_id text not null,
  beans integer not null check (beans <> 0),
  primary key (entry_id, lot_id)
);
create index bean_movements_of_user on bean_movements (user_id);
create index bean_movements_of_lot on bean_movements (lot_id);

-- How far a task is. `period`: the day in China for daily tasks, 'once' for the others.
create table bean_task_progress (
  user_id text not null references bean_accounts (user_id),
  task text not null,
  period text not null,
  progress integer not null default 0,
  -- Days in a row, of tasks that count them.
  streak integer not null default 0,
  done_at timestamptz,
  -- What collecting gives; set when it is done.
  beans integer,
  collected_at timestamptz,
  -- Who collected: one person has one award of a task and period, under however many accounts.
  person_key text,
  primary key (user_id, task, period)
);
create unique index bean_awards_of_person on bean_task_progress (person_key, task, period) where person_key is not null;

-- How long somebody has had an article in view, by the provider's clock.
create table bean_readings (
  user_id text not null references bean_accounts (user_id),
  article_id text not null,
  ms integer not null default 0,
  -- Since when it is in view; null: it is not.
  in_view_at timestamptz,
  -- Read to the end of the time; it counts once.
  done_at timestamptz,
  primary key (user_id, article_id)
);
