-- What the account's owner agreed to for a family member: the version of the text beside the form; empty: from before the
-- text had versions. Version and hash stand in the record of the agreement, which names whom it is for.
alter table linkmen add column consent_text_version text not null default '';
alter table agreement_records add column linkman_id text;
-- One device may save two people in one moment.
drop index agreement_records_once;
create unique index agreement_records_once
  on agreement_records (user_id, device_id, agreed_at, position_code, coalesce(linkman_id, ''));
