-- Follow-ups after vaccinations, each with a consent of its own, for a family's visit to a clinic.
create table follow_up_series (
  id text primary key,
  user_id text not null references users (id),
  depa_code text not null references departments (depa_code),
  day date not null,
  consent_version text not null,
  consented_at timestamptz not null,
  -- The consent was withdrawn: nothing of it is asked, counted or shown to a clinic any more.
  stopped_at timestamptz,
  unique (user_id, depa_code, day)
);
create index follow_up_series_by_day on follow_up_series (day);

create table follow_up_rounds (
  series_id text not null references follow_up_series (id) on delete cascade,
  round text not null,
  due_at timestamptz not null,
  -- When it was settled: a message was written, or none was needed.
  reminded_at timestamptz,
  primary key (series_id, round)
);
create index follow_up_rounds_due on follow_up_rounds (due_at) where reminded_at is null;

create table follow_up_answers (
  id text primary key,
  series_id text not null references follow_up_series (id) on delete cascade,
  user_id text not null references users (id),
  order_id text not null references orders (id),
  product_id text not null references products (id),
  submission_id text not null,
  request_hash text not null,
  round text,
  unusual boolean not null,
  symptoms jsonb not null,
  -- Tenths of a degree under the arm; mm.
  temperature_tenths smallint,
  swelling_mm smallint,
  level text not null check (level in ('none', 'home', 'clinic', 'urgent', 'emergency')),
  -- The severity rules that applied.
  rules jsonb not null,
  file_ids jsonb not null,
  answered_at timestamptz not null,
  unique (user_id, submission_id)
);
create index follow_up_answers_of_order on follow_up_answers (order_id, answered_at desc);
create index follow_up_answers_of_series on follow_up_answers (series_id);
create index follow_up_answers_of_product on follow_up_answers (product_id);

-- Draft cards of suspected adverse events (AEFI), for the desk of the clinic that vaccinated.
create table aefi_cards (
  id text primary key,
  order_id text not null references orders (id),
  user_id text not null references users (id),
  depa_code text not null references departments (depa_code),
  series_id text not null references follow_up_series (id) on delete cascade,
  level text not null check (level in ('clinic', 'urgent', 'emergency')),
  opened_at timestamptz not null,
  take_by timestamptz not null,
  report_by timestamptz not null,
  escalated_at timestamptz,
  -- When the person on duty was notified of the escalation, where there is one.
  duty_notified_at timestamptz,
  taken_at timestamptz,
  taken_by text references staff (id),
  closed_at timestamptz,
  closed_by text references staff (id),
  outcome text check (outcome in ('reported', 'notAefi', 'duplicate')),
  check ((taken_at is null) = (taken_by is null)),
  check ((closed_at is null) = (outcome is null))
);
create unique index aefi_cards_open on aefi_cards (order_id) where closed_at is null;
create index aefi_cards_of_clinic on aefi_cards (depa_code, closed_at);
create index aefi_cards_untaken on aefi_cards (take_by) where taken_at is null and closed_at is null;

-- The log of a card: who saw, took and closed it.
create table aefi_card_events (
  id bigint generated always as identity primary key,
  card_id text not null references aefi_cards (id) on delete cascade,
  user_id text not null references users (id),
  kind text not null check (kind in ('opened', 'worsened', 'seen', 'escalated', 'taken', 'closed')),
  staff_id text references staff (id),
  at timestamptz not null
);
create index aefi_card_events_of_card on aefi_card_events (card_id, id);
