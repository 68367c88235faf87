import { randomUUID } from 'node:crypto';
import type {
  PendingCallback,
  Tampering,
} from '../../../server/platforms/simulated/wechat/pay/callback-message';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { simulatedPhone } from './simulated-phone';
import type { SimulatedPhone } from './simulated-phone';
import { startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const PRICE = 62_600;
const [TAKEN, REFUSED] = [204, 503];

let testDatabase: TestDatabase;
let provider: Provider;
let phone: SimulatedPhone;
let callers: Caller[];
let slotId = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const world = await createWorld(testDatabase, {
    callers: 2,
    slots: [{ day: dayFrom(3), capacity: 2 }],
  });
  callers = [...world.callers];
  slotId = world.slotIds[0] ?? 0;
  phone = simulatedPhone(testDatabase.dataDir);
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

/** Sends a callback over the network as WeChat Pay does. @returns the answer's status */
async function send(callback: PendingCallback, tampering?: Tampering): Promise<number> {
  const { url, headers, body } = phone.wechat.fake.state.callbacks.write(callback, tampering);
  const answer = await fetch(provider.url + new URL(url).pathname, {
    method: 'POST',
    headers,
    body,
  });
  return answer.status;
}

/** An order that its payer has paid in WeChat's sheet; the provider knows it by no callback yet. */
async function paidUnheard() {
  const caller = callers.pop() as Caller;
  const form = bookingOf(caller, slotId);
  const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
  const { payment } = await provider.ok(
    'POST /order/subscribe/prepay.do',
    { orderId, method: 'wechat-mini', loginCode: `login-code-${orderId}-1` },
    caller,
  );
  const { number } = payment;
  // The provider would ask by itself: only callbacks may tell it here.
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(
      `update payments set next_ask_at = ${sqlNow()} + interval '1 hour' where number = $1`,
      [number],
    ),
  );
  expect(await phone.pay(payment.request)).toBe(true);
  const callback = phone.wechat.fake.state.callbacks.pending.at(-1) as PendingCallback;
  /** What may not change: the order, its payment and history, and money on its way back. */
  const stands = () =>
    inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query<Readonly<Record<string, unknown>>>(
        `select o.status, o.paid_cents, o.paid_at, p.state, p.transaction_id, p.settled_at,
           (select json_agg(e.kind order by e.id) from order_events e where e.order_id = o.id) as events,
           (select count(*)::int from payment_refunds r where r.payment_number = p.number) as refunds
         from payments p join payment_orders t on t.payment_number = p.number join orders o on o.id = t.order_id where p.number = $1`,
        [number],
      );
      return rows;
    });
  const outcomes = () =>
    inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query<{ id: string; outcome: string }>(
        'select id, outcome from payment_notices where number = $1 order by received_at',
        [number],
      );
      return rows.map(({ id, outcome }) => [id, outcome]);
    });
  return { caller, orderId, callback, stands, outcomes };
}

/** What nobody but the platform could make right, each with its own fault. */
const faults = (callback: PendingCallback): readonly [PendingCallback, Tampering | undefined][] => [
  [callback, { changed: (body) => body.replace(/"ciphertext":"./, (start) => other(start)) }],
  [callback, { changed: (body) => body.replace('TRANSACTION.SUCCESS', 'TRANSACTION.SUCCESs') }],
  [callback, { skew: -301 }],
  [callback, { isProbe: true }],
  [{ ...callback, resource: { ...callback.resource, mchid: '1900000999' } }, undefined],
];
/** The same text with another last letter. */
const other = (text: string): string => text.slice(0, -1) + (text.endsWith('A') ? 'B' : 'A');

test('the callback pays the order once; forged, stale and foreign ones change nothing before or after it', async () => {
  const { caller, orderId, callback, stands, outcomes } = await paidUnheard();
  const before = await stands();
  expect(before).toMatchObject([{ status: 'BOOKED', paid_cents: 0, state: 'open', refunds: 0 }]);
  for (const [sent, tampering] of faults(callback)) {
    expect(await send(sent, tampering)).toBe(REFUSED);
    expect(await stands()).toEqual(before);
  }
  expect(await outcomes()).toEqual([]);

  expect(await send(callback)).toBe(TAKEN);
  const after = await stands();
  expect(after).toMatchObject([
    { status: 'BOOKED', paid_cents: PRICE, state: 'paid', events: ['created', 'paid'], refunds: 0 },
  ]);
  expect(await outcomes()).toEqual([[callback.id, 'booked']]);
  const payment = await provider.ok('GET /order/subscribe/payment.do', { orderId }, caller);
  expect(payment).toMatchObject({ state: 'paid', attempt: { cents: PRICE, state: 'paid' } });

  const again = { ...callback, id: randomUUID() };
  expect([await send(callback), await send(again)]).toEqual([TAKEN, TAKEN]);
  for (const [sent, tampering] of faults(callback))
    expect(await send(sent, tampering)).toBe(REFUSED);
  expect(await stands()).toEqual(after);
  expect(await outcomes()).toEqual([
    [callback.id, 'booked'],
    [again.id, 'known'],
  ]);
  // What is signed for another merchant is reported; none of it was an error on the way.
  expect(provider.output).not.toContain('"err":');
});
