-- The one process that runs the periodic tasks at present. Locks of each task's rows still decide who does what: a second
-- leader would cost statements, nothing else. Not an advisory lock: behind a pooler of transactions a session has no own
-- connection.
create table job_leader (
  one boolean primary key default true check (one),
  holder text not null,
  ends_at timestamptz not null
);
