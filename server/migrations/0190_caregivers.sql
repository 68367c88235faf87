-- Other accounts that may act for a family member (docs/decisions/0164).
create table caregivers (
  id text primary key,
  linkman_id text not null references linkmen (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('guardian', 'escort')),
  consent_version text not null,
  joined_at timestamptz not null,
  unique (linkman_id, user_id)
);
-- Asked with every session.
create index caregivers_user on caregivers (user_id);

-- One at a time for a member; accepting it deletes it.
create table caregiver_invitations (
  linkman_id text primary key references linkmen (id) on delete cascade,
  role text not null check (role in ('guardian', 'escort')),
  -- Keyed hash.
  code_hash text not null unique,
  consent_version text not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null
);
create index caregiver_invitations_expire on caregiver_invitations (expires_at);

create table caregiver_events (
  id bigint generated always as identity primary key,
  linkman_id text not null references linkmen (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('invited', 'withdrawn', 'joined', 'left', 'removed')),
  role text not null check (role in ('guardian', 'escort')),
  -- Who did it.
  user_id text not null references users (id) on delete cascade,
  -- Whose access the owner ended.
  caregiver_user_id text references users (id) on delete cascade
);
create index caregiver_events_member on caregiver_events (linkman_id, id);

-- The caregiver who booked for the owner ('': the owner did), and who took a step for them (null: the owner, the clinic or the system).
alter table orders add column booked_by text not null default '';
alter table order_events add column acted_by text;
-- The answer of a booking is asked for by its key.
create index orders_booked_by on orders (booked_by, idempotency_key) where booked_by <> '';
