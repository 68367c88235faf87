-- Whether a session of staff began on a device that was new to its login, of which the others are told.
alter table staff_sessions add column is_new_device boolean not null default false;

-- The second factor of staff: the secret of their authenticator, sealed, and the step (30 s since 1970) of the last code, so
-- that no code counts twice. It counts once it has been confirmed by a first code.
create table staff_factors (
  staff_id text primary key references staff (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

-- Codes for whoever has lost the authenticator, as keyed hashes; each works once.
create table staff_recovery_codes (
  staff_id text not null references staff_factors (staff_id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create index staff_factors_plain_secret on staff_factors (staff_id) where secret <> '' and not starts_with(secret, 'e1.');
