-- Exports of an account's personal data. The file lies encrypted in the data directory; its key only here.
create table personal_exports (
  id text primary key,
  user_id text not null references users (id),
  platform smallint not null check (platform between 1 and 3),
  -- Sealed; emptied when the export expires.
  mobile text not null,
  email text not null,
  language text not null check (language in ('zh-CN', 'en')),
  state text not null check (state in ('waiting', 'packing', 'mailing', 'sent', 'failed', 'cancelled', 'expired')),
  problem text check (problem in ('packing', 'addressRefused', 'mailServer')),
  progress smallint not null default 0 check (progress between 0 and 100),
  -- When a process may take the next step; while one works on it, until when it has to give a sign of life.
  due_at timestamptz not null,
  -- Of the process that works on it.
  claim text,
  tries smallint not null default 0,
  -- Sealed; empty until there is a file and after it is deleted.
  file_key text not null default '',
  file_id text,
  bytes bigint,
  created_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz
);
create unique index personal_exports_under_way on personal_exports (user_id) where state in ('waiting', 'packing', 'mailing');
create index personal_exports_of_user on personal_exports (user_id, created_at);
create index personal_exports_due on personal_exports (due_at) where state in ('waiting', 'packing', 'mailing');
create index personal_exports_with_file on personal_exports (expires_at) where file_key <> '';
create index personal_exports_created on personal_exports (created_at);
create index personal_exports_plain_mobile on personal_exports (id) where mobile <> '' and not starts_with(mobile, 'e1.');
create index personal_exports_plain_email on personal_exports (id) where email <> '' and not starts_with(email, 'e1.');
create index personal_exports_plain_file_key on personal_exports (id) where file_key <> '' and not starts_with(file_key, 'e1.');
