-- Missed appointments are looked through for courses whose later doses have to move; those from before are not.
insert into progress (key, value)
select 'late courses', coalesce(max(id), 0)::text from order_events;
