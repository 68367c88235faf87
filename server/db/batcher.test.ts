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
