import { createBatcher } from '../../../db/batcher';
import { namedStatement } from '../../../db/named-statement';
import type { StatementRunner } from '../../../db/statement';
import { NOTICES_OF_USERS } from './own-messages';

const VERSIONS = namedStatement('unread-versions', 'userIds')`
select greatest(m.last, n.last, 0) || '.' || (own.unread + n.unread) || '.'
  || coalesce(floor(extract(epoch from greatest(own.newest, n.newest)) * 1000), 0) as version
from unnest(:userIds::text[]) with ordinality as a (user_id, nth)
cross join lateral (select max(id) as last from messages where user_id = a.user_id) m
cross join lateral (
  select count(*) as unread, max(created_at) as newest from messages where user_id = a.user_id and read_at is null
) own
cross join lateral (
  select max(id) as last, count(*) filter (where read_at is null) as unread,
    max(created_at) filter (where read_at is null) as newest
  from (${NOTICES_OF_USERS} and u.id = a.user_id) shown
) n
order by a.nth`;

/**
 * Reads a text that changes whenever a user's unread messages do: one arrives, grows, or is read. Everybody with the counts
 * in front asks every few seconds, so calls at a time share a statement.
 */
export const createUnreadVersions = (
  runner: StatementRunner,
): ((userId: string) => Promise<string>) =>
  createBatcher(async (userIds: readonly string[]) => {
    const rows = await VERSIONS.run<{ version: string }>(runner, { userIds });
    return rows.map(({ version }) => version);
  });
