import type { Task } from '../kernel/jobs';
import type { BookingServices } from '../domain/booking/submission/services';
import { FREED_SLOTS } from '../domain/booking/waitlist/offer-statement';
import type { Deps } from '../deps';
import { startWaitlist } from './waitlist';

/** An hour at which offers are made. */
const MORNING = Date.parse('2026-11-20T10:00:00+08:00');

/** The tasks that are started, by name, and what their statements ask. */
function started() {
  const tasks = new Map<string, Task>();
  const asked: string[] = [];
  let stopped = 0;
  const jobs = {
    every(task: Task) {
      tasks.set(task.name, task);
      return () => Promise.resolve(void (stopped += 1));
    },
  };
  const runner = {
    query({ text }: { readonly text: string }) {
      asked.push(text);
      return Promise.resolve({ rows: [] });
    },
  };
  const deps = { jobs, clock: { now: () => MORNING } } as unknown as Deps;
  const stop = startWaitlist(deps, { runner } as unknown as BookingServices);
  return { tasks, asked, stop, stopped: () => stopped };
}

test('freed places are offered to the waiting list, every second', async () => {
  const { tasks, asked } = started();
  const offers = tasks.get('offers');
  expect(offers?.every).toBe(1_000);
  expect(await offers?.run()).toBe(false);
  expect(asked).toEqual([FREED_SLOTS.text]);
});

test('what is started is stopped', async () => {
  const { tasks, stop, stopped } = started();
  await stop();
  expect(stopped()).toBe(tasks.size);
});
