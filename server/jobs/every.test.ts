import fastify from 'fastify';
import { createJobs } from './every';

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
  let looks = 0;
  const { jobs, stop } = start({
    many: () => Promise.resolve((left = Math.max(0, left - 1)) > 0),
    few: () => Promise.resolve(++looks < 0),
  });
  await jobs.runAll();
  expect(left).toBe(0);
  expect(looks).toBeGreaterThan(25);
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
  const looks: string[] = [];
  const { jobs, stop } = start({
    fails: () => Promise.reject(new Error('broken')),
    works: () => Promise.resolve(looks.push('works') < 0),
  });
  await jobs.runAll();
  expect(looks.length).toBeGreaterThan(0);
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
