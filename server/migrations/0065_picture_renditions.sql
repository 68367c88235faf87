-- A picture's pixels as stored, and what its file said about being made by AI; null for films.
alter table uploads add column width integer;
alter table uploads add column height integer;
alter table uploads add column ai_mark jsonb;

alter table content_pictures add column ai_made boolean not null default false;
