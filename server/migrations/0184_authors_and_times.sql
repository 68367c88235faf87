-- Who wrote and reviewed a text, when and from what: { author, reviewer, reviewedOn, sources }; null: its files do not say.
alter table articles add column origin jsonb;
alter table encyclopedia add column origin jsonb;

-- Shown from `published_at` (null: a draft) until before `published_until` (null: for good).
alter table articles alter column published_at drop not null, add column published_until timestamptz;
alter table department_notices alter column published_at drop not null, add column published_until timestamptz;

-- Found until before then; null: as long as it is there.
alter table search_documents add column visible_until timestamptz;
