-- What the clinic's own record has of a dose besides its lot, where the desk enters it.
create table dose_details (
  order_id text primary key references orders (id) on delete cascade,
  -- Last valid day of the vaccine.
  expiry date,
  site text check (site in ('leftArm', 'rightArm', 'leftThigh', 'rightThigh', 'oral', 'other')),
  -- Of the smallest pack.
  pack_code text not null default '' check (pack_code ~ '^(\d{20})?$')
);

alter table record_accesses drop constraint record_accesses_part_check;
alter table record_accesses add constraint record_accesses_part_check check (part in
  ('appointment', 'dayList', 'claim', 'followUpCard', 'conversation', 'appointments', 'doses', 'record'));
