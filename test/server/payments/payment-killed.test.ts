import type { WeChatPayCallName } from '../../../server/platforms/wechat/pay/calls';
import { pay } from '../../../server/platforms/simulated/wechat/pay/payer';
import { startFake } from '../../platforms/wechat/start-fake';
import type { RunningFake } from '../../platforms/wechat/start-fake';
import { startFakePay } from '../../platforms/wechat/start-pay-fake';
import type { RunningFakePay } from '../../platforms/wechat/start-pay-fake';
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
import { paymentIs } from '../kit/worlds/pay-ahead';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';

const PRICE = 62_600;

describe.each(KINDS)('on %s, a process killed after WeChat Pay did what it was asked', (kind) => {
  let testDatabase: TestDatabase;
  let wechat: RunningFake;
  let fake: RunningFakePay;
  let provider: Provider;
  let callers: Caller[];
  let slotId = 0;

  const start = async () => {
    provider = await startOn(testDatabase, {
      ...wechat.env,
      ...fake.env,
      REFUND_DELAY_SECONDS: '1',
    });
    fake.callBack(provider.url);
  };

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    const world = await createWorld(testDatabase, {
      callers: 2,
      slots: [{ day: dayFrom(3), capacity: 2 }],
    });
    callers = [...world.callers];
    slotId = world.slotIds[0] ?? 0;
    wechat = await startFake({ isLenient: true });
    fake = await startFakePay({ refundsAfter: 100 });
    await start();
  });
  afterAll(async () => {
    await provider?.halt();
    await Promise.all([wechat.stop(), fake.stop()]);
    const { unbalanced } = await inDatabase(testDatabase, readLedger);
    await testDatabase?.remove();
    expect(unbalanced).toEqual([]);
    expect(fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
  });

  /**
   * Kills the provider once the next call of a name has taken effect, before it hears the answer, and starts another on
   * its data. @param act what leads to the call
   */
  async function killAfter(call: WeChatPayCallName, act: () => Promise<unknown>): Promise<void> {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const reached = new Promise<void>((resolve) => {
      fake.state.disruptions.next(call, { kind: 'held', reached: resolve, release: held });
    });
    const acted = act().then(
      () => 'answered',
      () => 'cut off',
    );
    await reached;
    await provider.kill();
    release();
    await acted;
    await start();
  }

  async function booked() {
    const caller = callers.pop() as Caller;
    const form = bookingOf(caller, slotId);
    const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
    let codes = 0;
    const prepay = () =>
      provider.ok(
        'POST /order/subscribe/prepay.do',
        { orderId, method: 'wechat-mini', loginCode: `login-code-${orderId}-${(codes += 1)}` },
        caller,
      );
    const detail = () => provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
    return { caller, orderId, prepay, detail };
  }
  const newestOrder = () => {
    const order = fake.state.orders.all().at(-1);
    if (!order) throw new Error('WeChat Pay has no order.');
    return order;
  };
  const refundedAt = (): readonly (readonly [string, number])[] =>
    newestOrder().refunds.map(({ status, cents }) => [status, cents] as const);

  test('the order it made is the one that is paid; nothing is ordered or refunded twice', async () => {
    const { caller, orderId, prepay, detail } = await booked();
    const before = fake.state.orders.all().length;
    await killAfter('orderJsapi', prepay);
    expect(fake.state.orders.all()).toHaveLength(before + 1);
    const { payment } = await prepay();
    expect(payment.number).toBe(newestOrder().number);
    expect(fake.state.orders.all()).toHaveLength(before + 1);

    expect(pay(fake.state, newestOrder())).toBe('ok');
    await fake.tick();
    await paymentIs(provider, orderId, caller, 'paid');
    const paid = await detail();
    expect([paid.status, paid.payment.paidCents]).toEqual(['BOOKED', PRICE]);

    await killAfter('refund', () =>
      provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller),
    );
    expect(refundedAt()).toHaveLength(1);
    const back = await until(
      async () => {
        await fake.tick().catch(() => undefined);
        return detail();
      },
      ({ status }) => status === 'REFUNDED',
    );
    expect(back.refund).toMatchObject({ state: 'paid', refundCents: PRICE, chargeCents: 0 });
    expect(back.timeline.map((event) => [event.kind, event.status])).toEqual([
      ['created', 'BOOKED'],
      ['paid', 'BOOKED'],
      ['refund', 'REFUNDING'],
      ['refund', 'REFUNDED'],
    ]);
    expect(refundedAt()).toEqual([['SUCCESS', PRICE]]);
  });

  test('paid while it was dead, and nobody calls back: the next process asks, and the order is paid once', async () => {
    const { caller, orderId, prepay, detail } = await booked();
    await killAfter('orderJsapi', prepay);
    fake.callBack(null);
    expect(pay(fake.state, newestOrder())).toBe('ok');
    await paymentIs(provider, orderId, caller, 'paid');
    const paid = await detail();
    expect(paid.timeline.filter((event) => event.kind === 'paid')).toHaveLength(1);
    expect(paid.payment.paidCents).toBe(PRICE);
  });
});
