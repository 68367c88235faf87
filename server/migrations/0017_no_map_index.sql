-- The nearest clinics are found in memory; nobody asks the map any more.
alter table departments drop column place;
