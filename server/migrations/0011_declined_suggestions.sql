-- Optional vaccines that a user wants to hear no more of, for one of the family.
create table declined_suggestions (
  user_id text not null references users (id) on delete cascade,
  linkman_id text not null references linkmen (id) on delete cascade,
  code text not null,
  declined_at timestamptz not null,
  primary key (linkman_id, code)
);
create index declined_suggestions_of_user on declined_suggestions (user_id);
