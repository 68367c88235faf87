-- Keyed hash of a member's document (see orders.person_key), kept so that one look finds a person and what they have
-- had. The provider fills it; whoever changes the document without it empties it, so that it is never somebody else's.
alter table linkmen add column person_key text;
create index linkmen_keyless on linkmen (id) where person_key is null;

create function forget_person_key() returns trigger language plpgsql as $$
begin
  new.person_key := null;
  return new;
end $$;
create trigger linkmen_document_changed before update of document_kind, document_number on linkmen
  for each row when (
    (new.document_kind, new.document_number) is distinct from (old.document_kind, old.document_number)
    and new.person_key is not distinct from old.person_key
  )
  execute function forget_person_key();
