-- A membership bought with money. It is retained after its account is deleted, as the books need it; it names nobody.
create table member_purchases (
  id text primary key,
  user_id text not null references users (id),
  plan text not null,
  days integer not null check (days > 0),
  cents integer not null check (cents > 0),
  agreement_version text not null,
  -- open: to be paid; paid: its term was added; replaced: another purchase took its place, or its account was deleted.
  state text not null default 'open' check (state in ('open', 'paid', 'replaced')),
  created_at timestamptz not null,
  paid_at timestamptz,
  check ((state = 'paid') = (paid_at is not null))
);
create index member_purchases_of_user on member_purchases (user_id, created_at desc);
-- Two taps are one purchase.
create unique index member_purchases_open on member_purchases (user_id) where state = 'open';

alter table member_terms add column purchase_id text references member_purchases (id),
  -- What it cost, of terms bought with money.
  add column cents integer,
  add constraint member_terms_paid check ((source = 'payment') = (purchase_id is not null) and (purchase_id is null) = (cents is null));
create unique index member_terms_of_purchase on member_terms (purchase_id) where purchase_id is not null;

-- A payment is for an order or for a purchase.
alter table payments alter column order_id drop not null,
  add column purchase_id text references member_purchases (id),
  add constraint payments_of_one check (num_nonnulls(order_id, purchase_id) = 1);
create index payments_of_purchase on payments (purchase_id, created_at) where purchase_id is not null;
create unique index payments_paying_purchase on payments (purchase_id) where state = 'paid' and purchase_id is not null;
create unique index payments_open_purchase on payments (purchase_id)
  where state = 'open' and not superseded and purchase_id is not null;

-- `purchase`: of the days of a bought membership that were not used.
alter table payment_refunds drop constraint payment_refunds_kind_check;
alter table payment_refunds add constraint payment_refunds_kind_check check (kind in ('order', 'surplus', 'purchase'));
