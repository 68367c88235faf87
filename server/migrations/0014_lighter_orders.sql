-- An order's member is one of its account's: one look instead of two for each order, and a stricter one.
alter table linkmen add constraint linkmen_owner unique (id, user_id);
alter table orders add constraint orders_member foreign key (linkman_id, user_id) references linkmen (id, user_id);
alter table orders drop constraint orders_linkman_id_fkey;
alter table orders drop constraint orders_user_id_fkey;
-- Orders of a slot are found by its clinic and day; nothing ever removes a slot.
drop index orders_of_slot;
