-- Accounts deleted before left in the log what it said of them: a doctor's hospital and title, and the notes of staff. A
-- circle's decisions are about nobody.
update moderation_decisions set detail = '', before = null
where author_id is null and target_type <> 'circle' and (detail <> '' or before is not null);
