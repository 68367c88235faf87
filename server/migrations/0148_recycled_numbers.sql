-- When an account was last used, and which number was taken from it, because somebody else has that number now
-- (docs/decisions/0127).
alter table users
  add column seen_at timestamptz,
  add column former_mobile_key text,
  add column detached_at timestamptz;
create index users_former_mobile on users (former_mobile_key) where former_mobile_key is not null;

update users u set seen_at = greatest(u.created_at,
  (select max(coalesce(s.seen_at, s.created_at)) from sessions s where s.user_id = u.id),
  (select max(d.seen_at) from known_devices d where d.user_id = u.id));
