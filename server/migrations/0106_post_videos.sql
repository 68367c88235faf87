-- Of a film that phones can play: ms, by its structure. Null for pictures and for earlier uploads.
alter table uploads add column duration integer;

-- The video of a post; it is seen by others once staff have published the post.
create table post_videos (
  post_id text primary key references posts (id) on delete cascade,
  upload_id text not null unique references uploads (id) on delete cascade,
  width integer not null,
  height integer not null,
  duration integer not null
);
