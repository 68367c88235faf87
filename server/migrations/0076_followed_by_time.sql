-- The author as well: following feeds look through the newest posts for those of the followed, in the index alone.
drop index posts_latest;
create index posts_latest on posts (published_at desc, id desc) include (author_id) where state = 'published';
