import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { callerKey } from '../../kernel/client-address';
import { securityKey } from '../../kernel/security-events';
import type { SecurityKeyKind } from '../../kernel/security-events';

/** Networks that a report names. */
const MOST_NETWORKS = 10;

/** The hash of something in the log; an address is counted as limits count it, IPv6 by /64. */
export const describeKey = (key: Buffer, kind: SecurityKeyKind, value: string): string =>
  securityKey(key, kind, kind === 'address' ? callerKey(value) : value);

const table = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.join('\t')).join('\n');

/** What was recorded since a time: a line an event and outcome, and the networks with the most refusals. @param since ms */
export async function reportSecurity(db: Db, since: number): Promise<string> {
  const at = new Date(since);
  const { rows: events } = await sql<{ event: string; outcome: string; times: number }>`
    select event, outcome, sum(times)::int as times from security_events where minute >= ${at}
    group by event, outcome order by event, outcome`.execute(db);
  const { rows: networks } = await sql<{ address_key: string; times: number; subjects: number }>`
    select address_key, sum(times)::int as times, count(distinct subject_key)::int as subjects
    from security_events where minute >= ${at} and outcome = 'refused' and address_key <> ''
    group by address_key order by times desc, address_key limit ${MOST_NETWORKS}`.execute(db);
  const head = `Since ${at.toISOString()}:`;
  if (events.length === 0) return `${head} nothing was recorded.`;
  const most = networks.map(({ address_key, times, subjects }) => [address_key, times, subjects]);
  return [
    head,
    table(events.map(({ event, outcome, times }) => [event, outcome, times])),
    ...(most.length > 0
      ? ['', 'Networks with the most refusals: key, refusals, numbers or logins', table(most)]
      : []),
  ].join('\n');
}
