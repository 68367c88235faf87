-- Processing that somebody has ended by withdrawing a consent; without a row it goes on.
create table withdrawn_consents (
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('community', 'statistics')),
  withdrawn_at timestamptz not null,
  primary key (user_id, purpose)
);

-- Kinds of message that somebody has turned off. In the app: none is written, so no channel has it.
create table muted_messages (
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('inApp', 'sms', 'platform')),
  muted_at timestamptz not null,
  primary key (user_id, kind, channel)
);

-- Here, because messages are written by many statements.
create function skip_muted() returns trigger language plpgsql as $$
begin
  if exists (select from muted_messages m
    where m.user_id = new.user_id and m.kind = new.kind and m.channel = 'inApp') then
    return null;
  end if;
  return new;
end $$;
create trigger messages_muted before insert on messages for each row execute function skip_muted();

-- What staff have opened of an account: one row for each day, member of staff and thing.
create table record_accesses (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  staff_id text not null references staff (id),
  role text not null check (role in ('desk', 'service')),
  part text not null check (part in ('appointment', 'dayList', 'claim', 'followUpCard', 'conversation', 'appointments')),
  -- Id of the order or conversation; the day of a list.
  subject text not null,
  day date not null,
  times integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (user_id, staff_id, part, subject, day)
);
create index record_accesses_newest on record_accesses (user_id, last_at desc);
create index record_accesses_by_time on record_accesses (last_at);
