-- A first catalogue makes tens of thousands of schedules stale at the same instant: the next one is found without reading them all.
create index stale_schedules_next on stale_schedules (since, depa_code);
