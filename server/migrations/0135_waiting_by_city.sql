-- Each place that comes free looks for who waits for it, by the product and the clinic's city, in their order. With the product alone
-- the look read everybody in the country: 150 expired holds took 10 s, were cut at 5, and their slots stayed full.
create index waitlist_entries_in_line on waitlist_entries (product_id, city_code, id) where state = 'waiting';
drop index waiting_in_line;
