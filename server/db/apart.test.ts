import { createApart } from './apart';

const logged: unknown[] = [];
const log = { error: (line: unknown) => void logged.push(line) };
const failure = (message: string, code?: string) => (): Promise<never> =>
  Promise.reject(Object.assign(new Error(message), code === undefined ? {} : { code }));
const success = (): Promise<void> => Promise.resolve();

beforeEach(() => {
  logged.length = 0;
});

test('one that fails stops none of the others, and is logged once', async () => {
  const apart = createApart(log, 'thing');
  expect(await apart('a', failure('no'))).toBe(false);
  expect(await apart('b', success)).toBe(true);
  expect(await apart('a', failure('no'))).toBe(false);
  expect(logged).toEqual([expect.objectContaining({ id: 'a' })]);
});

test('one that succeeded in between is logged again', async () => {
  const apart = createApart(log, 'thing');
  await apart('a', failure('no'));
  await apart('a', success);
  await apart('a', failure('no'));
  expect(logged).toHaveLength(2);
});

test('where the database is away, the others are not tried', async () => {
  const apart = createApart(log, 'thing');
  await expect(apart('a', failure('away', 'ECONNREFUSED'))).rejects.toThrow('away');
  expect(logged).toEqual([]);
});
