-- Trade names, names of every day and traditional characters lead to what was indexed without them.
insert into search_stale (kind, id) select kind, id from search_documents on conflict do nothing;
