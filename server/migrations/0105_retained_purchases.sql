-- The job that deletes what the books need no more finds old purchases by it.
create index member_purchases_by_time on member_purchases (created_at);
