-- Messages by the platforms of the mini-programs ---------------------------------------------------

-- What a user has accepted: each acceptance of a template is good for one message to one of the platform's users.
-- `unused` counts those that no message has been found for.
create table message_grants (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  platform text not null check (platform in ('weapp', 'alipay')),
  subject text not null,
  template text not null,
  -- In which the user read what they accepted.
  language text not null check (language in ('zh-CN', 'en')),
  unused smallint not null check (unused between 0 and 5),
  accepted_at timestamptz not null,
  unique (user_id, platform, template, subject)
);

-- A message that is passed on. One that is being sent never becomes due again by itself: if the process dies over it,
-- nobody knows whether it was sent, and it is not sent twice.
create table message_sends (
  message_id bigint primary key references messages (id) on delete cascade,
  grant_id bigint not null references message_grants (id) on delete cascade,
  state text not null default 'due' check (state in ('due', 'sending', 'sent', 'refused', 'failed', 'unknown')),
  tries smallint not null default 0,
  due_at timestamptz not null
);
create index message_sends_due on message_sends (due_at) where state = 'due';
create index message_sends_of_grant on message_sends (grant_id);

-- Messages are passed on from now on.
insert into progress (key, value)
values ('messages passed on', (select coalesce(max(id), 0)::text from messages));
