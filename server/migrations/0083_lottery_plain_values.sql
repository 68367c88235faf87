-- As for the other sealed columns: what lies in plain text is found at a start by an index.
create index lottery_deliveries_plain_name on lottery_deliveries (id) where name <> '' and not starts_with(name, 'e1.');
create index lottery_deliveries_plain_mobile on lottery_deliveries (id) where mobile <> '' and not starts_with(mobile, 'e1.');
create index lottery_deliveries_plain_address on lottery_deliveries (id) where address <> '' and not starts_with(address, 'e1.');
