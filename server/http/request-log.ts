import type { FastifyInstance } from 'fastify';

/** ms above which a request is always logged. */
const SLOW = 500;
/** One in this many of the other requests. */
const SAMPLE = 200;

/** Logs failures and slow requests, and a sample of the rest: path, status and time only, nothing of the caller. */
export function logRequests(server: FastifyInstance): void {
  let count = 0;
  server.addHook('onResponse', (request, reply, done) => {
    count += 1;
    const entry = {
      method: request.method,
      path: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (entry.status >= 500) request.log.error(entry, 'request');
    else if (entry.ms >= SLOW) request.log.warn(entry, 'slow request');
    else if (count % SAMPLE === 0) request.log.info(entry, 'request sample');
    done();
  });
}
