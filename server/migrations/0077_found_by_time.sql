-- Searches among posts look through the newest first. `visible_from` is the time at which a post was published.
create index search_documents_newest_posts on search_documents (visible_from desc, id desc) where kind = 'post';
