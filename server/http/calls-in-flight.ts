import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The calls whose handlers have not finished, whether or not their callers still wait. */
export interface CallsInFlight {
  /** From now on every answer closes its connection. */
  endConnections(): void;
  /** Resolves once no handler is running. */
  settled(): Promise<void>;
}

/** Counts the calls of all routes that are registered afterwards. */
export function trackCalls(server: FastifyInstance): CallsInFlight {
  let count = 0;
  let isEnding = false;
  let waiting: (() => void)[] = [];
  const ended = (): void => {
    count -= 1;
    if (count > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  server.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
      count += 1;
      let answer: unknown;
      try {
        answer = handler.call(this, request, reply);
      } catch (error) {
        ended();
        throw error;
      }
      if (answer instanceof Promise) answer.then(ended, ended);
      else ended();
      return answer;
    };
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (isEnding) void reply.header('connection', 'close');
    done(null, payload);
  });
  return {
    endConnections() {
      isEnding = true;
    },
    settled: () =>
      count === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve)),
  };
}
