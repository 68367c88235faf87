-- Access tokens and tickets that a platform issued, the same for every process. `renewing_until`: one process is at it;
-- nobody holds a connection or a lock meanwhile. `forced_at`: when the platform was last made to issue another one.
create table platform_credentials (
  id text primary key,
  value text not null,
  expires_at timestamptz not null,
  renewing_until timestamptz,
  forced_at timestamptz
);
