import { Cache, createReadingCache } from './cache';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function cached(keeping: Partial<ConstructorParameters<typeof Cache<string, number>>[0]> = {}) {
  let now = 0;
  let made = 0;
  const values = new Cache<string, number>({ fresh: 10, usable: 30, ...keeping }, () => now);
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
  const values = new Cache<string, string>({ fresh: 10, usable: 30 }, () => now);
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

test('up to the last ms a value is fresh, then usable, then neither', async () => {
  const { ask, at, made } = cached();
  await ask();
  at(9);
  await ask();
  expect(made()).toBe(1);
  at(29);
  expect(await ask()).toBe(1);
  expect(made()).toBe(2);
});

test('without a second lifetime nothing stale is given out', async () => {
  let now = 0;
  let made = 0;
  const values = new Cache<number, number>({ fresh: 10 }, () => now);
  const ask = () => values.get(1, () => Promise.resolve((made += 1)));
  expect(await ask()).toBe(1);
  now = 9;
  expect(await ask()).toBe(1);
  now = 10;
  expect(await ask()).toBe(2);
});

test('a key may have a lifetime of its own', async () => {
  let now = 0;
  let made = 0;
  const values = new Cache<string, number>({ fresh: 10 }, () => now);
  const make = () => Promise.resolve((made += 1));
  const ask = () => values.get('long', make, make, { fresh: 50 });
  expect(await ask()).toBe(1);
  now = 49;
  expect(await ask()).toBe(1);
  now = 50;
  expect(await ask()).toBe(2);
});

test('what does not exist is asked for again, by all who wait at once only once', async () => {
  let asked = 0;
  const reading = createReadingCache(1_000, (key: string) => {
    asked += 1;
    return Promise.resolve(key === 'known' ? key : null);
  });
  expect(await Promise.all([reading.get('none'), reading.get('none')])).toEqual([null, null]);
  expect(asked).toBe(1);
  await reading.get('none');
  expect(asked).toBe(2);
  await reading.get('known');
  expect(await reading.get('known')).toBe('known');
  expect(asked).toBe(3);
});

test('a value that is too old is not given out', async () => {
  const { ask, at } = cached();
  await ask();
  at(30);
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
