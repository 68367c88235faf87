-- When a session's user last proved to be the account's owner, by a code to its mobile or its password: before the mobile is changed.
alter table sessions add column proven_at timestamptz;
