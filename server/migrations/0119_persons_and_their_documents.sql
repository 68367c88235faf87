-- A person may have several documents, at once or one after another. What is recorded stays under the key of the first one; each
-- row is another document, by the keyed hash of its number and the person's name.
create table person_documents (
  document_key text primary key,
  person_key text not null,
  -- Who said so; null where a clinic did that had both documents before it.
  user_id text references users (id) on delete cascade,
  linked_at timestamptz not null
);
create index person_documents_of_person on person_documents (person_key);
-- Whether two names are one person's: they agree, or a clinic that had both documents before it has said so.
create function are_names_of(person text, one text, other text) returns boolean language sql stable parallel safe as
$$ select bare_name(one) = bare_name(other) or 2 = (
  select count(*) from person_documents d
  where d.document_key in (name_key(person, one), name_key(person, other)) and d.person_key = person and d.user_id is null
) $$;
create index person_documents_of_user on person_documents (user_id);

-- Bookings of one person, in sequence: each takes the number after the last one that its checks have seen, so that of two that
-- did not see each other only one is made.
alter table orders add column person_turn integer;
create unique index orders_one_turn on orders (person_key, person_turn);

-- Until now an exchanged document began a new person, whom booking did not know: everything of one family member is one person's.
insert into person_documents (document_key, person_key, user_id, linked_at)
select distinct name_key(o.person_key, l.name), l.person_key, l.user_id, now()
from orders o join linkmen l on l.id = o.linkman_id
where o.person_key <> l.person_key and not starts_with(o.person_key, 'erased ') and l.deleted_at is null
  and o.status in ('PENDING_CONFIRM', 'BOOKED', 'ARRIVED', 'DONE')
on conflict do nothing;
update orders o set person_key = l.person_key from linkmen l
where l.id = o.linkman_id and o.person_key <> l.person_key and not starts_with(o.person_key, 'erased ')
  and l.deleted_at is null and o.status = 'DONE';
