-- Whom a ticket is for, where a clinic has seen that several names are one person's: the same key under each of them
-- (are_names_of of 0119). Other names go on as before.
create function person_name_key(person text, name text) returns text language sql stable parallel safe as
$$ select case when exists (
  select from person_documents d
  where d.document_key = name_key(person, name) and d.person_key = person and d.user_id is null
) then 'person ' || person else name_key(person, name) end $$;
