import { Server as NetServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { CallsInFlight } from './http/calls-in-flight';
import { pause } from './kernel/retry';

/** ms in which a call may still arrive on an idle connection; its answer then closes the connection. */
const LINGER = 200;
/** ms that calls may then still take; most take a hundredth of it. */
const CALLS_WITHIN = 15_000;
/** ms after which the process ends even if work is under way; supervisors usually kill it after 30 s. */
const ALL_WITHIN = 25_000;
/** ms between checks for connections that have become idle. */
const SWEEP_INTERVAL = 50;

export interface Stoppable {
  readonly server: FastifyInstance;
  readonly calls: CallsInFlight;
  /** Stops background work that needs the database; the server's own hooks end the rest. */
  readonly stopJobs: () => Promise<void>;
  readonly closeDatabase: () => Promise<void>;
}

/**
 * Accepts no new connections, but keeps the existing ones: a call may be arriving on them. Connections that the kernel
 * has established but the process has not accepted would be reset; right after a turn of the event loop there are
 * hardly any.
 */
async function stopListening({ server }: FastifyInstance): Promise<void> {
  await new Promise((resolve) => void setImmediate(resolve));
  NetServer.prototype.close.call(server);
}

/** Ends the HTTP side: every accepted call is answered, unless that takes too long. */
async function finishCalls({ server, calls }: Stoppable): Promise<void> {
  const { log } = server;
  calls.endConnections();
  await stopListening(server);
  await pause(LINGER);
  const sweep = setInterval(() => server.server.closeIdleConnections(), SWEEP_INTERVAL);
  const bound = setTimeout(() => {
    log.warn('calls under way are cut off');
    server.server.closeAllConnections();
  }, CALLS_WITHIN);
  await server.close();
  clearInterval(sweep);
  clearTimeout(bound);
  // A handler keeps running even if its caller has disconnected.
  await calls.settled();
}

/**
 * Graceful stop: no new connections, accepted calls are answered, jobs end their step, then the database is closed.
 * @returns the process's exit code: 1 where something was still under way after `ALL_WITHIN`.
 */
export async function stopAll(parts: Stoppable): Promise<number> {
  const orderly = async (): Promise<number> => {
    await finishCalls(parts);
    await parts.stopJobs();
    await parts.closeDatabase();
    return 0;
  };
  const late = pause(ALL_WITHIN).then(() => {
    parts.server.log.error('stopped with work under way');
    return 1;
  });
  return Promise.race([orderly(), late]);
}
