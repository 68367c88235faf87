-- Pictures of posts and comments that a platform checks before others see them. `waiting`: the check is requested at
-- `due_at`; `pending`: requested, and given up at `due_at`.
create table picture_checks (
  upload_id text primary key references uploads (id) on delete cascade,
  target_type text not null check (target_type in ('post', 'comment')),
  target_id text not null,
  outcome text not null default 'waiting'
    check (outcome in ('waiting', 'pending', 'pass', 'review', 'risky', 'unchecked')),
  attempts smallint not null default 0,
  due_at timestamptz not null
);
create index picture_checks_due on picture_checks (due_at) where outcome in ('waiting', 'pending');
create index picture_checks_of_target on picture_checks (target_type, target_id);
