-- Outside live: mails that the loopback SMTP server took. Empty in live.
create table mail_outbox (
  id bigint generated always as identity primary key,
  email text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);
create index mail_outbox_created on mail_outbox (created_at);
