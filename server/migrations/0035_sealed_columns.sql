-- Document numbers, mobiles and session secrets are sealed by the provider (server/sealed) and looked for by keyed
-- hashes. What lies here in plain text is sealed at the next start.
create table data_keys (
  id text primary key,
  proof text not null
);

alter table users add column mobile_key text;
alter table users drop constraint users_mobile_key;
create unique index users_by_mobile on users (mobile_key);

-- Codes are good for minutes: who waits for one asks again.
delete from verification_codes;
drop index verification_codes_mobile;
alter table verification_codes rename column mobile to mobile_key;
create index verification_codes_mobile on verification_codes (mobile_key, purpose, created_at desc);

-- A sealed number differs each time it is written, so the key says whose it is.
drop trigger linkmen_document_changed on linkmen;
drop function forget_person_key();
drop index linkmen_document;
create unique index linkmen_document on linkmen (user_id, person_key) where deleted_at is null;

create index orders_plain_mobile on orders (id) where mobile <> '' and not starts_with(mobile, 'e1.');
