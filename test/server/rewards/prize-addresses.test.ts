import { CODE } from '@contract/errors';
import { createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { aClaim, aPrize } from '../kit/worlds/family';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const CLAIM = 'POST /lottery/prize/claim.do';

let testDatabase: TestDatabase;
let provider: Provider;
let winner: Caller;
let other: Caller;
let ticketId: string;
/** By account; the provider seals them when it starts. */
const secrets = new Map<string, string>();
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const { callers } = await createWorld(testDatabase, { callers: 2, slots: [] });
  [winner, other] = callers as [Caller, Caller];
  await inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ user_id: string; secret: string }>(
      'select * from sessions',
    );
    for (const { user_id: id, secret } of rows) secrets.set(id, secret);
  });
  provider = await startOn(testDatabase);
  ({ ticketId } = await aPrize(testDatabase)(winner as never, provider));
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const sql = (text: string) =>
  inDatabase(testDatabase, async ({ pool }) => (await pool.query(text, [ticketId])).rows);
const stateNow = () =>
  sql(`select w.state, exists (select from lottery_deliveries d where d.ticket_id = w.ticket_id) as has_address
       from lottery_winners w where w.ticket_id = $1`);
const claim = () => provider.call(CLAIM, aClaim(ticketId), winner);
const withdraw = (by: Caller) =>
  provider.ok('POST /personal/consent/withdraw.do', { purpose: 'delivery', id: ticketId }, by);
const deliveriesOf = async ({ token, userId }: Caller) => {
  const as = { token, secret: secrets.get(userId) ?? '' };
  const { list } = await provider.ok('GET /personal/consent/list.do', {}, { as });
  return list.filter(({ purpose }) => purpose === 'delivery').map(({ id }) => id);
};

test('an address is among its winner’s consents, and nobody else’s', async () => {
  expect(await claim()).toMatchObject({ code: CODE.SUCCESS });
  expect(await deliveriesOf(winner)).toEqual([ticketId]);
  expect(await deliveriesOf(other)).toEqual([]);
});

test('somebody else’s withdrawal changes nothing of a claimed prize', async () => {
  await withdraw(other);
  expect(await stateNow()).toEqual([{ state: 'claimed', has_address: true }]);
});

test('the address of a prize that was sent goes, and the prize is not given a second time', async () => {
  await sql(
    `update lottery_winners set state = 'sent', sent_at = ${sqlNow()} where ticket_id = $1`,
  );
  await withdraw(winner);
  expect(await stateNow()).toEqual([{ state: 'sent', has_address: false }]);
  expect(await claim()).toMatchObject({ code: CODE.LOTTERY_CLAIM_OVER });
});

test('a prize is not claimed after its time, whether the job has looked at it or not', async () => {
  await sql(`update lottery_winners set state = 'won', sent_at = null, claimed_at = null,
    claim_until = '2000-01-01' where ticket_id = $1`);
  expect(await claim()).toMatchObject({ code: CODE.LOTTERY_CLAIM_OVER });
});
