import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { isOutage } from '../db/outage';
import { logOutage } from '../db/outage-log';
import type { Jobs } from '../kernel/jobs';
import type { Stopping } from '../kernel/stopping';
import { within } from '../kernel/within';
import type { HotBudget } from '../attempts/hot-budgets';

/** ms until the database counts as away: a balancer's check often waits 5 s. */
const PATIENCE = 3_000;

/** What a process cannot answer calls without. */
export type MissingPart = 'stopping' | 'database' | 'migrations';

/** $1: this version's newest migration; they are applied all or none. The lease is by the database's clock. */
const STATE = `
select exists (select from migrations where name = $1) as migrated,
  exists (select from job_leader where ends_at > clock_timestamp()) as led`;

interface State {
  readonly migrated: boolean;
  /** Whether a process runs the jobs of all. */
  readonly led: boolean;
}

export interface HealthParts {
  readonly database: Pick<Database, 'spare' | 'kind'>;
  readonly jobs: Pick<Jobs, 'failing'>;
  readonly stopping: Pick<Stopping, 'hasBegun'>;
  /** File name of this version's newest migration. */
  readonly newestMigration: string;
  readonly hotBudgets: () => Promise<readonly HotBudget[]>;
  /** ms; default {@link PATIENCE}. */
  readonly patience?: number;
}

/**
 * `GET /healthz`: 200 as long as the process lives, whatever its database does: a supervisor restarts it otherwise, which
 * brings no database back.
 *
 * `GET /readyz`: 200 where calls can be answered, else 503 with what is `missing`. It also says whether anybody runs the
 * jobs (`jobsLed`), which of them fail again and again (`failingJobs`: name and failures in a row), and the budgets of
 * which half is used (`hotBudgets`). Those do not make it 503: they would in every process, and none would be left to
 * answer calls. It waits for no connection that bookings use.
 */
export function mountHealth(
  server: FastifyInstance,
  { database, jobs, stopping, newestMigration, hotBudgets, patience = PATIENCE }: HealthParts,
): void {
  const { spare, kind } = database;
  const stateOf = async (): Promise<State> => {
    const { rows } = await spare.query<State>(STATE, [newestMigration]);
    const { migrated = false, led = false } = rows[0] ?? {};
    // The embedded database has one process, which runs them without a lease.
    return { migrated, led: led || kind === 'pglite' };
  };

  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  server.get('/readyz', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const missing: MissingPart[] = stopping.hasBegun() ? ['stopping'] : [];
    let details: object = {};
    try {
      const { migrated, led } = await within(patience, stateOf());
      if (!migrated) missing.push('migrations');
      details = { jobsLed: led, hotBudgets: await within(patience, hotBudgets()) };
    } catch (error) {
      missing.push('database');
      if (isOutage(error)) logOutage(request.log, error);
      else request.log.error({ err: error }, 'readiness check');
    }
    const said = { database: kind, ...details, failingJobs: jobs.failing() };
    return missing.length === 0
      ? reply.send({ status: 'ok', ...said })
      : reply.code(503).send({ status: 'unavailable', missing, ...said });
  });
}
