-- Comparisons with the platforms' daily bills; a process that dies while comparing leaves `claimed_at` behind.
create table reconciliations (
  partner text not null,
  day date not null,
  claimed_at timestamptz not null,
  done_at timestamptz,
  -- Whether the platform had a bill for the day.
  has_bill boolean not null default false,
  payments integer not null default 0,
  payment_cents bigint not null default 0,
  refunds integer not null default 0,
  refund_cents bigint not null default 0,
  primary key (partner, day)
);

-- Where a bill and our records differ, once each.
create table bill_differences (
  partner text not null,
  kind text not null,
  -- The payment's or the refund's, as the bill or our record has it.
  number text not null,
  day date not null,
  payment_number text not null,
  transaction_id text not null default '',
  bill_cents integer,
  our_cents integer,
  -- Brought to agree by asking the platform; otherwise a person has to look.
  healed boolean not null,
  found_at timestamptz not null,
  primary key (partner, kind, number)
);
create index bill_differences_of_day on bill_differences (day);
