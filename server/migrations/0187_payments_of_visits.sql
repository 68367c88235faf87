-- A payment is for one order or several of a visit, each with its part of the sum; or, as before, for a purchase.
create table payment_orders (
  payment_number text not null references payments (number) on delete cascade,
  -- An order goes when its own time is over; the books have the payment without it.
  order_id text not null references orders (id) on delete cascade,
  cents integer not null check (cents > 0),
  -- open: may be paid by it; paid: is paid by it; over: neither, it ended or the order could not take its part.
  state text not null check (state in ('open', 'paid', 'over')),
  primary key (payment_number, order_id)
);
create index payment_orders_of_order on payment_orders (order_id);
-- An order is paid by one payment, and may be paid by one at a time; what else is paid goes back.
create unique index payment_orders_paying on payment_orders (order_id) where state = 'paid';
create unique index payment_orders_open on payment_orders (order_id) where state = 'open';

insert into payment_orders (payment_number, order_id, cents, state)
select number, order_id, cents, case when state = 'open' and not superseded then 'open' when state = 'paid' then 'paid' else 'over' end
from payments where order_id is not null;

-- A refund of an order says whose part goes back.
alter table payment_refunds add column order_id text references orders (id) on delete set null;
update payment_refunds r set order_id = p.order_id from payments p where p.number = r.payment_number and r.kind = 'order';
alter table payment_refunds drop constraint payment_refunds_payment_number_kind_key,
  add constraint payment_refunds_of_order check (kind = 'order' or order_id is null);
create unique index payment_refunds_one_of_order on payment_refunds (payment_number, order_id) where order_id is not null;
create unique index payment_refunds_one_of_kind on payment_refunds (payment_number, kind) where kind <> 'order';
-- References from an order that is deleted are found by it.
create index payment_refunds_of_an_order on payment_refunds (order_id) where order_id is not null;

drop index payments_of_order, payments_paying, payments_open;
alter table payments drop constraint payments_of_one, drop column order_id,
  -- The refund of which the platform was asked last, and when: WeChat Pay takes refunds of one payment a minute apart.
  add column refund_asked text,
  add column refund_asked_at timestamptz;
