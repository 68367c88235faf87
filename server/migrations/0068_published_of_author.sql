-- What others see of an author, read from the index alone: a page of the following feed looks at each followed author.
create index posts_published_of_author on posts (author_id, published_at desc, id desc) where state = 'published';
