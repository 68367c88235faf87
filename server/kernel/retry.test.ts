import { pause, retry } from './retry';

/** Fails with each of the reasons in turn, then succeeds. */
const failing = (...reasons: readonly string[]) => {
  let tried = 0;
  const run = (): Promise<number> => {
    const reason = reasons[tried];
    tried += 1;
    return reason === undefined ? Promise.resolve(tried) : Promise.reject(new Error(reason));
  };
  return { run, tried: () => tried };
};
const isBusy = (error: unknown): boolean => (error as Error).message === 'busy';

test('what fails for a while is tried once more for each pause', async () => {
  const { run } = failing('busy', 'busy');
  expect(await retry([1, 1], run, isBusy)).toBe(3);
});

test('the last failure is thrown', async () => {
  const { run, tried } = failing('busy', 'busy', 'busy');
  await expect(retry([1, 1], run, isBusy)).rejects.toThrow('busy');
  expect(tried()).toBe(3);
});

test('another failure is thrown at once', async () => {
  const { run, tried } = failing('busy', 'refused', 'busy');
  await expect(retry([1, 1, 1], run, isBusy)).rejects.toThrow('refused');
  expect(tried()).toBe(2);
});

test('what succeeds at once is run once', async () => {
  const { run, tried } = failing();
  expect(await retry([1], run, isBusy)).toBe(1);
  expect(tried()).toBe(1);
});

test('a pause lasts at least its ms', async () => {
  const started = performance.now();
  await pause(20);
  expect(performance.now() - started).toBeGreaterThan(18);
});
