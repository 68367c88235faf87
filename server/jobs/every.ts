import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from '../db/outage';
import { logOutage } from '../db/outage-log';
import type { IsDue, Jobs, Task, TaskState } from '../kernel/jobs';

/** ms between the steps of a task that has more to do, so that waiting calls can run. */
const PAUSE = 100;
/** A low-priority task then waits this many times the duration of its step. */
const LOW_PRIORITY_SHARE = 9;
/** ms between looks for what is due. */
export const POLL_INTERVAL = 1_000;
/** ms after which a task asks again whether this process leads; that takes no statement. */
const STAND_BY = 1_000;
/** Failures in a row from which on a task is an alarm: one or two may be a deadlock or a moment of load. */
export const ALARM_AFTER = 3;
/** What an operator's log search looks for. */
export const ALARM = 'a job fails again and again';
const ALARM_OVER = 'a job that failed works again';

/** The process that tasks run in. */
export interface Host {
  /** Whether it runs tasks besides its own (`Task.isOwn`). */
  readonly works: boolean;
  /** Whether it is the one process that runs them at present. */
  readonly leads: () => boolean;
  /** Asks conditions in one statement. @returns the names of those that hold */
  readonly checkDue: (conditions: ReadonlyMap<string, IsDue>) => Promise<ReadonlySet<string>>;
}

/** A process without others, in which everything is taken to be due. */
const ALONE: Host = {
  works: true,
  leads: () => true,
  checkDue: (conditions) => Promise.resolve(new Set(conditions.keys())),
};

/** A task that runs periodically. */
interface Started {
  readonly task: Task;
  state(): TaskState;
  /** Runs it without waiting for its time, after a run under way. @returns whether there is more to do at once */
  runNow(): Promise<boolean>;
  /** Ends its rest: something is due. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * @param mayRun whether it is this process's turn; the first run is everybody's, so that a start mends what a dead one left
 * @param isFound whether something was due at the last look
 */
function every(
  task: Task,
  log: FastifyBaseLogger,
  mayRun: () => boolean,
  isFound: () => boolean,
): Started {
  const { name, every: pause, run, isLowPriority } = task;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> = Promise.resolve(false);
  let failures = 0;
  let runs = 0;
  let succeededAt: number | null = null;
  let rests = false;
  /** Whether the next run comes whatever is due: the first one, and those of work that goes on. */
  let goesOn = true;

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
    runs += 1;
    try {
      const more = await run();
      succeededAt = Date.now();
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
    rests = false;
    const started = performance.now();
    const more = await attempt();
    const short = isLowPriority
      ? Math.max(PAUSE, LOW_PRIORITY_SHARE * (performance.now() - started))
      : PAUSE;
    goesOn = more;
    plan(more ? short : pause);
    return more;
  };
  const runNow = (): Promise<boolean> => {
    running = running.then(step);
    return running;
  };
  const onTime = (): void => {
    if (goesOn || (mayRun() && isFound())) void runNow();
    else if (task.isDue && mayRun()) rests = true;
    else plan(Math.min(pause, STAND_BY));
  };
  function plan(wait: number): void {
    if (stopped) return;
    timer = setTimeout(onTime, wait);
    timer.unref();
  }

  plan(0);
  return {
    task,
    state: () => ({ name, failures, runs, succeededAt }),
    runNow,
    wake() {
      if (rests && !stopped) void runNow();
    },
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
   * Runs all tasks that are due one after another, again and again, until none has more to do, nor has what another one
   * wrote; whether or not this process leads.
   * @throws Error naming the tasks that still have more after {@link MOST_ROUNDS} rounds
   */
  runAll(): Promise<void>;
}

/** @param log is told of what a task fails with. */
export function createJobs(log: FastifyBaseLogger, host: Host = ALONE): JobsAtOnce {
  const started = new Set<Started>();
  let found: ReadonlySet<string> = new Set();
  let looking: Started | undefined;
  const checkDue = async (): Promise<ReadonlySet<string>> => {
    const conditions = new Map<string, IsDue>();
    for (const { task } of started) if (task.isDue) conditions.set(task.name, task.isDue);
    return conditions.size === 0 ? new Set() : host.checkDue(conditions);
  };
  const wakeDue = async (): Promise<boolean> => {
    found = await checkDue();
    for (const one of started) if (found.has(one.task.name)) one.wake();
    return false;
  };
  const isFound = ({ name, isDue }: Task): boolean => !isDue || found.has(name);
  const states = (): TaskState[] =>
    [...started, ...(looking ? [looking] : [])].map((one) => one.state());
  const start = (task: Task): Started =>
    every(
      task,
      log,
      () => task.isOwn === true || host.leads(),
      () => isFound(task),
    );
  return {
    every(task) {
      if (!host.works && !task.isOwn) return () => Promise.resolve();
      const one = start(task);
      started.add(one);
      if (task.isDue)
        looking ??= start({ name: 'what is due', every: POLL_INTERVAL, run: wakeDue });
      return async () => {
        started.delete(one);
        await one.stop();
        if (started.size > 0) return;
        await looking?.stop();
        looking = undefined;
      };
    },
    states,
    failing: () =>
      states()
        .filter(({ failures }) => failures >= ALARM_AFTER)
        .map(({ name, failures }) => ({ name, failures })),
    async runAll() {
      let busy: string[] = [];
      for (let quiet = 0, round = 0; quiet < QUIET_ROUNDS; round += 1) {
        if (round === MOST_ROUNDS)
          throw new Error(`There is no end to the work of: ${busy.join(', ')}`);
        busy = [];
        const due = await checkDue();
        for (const { task, runNow } of [...started])
          if ((!task.isDue || due.has(task.name)) && (await runNow())) busy.push(task.name);
        quiet = busy.length > 0 ? 0 : quiet + 1;
      }
    },
  };
}
