-- Who at the desk gave a slot how many places, and when.
create table capacity_changes (
  id bigint generated always as identity primary key,
  slot_id bigint not null references slots (id) on delete cascade,
  staff_id text not null references staff (id),
  capacity_before integer not null,
  capacity_after integer not null,
  at timestamptz not null
);
create index capacity_changes_of_slot on capacity_changes (slot_id, id);
