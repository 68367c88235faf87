import { createTurns } from './turns';

test('so many at a time, the others in order, and a failure frees its turn', async () => {
  const inTurn = createTurns(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number, fails = false) =>
    inTurn(async () => {
      started.push(n);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (fails) throw new Error(`work ${n}`);
      return n;
    });
  const all = [work(0, true), work(1), work(2), work(3)];
  const results = Promise.allSettled(all);
  expect(started).toEqual([0, 1]);
  ends[0]?.();
  await expect(all[0]).rejects.toThrow('work 0');
  expect(started).toEqual([0, 1, 2]);
  ends[2]?.();
  await all[2];
  expect(started).toEqual([0, 1, 2, 3]);
  ends[1]?.();
  ends[3]?.();
  expect((await results).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
