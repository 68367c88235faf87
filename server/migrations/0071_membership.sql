-- Membership: terms after one another. Whether somebody is a member follows from them and the clock, so no account has a
-- status of its own that could differ.
alter table users drop column member_status;

create table member_terms (
  id text primary key,
  user_id text not null references users (id),
  source text not null check (source in ('payment', 'code', 'beans')),
  days integer not null check (days > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Ended before its time, at the member's own wish.
  ended_at timestamptz,
  -- What it cost, of terms paid with beans, and the entry of the ledger that paid it.
  beans integer,
  bean_entry_id text,
  idempotency_key text not null,
  created_at timestamptz not null,
  unique (user_id, idempotency_key),
  check (ends_at >= starts_at)
);
create index member_terms_of_user on member_terms (user_id, ends_at desc);
create index member_terms_ending on member_terms (ends_at);

-- Codes as the operator gives them away; only their hash is stored.
create table member_codes (
  code_hash text primary key,
  days integer not null check (days between 1 and 366),
  valid_until timestamptz not null,
  made_at timestamptz not null,
  redeemed_at timestamptz,
  -- Set while the account that redeemed it exists.
  user_id text references users (id)
);
create index member_codes_of_user on member_codes (user_id) where user_id is not null;

-- How often each privilege was used.
create table privilege_uses (
  user_id text not null references users (id),
  privilege text not null,
  uses integer not null default 1,
  last_used_at timestamptz not null,
  primary key (user_id, privilege)
);

-- The address under which a calendar subscribes to somebody's appointments; another one ends the one before.
create table calendar_feeds (
  user_id text primary key references users (id),
  secret_hash text not null unique,
  language text not null check (language in ('zh-CN', 'en')),
  made_at timestamptz not null
);
