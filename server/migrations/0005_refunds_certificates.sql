-- Money paid ahead; it stays on the order as a record after a refund.
alter table orders add column if not exists lot text not null default '';
alter table orders add column if not exists source text not null default 'online';
alter table orders add column if not exists person jsonb;
alter table orders add column paid_cents integer not null default 0 check (paid_cents >= 0);
alter table orders add column paid_at timestamptz;
-- Whoever paid gets a refund; nothing paid is ever just cancelled.
alter table orders add constraint orders_paid_not_cancelled check (status <> 'CANCELLED' or paid_cents = 0);

-- The latest refund of an order; earlier ones that were recalled are told by its events.
create table refunds (
  order_id text primary key references orders (id) on delete cascade,
  state text not null check (state in ('waiting', 'paying', 'paid', 'failed', 'recalled')),
  started_by text not null check (started_by in ('user', 'clinic', 'system')),
  status_before text not null,
  refund_cents integer not null check (refund_cents >= 0),
  charge_cents integer not null check (charge_cents >= 0),
  requested_at timestamptz not null,
  due_at timestamptz not null,
  claimed_at timestamptz,
  settled_at timestamptz
);
create index refunds_due on refunds (due_at) where state in ('waiting', 'paying');

-- What people note after a vaccination; health data, theirs to delete.
create table observation_notes (
  order_id text not null references orders (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  reactions jsonb not null,
  text text not null,
  saved_at timestamptz not null,
  primary key (order_id, user_id)
);

-- Vaccines that users asked to be told about, by city.
create table user_wants (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  product_id text not null references products (id),
  region_code text not null references regions (code),
  asked_at timestamptz not null,
  told_at timestamptz,
  unique (user_id, product_id, region_code)
);
create index user_wants_waiting on user_wants (product_id, region_code) where told_at is null;
