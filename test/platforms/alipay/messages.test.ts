import type { Provider } from '../../server/kit/harness';
import {
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
} from '../../server/kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../../server/kit/worlds/booking-world';
import { writeMessageSettings } from '../../server/kit/worlds/message-settings';
import { startOn } from '../../server/kit/start-on';
import { until } from '../../server/kit/until';
import { openIdOf } from '../../../server/platforms/simulated/alipay/handlers';
import { MINI_ID, startFake } from './start-fake';
import type { RunningFake } from './start-fake';
import { sqlNow } from '../../run-clock';

const ACCEPT = 'POST /message/message/acceptTemplates.do';
const SEND = 'alipay.open.app.mini.templatemessage.send';
const ORDER_PAGE = 'pages/order/order-detail/index';

let testDatabase: TestDatabase;
let fake: RunningFake;
let provider: Provider | undefined;
let callers: readonly Caller[];
const nth = (index: number): Caller => callers[index] as Caller;

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  ({ callers } = await createWorld(testDatabase, { callers: 3, slots: [] }));
  fake = await startFake({ templates: ['T1'], pages: [ORDER_PAGE] });
  const settings = writeMessageSettings(
    testDatabase.dataDir,
    { alipay: { reminder: 'T1' } },
    { alipayNoConsent: ['USER_NOT_SUBSCRIBE'] },
  );
  const messages = (): Promise<void> =>
    inDatabase(testDatabase, async ({ pool }) => {
      await pool.query(
        `insert into messages (user_id, message_class, kind, params, link, created_at)
         select id, 'reminder', 'reminderDay', $1::jsonb, $2::jsonb, ${sqlNow()} from users`,
        [
          { product: { zh: '流感疫苗', en: 'Influenza' }, day: dayFrom(1), time: '09:00' },
          { page: 'orderDetail', query: { orderId: 'o1' } },
        ],
      );
    });
  const first = await startOn(testDatabase, { MESSAGE_SETTINGS: settings, ...fake.env });
  const accept = (caller: Caller, person: string) =>
    first.ok(
      ACCEPT,
      {
        platform: 'alipay',
        code: fake.state.codes.give(MINI_ID, person),
        reportId: `report-${person}`,
        templates: ['T1'],
      },
      caller,
    );
  await accept(nth(0), 'anna');
  await accept(nth(1), 'bert');
  await first.halt();
  fake.state.subscriptions.set(`${openIdOf(MINI_ID, 'anna')} T1`, 1);
  await messages();
  provider = await startOn(testDatabase, { MESSAGE_SETTINGS: settings, ...fake.env });
});
afterAll(async () => {
  await provider?.halt();
  await fake?.stop();
  await testDatabase?.remove();
});

const sent = () => fake.state.calls.filter(({ method }) => method === SEND);
const untilSent = (count: number) => until(sent, ({ length }) => length >= count);

test('who accepted a template gets the message by Alipay itself; who did not gets none', async () => {
  await untilSent(2);
  const byPerson = Object.fromEntries(
    sent().map(({ parameters, ...call }) => [
      String(parameters.to_open_id),
      { parameters, ...call },
    ]),
  );
  expect(Object.keys(byPerson).sort()).toEqual(
    ['anna', 'bert'].map((person) => openIdOf(MINI_ID, person)).sort(),
  );
  expect(byPerson[openIdOf(MINI_ID, 'anna')]).toMatchObject({
    code: '10000',
    violations: [],
    parameters: {
      user_template_id: 'T1',
      page: `${ORDER_PAGE}?orderId=o1`,
      data: JSON.stringify({
        keyword1: { value: '流感疫苗' },
        keyword2: { value: '—' },
        keyword3: { value: dayFrom(1) },
        keyword4: { value: '09:00' },
        keyword5: { value: '接种提醒' },
      }),
    },
  });
});

test('who takes no more loses what they had accepted, and is not tried again', async () => {
  await untilSent(2);
  const state = async () =>
    inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query<{ state: string; unused: number }>(
        `select s.state, g.unused from message_sends s join message_grants g on g.id = s.grant_id
         where g.subject = $1`,
        [openIdOf(MINI_ID, 'bert')],
      );
      return rows;
    });
  await provider?.halt();
  expect(await state()).toEqual([{ state: 'refused', unused: 0 }]);
  expect(sent()).toHaveLength(2);
});
