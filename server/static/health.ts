import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { isOutage } from '../db/outage';
import { logOutage } from '../db/outage-log';

/** `GET /healthz`: 200 while the database answers, else 503. */
export function mountHealth(server: FastifyInstance, { pool, kind }: Database): void {
  server.get('/healthz', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await pool.query('select 1');
      return await reply.send({ status: 'ok', database: kind });
    } catch (error) {
      if (isOutage(error)) logOutage(request.log, error);
      else request.log.error({ err: error }, 'health check');
      return reply.code(503).send({ status: 'unavailable', database: kind });
    }
  });
}
