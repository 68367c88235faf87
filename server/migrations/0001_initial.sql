-- What the provider remembers of its own work: sample data loaded, schedule made through which day.
create table progress (
  key text primary key,
  value text not null
);

-- Accounts ---------------------------------------------------------------------------------------

create table users (
  id text primary key,
  mobile text not null unique,
  password_hash text,
  nick_name text not null,
  region_code text not null default '0',
  wx_subscribed smallint not null default 0,
  member_status smallint not null default 0,
  u_from text not null default '',
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

-- Only a hash of the token is kept, so that a leaked table opens no session.
create table sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  secret text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table verification_codes (
  id bigint generated always as identity primary key,
  mobile text not null,
  purpose text not null,
  code_hash text not null,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_codes_mobile on verification_codes (mobile, purpose, created_at desc);

-- Outside live: what would have been sent by SMS.
create table outbox (
  id bigint generated always as identity primary key,
  mobile text not null,
  body text not null,
  created_at timestamptz not null default now()
);

-- Regions ----------------------------------------------------------------------------------------

create table regions (
  code text primary key,
  parent_code text,
  level smallint not null check (level in (1, 2, 3)),
  name text not null,
  short_name text not null,
  pinyin text not null,
  initials text not null,
  latitude double precision,
  longitude double precision,
  is_hot boolean not null default false
);
create index regions_parent on regions (parent_code);

-- Catalogue --------------------------------------------------------------------------------------

-- Long texts are bilingual documents: {"zh": …, "en": …}.
create table products (
  id text primary key,
  vaccine_code text not null,
  category text not null check (category in ('free', 'paid')),
  name jsonb not null,
  short_name jsonb not null,
  maker jsonb not null,
  diseases jsonb not null,
  img_url text not null,
  price_cents integer not null check (price_cents >= 0),
  service_fee_cents integer not null check (service_fee_cents >= 0),
  sex_limit smallint check (sex_limit in (1, 2)),
  min_age_days integer not null,
  max_age_days integer,
  doses jsonb not null,
  content jsonb not null,
  encyclopedia_id text,
  sort integer not null default 0
);
create index products_vaccine on products (vaccine_code);

create table catalogs (
  id text primary key,
  kind text not null check (kind in ('disease', 'age', 'category')),
  name jsonb not null,
  sort integer not null
);

create table catalog_products (
  catalog_id text not null references catalogs (id),
  product_id text not null references products (id),
  primary key (catalog_id, product_id)
);

create table zones (
  id text primary key,
  name jsonb not null,
  summary jsonb not null,
  img_url text not null,
  product_ids jsonb not null,
  sort integer not null
);

create table encyclopedia (
  id text primary key,
  title jsonb not null,
  content jsonb not null
);

create table articles (
  id text primary key,
  channel text not null,
  zone_id text,
  title jsonb not null,
  summary jsonb not null,
  blocks jsonb not null,
  img_url text not null,
  read_minutes smallint not null,
  published_at timestamptz not null
);
create index articles_channel on articles (channel, published_at desc);

-- Clinics ----------------------------------------------------------------------------------------

create table departments (
  depa_code text primary key,
  region_code text not null references regions (code),
  city_code text not null references regions (code),
  name jsonb not null,
  address jsonb not null,
  introduction jsonb not null,
  traffic jsonb not null,
  licence text not null,
  phone text not null,
  img_url text not null,
  images jsonb not null,
  latitude double precision not null,
  longitude double precision not null,
  pay_way text not null,
  hours jsonb not null,
  is_online boolean not null default true,
  offline_notice jsonb
);
create index departments_city on departments (city_code);
create index departments_place on departments (latitude, longitude);

create table department_notices (
  id text primary key,
  depa_code text not null references departments (depa_code),
  title jsonb not null,
  content jsonb not null,
  published_at timestamptz not null
);
create index department_notices_newest on department_notices (depa_code, published_at desc);

create table offers (
  depa_code text not null references departments (depa_code),
  product_id text not null references products (id),
  price_cents integer not null check (price_cents >= 0),
  service_fee_cents integer not null check (service_fee_cents >= 0),
  in_stock boolean not null default true,
  primary key (depa_code, product_id)
);
create index offers_product on offers (product_id);

-- Booking ----------------------------------------------------------------------------------------

-- A day without slots is closed. The counter is the truth about places: the check makes overselling impossible
-- whatever the code does, and half-filled pages keep its updates in place.
create table slots (
  id bigint generated always as identity primary key,
  depa_code text not null,
  product_id text not null,
  day date not null,
  start_time text not null,
  end_time text not null,
  capacity integer not null check (capacity >= 0),
  remaining integer not null,
  release_at timestamptz,
  closed_at timestamptz,
  constraint slot_places check (remaining between 0 and capacity),
  unique (depa_code, product_id, day, start_time),
  foreign key (depa_code, product_id) references offers (depa_code, product_id)
) with (fillfactor = 50);

create table linkmen (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  document_kind smallint not null check (document_kind between 1 and 7),
  document_number text not null,
  sex smallint not null check (sex in (1, 2)),
  birthday date not null,
  relation_type smallint not null check (relation_type between 1 and 7),
  is_default boolean not null default false,
  mobile text not null,
  region_code text,
  address text not null default '',
  occupation text not null default '',
  guardian jsonb,
  consent_at timestamptz not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index linkmen_document on linkmen (user_id, document_kind, document_number) where deleted_at is null;
create unique index linkmen_default on linkmen (user_id) where is_default and deleted_at is null;

-- `person_key` is a keyed hash of the document: the same person under two accounts is one person.
create table orders (
  id text primary key,
  reference text not null unique,
  user_id text not null references users (id),
  linkman_id text not null references linkmen (id),
  person_key text not null,
  idempotency_key text not null,
  depa_code text not null,
  product_id text not null,
  vaccine_code text not null,
  dose_no smallint not null,
  slot_id bigint not null references slots (id),
  day date not null,
  start_time text not null,
  end_time text not null,
  status text not null,
  price_cents integer not null,
  service_fee_cents integer not null,
  mobile text not null,
  remark text not null default '',
  guideline_version text not null,
  cancel_reason text not null default '',
  changes_left smallint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  unique (user_id, idempotency_key)
);
create unique index orders_one_active on orders (person_key, vaccine_code, dose_no)
  where status in ('PENDING_CONFIRM', 'BOOKED', 'ARRIVED');
create index orders_of_user on orders (user_id, created_at desc);
create index orders_of_slot on orders (slot_id);
create index orders_of_person on orders (person_key, vaccine_code);

create table order_events (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id) on delete cascade,
  at timestamptz not null default now(),
  actor text not null check (actor in ('user', 'clinic', 'system')),
  kind text not null,
  status_before text,
  status_after text not null,
  note text not null default ''
);
create index order_events_order on order_events (order_id, at);
