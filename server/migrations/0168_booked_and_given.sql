-- What was booked, where the clinic gave another product: product and dose of an order that is done are those that were given
-- (docs/decisions/0143). {"productId", "vaccineCode", "doseNo"}
alter table orders add column booked jsonb;
