import fastify from 'fastify';
import { sql } from 'kysely';
import { ALARM, ALARM_AFTER, createJobs, POLL_INTERVAL } from './every';

const { log } = fastify({ logger: false });
const HOUR = 3_600_000;
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Starts tasks whose time does not come while a test runs, besides the first. */
function start(runs: Readonly<Record<string, () => Promise<boolean>>>) {
  const jobs = createJobs(log);
  const stops = Object.entries(runs).map(([name, run]) => jobs.every({ name, every: HOUR, run }));
  return {
    jobs,
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

test('all tasks run until none has more to do, whatever their time', async () => {
  let left = 25;
  let runsSeen = 0;
  const { jobs, stop } = start({
    many: () => Promise.resolve((left = Math.max(0, left - 1)) > 0),
    few: () => Promise.resolve(++runsSeen < 0),
  });
  await jobs.runAll();
  expect(left).toBe(0);
  expect(runsSeen).toBeGreaterThan(25);
  await stop();
});

test('how each task has run so far is known', async () => {
  let isBroken = false;
  const { jobs, stop } = start({
    shaky: () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(false)),
  });
  await jobs.runAll();
  const [well] = jobs.states();
  expect(well).toMatchObject({ name: 'shaky', failures: 0 });
  expect(well?.runs).toBeGreaterThan(0);
  expect(well?.succeededAt).toEqual(expect.any(Number));
  isBroken = true;
  await jobs.runAll();
  const [broken] = jobs.states();
  expect(broken).toMatchObject({ succeededAt: well?.succeededAt });
  expect(broken?.failures).toBe((broken?.runs ?? 0) - (well?.runs ?? 0));
  await stop();
});

test('what a task writes is passed on by those before it', async () => {
  const passed = [1, 0, 0];
  const pass = (from: number) => () => {
    const had = passed[from] ?? 0;
    passed[from] = 0;
    passed[from + 1] = (passed[from + 1] ?? 0) + had;
    return Promise.resolve(false);
  };
  const { jobs, stop } = start({ last: pass(1), first: pass(0) });
  await jobs.runAll();
  expect(passed).toEqual([0, 0, 1]);
  await stop();
});

test('a task never runs twice at a time', async () => {
  let running = 0;
  let most = 0;
  const { jobs, stop } = start({
    slow: async () => {
      most = Math.max(most, (running += 1));
      await turn();
      running -= 1;
      return false;
    },
  });
  await Promise.all([jobs.runAll(), jobs.runAll(), jobs.runAll()]);
  expect(most).toBe(1);
  await stop();
});

test('a task that fails keeps no other from its work, and one without an end is named', async () => {
  const runsSeen: string[] = [];
  const { jobs, stop } = start({
    fails: () => Promise.reject(new Error('broken')),
    works: () => Promise.resolve(runsSeen.push('works') < 0),
  });
  await jobs.runAll();
  expect(runsSeen.length).toBeGreaterThan(0);
  const stopEndless = jobs.every({
    name: 'endless',
    every: HOUR,
    run: () => Promise.resolve(true),
  });
  await expect(jobs.runAll()).rejects.toThrow('endless');
  await stopEndless();
  await stop();
});

test('a task that is stopped runs no more', async () => {
  let runs = 0;
  const { jobs, stop } = start({ counted: () => Promise.resolve(++runs < 0) });
  await jobs.runAll();
  const before = runs;
  await stop();
  await jobs.runAll();
  expect(runs).toBe(before);
});

describe('a task that fails again and again', () => {
  /** A task that fails as often as it is told, and what is logged. */
  function startFailing(error: unknown, times: number) {
    const alarms: unknown[] = [];
    const told = (fields: object, text: string): void => {
      if (text === ALARM) alarms.push(fields);
    };
    const jobs = createJobs({ error: told, info: told, warn: told } as unknown as typeof log);
    let left = times;
    const stop = jobs.every({
      name: 'fails',
      every: HOUR,
      run: () => ((left -= 1) >= 0 ? Promise.reject(error as Error) : Promise.resolve(false)),
    });
    return { jobs, alarms, stop };
  }
  test('is an alarm from the third time on, logged once', async () => {
    const { jobs, alarms, stop } = startFailing(new Error('broken'), Infinity);
    await jobs.runAll();
    await jobs.runAll();
    expect(alarms).toEqual([{ alarm: 'job', job: 'fails', failures: ALARM_AFTER }]);
    expect(jobs.failing()).toEqual([{ name: 'fails', failures: 6 }]);
    await stop();
    expect(jobs.failing()).toEqual([]);
  });
  test('is none before, nor after it has worked again', async () => {
    const { jobs, alarms, stop } = startFailing(new Error('broken'), ALARM_AFTER - 1);
    await jobs.runAll();
    expect(alarms).toEqual([]);
    expect(jobs.failing()).toEqual([]);
    await stop();
    const again = startFailing(new Error('broken'), ALARM_AFTER);
    await again.jobs.runAll();
    expect(again.alarms).toHaveLength(1);
    expect(again.jobs.failing()).toHaveLength(1);
    await again.jobs.runAll();
    expect(again.jobs.failing()).toEqual([]);
    await again.stop();
  });
  test('is none where the database is away', async () => {
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const { jobs, alarms, stop } = startFailing(away, Infinity);
    await jobs.runAll();
    await jobs.runAll();
    expect(alarms).toEqual([]);
    expect(jobs.failing()).toEqual([]);
    await stop();
  });
});

describe('what is due', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const DUE = { isDue: () => sql<boolean>`true` };

  /** A process with a task that rests and one that does not. @param leads whether it leads */
  function begin(leads = (): boolean => true, works = true) {
    const due = new Set<string>();
    const runs = { rests: 0, goes: 0, own: 0, passes: 0 };
    const counted = (name: keyof typeof runs) => (): Promise<boolean> => {
      runs[name] += 1;
      return Promise.resolve(false);
    };
    const checkDue = (): Promise<ReadonlySet<string>> => {
      runs.passes += 1;
      return Promise.resolve(new Set(due));
    };
    const jobs = createJobs(log, { works, leads, checkDue });
    const every = 400;
    jobs.every({ name: 'rests', every, run: counted('rests'), ...DUE });
    jobs.every({ name: 'goes', every, run: counted('goes') });
    jobs.every({ name: 'own', every, run: counted('own'), isOwn: true });
    const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
    return { due, runs, jobs, pass };
  }

  test('is looked for once a second, for all; without anything a task rests after its first run', async () => {
    const { runs, pass } = begin();
    await pass(10_000);
    expect(runs.rests).toBe(1);
    expect(runs.goes).toBeGreaterThan(20);
    expect(runs.passes).toBeGreaterThanOrEqual(10);
    expect(runs.passes).toBeLessThanOrEqual(11);
  });

  test('ends a rest within a look, and the task then keeps its own pace', async () => {
    const { due, runs, pass } = begin();
    await pass(5_000);
    due.add('rests');
    await pass(POLL_INTERVAL);
    expect(runs.rests).toBe(2);
    await pass(4_000);
    expect(runs.rests).toBeGreaterThanOrEqual(11);
    due.clear();
    await pass(POLL_INTERVAL);
    const before = runs.rests;
    await pass(5_000);
    expect(runs.rests).toBe(before);
  });

  test('is a matter of the process that leads; its own tasks are everybody’s', async () => {
    let leads = false;
    const { due, runs, pass } = begin(() => leads);
    due.add('rests');
    await pass(10_000);
    expect(runs).toMatchObject({ rests: 1, goes: 1, passes: 1 });
    expect(runs.own).toBeGreaterThan(20);
    leads = true;
    await pass(2 * POLL_INTERVAL);
    expect(runs.rests).toBeGreaterThan(1);
    expect(runs.goes).toBeGreaterThan(1);
  });

  test('is nothing to a process that only serves', async () => {
    const { due, runs, jobs, pass } = begin(() => false, false);
    due.add('rests');
    await pass(10_000);
    expect(runs).toMatchObject({ rests: 0, goes: 0, passes: 0 });
    expect(runs.own).toBeGreaterThan(20);
    await jobs.runAll();
    expect(runs).toMatchObject({ rests: 0, goes: 0 });
  });

  test('decides what runs at once, whoever leads', async () => {
    const { due, runs, jobs } = begin(() => false);
    await jobs.runAll();
    expect(runs.rests).toBe(0);
    due.add('rests');
    await jobs.runAll();
    expect(runs.rests).toBeGreaterThan(0);
  });
});
