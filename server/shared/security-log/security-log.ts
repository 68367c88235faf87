import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database';
import type { Clock } from '../../kernel/clock';
import { securityKey } from '../../kernel/security-events';
import type { SecurityEvent, SecurityKeyKind, SecurityLog } from '../../kernel/security-events';
import { MinuteCounts } from './minute-counts';
import type { EventCount, HashedEvent } from './minute-counts';

const MINUTE = 60_000;

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  /** The service's key, with which everything that names somebody is hashed. */
  readonly personKey: Buffer;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const hashedEvent = (personKey: Buffer, given: SecurityEvent): HashedEvent => {
  const key = (kind: SecurityKeyKind, value: string | null | undefined): string =>
    value ? securityKey(personKey, kind, value) : '';
  return {
    event: given.event,
    outcome: given.outcome,
    call: given.call,
    accountKey: key('account', given.userId) || key('staff', given.staffId),
    subjectKey: key('mobile', given.mobile) || key('login', given.login),
    addressKey: key('address', given.address),
  };
};

/** Fields of a log line: those that are there. */
const fieldsOf = ({ event, outcome, call, accountKey, subjectKey, addressKey }: HashedEvent) => ({
  security: event,
  outcome,
  ...(call !== '' && { call }),
  ...(accountKey !== '' && { account: accountKey }),
  ...(subjectKey !== '' && { subject: subjectKey }),
  ...(addressKey !== '' && { address: addressKey }),
});

const rowOf = (count: EventCount) => ({
  minute: new Date(count.minute),
  event: count.event,
  outcome: count.outcome,
  call: count.call,
  account_key: count.accountKey,
  subject_key: count.subjectKey,
  address_key: count.addressKey,
  times: count.times,
  first_at: new Date(count.firstAt),
  last_at: new Date(count.lastAt),
});

/** Adds counts to the table, where several processes count the same event of a minute in one row. */
async function store(db: Db, counts: readonly EventCount[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    insert into security_events as s (minute, event, outcome, call, account_key, subject_key, address_key, times,
      first_at, last_at)
    select minute, event, outcome, call, account_key, subject_key, address_key, times, first_at, last_at
    from json_to_recordset(${JSON.stringify(counts.map(rowOf))}::json) as r (minute timestamptz, event text, outcome text,
      call text, account_key text, subject_key text, address_key text, times int, first_at timestamptz,
      last_at timestamptz)
    on conflict (minute, event, outcome, call, account_key, subject_key, address_key) do update set
      times = least(s.times, 1000000000) + excluded.times,
      first_at = least(s.first_at, excluded.first_at), last_at = greatest(s.last_at, excluded.last_at)`.execute(
    db,
  );
}

/**
 * Writes each security event of a minute as a log line at once, its repetitions as a line with their number, and both as a
 * row of `security_events`. Nothing in them names anybody: docs/decisions/0121.
 */
export function createSecurityLog({ db, clock, personKey, log }: Parts): SecurityLog {
  const counts = new MinuteCounts();
  const line = ({ outcome }: HashedEvent): 'info' | 'warn' =>
    outcome === 'done' ? 'info' : 'warn';
  return {
    note(event) {
      const first = counts.add(hashedEvent(personKey, event), clock.now());
      if (first) log[line(first)](fieldsOf(first), 'security event');
    },
    async flush() {
      const taken = counts.take();
      for (const count of taken)
        if (count.repeats > 0)
          log[line(count)](
            { ...fieldsOf(count), minute: new Date(count.minute), repeats: count.repeats },
            'security events repeated',
          );
      try {
        await store(db, taken);
      } catch (error) {
        counts.putBack(taken);
        throw error;
      }
    },
  };
}

/** Records what a command does, in its own process. @param now ms */
export function recordSecurityEvent(
  db: Db,
  personKey: Buffer,
  event: SecurityEvent,
  now: number,
): Promise<void> {
  const minute = Math.floor(now / MINUTE) * MINUTE;
  const at = { minute, times: 1, repeats: 0, firstAt: now, lastAt: now };
  return store(db, [{ ...hashedEvent(personKey, event), ...at }]);
}
