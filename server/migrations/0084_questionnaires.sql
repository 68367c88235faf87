-- Versions that were published. Their definitions are files; the hash holds an answered one to what was answered.
create table questionnaire_versions (
  code text not null,
  version integer not null,
  hash text not null,
  -- Closed by staff before its last day.
  closed_at timestamptz,
  primary key (code, version)
);

-- Answers on the way, off the path too. None of anonymous questionnaires: those stay on the device.
create table questionnaire_drafts (
  user_id text not null references users (id),
  code text not null,
  -- The visit it is about; '' for general ones.
  subject text not null,
  version integer not null,
  attempt text not null,
  answers jsonb not null,
  at text,
  saved_at timestamptz not null,
  primary key (user_id, code, subject)
);

-- Who took part, by the day. Nothing leads from here to anonymous answers.
create table questionnaire_participations (
  user_id text not null references users (id),
  code text not null,
  subject text not null,
  version integer not null,
  attempt text not null,
  day date not null,
  primary key (user_id, code, subject)
);
create index questionnaire_participations_of_version on questionnaire_participations (code, version);

-- Answers with an account; they go with it.
create table questionnaire_responses (
  user_id text not null references users (id),
  code text not null,
  subject text not null,
  version integer not null,
  answers jsonb not null,
  sent_at timestamptz not null,
  primary key (user_id, code, subject)
);
create index questionnaire_responses_of_version on questionnaire_responses (code, version);

-- Answers without anything else. Groups of at least five are written anew, in random sequence, and released.
create table anonymous_responses (
  id text primary key,
  code text not null,
  version integer not null,
  answers jsonb not null,
  is_released boolean not null default false
);
create index anonymous_responses_of_version on anonymous_responses (code, version);
create index anonymous_responses_waiting on anonymous_responses (code, version) where not is_released;
