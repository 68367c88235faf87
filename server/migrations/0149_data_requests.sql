-- What people ask by phone, by mail or at a counter about their data, with the day by which they get an answer. Nobody's name
-- is in it: the file of the operator's own, which `reference` names, has that.
create table data_requests (
  id text primary key,
  kind text not null check (kind in ('access', 'copy', 'correction', 'deletion', 'withdrawal', 'explanation', 'complaint')),
  channel text not null check (channel in ('phone', 'mail', 'visit')),
  -- Whose data: of an adult, of a minor (14 to 17), of a child (below 14).
  age text not null check (age in ('adult', 'minor', 'child')),
  reference text not null unique,
  received_on date not null,
  due_on date not null,
  answered_on date,
  outcome text check (outcome in ('granted', 'partly', 'refused', 'taken back')),
  -- Why not, or not all.
  reason text not null default '',
  -- Accounts of the operating system that entered and closed it.
  entered_by text not null,
  closed_by text,
  check ((answered_on is null) = (outcome is null)),
  check (answered_on >= received_on)
);

create index data_requests_open on data_requests (due_on) where answered_on is null;
create index data_requests_answered on data_requests (answered_on) where answered_on is not null;
-- What a member of staff has opened, of all accounts, for the operator.
create index record_accesses_of_staff on record_accesses (staff_id, last_at);
