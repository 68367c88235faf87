import { BATCH_LIMIT } from '../../server/db/batcher';
import { dueOf } from '../../server/db/due';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../server/db/database';
import type { StatementRunner } from '../../server/db/statement';
import type { Tables } from '../../server/db/tables';
import type { BookingServices } from '../../server/domain/booking/services';
import { awaitedAfter, sendAlertsFor } from '../../server/domain/availability-alerts/send-alerts';
import { warnOfExpiry } from '../../server/domain/beans/warn';
import { expireSome } from '../../server/domain/beans/expire';
import { EXPIRE, haveHoldsExpired } from '../../server/domain/booking/holds/end-hold-statement';
import { createCancelExpired } from '../../server/domain/desk/cancel-expired';
import { areCoursesDue } from '../../server/domain/candidates/rest/late-courses';
import { noteMissed } from '../../server/domain/desk/missed';
import { deleteOld, lockOld, RETENTION_RULES } from '../../server/domain/data-policy/old-rows';
import { createReminders, REMINDERS } from '../../server/domain/messages/reminders';
import { createUnreadVersions } from '../../server/domain/messages/unread-version';
import { turnAway } from '../../server/domain/queue/admit';
import { areEventsDue } from '../../server/domain/messages/notify-events';
import { areMessagesDue } from '../../server/domain/messages/platform/forward-messages';
import { announceAnswers } from '../../server/domain/service/away';
import { readClock } from '../../server/domain/slots/clock-reading';
import { endEntries } from '../../server/domain/waitlist/end-entries';
import {
  areOffersDue,
  FREED_PLACES,
  NEXT_IN_LINE,
  OFFER_PLACE,
} from '../../server/domain/waitlist/offer-statement';
import { LATE_ENTRIES } from '../../server/domain/waitlist/late-entries';
import { MAX_OFFERS } from '@contract/waitlist/waitlist-rules';

/** What is asked once a second of the tables that a year fills. */
const DUE = new Map(
  Object.entries({ haveHoldsExpired, areOffersDue, areEventsDue, areMessagesDue, areCoursesDue }),
);

/** Tables that grow with each day and account. */
const GROWING = /^(?:bean_|slots$|messages$|notices$)/;

/** A statement of a job, as the job would run it. */
export interface JobStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What runs statements without a database: each finds nothing, so that a job stops after its first ones. */
interface Recorder {
  readonly db: Db;
  readonly runner: StatementRunner;
}

/** @param seen is told of each statement */
function record(seen: (text: string, values: readonly unknown[]) => void): Recorder {
  const connection = {
    query(text: string, values: readonly unknown[]) {
      if (/^\s*(?:with|select|update|insert|delete)/i.test(text)) seen(text, values);
      return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
    },
    release: () => undefined,
  };
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() };
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as Pool }) }),
    runner: {
      query({ text, values }) {
        seen(text, values);
        return Promise.resolve({ rows: [] });
      },
    },
  };
}

/**
 * The first statements of the jobs that look for what is due.
 * @param db of the year's rows, which say who is waited for @param now ms, between nine in the morning and nine at night
 */
export async function jobStatements(db: Db, now: number): Promise<JobStatement[]> {
  const found: JobStatement[] = [];
  let name = '';
  const to = record((text, values) => found.push({ name, text, values }));
  const of = async (job: string, work: () => Promise<unknown>): Promise<void> => {
    name = job;
    await work();
  };
  const { today, lastDay } = readClock(now);
  const offering = [new Date(now), lastDay, new Date(now + 7_200_000)];
  const awaited = await awaitedAfter(db, null);
  const cancelExpired = createCancelExpired({} as BookingServices, {
    db: to.db,
    log: { error: () => undefined } as never,
  });
  await of('what is due', () => dueOf(to.db, DUE, now));
  await of('orders of closed slots', () => cancelExpired(now));
  await of('who did not come', () => noteMissed(to.runner, now));
  await of('holds', () => to.runner.query({ text: EXPIRE, values: [new Date(now), null] }));
  await of('what is waited for', () => awaitedAfter(to.db, null));
  await of('availability alerts', () => sendAlertsFor(to.db, awaited, now));
  const remind = createReminders(to.runner);
  for (const { name: kind } of REMINDERS) await of(`reminders, ${kind}`, () => remind(now));
  await of('answers', () => announceAnswers(to.db, now));
  await of('ended waiting', () => endEntries(to.runner, now));
  await of('beans that expire soon', () => warnOfExpiry(to.db, now));
  await of('expired beans', () => expireSome(to.db, now));
  await of('freed places', () =>
    to.runner.query({ text: FREED_PLACES, values: [...offering, 50, []] }),
  );
  await of('the line', () =>
    to.runner.query({
      text: NEXT_IN_LINE,
      values: [new Date(now), 'Y0', 0, today, 20, MAX_OFFERS, '200000', 'Y300', today],
    }),
  );
  await of('offers', () =>
    to.runner.query({
      text: OFFER_PLACE,
      values: [...offering, today, new Date(now + 900_000), MAX_OFFERS, '10:15', 'h1', 1],
    }),
  );
  await of('late waiting', () => to.runner.query({ text: LATE_ENTRIES, values: [today, 100] }));
  const versions = createUnreadVersions(to.runner);
  await of('unread counts of 256', () =>
    Promise.all(Array.from({ length: BATCH_LIMIT }, (_, nth) => versions(`u${nth}`))),
  );
  for (const rule of RETENTION_RULES.filter(({ table }) => GROWING.test(table)))
    // Tables without ids are deleted from at once.
    await of(`old ${rule.table}`, () =>
      rule.table === 'bean_task_progress' ? deleteOld(to.db, rule, now) : lockOld(to.db, rule, now),
    );
  await of('end of a release', () => to.db.transaction().execute((trx) => turnAway(trx, 'r', now)));
  return found;
}
