-- What happens in the client, without names: batches of events, visits of pages, plays of films.
create table telemetry_events (
  id bigint generated always as identity primary key,
  event_id integer not null,
  name text not null,
  run text not null,
  version text not null,
  platform text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  attributes jsonb not null
);
create index telemetry_events_received on telemetry_events (received_at);

create table page_visits (
  id text primary key,
  route text not null,
  duration_seconds integer not null,
  received_at timestamptz not null
);
create index page_visits_received on page_visits (received_at);

create table video_plays (
  id text primary key,
  user_id text references users (id) on delete cascade,
  video_id text not null,
  video_ms integer not null,
  played_ms integer not null,
  started_at timestamptz not null,
  received_at timestamptz not null,
  attributes jsonb not null
);
create index video_plays_received on video_plays (received_at);

-- Proof of what a person has agreed to. Kept as long as the account.
create table agreement_records (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  device_id text not null,
  agreed_at timestamptz not null,
  received_at timestamptz not null,
  signs jsonb not null,
  position_code text not null
);
create unique index agreement_records_once on agreement_records (user_id, device_id, agreed_at, position_code);

-- Films -------------------------------------------------------------------------------------------

create table videos (
  id text primary key,
  title jsonb not null,
  summary jsonb not null,
  transcript jsonb not null,
  labels jsonb not null,
  img_url text not null,
  video_url text not null,
  duration_ms integer not null,
  published_at timestamptz not null
);

-- Files that people send, and feedback -------------------------------------------------------------

create table uploads (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('image', 'video')),
  type text not null,
  bytes integer not null,
  -- Null until something refers to it; such files are removed after a day.
  used_at timestamptz,
  created_at timestamptz not null
);
create index uploads_user on uploads (user_id);
create index uploads_unused on uploads (created_at) where used_at is null;

create table feedback (
  id text primary key,
  user_id text references users (id) on delete set null,
  kind text not null,
  content text not null,
  contact text not null,
  app_version text not null,
  file_ids jsonb not null,
  created_at timestamptz not null
);
create index feedback_created on feedback (created_at);
