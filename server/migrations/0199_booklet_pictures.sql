-- Pictures of a family member's paper booklet (接种证), seen by the account only (docs/decisions/0168).
create table booklet_pictures (
  upload_id text primary key references uploads (id) on delete cascade,
  linkman_id text not null references linkmen (id) on delete cascade,
  -- In the order in which they were added, from 1; there are gaps where one was removed.
  page_no integer not null,
  added_at timestamptz not null
);
create index booklet_pictures_linkman on booklet_pictures (linkman_id, page_no);
