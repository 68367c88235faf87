-- Urgent messages by SMS ---------------------------------------------------------------------------

-- In which somebody last used the app; what reaches them outside it is written in this language.
alter table users add column language text not null default 'zh-CN' check (language in ('zh-CN', 'en'));

-- A message that is sent by SMS unless it was read in the app or sent by a platform. As with `message_sends`, one that
-- is being sent never becomes due again by itself: if the process dies over it, it is not sent twice.
create table sms_sends (
  message_id bigint primary key references messages (id) on delete cascade,
  state text not null default 'due'
    check (state in ('due', 'sending', 'sent', 'unneeded', 'failed', 'unknown')),
  tries smallint not null default 0,
  due_at timestamptz not null
);
create index sms_sends_due on sms_sends (due_at) where state = 'due';

-- Queued in the transaction that writes the message, whoever writes it. The seconds are for reading it in the app, and
-- for the platforms, which come first.
create function queue_sms() returns trigger language plpgsql as $$
begin
  insert into sms_sends (message_id, due_at) values (new.id, new.created_at + interval '6 seconds');
  return null;
end $$;
create trigger messages_urgent after insert on messages for each row
  when (new.kind in ('offer', 'slotClosed', 'slotReopened', 'closedCancelled', 'cancelledByClinic', 'claimedCancelled'))
  execute function queue_sms();

-- Who somebody is in all of an operator's WeChat accounts: `wx-union` is the unionid, the others are ids in one account.
alter table identities drop constraint identities_platform_check;
alter table identities add constraint identities_platform_check
  check (platform in ('wx', 'alipay', 'weapp', 'alipay-mini', 'wx-union'));
