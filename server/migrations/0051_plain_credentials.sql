-- As for the other sealed columns: what lies in plain text is found at a start by an index.
create index platform_credentials_plain_value on platform_credentials (id)
  where value <> '' and not starts_with(value, 'e1.');
