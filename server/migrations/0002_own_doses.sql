-- Doses that people note down themselves, from the vaccination book; they count in the plan beside orders that are done.
create table own_doses (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  linkman_id text not null references linkmen (id) on delete cascade,
  vaccine_code text not null,
  dose_no smallint check (dose_no > 0),
  day date not null,
  lot text not null default '',
  entered_at timestamptz not null
);
create unique index own_doses_day on own_doses (linkman_id, vaccine_code, day);
create unique index own_doses_number on own_doses (linkman_id, vaccine_code, dose_no);
