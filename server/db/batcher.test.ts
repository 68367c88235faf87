import { createBatcher } from './batcher';

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Runs whose end the test controls. */
function scripted(limit?: number) {
  const runs: { readonly items: readonly number[]; readonly end: (error?: Error) => void }[] = [];
  const ask = createBatcher<number, string>(
    (items) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error): void =>
          error ? reject(error) : resolve(items.map((item) => `answer ${item}`));
        runs.push({ items, end });
      }),
    limit,
  );
  return { runs, ask };
}

async function untilRun<Run>(runs: readonly Run[], count: number): Promise<Run> {
  while (runs.length < count) await turn();
  return runs[count - 1] as Run;
}

test('answers each item by its position', async () => {
  const { runs, ask } = scripted();
  const answers = Promise.all([3, 1, 2].map(ask));
  (await untilRun(runs, 1)).end();
  await expect(answers).resolves.toEqual(['answer 3', 'answer 1', 'answer 2']);
});

test('those who arrive in turn after turn go out together', async () => {
  const { runs, ask } = scripted();
  for (let n = 1; n <= 5; n += 1) {
    void ask(n);
    await Promise.resolve();
  }
  void turn().then(() => ask(6));
  expect((await untilRun(runs, 1)).items).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each([
  ['a full batch', 4, 4],
  ['some turns', 100, 9],
])('the first of a stream wait for %s', async (_, limit, size) => {
  const { runs, ask } = scripted(limit);
  let n = 0;
  const arrive = (): void => {
    if (n < 20) setImmediate(arrive);
    void ask((n += 1));
  };
  arrive();
  expect((await untilRun(runs, 1)).items).toHaveLength(size);
});

test('the next run is under way before those who are answered go on', async () => {
  const { runs, ask } = scripted(100);
  const seen: number[] = [];
  const first = Array.from({ length: 100 }, (_, n) => ask(n).then(() => seen.push(runs.length)));
  const others = Array.from({ length: 100 }, (_, n) => ask(n));
  (await untilRun(runs, 1)).end();
  await Promise.all(first);
  expect(new Set(seen)).toEqual(new Set([2]));
  runs[1]?.end();
  await Promise.all(others);
});

test('all of a failed run are told so, and the next call is tried anew', async () => {
  const { runs, ask } = scripted();
  const failed = Promise.allSettled([ask(1), ask(2)]);
  (await untilRun(runs, 1)).end(new Error('lost'));
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = ask(3);
  (await untilRun(runs, 2)).end();
  await expect(again).resolves.toBe('answer 3');
});

/** As the driver reports what the database says. */
const stated = (code: string): Error => Object.assign(new Error(code), { code });

/** Answers by doubling; fails as a whole where an item is in `failing`. */
function doubling(failing: ReadonlyMap<number, Error>) {
  const runs: (readonly number[])[] = [];
  const ask = createBatcher((items: readonly number[]) => {
    runs.push(items);
    const error = items.map((item) => failing.get(item)).find((found) => found !== undefined);
    return error ? Promise.reject(error) : Promise.resolve(items.map((item) => item * 2));
  });
  return { runs, ask };
}

test.each([
  ['is out of range', '22003'],
  ['is no text', '22021'],
  ['breaks a reference', '23503'],
  ['exists already', '23505'],
])('an item that %s fails alone, and the others of its run are answered', async (_, code) => {
  const error = stated(code);
  const { ask } = doubling(new Map([[3, error]]));
  expect(await Promise.allSettled([1, 2, 3, 4, 5].map(ask))).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'fulfilled', value: 4 },
    { status: 'rejected', reason: error },
    { status: 'fulfilled', value: 8 },
    { status: 'fulfilled', value: 10 },
  ]);
});

test.each([
  ['is away', '57P01'],
  ['takes too long', '57014'],
  ['knows no such column', '42703'],
])('where the database %s nothing is asked item by item', async (_, code) => {
  const error = stated(code);
  const { runs, ask } = doubling(new Map([[1, error]]));
  const failed = await Promise.allSettled([1, 2, 3].map(ask));
  expect(failed).toEqual(failed.map(() => ({ status: 'rejected', reason: error })));
  expect(runs).toEqual([[1, 2, 3]]);
});

test('an error among the answers is that of its item alone', async () => {
  const error = new Error('not for you');
  const ask = createBatcher((items: readonly number[]) =>
    Promise.resolve(items.map((item) => (item === 2 ? error : item))),
  );
  expect(await Promise.allSettled([1, 2].map(ask))).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: error },
  ]);
});
