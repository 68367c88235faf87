-- The newest answered questions, with which a new one is compared: of its vaccine, or of all where none is chosen. Only
-- the latter has to have a title, so that the questions of a rare vaccine are never looked for among all.
create index posts_answered_of_vaccine on posts (vaccine_code, published_at desc, id desc)
  where state = 'published' and kind = 'question' and answered and vaccine_code is not null;
create index posts_answered on posts (published_at desc, id desc)
  where state = 'published' and kind = 'question' and answered and title <> '';
