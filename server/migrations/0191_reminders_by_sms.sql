-- Kinds of message that an account asked to get by SMS: none is sent of them unasked.
create table asked_sms (
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  asked_at timestamptz not null,
  primary key (user_id, kind)
);

-- As with `messages_urgent`, queued in the transaction that writes the message; the seconds are for the platforms, which come first.
create function queue_asked_sms() returns trigger language plpgsql as $$
begin
  if exists (select from asked_sms a where a.user_id = new.user_id and a.kind = new.kind) then
    insert into sms_sends (message_id, due_at) values (new.id, new.created_at + interval '6 seconds');
  end if;
  return null;
end $$;
create trigger messages_asked_by_sms after insert on messages for each row
  when (new.kind = 'reminderDay')
  execute function queue_asked_sms();
