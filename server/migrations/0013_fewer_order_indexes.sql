-- What an account has is found by the unique index on (user_id, idempotency_key); this one only made each booking dearer.
drop index orders_of_user;
