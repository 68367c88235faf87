-- When the operator's identity check found that name and resident number belong together; its answers are stored nowhere
-- (docs/decisions/0129).
alter table linkmen add column identity_checked_at timestamptz;
-- Questions to it are counted as numbers that are entered: so many a day.
alter table document_entries drop constraint document_entries_kind_check;
alter table document_entries add constraint document_entries_kind_check check (kind in ('entered', 'exchanged', 'checked'));
