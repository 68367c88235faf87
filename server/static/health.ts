import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { isOutage } from '../db/outage';
import { logOutage } from '../db/outage-log';
import type { Jobs } from '../kernel/jobs';
import type { HotBudget } from '../limits/hot-budgets';

/**
 * `GET /healthz`: 200 while the database answers, else 503. `GET /readyz`: the same, with the jobs that fail again and
 * again (`failingJobs`: name and failures in a row) and the budgets of which half is used (`hotBudgets`). Those do not make it 503: the job would fail in every process, and
 * none would be left to answer calls. Neither waits for a connection that bookings use.
 */
export function mountHealth(
  server: FastifyInstance,
  { spare, kind }: Pick<Database, 'spare' | 'kind'>,
  jobs: Pick<Jobs, 'failing'>,
  hotBudgets: () => Promise<readonly HotBudget[]>,
): void {
  const answer =
    (details: () => object, ofDatabase: () => Promise<object> = () => Promise.resolve({})) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      void reply.header('cache-control', 'no-store');
      try {
        await spare.query('select 1');
        return await reply.send({
          status: 'ok',
          database: kind,
          ...details(),
          ...(await ofDatabase()),
        });
      } catch (error) {
        if (isOutage(error)) logOutage(request.log, error);
        else request.log.error({ err: error }, 'health check');
        return reply.code(503).send({ status: 'unavailable', database: kind, ...details() });
      }
    };
  server.get(
    '/healthz',
    answer(() => ({})),
  );
  server.get(
    '/readyz',
    answer(
      () => ({ failingJobs: jobs.failing() }),
      async () => ({ hotBudgets: await hotBudgets() }),
    ),
  );
}
