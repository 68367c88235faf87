import type { FastifyInstance } from 'fastify';

/** ms above which a request is always logged. */
const SLOW = 500;
/** Status of calls that fail because the database is away. */
const AWAY = 503;
/** One in this many of the other requests is logged. */
const SAMPLE = 200;

const TITLE = { error: 'request', warn: 'slow request', info: 'request sample' } as const;

/** Logs failures and slow requests, and a sample of the rest: path, status and time only, nothing of the caller. */
export function logRequests(server: FastifyInstance): void {
  let count = 0;
  server.addHook('onResponse', (request, reply, done) => {
    count += 1;
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime);
    // An outage of the database is logged once for all calls.
    const isAway = status === AWAY;
    const write = isAway
      ? null
      : status >= 500
        ? 'error'
        : ms >= SLOW
          ? 'warn'
          : count % SAMPLE === 0
            ? 'info'
            : null;
    if (write !== null)
      request.log[write](
        {
          reqId: request.id,
          method: request.method,
          path: request.routeOptions.url ?? 'unknown',
          status,
          ms,
        },
        TITLE[write],
      );
    done();
  });
}
