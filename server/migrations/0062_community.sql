-- Authors ----------------------------------------------------------------------------------------

-- Whoever writes, under an id of its own: an account's id is seen by nobody else. Sample authors have no account.
create table authors (
  id text primary key,
  user_id text unique references users (id) on delete cascade,
  nickname text not null,
  head_img text not null,
  intro text not null default '',
  user_type smallint not null default 10 check (user_type in (10, 20, 30, 40)),
  vip boolean not null default false,
  hospital text,
  title text,
  shielded boolean not null default false,
  forbidden_until timestamptz,
  posts integer not null default 0,
  followers integer not null default 0,
  following integer not null default 0,
  likes integer not null default 0,
  created_at timestamptz not null
);

create table follows (
  follower_id text not null references authors (id) on delete cascade,
  followed_id text not null references authors (id) on delete cascade,
  at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_latest on follows (follower_id, at desc, followed_id desc);
create index follows_of_followed on follows (followed_id, at desc, follower_id desc);

create table blocks (
  author_id text not null references authors (id) on delete cascade,
  blocked_id text not null references authors (id) on delete cascade,
  at timestamptz not null,
  primary key (author_id, blocked_id),
  check (author_id <> blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id, author_id);

-- Circles and topics -----------------------------------------------------------------------------

create table circles (
  id text primary key,
  name text not null unique,
  intro text not null,
  cover text not null,
  sort integer not null default 0,
  members integer not null default 0,
  posts integer not null default 0
);

create table circle_members (
  author_id text not null references authors (id) on delete cascade,
  circle_id text not null references circles (id) on delete cascade,
  at timestamptz not null,
  primary key (author_id, circle_id)
);

create table topics (
  id text primary key,
  name text not null unique,
  posts integer not null default 0,
  followers integer not null default 0,
  created_at timestamptz not null
);
create index topics_by_posts on topics (posts desc, id);

create table topic_follows (
  author_id text not null references authors (id) on delete cascade,
  topic_id text not null references topics (id) on delete cascade,
  at timestamptz not null,
  primary key (author_id, topic_id)
);

-- Posts ------------------------------------------------------------------------------------------

-- Without an author: the account was deleted. Pages of feeds go by (published_at, id).
create table posts (
  id text primary key,
  author_id text references authors (id) on delete set null,
  kind text not null check (kind in ('share', 'question')),
  title text not null,
  body text not null,
  circle_id text references circles (id),
  vaccine_code text,
  age_band text,
  ai_made boolean not null default false,
  state text not null check (state in ('checking', 'published', 'held', 'removed', 'deleted')),
  -- Shown among the recommended: seen by staff, or by three readers.
  vetted boolean not null default false,
  -- Approved by staff: reports alone do not hide it any more.
  approved boolean not null default false,
  encyclopedia_id text,
  idempotency_key text not null,
  published_at timestamptz not null,
  edited_at timestamptz,
  likes integer not null default 0,
  comments integer not null default 0,
  collects integer not null default 0,
  -- What ranking goes by: reactions of all but operated accounts, weighed.
  heat integer not null default 0,
  answered boolean not null default false,
  unique (author_id, idempotency_key)
) with (fillfactor = 80);
create index posts_latest on posts (published_at desc, id desc) where state = 'published';
create index posts_of_author on posts (author_id, published_at desc, id desc);
create index posts_of_circle on posts (circle_id, published_at desc, id desc)
  where state = 'published' and circle_id is not null;
create index posts_of_vaccine on posts (vaccine_code, published_at desc, id desc)
  where state = 'published' and vaccine_code is not null;
create index posts_unanswered on posts (published_at desc, id desc)
  where state = 'published' and kind = 'question' and not answered;

create table post_edits (
  id bigint generated always as identity primary key,
  post_id text not null references posts (id) on delete cascade,
  at timestamptz not null,
  title text not null,
  body text not null
);
create index post_edits_of_post on post_edits (post_id, at);

create table post_topics (
  post_id text not null references posts (id) on delete cascade,
  topic_id text not null references topics (id) on delete cascade,
  published_at timestamptz not null,
  primary key (post_id, topic_id)
);
create index post_topics_latest on post_topics (topic_id, published_at desc, post_id desc);

-- Pictures of posts, comments and reports.
create table content_pictures (
  owner_type text not null check (owner_type in ('post', 'comment', 'report')),
  owner_id text not null,
  place smallint not null,
  upload_id text not null references uploads (id) on delete cascade,
  width integer not null,
  height integer not null,
  primary key (owner_type, owner_id, place)
);
create index content_pictures_of_upload on content_pictures (upload_id);

-- Who has opened a post, until it is vetted.
create table post_readers (
  post_id text not null references posts (id) on delete cascade,
  author_id text not null references authors (id) on delete cascade,
  primary key (post_id, author_id)
);

-- Comments ---------------------------------------------------------------------------------------

-- `parent_id`: the comment under which a reply stands, always the upper level; `reply_to_id`: the reply it answers.
create table comments (
  id text primary key,
  target_type text not null check (target_type in ('post', 'article', 'video')),
  target_id text not null,
  author_id text references authors (id) on delete set null,
  parent_id text references comments (id),
  reply_to_id text references comments (id),
  body text not null,
  state text not null check (state in ('checking', 'published', 'held', 'removed', 'deleted')),
  approved boolean not null default false,
  -- Of a doctor.
  is_answer boolean not null default false,
  idempotency_key text not null,
  published_at timestamptz not null,
  likes integer not null default 0,
  replies integer not null default 0,
  unique (author_id, idempotency_key)
) with (fillfactor = 80);
create index comments_of_target on comments (target_type, target_id, is_answer desc, published_at desc, id desc)
  where parent_id is null;
create index comments_of_parent on comments (parent_id, published_at, id) where parent_id is not null;
create index comments_of_author on comments (author_id, published_at desc);
create index comments_replied_to on comments (reply_to_id) where reply_to_id is not null;

-- Reactions --------------------------------------------------------------------------------------

create table likes (
  author_id text not null references authors (id) on delete cascade,
  target_type text not null check (target_type in ('post', 'comment', 'article', 'video')),
  target_id text not null,
  at timestamptz not null,
  primary key (target_type, target_id, author_id)
);
create index likes_of_author on likes (author_id, at desc);

create table collects (
  author_id text not null references authors (id) on delete cascade,
  target_type text not null check (target_type in ('post', 'article', 'video')),
  target_id text not null,
  at timestamptz not null,
  primary key (target_type, target_id, author_id)
);
create index collects_of_author on collects (author_id, target_type, at desc, target_id desc);

-- Counters of articles and videos, whose own rows change by hand.
create table content_counts (
  target_type text not null check (target_type in ('article', 'video')),
  target_id text not null,
  likes integer not null default 0,
  collects integer not null default 0,
  comments integer not null default 0,
  primary key (target_type, target_id)
);

-- Recommended ------------------------------------------------------------------------------------

-- One ranking, never changed: pages are positions in it.
create table feed_snapshots (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  post_ids text[] not null
);
create index feed_snapshots_latest on feed_snapshots (made_at desc);

-- Search -----------------------------------------------------------------------------------------

alter table search_documents drop constraint search_documents_kind_check;
alter table search_documents add constraint search_documents_kind_check
  check (kind in ('vaccine', 'disease', 'clinic', 'article', 'post'));
