-- The last reports of acceptances that a grant has counted, by the ids that the clients gave them: one that is repeated,
-- since its answer was lost, counts nothing.
alter table message_grants add column reports text[] not null default '{}';
