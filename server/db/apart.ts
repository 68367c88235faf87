import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from './outage';

/** Runs an item's step. @returns whether it succeeded @throws what means that the database is away */
export type Apart = (id: string, step: () => Promise<unknown>) => Promise<boolean>;

/**
 * Keeps items of a batch apart: one whose step fails is left for the next time, and the others do not wait for it. It is
 * logged once until it succeeds, for it may fail again every second.
 * @param name of what the items are, in the log
 */
export function createApart(log: Pick<FastifyBaseLogger, 'error'>, name: string): Apart {
  const failing = new Set<string>();
  return async (id, step) => {
    try {
      await step();
      failing.delete(id);
      return true;
    } catch (error) {
      if (isOutage(error)) throw error;
      if (!failing.has(id)) log.error({ err: error, id }, name);
      failing.add(id);
      return false;
    }
  };
}
