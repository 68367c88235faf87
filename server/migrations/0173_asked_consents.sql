-- Usage statistics are sent only for whom was asked and said so: since when. Nobody was asked until now.
alter table users add column statistics_at timestamptz;
delete from withdrawn_consents where purpose = 'statistics';
alter table withdrawn_consents drop constraint withdrawn_consents_purpose_check;
alter table withdrawn_consents add constraint withdrawn_consents_purpose_check check (purpose = 'community');

-- SHA-256 of the texts that were agreed to, by document; empty where only the name was written down.
alter table agreement_records add column texts jsonb not null default '{}';
