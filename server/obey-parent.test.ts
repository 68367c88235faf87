import { EventEmitter } from 'node:events';
import { createMovableClock } from './kernel/clock';
import { obeyParent } from './obey-parent';
import type { ParentAnswer } from './obey-parent';

const NEXT_YEAR = Date.parse('2030-01-01T00:00:00Z');

function openChannel(runAll: () => Promise<void>) {
  const onGone = jest.fn();
  const answers: ParentAnswer[] = [];
  const channel = Object.assign(new EventEmitter(), {
    connected: true,
    send: (answer: ParentAnswer) => answers.push(answer) > 0,
  });
  const clock = createMovableClock(0);
  obeyParent(channel, { clock, jobs: { runAll }, onGone });
  return {
    clock,
    onGone,
    leave: () => channel.emit('disconnect'),
    answers,
    say: async (message: unknown) => {
      channel.emit('message', message);
      await new Promise((resolve) => void setImmediate(resolve));
    },
  };
}

test('the clock is moved and goes on from there', async () => {
  const { clock, answers, say } = openChannel(() => Promise.resolve());
  await say({ id: 1, command: 'moveClock', to: NEXT_YEAR });
  expect(answers).toEqual([{ id: 1, clockOffset: clock.offset }]);
  expect(clock.now() - NEXT_YEAR).toBeLessThan(60_000);
  expect(clock.now()).toBeGreaterThanOrEqual(NEXT_YEAR);
});

test('jobs are run before the answer, and what goes wrong is its text', async () => {
  let runs = 0;
  const { answers, say } = openChannel(() =>
    ++runs === 1 ? Promise.resolve() : Promise.reject(new Error('no end')),
  );
  await say({ id: 7, command: 'runJobs' });
  await say({ id: 8, command: 'runJobs' });
  expect(answers).toEqual([
    { id: 7, clockOffset: 0 },
    { id: 8, error: 'Error: no end' },
  ]);
});

test.each([undefined, 'runJobs', { id: 1 }, { id: 1, command: 'moveClock', to: 'noon' }])(
  'what is no command gets no answer',
  async (message) => {
    const { answers, say } = openChannel(() => Promise.resolve());
    await say(message);
    expect(answers).toEqual([]);
  },
);

test('a process without a parent listens to nobody', () => {
  const alone = new EventEmitter() as NodeJS.Process;
  const jobs = { runAll: () => Promise.resolve() };
  obeyParent(alone, { clock: createMovableClock(0), jobs, onGone: () => undefined });
  expect(alone.listenerCount('message')).toBe(0);
  expect(alone.listenerCount('disconnect')).toBe(0);
});

test('a process whose parent has ended is told so', () => {
  const { onGone, leave } = openChannel(() => Promise.resolve());
  expect(onGone).not.toHaveBeenCalled();
  leave();
  expect(onGone).toHaveBeenCalledTimes(1);
});
