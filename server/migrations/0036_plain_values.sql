-- What still lies in plain text is found at once at every start, whatever the tables' sizes: nothing, once all is sealed.
-- A mark that all was sealed would miss what an earlier version at work beside this one writes.
create index users_plain_mobile on users (id) where mobile <> '' and not starts_with(mobile, 'e1.');
create index sessions_plain_secret on sessions (token_hash) where secret <> '' and not starts_with(secret, 'e1.');
create index linkmen_plain_document on linkmen (id)
  where document_number <> '' and not starts_with(document_number, 'e1.');
create index linkmen_plain_mobile on linkmen (id) where mobile <> '' and not starts_with(mobile, 'e1.');
create index linkmen_plain_guardian on linkmen (id)
  where guardian ->> 'mobile' <> '' and not starts_with(guardian ->> 'mobile', 'e1.');
