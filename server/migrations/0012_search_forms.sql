-- What people call a thing leads to it by its initials too, and words that begin with letters have longer entries:
-- everything is prepared for searching anew, in the background.
insert into search_stale (kind, id) select kind, id from search_documents on conflict do nothing;
