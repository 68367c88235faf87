-- What was tried and refused, counted by the minute. Keys are keyed hashes; none leads to a row of another table.
create table security_events (
  minute timestamptz not null,
  event text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  call text not null,
  account_key text not null,
  subject_key text not null,
  address_key text not null,
  times integer not null check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (minute, event, outcome, call, account_key, subject_key, address_key)
);

-- A clinic's sign-ins are read by its staff's keys.
create index security_events_account on security_events (account_key, minute) where account_key <> '';
create index security_events_subject on security_events (subject_key, minute) where subject_key <> '';

-- Does everything that the desk does, and sees the sign-ins of the clinic's staff.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check check (role in ('desk', 'manager', 'moderator', 'service'));
