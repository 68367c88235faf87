-- Accounts that begin outside: a messaging-app or payment-app user has no mobile until one is bound, and an account
-- opened on a partner's word carries that partner's serial number until its mobile has been verified by SMS.
alter table users alter column mobile drop not null;
alter table users add column serial_number text;
alter table users add column sms_checked_at timestamptz;

-- Who somebody is to a platform (the messaging app's or payment app's own user id).
create table identities (
  platform text not null check (platform in ('wx', 'alipay', 'weapp', 'alipay-mini')),
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (platform, subject)
);
create index identities_user on identities (user_id);

-- Random values of signed links, each good for one use within its time.
create table used_nonces (
  scope text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (scope, nonce)
);
