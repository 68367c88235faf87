import { CODE } from '@contract/errors';
import type { Database } from '../../../server/db/database';
import { countDocument, MOST_OF_ACCOUNT } from '../../../server/shared/recipients/document-limits';
import type { UserContext } from '../../../server/http/context';
import { createTestDatabase, createWorld, openIn } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';

const NOW = Date.parse('2026-11-22T12:00:00+08:00');
const TODAY = '2026-11-22';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  database = await openIn(testDatabase);
});
afterAll(async () => {
  await database?.close();
  await testDatabase?.remove();
});

/** Enters a number. @returns `allowed`, or the code of the refusal */
const enter = (userId: string, address: string, today = TODAY, ofAddress = 3): Promise<string> =>
  countDocument(database.db, ['entered'], { key: Buffer.from('key'), ofAddress }, {
    userId,
    address,
    today,
    now: NOW,
  } as UserContext).then(
    () => 'allowed',
    (error: { code: string }) => error.code,
  );

test('an address enters so many numbers a day, under however many accounts', async () => {
  for (const account of ['a', 'b', 'c']) expect(await enter(account, '1.1.1.1')).toBe('allowed');
  expect(await enter('d', '1.1.1.1')).toBe(CODE.TOO_MANY);
  expect(await enter('d', '2.2.2.2')).toBe('allowed');
  expect(await enter('d', '1.1.1.1', '2026-11-23')).toBe('allowed');
});

test('an account enters so many numbers a day, from however many addresses', async () => {
  for (let n = 0; n < MOST_OF_ACCOUNT.entered; n += 1)
    expect(await enter('family', `3.3.3.${n}`)).toBe('allowed');
  expect(await enter('family', '4.4.4.4')).toBe(CODE.TOO_MANY);
});
