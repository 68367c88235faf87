import { createReportQueue } from './report-queue';

test('two reports run at a time, the next begins when one has ended, failed or not', async () => {
  const queue = createReportQueue();
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  for (const number of [1, 2, 3, 4]) {
    queue(() => {
      begun.push(number);
      return new Promise((resolve, reject) =>
        ends.push(number === 1 ? reject : () => resolve(null)),
      );
    });
  }
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await new Promise((passed) => setTimeout(passed));
  expect(begun).toEqual([1, 2, 3]);
  ends[1]?.();
  await new Promise((passed) => setTimeout(passed));
  expect(begun).toEqual([1, 2, 3, 4]);
});
