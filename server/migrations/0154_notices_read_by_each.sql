-- A notice to everybody is one row, which is read together with an account's messages; only who has read it has a row of
-- their own. It has an id among those of the messages, which order them.
alter table notices
  add column message_id bigint not null unique default nextval('messages_id_seq'),
  -- No: it is withdrawn, or was stored for its time, and its rows go in batches.
  add column is_shown boolean not null default true;

create table notice_reads (
  notice_id text not null references notices (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  read_at timestamptz not null,
  primary key (notice_id, user_id)
);
create index notice_reads_of_user on notice_reads (user_id);

-- Messages that were written for each account until now, found by their whole keys.
with sent as materialized (
  select n.id as notice_id, m.id, m.user_id, m.read_at
  from notices n
  join users u on u.id <= n.sent_through
  join messages m on m.dedupe_key = 'notice:' || n.id || ':' || u.id
), reads as (
  insert into notice_reads (notice_id, user_id, read_at)
  select notice_id, user_id, read_at from sent where read_at is not null
), gone as (
  delete from messages m using sent s where m.id = s.id
)
update notices n set message_id = s.id
from (select notice_id, min(id) as id from sent group by notice_id) s where s.notice_id = n.id;

alter table notices drop column sent_through, drop column sent_at;
create index notices_by_time on notices (published_at);
