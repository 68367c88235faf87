-- Of a row that is there already the transaction takes hold as well: otherwise the index could take the row, read what was
-- written before, and never hear of the change. In order, so that two transactions do not wait for each other.
create or replace function note_search_stale() returns trigger language plpgsql as $$
begin
  execute format('insert into search_stale (kind, id) select %L, %I from changed order by 2
    on conflict (kind, id) do update set kind = excluded.kind', tg_argv[0], tg_argv[1]);
  return null;
end $$;
