-- A guardian's consent for a child is a fact of its own, beside the consent of the account's owner; each with the version
-- of the document that it was given to (empty: from before versions were kept).
alter table linkmen
  add column consent_version text not null default '',
  add column guardian_consent_at timestamptz,
  add column guardian_consent_version text,
  add constraint linkmen_guardian_consent check ((guardian_consent_at is null) = (guardian_consent_version is null));
-- Until now the one consent stood for both.
update linkmen set guardian_consent_at = consent_at, guardian_consent_version = '' where guardian is not null;
