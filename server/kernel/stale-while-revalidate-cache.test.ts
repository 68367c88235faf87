import { StaleWhileRevalidateCache } from './stale-while-revalidate-cache';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function cached(
  keeping: Partial<ConstructorParameters<typeof StaleWhileRevalidateCache<number>>[0]> = {},
) {
  let now = 0;
  let made = 0;
  const values = new StaleWhileRevalidateCache<number>(
    { fresh: 10, usable: 30, ...keeping },
    () => now,
  );
  return {
    at: (time: number) => (now = time),
    ask: (key = 'a') => values.get(key, () => Promise.resolve((made += 1))),
    fail: (key = 'a') => values.get(key, () => Promise.reject(new Error('lost'))),
    made: () => made,
  };
}

test('however many ask at the same time, it is made once', async () => {
  const { ask } = cached();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
});

test('an older value is given out while the next is made, once', async () => {
  const { ask, at, made } = cached();
  await ask();
  at(11);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  await settled();
  expect(made()).toBe(2);
  expect(await ask()).toBe(2);
});

test('what is made in the background may be made another way', async () => {
  let now = 0;
  const values = new StaleWhileRevalidateCache<string>({ fresh: 10, usable: 30 }, () => now);
  const ask = () =>
    values.get(
      'a',
      () => Promise.resolve('waited'),
      () => Promise.resolve('renewed'),
    );
  expect(await ask()).toBe('waited');
  now = 11;
  expect(await ask()).toBe('waited');
  await settled();
  expect(await ask()).toBe('renewed');
  now = 60;
  expect(await ask()).toBe('waited');
});

test('a value that is too old is not given out', async () => {
  const { ask, at } = cached();
  await ask();
  at(31);
  expect(await ask()).toBe(2);
});

test('a failure is not kept, and one in the background leaves the value until it is too old', async () => {
  const { ask, at, fail } = cached();
  await expect(fail()).rejects.toThrow('lost');
  expect(await ask()).toBe(1);
  at(11);
  expect(await fail()).toBe(1);
  await settled();
  expect(await ask()).toBe(1);
  await settled();
  expect(await ask()).toBe(2);
});

test('what was made longest ago leaves first when there is too much', async () => {
  const { ask } = cached({ limit: 2 });
  for (const key of ['a', 'b', 'c']) await ask(key);
  expect([await ask('b'), await ask('c'), await ask('a')]).toEqual([2, 3, 4]);
});

test('heavy values take the room of several, and the newest always stays', async () => {
  const { ask } = cached({ limit: 5, weigh: (value) => (value === 3 ? 9 : 1) });
  for (const key of ['a', 'b', 'c']) await ask(key);
  await settled();
  expect(await ask('c')).toBe(3);
  expect(await ask('a')).toBe(4);
  await settled();
  expect(await ask('a')).toBe(4);
});
