-- The resting entry that waits: its place goes back with it when the access ends, as its appointments do.
alter table waitlist_entries add column merged_from text;
create index waitlist_entries_merged on waitlist_entries (merged_from) where merged_from is not null;
