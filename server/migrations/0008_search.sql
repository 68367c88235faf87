-- Search -----------------------------------------------------------------------------------------

-- What can be found, prepared for it: `terms` holds the beginnings of everything that leads to it (characters, pinyin,
-- initials, English), kind and regions as words with an @. The provider fills it from `search_stale`.
create table search_documents (
  kind text not null check (kind in ('vaccine', 'disease', 'clinic', 'article')),
  id text not null,
  title jsonb not null,
  note jsonb not null,
  -- Pinyin of the parts of the Chinese title, by blanks.
  readings text not null,
  -- What else it is found by, normalised, one text a line.
  also text not null,
  terms tsvector not null,
  rank integer not null,
  visible_from timestamptz,
  primary key (kind, id)
);
create index search_documents_terms on search_documents using gin (terms);

-- Words that a misspelt one may have meant, by each form that is left when a letter is dropped.
create table search_spellings (
  form text not null,
  word text not null,
  primary key (form, word)
);

-- What was written and is not in search_documents yet.
create table search_stale (
  kind text not null,
  id text not null,
  primary key (kind, id)
);

create function note_search_stale() returns trigger language plpgsql as $$
begin
  execute format('insert into search_stale (kind, id) select %L, %I from changed on conflict do nothing',
    tg_argv[0], tg_argv[1]);
  return null;
end $$;

do $$
declare
  source record;
begin
  for source in
    select * from (values ('products', 'vaccine', 'id'), ('encyclopedia', 'disease', 'id'),
      ('departments', 'clinic', 'depa_code'), ('articles', 'article', 'id')) as given (name, kind, key)
  loop
    execute format('create trigger search_inserted after insert on %I referencing new table as changed
      for each statement execute function note_search_stale(%L, %L)', source.name, source.kind, source.key);
    execute format('create trigger search_updated after update on %I referencing new table as changed
      for each statement execute function note_search_stale(%L, %L)', source.name, source.kind, source.key);
    execute format('create trigger search_deleted after delete on %I referencing old table as changed
      for each statement execute function note_search_stale(%L, %L)', source.name, source.kind, source.key);
    execute format('insert into search_stale (kind, id) select %L, %I from %I', source.kind, source.key, source.name);
  end loop;
end $$;

-- Clinics by distance ----------------------------------------------------------------------------

-- Mercator's map keeps distances round a point in proportion, so that the index can go by them.
alter table departments
  add column place point generated always as
    (point(radians(longitude), ln(tan(pi() / 4 + radians(latitude) / 2)))) stored,
  add column province_code text generated always as (left(city_code, 2) || '0000') stored;

create index departments_near on departments using gist (place);
drop index departments_city;
create index departments_of_province on departments (province_code, is_online desc, depa_code);
create index departments_of_city on departments (city_code, is_online desc, depa_code);
create index departments_of_region on departments (region_code, is_online desc, depa_code);
