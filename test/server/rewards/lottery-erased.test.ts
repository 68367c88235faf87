import { Client } from 'pg';
import { markSent } from '../../../server/domain/rewards/lottery/deliveries';
import { forfeitOne } from '../../../server/domain/rewards/lottery/forfeit';
import { maskOwners } from '../../../server/domain/rewards/lottery/mask-owners';
import type { Database } from '../../../server/db/database';
import { createTestDatabase, createWorld, newKey, openIn } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { insertFilled, looseClient } from '../kit/worlds/filled-rows';
import { until } from '../kit/until';

const NOW = Date.parse('2026-11-22T12:00:00+08:00');
const BOTH = JSON.stringify({ zh: '奖', en: 'Prize' });
const DRAWN = {
  title: BOTH,
  prizes: JSON.stringify([{ name: { zh: '奖', en: 'Prize' }, stock: 1, valueCents: 100 }]),
  published_at: '2026-10-01',
  opens_at: '2026-10-01',
  closes_at: '2026-10-02',
  draw_at: '2026-10-03',
  closed_at: '2026-10-02',
  list_hash: 'h',
  tickets: 2,
  round: 1,
  public_value: 'v',
  drawn_at: '2026-10-03',
  source: 'simulated',
  claim_days: 7,
} as const;

let testDatabase: TestDatabase;
let database: Database;
/** Inserts rows. */
let client: Client;
/** Deletes an account, step by step. */
let deleting: Client;
let winner: Caller;
let reserve: Caller;
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const { callers } = await createWorld(testDatabase, { callers: 2, slots: [] });
  [winner, reserve] = callers as [Caller, Caller];
  database = await openIn(testDatabase);
  [client, deleting] = await Promise.all(
    [1, 2].map(async () => {
      const made = new Client({ connectionString: testDatabase.postgres?.url });
      await made.connect();
      return made;
    }),
  ).then(([one, other]) => [one, other] as [Client, Client]);
  await looseClient(client);
});
afterAll(async () => {
  await client?.end();
  await deleting?.end();
  await database?.close();
  await testDatabase?.remove();
});

/** A drawn activity with a prize and a reserve. @returns its tickets, and how to change a prize */
async function createDraw(state: 'won' | 'claimed') {
  const activityId = newKey();
  await insertFilled(client, 'lottery_activities', { ...DRAWN, id: activityId });
  const prizes = [
    { ticket_id: newKey(), state, unit: 1, claim_until: '2026-11-01' },
    { ticket_id: newKey(), state: 'reserve', unit: null, claim_until: null },
  ];
  for (const [index, prize] of prizes.entries()) {
    const { ticket_id } = prize;
    const user_id = [winner, reserve][index]?.userId;
    await insertFilled(client, 'lottery_tickets', { id: ticket_id, activity_id: activityId });
    const owner = { ticket_id, activity_id: activityId, user_id };
    await insertFilled(client, 'lottery_ticket_owners', owner);
    await insertFilled(client, 'lottery_winners', {
      ...prize,
      activity_id: activityId,
      position: index + 1,
      shown_as: '138****0000',
    });
  }
  return { activityId, tickets: prizes.map(({ ticket_id }) => ticket_id) };
}

/** Deletes an account while something works on its prize, which has to wait. */
async function deleteMeanwhile<T>(
  { userId }: Caller,
  ticketId: string,
  work: () => Promise<T>,
): Promise<T> {
  await deleting.query('begin');
  await deleting.query('select from users where id = $1 for update', [userId]);
  const working = work();
  working.catch(() => undefined);
  await until(
    () => client.query('select from pg_locks where not granted'),
    ({ rowCount }) => (rowCount ?? 0) > 0,
  );
  // A prize that the other has locked would let each wait for the other.
  await deleting.query(`update lottery_winners set shown_as = '' where ticket_id = $1`, [ticketId]);
  await deleting.query('delete from lottery_ticket_owners where user_id = $1', [userId]);
  await deleting.query('update users set mobile = null where id = $1', [userId]);
  await deleting.query('commit');
  return working;
}

const statesOf = async (activityId: string): Promise<string[]> => {
  const { rows } = await client.query<{ state: string }>(
    'select state from lottery_winners where activity_id = $1 order by position',
    [activityId],
  );
  return rows.map(({ state }) => state);
};

const messagesOf = async ({ userId }: Caller, activityId: string): Promise<number> => {
  const { rowCount } = await client.query(
    `select from messages where user_id = $1 and dedupe_key like 'lottery:%' || $2 || '%'`,
    [userId, activityId],
  );
  return rowCount ?? 0;
};

const passAllOn = async (): Promise<void> => {
  while (await forfeitOne(database.db, NOW));
};

test('a prize is passed on while its account is deleted', async () => {
  const { activityId, tickets } = await createDraw('won');
  const passOn = () => forfeitOne(database.db, NOW);
  expect(await deleteMeanwhile(winner, tickets[0] ?? '', passOn)).toBe(true);
  expect(await statesOf(activityId)).toEqual(['forfeited', 'won']);
  expect(await messagesOf(winner, activityId)).toBe(0);
  expect(await messagesOf(reserve, activityId)).toBe(1);
});

test('a prize is passed on to an account that is deleted, and from there on', async () => {
  const { activityId, tickets } = await createDraw('won');
  const passOn = () => forfeitOne(database.db, NOW);
  expect(await deleteMeanwhile(reserve, tickets[1] ?? '', passOn)).toBe(true);
  expect(await statesOf(activityId)).toEqual(['forfeited', 'won']);
  expect(await messagesOf(reserve, activityId)).toBe(0);
  await passAllOn();
  expect(await statesOf(activityId)).toEqual(['forfeited', 'forfeited']);
});

test('a prize is noted as sent while its account is deleted', async () => {
  const { activityId, tickets } = await createDraw('claimed');
  const send = () => markSent(database.db, { activityId, position: 1, now: NOW });
  await deleteMeanwhile(winner, tickets[0] ?? '', send);
  expect(await statesOf(activityId)).toEqual(['sent', 'reserve']);
});

test('two processes pass a prize on once', async () => {
  const { activityId } = await createDraw('won');
  await Promise.all([1, 2, 3].map(passAllOn));
  expect((await statesOf(activityId))[0]).toBe('forfeited');
  expect(await messagesOf(reserve, activityId)).toBe(1);
});

test('a draw shows no mobile of an account that is deleted meanwhile', async () => {
  const { tickets } = await createDraw('claimed');
  const mask = () =>
    database.db
      .transaction()
      .execute((trx) => maskOwners({ open: (sealed: string) => sealed })(trx, tickets));
  await client.query(`update users set mobile = '13800000000'`);
  const masks = await deleteMeanwhile(winner, tickets[0] ?? '', mask);
  expect(masks.get(tickets[0] ?? '') ?? '').toBe('');
  expect(masks.get(tickets[1] ?? '')).toBe('138****0000');
});
