-- Likes, comments and follows of which no message has been written yet. Rows are only added and removed, so that a batch
-- of likes never waits for the job that reads them.
create table interactions_due (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('liked', 'commented', 'followed')),
  -- What was liked; the comment; the author who is followed.
  target_type text not null check (target_type in ('post', 'comment', 'author')),
  target_id text not null,
  -- Authors who liked or followed; empty for comments.
  author_ids text[] not null
);

-- What somebody has been notified of: each interaction once, however often it is repeated.
create table interaction_sources (
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('commented', 'replied', 'liked', 'followed')),
  -- The own post or comment, or the own author id.
  subject_id text not null,
  -- The comment, or the author who liked or followed.
  source_id text not null,
  actor_id text not null references authors (id) on delete cascade,
  at timestamptz not null,
  primary key (user_id, kind, subject_id, source_id)
);
create index interaction_sources_of_actor on interaction_sources (actor_id);

-- Kinds of interaction that somebody does not want to hear of.
create table muted_interactions (
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('commented', 'replied', 'liked', 'followed')),
  primary key (user_id, kind)
);
