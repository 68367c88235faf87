-- Moderators are staff of their own kind: they see no clinic's appointments, and a clinic's staff no queue.
alter table staff add column role text not null default 'desk' check (role in ('desk', 'moderator'));

-- What staff have to look at; one open case of a target at a time.
create table moderation_cases (
  id text primary key,
  target_type text not null check (target_type in ('post', 'comment')),
  target_id text not null,
  reasons text[] not null,
  -- Sum of the weights of its reports.
  weight real not null default 0,
  -- Hidden until staff decide.
  is_hidden boolean not null,
  opened_at timestamptz not null,
  closed_at timestamptz
);
create unique index moderation_cases_open on moderation_cases (target_type, target_id) where closed_at is null;
create index moderation_cases_queue on moderation_cases (is_hidden desc, weight desc, opened_at, id)
  where closed_at is null;

create table reports (
  id text primary key,
  reporter_id text not null references authors (id) on delete cascade,
  -- Of the specification: 10 a post, 20 a comment.
  source_type smallint not null check (source_type in (10, 20)),
  source_id text not null,
  case_id text not null references moderation_cases (id),
  reason text not null,
  explain text not null,
  weight real not null,
  created_at timestamptz not null,
  outcome text check (outcome in ('upheld', 'dismissed')),
  settled_at timestamptz,
  unique (reporter_id, source_type, source_id)
);
create index reports_of_case on reports (case_id);
create index reports_of_reporter on reports (reporter_id, created_at desc, id desc);

-- What staff decided, never deleted: an undone decision names the one that undid it.
create table moderation_decisions (
  id text primary key,
  case_id text references moderation_cases (id),
  target_type text not null check (target_type in ('post', 'comment', 'author')),
  target_id text not null,
  author_id text references authors (id) on delete set null,
  staff_id text not null references staff (id),
  action text not null check (action in ('publish', 'remove', 'warn', 'mute', 'unmute', 'verify')),
  reason text not null,
  detail text not null default '',
  state_before text,
  muted_before timestamptz,
  muted_until timestamptz,
  at timestamptz not null,
  undone_at timestamptz,
  undone_by text references staff (id)
);
create index moderation_decisions_latest on moderation_decisions (at desc, id desc);
create index moderation_decisions_of_author on moderation_decisions (author_id, at desc, id desc);
create index moderation_decisions_of_target on moderation_decisions (target_type, target_id, at desc);

-- One of each decision; another person of the staff decides.
create table appeals (
  id text primary key,
  decision_id text not null unique references moderation_decisions (id),
  author_id text not null references authors (id) on delete cascade,
  body text not null,
  created_at timestamptz not null,
  staff_id text references staff (id),
  outcome text check (outcome in ('accepted', 'rejected')),
  settled_at timestamptz
);
create index appeals_open on appeals (created_at, id) where outcome is null;
