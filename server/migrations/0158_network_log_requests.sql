-- Each time somebody has read the network log: who, why, and how much of whom.
create table network_log_requests (
  id text primary key,
  at timestamptz not null,
  -- Account of the operating system.
  operator text not null,
  -- Case number and authority.
  reason text not null,
  -- What was named, and the account that it led to.
  asked text not null,
  account text not null,
  first_day date not null,
  last_day date not null,
  entries integer not null
);

create index network_log_requests_at on network_log_requests (at);
