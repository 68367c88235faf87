-- Customer service: conversations of an account with staff who have the role "service".
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check check (role in ('desk', 'moderator', 'service'));

create table service_conversations (
  id text primary key,
  user_id text not null references users (id),
  state text not null check (state in ('waiting', 'open', 'closed')),
  -- What staff take first: 0 ordinary, 1 members, 2 an appointment today, 3 health.
  urgency smallint not null default 0 check (urgency between 0 and 3),
  -- Asked outside the hours: answered by message.
  is_question boolean not null default false,
  staff_id text references staff (id),
  -- Number of the newest message; given under the row's lock, so numbers are committed in their order.
  last_seq integer not null default 0,
  user_read_seq integer not null default 0,
  staff_read_seq integer not null default 0,
  -- Newest message of staff about which the account got a message of the message centre.
  notified_seq integer not null default 0,
  user_seen_at timestamptz not null,
  waiting_since timestamptz not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  rating smallint check (rating between 1 and 5),
  rated_at timestamptz
);
create unique index service_conversations_current on service_conversations (user_id) where state <> 'closed';
create index service_conversations_of_user on service_conversations (user_id, created_at);
create index service_conversations_waiting on service_conversations (urgency desc, waiting_since, id) where state = 'waiting';
create index service_conversations_open on service_conversations (staff_id) where state = 'open';
create index service_conversations_closed on service_conversations (closed_at) where state = 'closed';

create table service_messages (
  conversation_id text not null references service_conversations (id) on delete cascade,
  seq integer not null,
  -- One key for sealing with another key.
  id text not null generated always as (conversation_id || ' ' || seq::text) stored unique,
  sender text not null check (sender in ('user', 'staff', 'system')),
  staff_id text references staff (id),
  -- Made by the sender: a repetition is stored once.
  client_id text not null,
  kind text not null check (kind in ('text', 'picture', 'order', 'article', 'event')),
  -- Sealed text, or the id of what is shown.
  body text not null,
  at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, sender, client_id)
);
create index service_messages_plain on service_messages (id) where body <> '' and not starts_with(body, 'e1.');
create index service_messages_of_staff on service_messages (staff_id) where staff_id is not null;
