import { createHash, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Database } from '../db/database';
import type { Jobs } from '../kernel/jobs';
import type { Metrics } from '../kernel/metrics';
import type { MetricsSettings } from '../kernel/metrics-settings';
import { createReadings } from './metric-readings';

const PATH = '/metrics';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export interface MetricsParts {
  readonly database: Pick<Database, 'kind' | 'pool' | 'reads' | 'spare'>;
  readonly jobs: Pick<Jobs, 'states'>;
  readonly metrics: Metrics;
}

/** Measures what is not measured as it happens. @returns the text of all */
function createScrape({ database, jobs, metrics }: MetricsParts): () => Promise<string> {
  const { connections, waiting, jobRuns, jobFailures, jobSuccess } = metrics;
  const read = createReadings({ database, metrics });
  // The embedded database has one pool under three names.
  const pools = new Map<Pool, string>([
    [database.spare, 'spare'],
    [database.reads, 'reads'],
    [database.pool, 'bookings'],
  ]);
  return async () => {
    metrics.measureProcess();
    await read();
    for (const [pool, name] of pools) {
      const { totalCount, idleCount, waitingCount } = pool;
      connections.set({ pool: name, state: 'used' }, totalCount - idleCount);
      connections.set({ pool: name, state: 'idle' }, idleCount);
      waiting.set({ pool: name }, waitingCount);
    }
    for (const { name: job, runs, failures, succeededAt } of jobs.states()) {
      jobRuns.set({ job }, runs);
      jobFailures.set({ job }, failures);
      if (succeededAt !== null) jobSuccess.set({ job }, succeededAt / 1_000);
    }
    return metrics.registry.metrics();
  };
}

/**
 * `GET /metrics` in Prometheus' text format: on the provider's own address with a token, or on another address, where a
 * token is asked if there is one.
 */
export function mountMetrics(
  server: FastifyInstance,
  { token, listen }: MetricsSettings,
  parts: MetricsParts,
): void {
  const scrape = createScrape(parts);
  const { contentType } = parts.metrics.registry;
  const wanted = token === null ? null : digest(`Bearer ${token}`);
  const mayRead = (authorization = ''): boolean =>
    wanted === null || timingSafeEqual(digest(authorization), wanted);
  const mount = (app: FastifyInstance): void => {
    app.get(PATH, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!mayRead(request.headers.authorization))
        return reply.code(401).header('www-authenticate', 'Bearer').send();
      return reply.type(contentType).send(await scrape());
    });
  };
  server.addHook('onClose', parts.metrics.stop);
  if (listen === null) return mount(server);

  const own = fastify();
  own.setErrorHandler((error, _request, reply) => {
    server.log.error({ err: error }, 'metrics');
    return reply.code(500).send();
  });
  mount(own);
  server.addHook('onReady', async () => {
    await own.listen(listen);
    const { address, port } = own.server.address() as AddressInfo;
    server.log.info({ address, port }, 'metrics listening');
  });
  server.addHook('onClose', () => own.close());
}
