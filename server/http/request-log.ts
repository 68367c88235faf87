import type { FastifyInstance } from 'fastify';

/** ms above which a request is always logged. */
const SLOW = 500;
/** One in this many of the other requests. */
const SAMPLE = 200;

const TITLE = { error: 'request', warn: 'slow request', info: 'request sample' } as const;

/** Logs failures and slow requests, and a sample of the rest: path, status and time only, nothing of the caller. */
export function logRequests(server: FastifyInstance): void {
  let count = 0;
  server.addHook('onResponse', (request, reply, done) => {
    count += 1;
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime);
    const write =
      status >= 500 ? 'error' : ms >= SLOW ? 'warn' : count % SAMPLE === 0 ? 'info' : null;
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
