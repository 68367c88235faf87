import { CODE } from '@contract/errors';
import { HASHING } from '../../../server/shared/accounts/passwords';
import { createTestDatabase, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { callFrom } from '../kit/worlds/from-address';
import type { RawAnswer } from '../kit/worlds/from-address';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';

let testDatabase: TestDatabase;
let provider: Provider;
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const ROOM = HASHING.running + HASHING.waiting;
/** Wrong passwords of as many people at once, from as many addresses. */
const tryAtOnce = (count: number, network = '127.5.0'): Promise<RawAnswer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      callFrom(provider.url, {
        path: '/passport/v1/h5/login/loginByPassword.do',
        method: 'POST',
        from: `${network}.${index + 1}`,
        body: { mobile: `138${String(index).padStart(8, '0')}`, password: 'a wrong one' },
      }),
    ),
  );
const having = (answers: readonly RawAnswer[], code: string) =>
  answers.filter(({ envelope }) => envelope.code === code);

test('more sign-ins at once than can be hashed soon are told that it is busy, and lose no try', async () => {
  const answers = await tryAtOnce(ROOM * 2);
  const busy = having(answers, CODE.BUSY);
  const wrong = having(answers, CODE.PASSWORD_WRONG);
  expect(busy.length + wrong.length).toBe(ROOM * 2);
  expect(wrong.length).toBeGreaterThanOrEqual(ROOM);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.status).toBe(503);
  expect(busy[0]?.envelope.msg).toMatch(/请过几秒再试/);
  const counted = await inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ count: number }>(
      `select sum(count)::int as count from attempts where limit_name = 'wrongPasswords'`,
    );
    return rows[0]?.count;
  });
  expect(counted).toBe(wrong.length);
  // Whoever tries again gets through.
  expect(having(await tryAtOnce(1), CODE.PASSWORD_WRONG)).toHaveLength(1);
});

test('a stop answers everybody whose password waits', async () => {
  const refused = (): number => provider.output.split('"security":"signIn"').length;
  const before = refused();
  const tried = tryAtOnce(ROOM, '127.5.1');
  // The first has been hashed, so the others have arrived and wait.
  await until(() => refused() > before);
  await provider.halt();
  const answers = await tried;
  expect(having(answers, CODE.PASSWORD_WRONG)).toHaveLength(ROOM);
  expect(provider.child.exitCode).toBe(0);
  expect(provider.output).not.toContain('cut off');
});
