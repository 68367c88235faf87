-- Attempts on what guards a secret, counted by all processes together (docs/decisions/0023). Keys are keyed hashes.
create table attempts (
  limit_name text not null,
  key_hash text not null,
  count integer not null,
  ends_at timestamptz not null,
  primary key (limit_name, key_hash)
);
create index attempts_ends on attempts (ends_at);

-- Devices on which somebody has signed in; only hashes of their tokens.
create table known_devices (
  user_id text references users (id) on delete cascade,
  staff_id text references staff (id) on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null,
  check (num_nonnulls(user_id, staff_id) = 1)
);
create unique index known_devices_user on known_devices (user_id, device_hash);
create unique index known_devices_staff on known_devices (staff_id, device_hash);

-- Who asked for a code: a device (hash), and an address (keyed hash). Guesses are counted for each of them apart.
alter table verification_codes
  add column asker_device text not null default '',
  add column asker_address text not null default '',
  add column for_known_device boolean not null default false,
  add column nearby_attempts smallint not null default 0;
