-- What has been taken out of the catalogue cannot be booked, whoever writes to it by hand.
alter table departments add constraint departments_retired check (retired_at is null or not is_online);
alter table clinic_products add constraint clinic_products_retired check (retired_at is null or not in_stock);
