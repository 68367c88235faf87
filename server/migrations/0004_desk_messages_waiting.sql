-- The clinic's desk -------------------------------------------------------------------------------

create table staff (
  id text primary key,
  depa_code text not null references departments (depa_code),
  login text not null unique,
  name text not null,
  password_hash text not null,
  -- Made with the sample data; refused in live.
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);

create table staff_sessions (
  token_hash text primary key,
  staff_id text not null references staff (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_sessions_staff on staff_sessions (staff_id);

-- Somebody who came without an appointment has an order, and need not have an account.
alter table orders
  alter column user_id drop not null,
  alter column linkman_id drop not null,
  add column source text not null default 'online' check (source in ('online', 'walk_in')),
  add column person jsonb,
  add column if not exists lot text not null default '',
  add constraint orders_owner check (
    case source when 'online' then user_id is not null and linkman_id is not null else person is not null end
  );
create unique index orders_walk_in_key on orders (depa_code, idempotency_key) where source = 'walk_in';
create index orders_walk_in_person on orders (person_key) where source = 'walk_in';
create index orders_of_day on orders (day, depa_code);

alter table order_events add column staff_id text references staff (id);

alter table slots add column close_reason text not null default '';

-- Messages ----------------------------------------------------------------------------------------

-- `dedupe_key` makes each message exactly one, whichever process writes it and however often it tries.
create table messages (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  message_class text not null,
  kind text not null,
  params jsonb not null,
  link jsonb,
  dedupe_key text unique,
  created_at timestamptz not null,
  read_at timestamptz
);
create index messages_of_user on messages (user_id, id desc);
create index messages_unread on messages (user_id, message_class) where read_at is null;

-- The waiting list --------------------------------------------------------------------------------

-- The id is the order of arrival. `depa_code` null: any clinic of the city; `day` null: any day from `from_day` through
-- `to_day`, the days on which the dose may be given.
create table waiting_entries (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  linkman_id text not null references linkmen (id) on delete cascade,
  person_key text not null,
  product_id text not null references products (id),
  vaccine_code text not null,
  dose_no smallint not null,
  city_code text not null,
  depa_code text references departments (depa_code),
  day date,
  from_day date not null,
  to_day date,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'left', 'exhausted', 'over')),
  offers_made smallint not null default 0,
  offered_on date,
  hold_id text,
  joined_at timestamptz not null,
  ended_at timestamptz
);
create index waiting_in_line on waiting_entries (product_id, id) where state = 'waiting';
create index waiting_of_user on waiting_entries (user_id, id desc);
create index waiting_under_offer on waiting_entries (hold_id) where hold_id is not null;
create unique index waiting_once on waiting_entries
  (person_key, product_id, dose_no, coalesce(depa_code, ''), coalesce(day, date '0001-01-01')) where state = 'waiting';

-- A freed place that is to be offered to somebody belongs to nobody for the moment before.
alter table holds
  alter column user_id drop not null,
  add constraint holds_owner check (user_id is not null or kind = 'offer');
create index holds_unassigned on holds (slot_id) where user_id is null and ended_at is null;

-- Set when nobody in line wanted a place; the update that sets it is the one that hands the place to the public.
alter table slots add column passed_at timestamptz;

-- A place that comes free while somebody waits for it never becomes public: whatever statement gives it back, it goes
-- straight into a hold that belongs to nobody yet, and a job offers that to the first in line.
create function keep_for_waiting() returns trigger language plpgsql as $$
declare
  kept integer;
begin
  select count(*) into kept from (
    select from waiting_entries w
    where w.state = 'waiting' and w.product_id = new.product_id
      and w.city_code = (select d.city_code from departments d where d.depa_code = new.depa_code)
      and (w.depa_code is null or w.depa_code = new.depa_code)
      and (w.day is null or w.day = new.day) and new.day between w.from_day and coalesce(w.to_day, new.day)
    limit new.remaining - old.remaining
  ) waiting;
  if kept > 0 then
    insert into holds (id, user_id, slot_id, places, kind, created_at, expires_at)
    select replace(gen_random_uuid()::text, '-', ''), null, new.id, 1, 'offer', now(), 'infinity'
    from generate_series(1, kept);
    new.remaining := new.remaining - kept;
    new.held := new.held + kept;
  end if;
  return new;
end $$;

create trigger slots_keep_for_waiting before update of remaining on slots for each row
  when (new.remaining > old.remaining and new.closed_at is null and new.passed_at is not distinct from old.passed_at)
  execute function keep_for_waiting();

-- Messages are written for what happens from now on.
insert into progress (key, value)
values ('events told', (select coalesce(max(id), 0)::text from order_events));
