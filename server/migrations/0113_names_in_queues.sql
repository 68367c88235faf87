-- Whom a ticket is for: a document together with the name that it was entered under. A hash, since a removed member's name
-- is erased, and of both, so that equal names are not seen.
create function name_key(person_key text, name text) returns text language sql stable parallel safe as
$$ select encode(sha256(convert_to(person_key || ' ' || bare_name(name), 'UTF8')), 'hex') $$;

alter table release_people add column name_key text not null default '';
update release_people p set name_key = name_key(p.person_key, l.name) from linkmen l where l.id = p.linkman_id;
-- Members who are gone: their tickets are over, and no two of them can be alike.
update release_people p set name_key = p.ticket_id || ' ' || p.person_key where p.name_key = '';
alter table release_people alter column name_key drop default;

-- Over all accounts a document under one name is on one ticket of a release. Under another name it keeps nobody out:
-- numbers can be guessed, and whoever is booked in the end is one order a person (orders).
drop index release_people_one;
create unique index release_people_one on release_people (release_id, name_key) where is_open;
-- Whether a member is on a ticket is asked when they get another name.
create index release_people_of_member on release_people (linkman_id);
