-- Operators publish notices by a command; no session of staff does. The id is made of the content.
alter table notices drop column staff_id, drop column idempotency_key;

-- The latest interactions that a message is about, without sorting all of them.
create index interaction_sources_by_time on interaction_sources (user_id, kind, subject_id, at desc);
