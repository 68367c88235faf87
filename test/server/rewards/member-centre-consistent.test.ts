import { Client } from 'pg';
import { MEMBER_AGREEMENT_VERSION } from '@contract/member/member-rules';
import { createTestDatabase, createWorld } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';
import { sqlNow } from '../../run-clock';

const INFO = 'GET /member/wx/memberCenter/getMemberInfo.do';
const BUY = 'POST /member/wx/memberCenter/buy.do';

let testDatabase: TestDatabase;
let provider: Provider;
let database: Client;
let who: Caller;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  [who] = (await createWorld(testDatabase, { callers: 1, slots: [] })).callers as [Caller];
  provider = await startOn(testDatabase);
  database = new Client({ connectionString: testDatabase.postgres?.url });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await provider?.halt();
  await testDatabase?.remove();
});

/** What its payment does to a purchase, in one transaction. */
async function complete(purchaseId: string): Promise<void> {
  await database.query(
    `insert into member_terms (id, user_id, source, days, starts_at, ends_at, purchase_id, cents, idempotency_key, created_at)
     select 'term', user_id, 'payment', days, ${sqlNow()}, ${sqlNow()} + interval '31 days', id, cents, 'key', ${sqlNow()}
     from member_purchases where id = $1`,
    [purchaseId],
  );
  await database.query(
    `update member_purchases set state = 'paid', paid_at = ${sqlNow()} where id = $1`,
    [purchaseId],
  );
}

/** Whether the call is in its middle: jobs wait for the table as well. */
const isReading = async (): Promise<boolean> => {
  // Within a transaction what was seen first would be answered again.
  await database.query('select pg_stat_clear_snapshot()');
  const { rowCount } = await database.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%"m"."user_id" = $1%'`,
  );
  return rowCount === 1;
};

test('a payment that arrives while the member centre is read is shown with its term, or not yet', async () => {
  const order = { plan: 'month', agreementVersion: MEMBER_AGREEMENT_VERSION } as const;
  const { purchaseId } = await provider.ok(BUY, order, who);
  const read = async () => {
    const { status, terms, purchase } = await provider.ok(INFO, {}, who);
    return { status, terms: terms.length, purchase: purchase?.state };
  };
  await database.query('begin');
  await database.query('lock table member_purchases in access exclusive mode');
  const during = read();
  await until(isReading);
  await complete(purchaseId);
  await database.query('commit');
  expect(await during).toEqual({ status: 0, terms: 0, purchase: 'open' });
  expect(await read()).toEqual({ status: 1, terms: 1, purchase: 'paid' });
});
