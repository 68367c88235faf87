import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from '../db/outage';
import { logOutage } from '../db/outage-log';
import type { FailingTask, Jobs, Task } from '../kernel/jobs';

/** ms between the steps of a task that has more to do, so that waiting calls can run. */
const PAUSE = 100;
/** A low-priority task then waits this many times the duration of its step. */
const LOW_PRIORITY_SHARE = 9;
/** Failures in a row from which on a task is an alarm: one or two may be a deadlock or a moment of load. */
export const ALARM_AFTER = 3;
/** What an operator's log search looks for. */
export const ALARM = 'a job fails again and again';
const ALARM_OVER = 'a job that failed works again';

/** A task that runs periodically. */
interface Started {
  readonly name: string;
  /** Runs that have failed in a row. */
  failures(): number;
  /** Runs it without waiting for its time, after a run under way. @returns whether there is more to do at once */
  runNow(): Promise<boolean>;
  stop(): Promise<void>;
}

function every({ name, every: pause, run, isLowPriority }: Task, log: FastifyBaseLogger): Started {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> = Promise.resolve(false);
  let failures = 0;

  const noteFailure = (error: unknown): void => {
    // Of a database that is away every task fails; that is told once, and by the health check.
    if (isOutage(error)) logOutage(log, error);
    else if (!stopped) {
      failures += 1;
      log.error({ err: error }, name);
      if (failures === ALARM_AFTER) log.error({ alarm: 'job', job: name, failures }, ALARM);
    }
  };
  const attempt = async (): Promise<boolean> => {
    try {
      const more = await run();
      if (failures >= ALARM_AFTER) log.info({ job: name, failures }, ALARM_OVER);
      failures = 0;
      return more;
    } catch (error) {
      noteFailure(error);
      return false;
    }
  };
  const step = async (): Promise<boolean> => {
    if (stopped) return false;
    clearTimeout(timer);
    const started = performance.now();
    const more = await attempt();
    const short = isLowPriority
      ? Math.max(PAUSE, LOW_PRIORITY_SHARE * (performance.now() - started))
      : PAUSE;
    plan(more ? short : pause);
    return more;
  };
  const runNow = (): Promise<boolean> => {
    running = running.then(step);
    return running;
  };
  function plan(wait: number): void {
    if (stopped) return;
    timer = setTimeout(() => void runNow(), wait);
    timer.unref();
  }

  plan(0);
  return {
    name,
    failures: () => failures,
    runNow,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Rounds after the last one in which a task had more to do: what one task writes, an earlier one may pass on. */
const QUIET_ROUNDS = 3;
const MOST_ROUNDS = 200;

/** Tasks that can be run without waiting for their time. */
export interface JobsAtOnce extends Jobs {
  /**
   * Runs all tasks one after another, again and again, until none has more to do, nor has what another one wrote.
   * @throws Error naming the tasks that still have more after {@link MOST_ROUNDS} rounds
   */
  runAll(): Promise<void>;
}

/** @param log is told of what a task fails with. */
export function createJobs(log: FastifyBaseLogger): JobsAtOnce {
  const started = new Set<Started>();
  return {
    every(task) {
      const one = every(task, log);
      started.add(one);
      return () => {
        started.delete(one);
        return one.stop();
      };
    },
    failing: () =>
      [...started]
        .map((one): FailingTask => ({ name: one.name, failures: one.failures() }))
        .filter(({ failures }) => failures >= ALARM_AFTER),
    async runAll() {
      let busy: string[] = [];
      for (let quiet = 0, round = 0; quiet < QUIET_ROUNDS; round += 1) {
        if (round === MOST_ROUNDS)
          throw new Error(`There is no end to the work of: ${busy.join(', ')}`);
        busy = [];
        for (const { name, runNow } of [...started]) if (await runNow()) busy.push(name);
        quiet = busy.length > 0 ? 0 : quiet + 1;
      }
    },
  };
}
