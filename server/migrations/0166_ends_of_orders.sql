-- An order goes when its own time is over; what the books need of it is the payment, which stays without it.
alter table payments drop constraint payments_order_id_fkey,
  add constraint payments_order_id_fkey foreign key (order_id) references orders (id) on delete set null,
  drop constraint payments_of_one,
  add constraint payments_of_one check (num_nonnulls(order_id, purchase_id) <= 1);
