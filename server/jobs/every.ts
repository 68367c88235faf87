import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from '../db/outage';
import { logOutage } from '../db/outage-log';

/** A periodic task. */
export interface Task {
  readonly name: string;
  /** ms from the end of one run to the next. */
  readonly every: number;
  /** @returns true where there is more to do at once. */
  readonly run: () => Promise<boolean>;
  /** Low priority: while there is more to do, it runs for at most a tenth of the time. */
  readonly isLowPriority?: true;
}

/** ms between the steps of a task that has more to do, so that waiting calls can run. */
const PAUSE = 100;
/** A low-priority task then waits this many times the duration of its step. */
const LOW_PRIORITY_SHARE = 9;

/**
 * Runs a task periodically, never twice at a time; an error is logged and the task is retried. @returns stops it,
 * waiting for a run under way.
 */
export function every(
  { name, every: pause, run, isLowPriority }: Task,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const step = async (): Promise<void> => {
    const started = performance.now();
    let more = false;
    try {
      more = await run();
    } catch (error) {
      if (isOutage(error)) logOutage(log, error);
      else if (!stopped) log.error({ err: error }, name);
    }
    const short = isLowPriority
      ? Math.max(PAUSE, LOW_PRIORITY_SHARE * (performance.now() - started))
      : PAUSE;
    if (!stopped) plan(more ? short : pause);
  };
  function plan(wait: number): void {
    timer = setTimeout(() => {
      running = step();
    }, wait);
    timer.unref();
  }

  plan(0);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
