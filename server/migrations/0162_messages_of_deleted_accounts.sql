-- Messages are written by many statements, most of which look whether the account is still there. One that looked while the
-- account was being deleted waited for that at its foreign key, and wrote the message of somebody who was gone. Here it waits
-- before it looks: the lock is the foreign key's, so that it holds up nothing else.
drop trigger messages_muted on messages;
drop function skip_muted();
create function skip_unwanted() returns trigger language plpgsql as $$
begin
  perform from users u where u.id = new.user_id and u.deleted_at is null for key share;
  if not found or exists (select from muted_messages m
    where m.user_id = new.user_id and m.kind = new.kind and m.channel = 'inApp') then
    return null;
  end if;
  return new;
end $$;
create trigger messages_unwanted before insert on messages for each row execute function skip_unwanted();
