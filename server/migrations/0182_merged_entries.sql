-- Two families have the same child: the second parent's entry rests while they are a caregiver of the first one's, and what they had
-- booked is the first one's meanwhile; both go back when the access ends (docs/decisions/0171).
alter table linkmen
  add column merged_into text references linkmen (id) on delete set null,
  add column merged_at timestamptz;
create index linkmen_merged on linkmen (merged_into) where merged_into is not null;

-- The resting entry for which an order was made.
alter table orders add column merged_from text;
create index orders_merged on orders (merged_from) where merged_from is not null;

-- For the log of a member: who has merged their own entry with it, and when.
create table entry_mergings (
  id bigint generated always as identity primary key,
  linkman_id text not null references linkmen (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  at timestamptz not null
);
create index entry_mergings_member on entry_mergings (linkman_id, id);
