import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CODE } from '@contract/errors';
import type { Metrics } from '../kernel/metrics';

/** Codes are first in an envelope. */
const CODE_OF = /^\{"code":"([\w-]{1,12})"/;
/** Of paths that nothing is at: what they are called is up to the caller. */
const UNKNOWN = 'unknown';

/** A call of the contract whose answer is a cached one, compressed or unchanged. */
const isCached = (url: string, status: number): boolean => url.endsWith('.do') && status < 400;

/** Counts and times all calls, by the route's pattern, which holds no id. */
export function measureCalls(
  server: FastifyInstance,
  { calls, callSeconds }: Pick<Metrics, 'calls' | 'callSeconds'>,
): void {
  const codes = new WeakMap<FastifyRequest, string>();
  server.addHook('onSend', (request, _reply, payload, done) => {
    const code = typeof payload === 'string' ? CODE_OF.exec(payload)?.[1] : undefined;
    if (code !== undefined) codes.set(request, code);
    done(null, payload);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    const endpoint = url === undefined ? UNKNOWN : `${request.method} ${url}`;
    const status = reply.statusCode;
    const without = url !== undefined && isCached(url, status) ? CODE.SUCCESS : String(status);
    calls.inc({ endpoint, code: codes.get(request) ?? without });
    callSeconds.observe({ endpoint }, reply.elapsedTime / 1_000);
    done();
  });
}
