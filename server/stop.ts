import { Server as NetServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { CallsInFlight } from './http/calls-in-flight';

/** ms in which connections that stand idle may still bring a call; its answer then ends the connection. */
const LINGER = 200;
/** ms that calls may take to be answered after that; most take a hundredth of it. */
const CALLS_WITHIN = 15_000;
/** ms after which the process ends whatever is still under way; supervisors usually kill it after 30 s. */
const ALL_WITHIN = 25_000;
/** ms between looks for connections that have become idle. */
const LOOK = 50;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export interface Stoppable {
  readonly server: FastifyInstance;
  readonly calls: CallsInFlight;
  /** What runs beside the calls and needs the database; the server's own hooks end the rest. */
  readonly stopJobs: () => Promise<void>;
  readonly closeDatabase: () => Promise<void>;
}

/**
 * No new connections, but those that there are stay: a call may be on its way in them. Connections that the kernel has
 * made and nobody has fetched yet would be reset; right after a look at the network there are next to none.
 */
async function stopListening({ server }: FastifyInstance): Promise<void> {
  await new Promise((resolve) => void setImmediate(resolve));
  NetServer.prototype.close.call(server);
}

/** Ends the HTTP side: every call that was taken is answered, unless that takes too long. */
async function finishCalls({ server, calls }: Stoppable): Promise<void> {
  const { log } = server;
  calls.endConnections();
  await stopListening(server);
  await pause(LINGER);
  const looks = setInterval(() => server.server.closeIdleConnections(), LOOK);
  const bound = setTimeout(() => {
    log.warn('calls under way are cut off');
    server.server.closeAllConnections();
  }, CALLS_WITHIN);
  await server.close();
  clearInterval(looks);
  clearTimeout(bound);
  // A handler whose caller is gone goes on all the same.
  await calls.settled();
}

/**
 * Stops in good order: no new connections, the calls that were taken are answered, the jobs end their step, then the
 * database is closed. @returns the process's exit code: 1 where something was still under way at the end of its time.
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
