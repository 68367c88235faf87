-- Whose owner has been told that it expires, so that the job reads only those of which nobody has been.
alter table bean_lots add column warned_at timestamptz;
create index bean_lots_to_warn on bean_lots (expires_at, user_id) where remaining > 0 and warned_at is null;
