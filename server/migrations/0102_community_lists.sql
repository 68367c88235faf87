-- A circle's members, the latest first, and a doctor's answers.
create index circle_members_latest on circle_members (circle_id, at desc, author_id desc);
create index answers_of_author on comments (author_id, published_at desc, id desc)
  where is_answer and state = 'published' and parent_id is null;
