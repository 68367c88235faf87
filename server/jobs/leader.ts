import { randomUUID } from 'node:crypto';
import { namedStatement } from '../db/named-statement';
import type { Database } from '../db/database';
import type { Jobs } from '../kernel/jobs';

/** ms after which another process may lead, where the leader has not said that it is there. */
const LEASE = 15_000;
/** ms between two such signs, and between the others' tries. */
const RENEWED = 5_000;
/** ms before its end from which a lease counts no more: the statement's own way. */
const MARGIN = 1_000;

/** `self` asks for `lease` ms. By the database's clock, as those of the processes may differ. A row says that it leads. */
const LEAD = namedStatement('lead', 'self lease')`
insert into job_leader (holder, ends_at) values (:self, clock_timestamp() + :lease * interval '1 millisecond')
on conflict (one) do update set holder = excluded.holder, ends_at = excluded.ends_at
where job_leader.holder = excluded.holder or job_leader.ends_at < clock_timestamp()
returning holder`;

/** Which of the processes on one database runs the periodic tasks. */
export interface Leader {
  /** Whether this one does. */
  leads(): boolean;
  /** Begins to try. @returns stops that, and lets another one lead at once */
  start(jobs: Pick<Jobs, 'every'>): () => Promise<void>;
}

/** The embedded database has one process. */
const ALONE: Leader = { leads: () => true, start: () => () => Promise.resolve() };

/** One that never leads: it only serves calls. */
const SERVING: Leader = { ...ALONE, leads: () => false };

/** @param works whether this process may lead */
export function createLeader(
  { kind, spare }: Pick<Database, 'kind' | 'spare'>,
  works: boolean,
): Leader {
  if (!works) return SERVING;
  if (kind === 'pglite') return ALONE;
  const self = randomUUID();
  let until = -Infinity;
  const renew = async (): Promise<boolean> => {
    const asked = performance.now();
    const rows = await LEAD.run(spare, { self, lease: LEASE });
    until = rows.length > 0 ? asked + LEASE - MARGIN : -Infinity;
    return false;
  };
  return {
    leads: () => performance.now() < until,
    start(jobs) {
      const stop = jobs.every({ name: 'leader', every: RENEWED, isOwn: true, run: renew });
      return async () => {
        await stop();
        until = -Infinity;
        // Where the database is away, the lease ends by itself.
        await spare
          .query('delete from job_leader where holder = $1', [self])
          .catch(() => undefined);
      };
    },
  };
}
