-- What was given elsewhere may be noted in one go, and without its day: the day is then the soonest that age and interval
-- allow. Doses of one answer share its key, so that it can be sent twice and taken back.
alter table own_doses
  add column is_day_estimated boolean not null default false,
  add column batch_key text;

-- The answer by which a family has said what was given elsewhere; null: they have not been asked.
alter table linkmen add column history_key text;
-- Who has noted doses so far was told of the rest as missing.
update linkmen l set history_key = 'noted-before-batches'
where exists (select from own_doses d where d.linkman_id = l.id);
