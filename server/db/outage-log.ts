import type { FastifyBaseLogger } from 'fastify';
import { createRareLog } from '../kernel/rare-log';

const write = createRareLog('error', 'database away');

/** Logs that the database is away, at most once a second. @returns the id of the line that says so */
export function logOutage(
  log: Pick<FastifyBaseLogger, 'error'>,
  error: unknown,
  now = performance.now(),
): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return write(log, { code, message }, now);
}
