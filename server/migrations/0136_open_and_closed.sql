-- Who has not come yet, by day: those of past days are few, and of a day they are read in parts, each after the one before
-- (reminders). Until now jobs walked all orders of the year by their keys.
create index orders_open on orders (day, id) where status in ('PENDING_CONFIRM', 'BOOKED');
-- Closed slots are few; the orders in them were found by reading all of six days.
create index slots_closed on slots (day) where closed_at is not null;
