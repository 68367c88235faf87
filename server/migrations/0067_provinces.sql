-- Provinces of addresses, by the first two digits of their codes; 00: abroad; null: not known.
alter table authors add column province text check (province ~ '^\d\d$');
alter table posts add column province text check (province ~ '^\d\d$');
alter table comments add column province text check (province ~ '^\d\d$');
