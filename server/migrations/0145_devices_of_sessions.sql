-- Which device a session is on, and when it last called, so that its owner can tell one from another and end it.
alter table sessions
  add column id text not null default gen_random_uuid()::text,
  add column device_hash text,
  add column app text not null default 'browser',
  add column system text not null default 'OTHER',
  add column seen_at timestamptz;
create unique index sessions_id on sessions (id);

alter table staff_sessions
  add column id text not null default gen_random_uuid()::text,
  add column device_hash text,
  add column app text not null default 'browser',
  add column system text not null default 'OTHER',
  add column seen_at timestamptz;
create unique index staff_sessions_id on staff_sessions (id);
