-- Lots of vaccines that a clinic has, and everything that went in and out of them (docs/decisions/0158).
create table clinic_lots (
  id bigint generated always as identity primary key,
  depa_code text not null,
  product_id text not null,
  lot text not null,
  -- Last valid day.
  expiry date not null,
  state text not null default 'usable' check (state in ('usable', 'quarantined', 'recalled')),
  -- Why it is not usable.
  reason text not null default '',
  -- Doses with which it was entered first, in a catalogue file or by the clinic: the file says this figure, not what is left.
  first_doses integer not null check (first_doses >= 0),
  -- What is left: the sum of its movements. Below 0 where more was given than was ever entered.
  balance integer not null default 0,
  unique (depa_code, product_id, lot),
  foreign key (depa_code, product_id) references clinic_products (depa_code, product_id)
);
create index clinic_lots_product on clinic_lots (product_id, lot);

-- Codes of the packs of a lot, scanned when it was received: a pack's code says nothing of its lot itself.
create table lot_packs (
  pack_code text primary key,
  lot_id bigint not null references clinic_lots (id)
);
create index lot_packs_lot on lot_packs (lot_id);

create table lot_movements (
  id bigint generated always as identity primary key,
  lot_id bigint not null references clinic_lots (id),
  moved_at timestamptz not null,
  kind text not null check (kind in ('received', 'given', 'givenBack', 'counted', 'wasted', 'expired', 'returned')),
  doses integer not null check (case kind when 'received' then doses >= 0 when 'given' then doses = -1 when 'givenBack' then doses = 1
    when 'counted' then true else doses < 0 end),
  order_id text references orders (id) on delete set null,
  -- Null: a catalogue file.
  staff_id text references staff (id),
  note text not null default '',
  -- Of the request: repeated, it moves nothing.
  request_key text,
  unique (lot_id, request_key)
);
create index lot_movements_lot on lot_movements (lot_id, id);
create index lot_movements_order on lot_movements (order_id) where order_id is not null;

-- The balance is the sum, whoever writes a movement.
create function add_to_balance() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update clinic_lots set balance = balance - old.doses where id = old.lot_id;
  end if;
  if tg_op <> 'DELETE' then
    update clinic_lots set balance = balance + new.doses where id = new.lot_id;
  end if;
  return null;
end $$;
create trigger lot_movements_balance after insert or delete or update of lot_id, doses on lot_movements
  for each row execute function add_to_balance();

-- Doses that were recorded though their lot must not be given, as they had been given already.
create table lot_deviations (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in ('expired', 'quarantined', 'recalled')),
  lot text not null,
  reason text not null,
  recorded_at timestamptz not null,
  staff_id text not null references staff (id)
);
create index lot_deviations_order on lot_deviations (order_id);

create table lot_recalls (
  id bigint generated always as identity primary key,
  product_id text not null references products (id),
  lot text not null,
  -- Whose recipients are notified; null: those of every clinic.
  depa_code text references departments (depa_code),
  -- A recall by the holder of the marketing authorisation holds at every desk, a clinic's own at its desk.
  source text not null check (source in ('holder', 'clinic')),
  reason text not null,
  -- What recipients read: {"zh", "en"}.
  message jsonb not null,
  -- The professional who answers for the message.
  confirmed_by text not null,
  started_at timestamptz not null,
  started_by text not null references staff (id),
  ended_at timestamptz,
  ended_by text references staff (id),
  end_reason text not null default ''
);
create unique index lot_recalls_open on lot_recalls (product_id, lot, coalesce(depa_code, '')) where ended_at is null;

-- Everybody whom a recalled lot was given: a row per recall and order, so that nobody is notified twice.
create table recall_recipients (
  recall_id bigint not null references lot_recalls (id),
  order_id text not null references orders (id) on delete cascade,
  -- When the messages were written; null: not yet.
  notified_at timestamptz,
  -- Of these messages; empty: nobody has an account.
  message_ids bigint[],
  outcome text check (outcome in ('reached', 'notReached')),
  marked_at timestamptz,
  marked_by text references staff (id),
  note text not null default '',
  primary key (recall_id, order_id),
  check ((notified_at is null) = (message_ids is null)),
  check ((outcome is null) = (marked_at is null) and (outcome is null) = (marked_by is null))
);
create index recall_recipients_due on recall_recipients (recall_id) where notified_at is null;
create index recall_recipients_order on recall_recipients (order_id);

-- Whom a lot was given, in every clinic.
create index orders_of_lot on orders (product_id, lot) where status = 'DONE' and lot <> '';

alter table record_accesses drop constraint record_accesses_part_check;
alter table record_accesses add constraint record_accesses_part_check check (part in
  ('appointment', 'dayList', 'claim', 'followUpCard', 'conversation', 'chatQueue', 'appointments', 'doses', 'record', 'moderation',
    'recall'));
alter table record_accesses drop constraint record_accesses_role_check;
alter table record_accesses add constraint record_accesses_role_check
  check (role in ('desk', 'service', 'moderator', 'operator'));

drop trigger messages_urgent on messages;
create trigger messages_urgent after insert on messages for each row
  when (new.kind in ('offer', 'slotClosed', 'slotReopened', 'closedCancelled', 'cancelledByClinic', 'claimedCancelled',
    'doseTakenBack', 'lotRecalled'))
  execute function queue_sms();
