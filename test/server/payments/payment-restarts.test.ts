import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  KINDS,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { payAhead, paymentIs } from '../kit/worlds/pay-ahead';
import { simulatedPhone } from './simulated-phone';
import type { SimulatedPhone } from './simulated-phone';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';

const PRICE = 62_600;
/** s between cancelling and sending the money: the provider is away meanwhile. */
const REFUND_DELAY_SECONDS = '2';

describe.each(KINDS)('on %s, with the platforms simulated', (kind) => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let phone: SimulatedPhone;
  let callers: Caller[];
  let slotId = 0;

  const start = async () => {
    provider = await startOn(testDatabase, { REFUND_DELAY_SECONDS });
  };
  const killAndStart = async () => {
    await provider.kill();
    await start();
  };

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    const slots = [{ day: dayFrom(3), capacity: 3 }];
    const world = await createWorld(testDatabase, { callers: 3, slots });
    callers = [...world.callers];
    slotId = world.slotIds[0] ?? 0;
    phone = simulatedPhone(testDatabase.dataDir);
    await start();
  });
  afterAll(async () => {
    await provider?.halt();
    const { unbalanced } = await inDatabase(testDatabase, readLedger);
    await testDatabase?.remove();
    expect(unbalanced).toEqual([]);
  });

  async function booked() {
    const caller = callers.pop() as Caller;
    const form = bookingOf(caller, slotId);
    const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
    const detail = () => provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
    const cancel = () =>
      provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);
    const refunded = () => until(detail, ({ status }) => status === 'REFUNDED');
    return { caller, orderId, detail, cancel, refunded };
  }

  test('money paid on Alipay’s page can be given back after a restart', async () => {
    const { caller, orderId, detail, cancel, refunded } = await booked();
    await payAhead(provider, orderId, caller);
    const { payment } = await detail();
    const number = payment.attempt?.number ?? '';
    expect(phone.balanceOf(number)).toBe(PRICE);
    await provider?.halt();
    await start();
    await cancel();
    expect((await refunded()).refund).toMatchObject({ state: 'paid', refundCents: PRICE });
    expect(phone.balanceOf(number)).toBe(0);
  });

  test.each(['wechat-mini', 'alipay-mini'] as const)(
    'killed before the callback of %s, and again before the refund, money is what the orders say',
    async (method) => {
      const { caller, orderId, detail, cancel, refunded } = await booked();
      const { payment } = await provider.ok(
        'POST /order/subscribe/prepay.do',
        { orderId, method, loginCode: `login-code-${orderId}-1` },
        caller,
      );
      await provider.kill();
      expect(await phone.pay(payment.request)).toBe(true);
      await start();
      await paymentIs(provider, orderId, caller, 'paid');
      const paid = await detail();
      expect([paid.status, paid.payment.paidCents]).toEqual(['BOOKED', PRICE]);
      expect(paid.timeline.filter((event) => event.kind === 'paid')).toHaveLength(1);
      expect(phone.balanceOf(payment.number)).toBe(PRICE);

      expect((await cancel()).status).toBe('REFUNDING');
      await killAndStart();
      const back = await refunded();
      expect(back.refund).toMatchObject({ state: 'paid', refundCents: PRICE, chargeCents: 0 });
      expect(back.timeline.map((event) => [event.kind, event.status])).toEqual([
        ['created', 'BOOKED'],
        ['paid', 'BOOKED'],
        ['refund', 'REFUNDING'],
        ['refund', 'REFUNDED'],
      ]);
      expect(phone.balanceOf(payment.number)).toBe(0);
    },
  );
});
