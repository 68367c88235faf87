-- A guardian who is not the account's owner agrees by a code to their own mobile. Until now the owner's word was enough.
alter table linkmen add column guardian_proved_at timestamptz;
