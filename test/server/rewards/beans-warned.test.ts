import type { Client } from 'pg';
import { warnOfExpiry } from '../../../server/domain/rewards/beans/warn';
import type { Database } from '../../../server/db/database';
import { openIn } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { openUncheckedDatabase } from '../kit/worlds/unchecked-database';
import type { UncheckedDatabase } from '../kit/worlds/unchecked-database';
import { rowsRead } from '../kit/rows-read';
import { sqlNow } from '../../run-clock';

const NOW = Date.parse('2027-03-10T12:00:00+08:00');
/** Within 30 days. */
const SOON = '2027-04-01T00:00:00+08:00';
/** Of each account: those of two are more than a statement looks at, so that the second's are in two batches. */
const LOTS = 300;

let loose: UncheckedDatabase;
let database: Database;
let client: Client;
let callers: readonly Caller[];
beforeAll(async () => {
  loose = await openUncheckedDatabase({ callers: 4, slots: [] });
  ({ database, client, callers } = loose);
});
afterAll(() => loose?.close());

const idOf = (index: number): string => callers[index]?.userId ?? '';

const grant = (userId: string, lots: number, expiresAt = SOON) =>
  client.query(
    `insert into bean_lots (id, user_id, entry_id, granted, remaining, expires_at)
     select $1 || ' ' || $3::text || ' ' || n, $1, 'entry', 2, 1, $3::text::timestamptz
     from generate_series(1, $2::int) n`,
    [userId, lots, expiresAt],
  );
async function warn(on: Database = database): Promise<void> {
  while (await warnOfExpiry(on.db, NOW));
}
/** How many beans each message to an account speaks of. */
async function told(userId: string): Promise<readonly unknown[]> {
  const { rows } = await client.query<{ params: { beans: string; day: string } }>(
    `select params from messages where user_id = $1 and kind = 'beansExpiring' order by id`,
    [userId],
  );
  return rows.map(({ params }) => params);
}

test('everybody is told once of all beans that expire on a day, by however many processes', async () => {
  for (const index of [0, 1]) await grant(idOf(index), LOTS);
  await grant(idOf(0), 1, '2027-04-10T00:00:00+08:00');
  const other = await openIn(loose.testDatabase);
  // Somebody is spending beans meanwhile.
  await client.query('begin');
  await client.query('select from bean_lots where user_id = $1 limit 1 for update', [idOf(1)]);
  await Promise.all([warn(), warn(other)]);
  await client.query('commit');
  await warn(other);
  await other.close();
  expect(await told(idOf(0))).toEqual([{ beans: String(LOTS), day: '2027-03-31' }]);
  expect(await told(idOf(1))).toEqual([{ beans: String(LOTS), day: '2027-03-31' }]);
});

test('lots whose owners have been told are not read again', async () => {
  await warn();
  expect(await rowsRead(database, 'bean_lots', (trx) => warnOfExpiry(trx, NOW))).toBe(0);
});

test('who has turned it off is told once it is on again', async () => {
  const userId = idOf(2);
  await client.query(
    `insert into muted_messages (user_id, kind, channel, muted_at) values ($1, 'beansExpiring', 'inApp', ${sqlNow()})`,
    [userId],
  );
  await grant(userId, 3);
  await warn();
  expect(await told(userId)).toEqual([]);
  await client.query('delete from muted_messages');
  await warn();
  expect(await told(userId)).toEqual([{ beans: '3', day: '2027-03-31' }]);
});

test('beans that come back to a day of which their owner has been told are no second message', async () => {
  const userId = idOf(3);
  await grant(userId, 2);
  await client.query('update bean_lots set remaining = 0 where id = $1', [`${userId} ${SOON} 2`]);
  await warn();
  await client.query('update bean_lots set remaining = 2 where user_id = $1', [userId]);
  await warn();
  expect(await told(userId)).toEqual([{ beans: '1', day: '2027-03-31' }]);
  expect(await rowsRead(database, 'bean_lots', (trx) => warnOfExpiry(trx, NOW))).toBe(0);
});
