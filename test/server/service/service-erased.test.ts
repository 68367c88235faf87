import { Client } from 'pg';
import { CODE } from '@contract/errors';
import { createTestDatabase, createWorld, newKey } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { aText } from '../kit/worlds/service-world';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';
import { sqlNow } from '../../run-clock';

let testDatabase: TestDatabase;
let provider: Provider;
let who: Caller;
/** Deletes an account, step by step. */
let deleting: Client;
let looking: Client;

const connected = async (): Promise<Client> => {
  const client = new Client({ connectionString: testDatabase.postgres?.url });
  await client.connect();
  return client;
};

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const { callers } = await createWorld(testDatabase, { callers: 1, slots: [] });
  [who] = callers as [Caller];
  provider = await startOn(testDatabase);
  [deleting, looking] = [await connected(), await connected()];
});
afterAll(async () => {
  await deleting?.end();
  await looking?.end();
  await provider?.halt();
  await testDatabase?.remove();
});

test('a first message whose account is deleted while it is on its way leaves no conversation', async () => {
  await deleting.query('begin');
  await deleting.query('select from users where id = $1 for update', [who.userId]);
  const message = aText('我的孩子发烧了');
  const sending = provider.call('POST /service/chat/send.do', { clientId: newKey(), message }, who);
  await until(
    () =>
      looking.query(
        `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
      ),
    ({ rowCount }) => (rowCount ?? 0) > 0,
  );
  await deleting.query(`update users set deleted_at = ${sqlNow()}, mobile = null where id = $1`, [
    who.userId,
  ]);
  await deleting.query('commit');
  expect((await sending).code).toBe(CODE.LOGIN_INVALID);
  const { rowCount } = await looking.query('select from service_conversations');
  expect(rowCount).toBe(0);
});
