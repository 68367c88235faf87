import { bisecting } from './bisect';

const REFUSED = new Error('refused');
const AWAY = new Error('away');
const isOfRow = (error: unknown): boolean => error === REFUSED;

/** Doubles numbers; refuses a batch with one below 0 and is away for one with 99. */
const doubling = () => {
  const batches: number[][] = [];
  const run = bisecting((batch: readonly number[]): Promise<number[]> => {
    batches.push([...batch]);
    if (batch.includes(99)) return Promise.reject(AWAY);
    if (batch.some((n) => n < 0)) return Promise.reject(REFUSED);
    return Promise.resolve(batch.map((n) => n * 2));
  }, isOfRow);
  return { run, batches };
};

test('a batch without a fault runs once', async () => {
  const { run, batches } = doubling();
  expect(await run([1, 2, 3])).toEqual([2, 4, 6]);
  expect(batches).toHaveLength(1);
});

test.each([
  [[-1], [REFUSED]],
  [
    [1, -1],
    [2, REFUSED],
  ],
  [
    [-1, 1, 2],
    [REFUSED, 2, 4],
  ],
  [
    [1, 2, -1, 4, -1],
    [2, 4, REFUSED, 8, REFUSED],
  ],
])('of %j only the refused rows fail, in their order', async (batch, results) => {
  expect(await doubling().run(batch)).toEqual(results);
});

test('an error that no row has caused fails the whole batch, without another try', async () => {
  const { run, batches } = doubling();
  await expect(run([1, 99, 2])).rejects.toBe(AWAY);
  expect(batches).toHaveLength(1);
});
