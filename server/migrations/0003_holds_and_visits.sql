-- Places that are kept for somebody for a while count neither as free nor as booked. For every slot at all times:
-- capacity = remaining + held + orders that have a place.
alter table slots add column held integer not null default 0;
alter table slots drop constraint slot_places;
alter table slots add constraint slot_places check (remaining >= 0 and held >= 0 and remaining + held <= capacity);

-- A hold is the rows of one id, a row a slot. Each row is ended once, in the statement that moves its places.
create table holds (
  id text not null,
  part smallint not null default 0,
  user_id text not null references users (id),
  slot_id bigint not null references slots (id),
  places smallint not null check (places between 1 and 5),
  kind text not null check (kind in ('form', 'offer')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_how text check (ended_how in ('booked', 'released', 'expired', 'moved')),
  primary key (id, part),
  check ((ended_at is null) = (ended_how is null))
);
create unique index holds_one_form on holds (user_id, part) where kind = 'form' and ended_at is null;
create index holds_of_slot on holds (slot_id) where ended_at is null;
create index holds_due on holds (expires_at) where ended_at is null;
create index holds_of_user on holds (user_id, created_at);

-- The orders of one family booking.
alter table orders add column visit_id text;
create index orders_of_visit on orders (visit_id) where visit_id is not null;
