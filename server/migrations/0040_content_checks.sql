-- Pictures that a platform looks at before others may see them. Its answer comes later, by a push; what has none after
-- 30 minutes is `unchecked`, which is no pass.
create table content_checks (
  trace_id text primary key,
  -- What was given to it, named by whoever asked.
  item text not null,
  outcome text not null default 'pending' check (outcome in ('pending', 'pass', 'review', 'risky', 'unchecked')),
  asked_at timestamptz not null,
  settled_at timestamptz
);
create index content_checks_pending on content_checks (asked_at) where outcome = 'pending';
create index content_checks_of_item on content_checks (item);

-- What a platform has pushed: it repeats what was not acknowledged in time.
create table platform_pushes (
  key text primary key,
  received_at timestamptz not null
);
create index platform_pushes_received on platform_pushes (received_at);
