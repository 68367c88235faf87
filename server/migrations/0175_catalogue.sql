-- What an operator's catalogue files say beside clinics, products and prices (docs/catalogue.md).

-- Public holidays, and the working days swapped for them. `weekday`: whose schedule a swapped working day follows.
create table holidays (
  day date primary key,
  kind text not null check (kind in ('closed', 'working')),
  weekday smallint check (weekday between 1 and 7),
  name jsonb not null,
  check ((kind = 'working') = (weekday is not null))
);

-- Slots of a product of a clinic, week by week: from `start_time` every `slot_minutes` until `end_time`.
create table clinic_schedules (
  id bigint generated always as identity primary key,
  depa_code text not null,
  product_id text not null,
  weekday smallint not null check (weekday between 1 and 7),
  start_time text not null,
  end_time text not null check (end_time > start_time),
  slot_minutes smallint not null check (slot_minutes between 5 and 720),
  capacity integer not null check (capacity >= 0),
  valid_from date,
  valid_until date check (valid_until >= valid_from),
  -- Slots can be booked from `release_time` (Asia/Shanghai) so many days before their own; null: at once.
  release_days smallint check (release_days between 0 and 90),
  release_time text,
  check ((release_days is null) = (release_time is null)),
  foreign key (depa_code, product_id) references clinic_products (depa_code, product_id)
);
create index clinic_schedules_product on clinic_schedules (depa_code, product_id);

-- Days that differ from the week: closed (whole days, or between two times), extra (as on another weekday) or with another
-- capacity. Without a product: the whole clinic.
create table clinic_exceptions (
  id bigint generated always as identity primary key,
  depa_code text not null references departments (depa_code),
  product_id text references products (id),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  kind text not null check (kind in ('closed', 'extra', 'capacity')),
  start_time text,
  end_time text check (end_time > start_time),
  weekday smallint check (weekday between 1 and 7),
  capacity integer check (capacity >= 0),
  capacity_percent smallint check (capacity_percent between 0 and 500),
  reason jsonb not null,
  check ((start_time is null) = (end_time is null)),
  check ((kind = 'extra') = (weekday is not null)),
  check ((kind = 'capacity') = (num_nonnulls(capacity, capacity_percent) = 1))
);
create index clinic_exceptions_clinic on clinic_exceptions (depa_code, last_day);

-- Products of clinics whose slots have to be made again, because their schedule changed.
create table stale_schedules (
  depa_code text not null,
  product_id text not null,
  since timestamptz not null default now(),
  primary key (depa_code, product_id),
  foreign key (depa_code, product_id) references clinic_products (depa_code, product_id)
);

-- What orders point at is never deleted: it is retired, and no longer found or booked.
alter table departments add column retired_at timestamptz;
alter table products add column retired_at timestamptz;
alter table clinic_products add column retired_at timestamptz;

-- Who answers for a product's ages, intervals and contraindications: {"source", "edition", "reviewer", "reviewedOn"}.
alter table products add column medical jsonb;

-- Every change that was applied, by whom, and what it did, in words.
create table catalogue_changes (
  id bigint generated always as identity primary key,
  applied_at timestamptz not null default now(),
  applied_by text not null,
  digest text not null,
  summary text not null
);
create index catalogue_changes_newest on catalogue_changes (applied_at);
