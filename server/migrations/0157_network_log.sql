-- Who signed in and who published from where: what the law asks for of a network log (docs/decisions/0136). Without a
-- foreign key, as an entry is written after its call and outlives the account.
create table network_log (
  id text primary key,
  at timestamptz not null,
  event text not null,
  call text not null,
  user_id text,
  staff_id text,
  -- What it was about: id of a post, a comment, a conversation or an appointment, a day, or a login.
  subject text not null,
  -- Address and port, sealed.
  address text not null,
  app text not null,
  system text not null
);

create index network_log_at on network_log (at);
create index network_log_user on network_log (user_id, at) where user_id is not null;
create index network_log_subject on network_log (subject) where subject <> '';
-- What a start looks for in every sealed column; nothing of it is plain from the beginning.
create index network_log_plain_address on network_log (id) where address <> '' and not starts_with(address, 'e1.');
