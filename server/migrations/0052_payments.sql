-- Payments of orders paid ahead, each recorded before a platform is asked for it. A number is asked with the same values
-- however often; after it was closed or has expired, another attempt has a number of its own.
create table payments (
  number text primary key check (number ~ '^[0-9A-Za-z_]{6,32}$'),
  order_id text not null references orders (id),
  partner text not null check (partner in ('wechat', 'alipay')),
  method text not null,
  cents integer not null check (cents > 0),
  -- open: may be paid; paid: the order is paid by it; surplus: paid, but the order could not take it, so it goes back.
  state text not null default 'open' check (state in ('open', 'paid', 'closed', 'surplus')),
  -- Another attempt replaces it: it is closed at the platform as soon as possible.
  superseded boolean not null default false,
  description text not null,
  -- Who pays, as the platform knows them, while it is open.
  payer text,
  client_address text,
  return_url text,
  transaction_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  settled_at timestamptz,
  -- When to ask the platform next; null: nothing is open.
  next_ask_at timestamptz,
  asked_at timestamptz,
  asked integer not null default 0,
  -- Day of the platform's bill that has it.
  billed_on date,
  check ((state = 'open') = (next_ask_at is not null)),
  check (state = 'open' or (payer is null and client_address is null))
);
create index payments_of_order on payments (order_id, created_at);
create index payments_to_ask on payments (next_ask_at) where state = 'open';
create index payments_paid on payments (paid_at) where state in ('paid', 'surplus');
-- An order is paid by one payment; what else is paid goes back.
create unique index payments_paying on payments (order_id) where state = 'paid';
create unique index payments_open on payments (order_id) where state = 'open' and not superseded;

-- Money that goes back. `order`: the refund of the order, whole or a part; `surplus`: of a payment the order could not take.
create table payment_refunds (
  number text primary key check (number ~ '^[0-9A-Za-z_]{6,32}$'),
  payment_number text not null references payments (number),
  kind text not null check (kind in ('order', 'surplus')),
  cents integer not null check (cents > 0),
  -- open: to be asked; pending: asked, the outcome is not known; failed: the platform refuses until somebody acts.
  state text not null default 'open' check (state in ('open', 'pending', 'done', 'failed')),
  -- Why the platform refuses.
  refusal text not null default '',
  created_at timestamptz not null,
  settled_at timestamptz,
  next_ask_at timestamptz,
  asked integer not null default 0,
  billed_on date,
  unique (payment_number, kind),
  check ((state in ('open', 'pending')) = (next_ask_at is not null))
);
create index payment_refunds_to_ask on payment_refunds (next_ask_at) where state in ('open', 'pending');
create index payment_refunds_done on payment_refunds (settled_at) where state = 'done';

-- Verified callbacks that were taken: a platform repeats what it thinks was not.
create table payment_notices (
  partner text not null,
  id text not null,
  kind text not null,
  number text not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (partner, id)
);
create index payment_notices_received on payment_notices (received_at);
