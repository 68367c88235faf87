import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from '../db/outage';
import { logOutage } from '../db/outage-log';

/** A task that is to be done again and again. */
export interface Task {
  readonly name: string;
  /** ms from the end of one run to the next. */
  readonly every: number;
  /** @returns true where there is more to do at once. */
  readonly run: () => Promise<boolean>;
  /** It can wait: while there is more to do, it leaves nine tenths of the time to others. */
  readonly isLowPriority?: true;
}

/** ms between the steps of a task that has more to do, for the calls that wait meanwhile. */
const PAUSE = 100;
/** A modest task then waits so many times as long as its step took. */
const MODESTY = 9;

/** Does a task in the background, never twice at a time; a fault is logged and tried again. @returns stops it, waiting for a run under way. */
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
    const rest = isLowPriority ? Math.max(PAUSE, MODESTY * (performance.now() - started)) : PAUSE;
    if (!stopped) plan(more ? rest : pause);
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
