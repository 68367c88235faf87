import { createWorkQueue, QueueFull } from './work-queue';

/** Work that ends when the test says so. */
function work() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => void (end = resolve));
  const run = jest.fn(() => done);
  return { run, end: () => end() };
}
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('so many run, so many wait, and the next is refused at once', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 2 });
  const all = [work(), work(), work(), work(), work()];
  const results = all.slice(0, 4).map(({ run }) => queue.run(run));
  await expect(queue.run(all[4]?.run ?? work().run)).rejects.toThrow(QueueFull);
  await settled();
  expect(all.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0, 0]);
  all[1]?.end();
  await settled();
  expect(all.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0, 0]);
  const late = work();
  const another = queue.run(late.run);
  await expect(queue.run(work().run)).rejects.toThrow(QueueFull);
  for (const { end } of [...all, late]) end();
  await Promise.all([...results, another]);
  expect(late.run).toHaveBeenCalledTimes(1);
});

test('a failure gives its place on, and is its caller’s', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1 });
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const after = queue.run(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await after).toBe('done');
  expect(await queue.run(() => Promise.resolve('again'))).toBe('again');
});
