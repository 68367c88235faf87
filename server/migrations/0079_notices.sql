-- Notices of activities and of the service that staff write to everybody. `content`: rich content by language.
create table notices (
  id text primary key,
  message_class text not null check (message_class in ('activity', 'service')),
  title jsonb not null,
  summary jsonb not null,
  content jsonb not null,
  button jsonb,
  staff_id text not null references staff (id),
  idempotency_key text not null,
  published_at timestamptz not null,
  -- Users up to this id have got its message.
  sent_through text not null default '',
  sent_at timestamptz,
  unique (staff_id, idempotency_key)
);
create index notices_to_send on notices (published_at) where sent_at is null;
