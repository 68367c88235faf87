import { CODE } from '@contract/errors';
import { endRefund } from '../../../server/platforms/simulated/wechat/pay/refunds';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { found, until } from '../kit/until';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertSlots,
  KINDS,
  newKey,
  readLedger,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { openPage, paymentIs, pressOnPage } from '../kit/worlds/pay-ahead';
import { shareSlots } from '../kit/worlds/shared-slots-world';
import { insertHouseholds } from '../kit/worlds/visit-world';
import type { Household } from '../kit/worlds/visit-world';
import { simulatedPhone } from './simulated-phone';
import type { SimulatedPhone } from './simulated-phone';

const PRICE = 62_600;
/** ms: what platforms want between two refunds of one payment, and a little more. */
const APART = 66_000;
const PREPAY = 'POST /order/subscribe/prepay.do';

describe.each(KINDS)('on %s, a visit of three doses', (kind) => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let phone: SimulatedPhone;
  let households: Household[];
  let slotId = 0;
  let logins = 0;

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    await createWorld(testDatabase, { callers: 0, slots: [] });
    await inDatabase(testDatabase, async (database) => {
      await shareSlots(database);
      households = await insertHouseholds(database, 12);
      [slotId = 0] = await insertSlots(database, [{ day: dayFrom(3), capacity: 60 }]);
    });
    provider = await startOn(testDatabase, { REFUND_DELAY_SECONDS: '1' });
    phone = simulatedPhone(testDatabase.dataDir, () => provider.now);
  });
  afterAll(async () => {
    await provider?.halt();
    const { unbalanced } = await inDatabase(testDatabase, readLedger);
    await testDatabase?.remove();
    expect(unbalanced).toEqual([]);
  });

  interface Visit {
    readonly caller: Caller;
    readonly orderIds: readonly [string, string, string];
  }

  /** Books the mother's two doses and the daughter's one. */
  async function booked(): Promise<Visit> {
    const { caller, daughterId } = households.pop() as Household;
    const form = bookingOf(caller, slotId);
    const { linkmanId, productId, doseNo, guidelineVersion } = form;
    const dose = { linkmanId, productId, doseNo, slotId, guidelineVersion };
    const people = [
      dose,
      { ...dose, productId: WOMENS_PRODUCT },
      { ...dose, linkmanId: daughterId },
    ];
    await provider.ok(
      'POST /subscribe/subscribe/addFamily.do',
      { idempotencyKey: newKey(), depaCode: CLINIC, people },
      caller,
    );
    const { list } = await provider.ok('GET /order/subscribe/pageList.do', {}, caller);
    const [first, second, third] = list.map(({ orderId }) => orderId);
    if (!first || !second || !third) throw new Error('Not booked.');
    return { caller, orderIds: [first, second, third] };
  }
  const shown = ({ caller }: Visit, orderId: string) =>
    provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
  const all = (visit: Visit) => Promise.all(visit.orderIds.map((id) => shown(visit, id)));
  const prepay = (
    { caller }: Visit,
    orderIds: readonly string[],
    method = 'wechat-mini' as const,
  ) =>
    provider.call(
      PREPAY,
      {
        orderId: orderIds[0] ?? '',
        ...(orderIds.length > 1 && { togetherWith: orderIds.slice(1).join(',') }),
        ...{ method, loginCode: `login-code-${caller.userId}-${(logins += 1)}` },
      },
      caller,
    );
  async function opened(visit: Visit, orderIds: readonly string[]) {
    const { code, data } = await prepay(visit, orderIds);
    expect(code).toBe(CODE.SUCCESS);
    if (!data) throw new Error('Not opened.');
    return data.payment;
  }
  async function paid() {
    const visit = await booked();
    const payment = await opened(visit, visit.orderIds);
    expect(await phone.pay(payment.request)).toBe(true);
    await paymentIs(provider, visit.orderIds[0], visit.caller, 'paid');
    return { visit, number: payment.number };
  }
  const cancel = ({ caller }: Visit, orderIds: readonly string[]) =>
    provider.ok(
      'POST /order/subscribe/cancelVisit.do',
      { orderIds: [...orderIds], reason: 'time' },
      caller,
    );
  /** Lets the refunds of a visit go on, a minute at a time. @returns the payment's balance after each */
  async function balances(number: string, minutes: number): Promise<number[]> {
    const seen: number[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      await provider.moveTo(provider.now + APART);
      await provider.runJobs();
      // Accepted, and done a while later.
      await provider.moveTo(provider.now + 20_000);
      await provider.runJobs();
      seen.push(phone.balanceOf(number));
    }
    return seen;
  }

  test('is paid by one payment, which every dose shows as its own', async () => {
    const visit = await booked();
    const before = await all(visit);
    for (const { payment } of before) {
      expect(payment).toMatchObject({ state: 'payable', together: { cents: 3 * PRICE } });
      expect([...(payment.together?.orderIds ?? [])].sort()).toEqual([...visit.orderIds].sort());
    }
    const payment = await opened(visit, visit.orderIds);
    expect(payment.cents).toBe(3 * PRICE);
    // From another dose's page it is the same payment.
    const [first, second, third] = visit.orderIds;
    expect((await opened(visit, [third, first, second])).number).toBe(payment.number);
    expect((await shown(visit, second)).payment.attempt).toMatchObject({
      state: 'pending',
      cents: 3 * PRICE,
    });
    expect(await phone.pay(payment.request)).toBe(true);
    await paymentIs(provider, second, visit.caller, 'paid');
    for (const order of await all(visit)) {
      expect(order.payment).toMatchObject({ state: 'paid', paidCents: PRICE });
      expect(order.timeline.filter((event) => event.kind === 'paid')).toHaveLength(1);
    }
    expect(phone.balanceOf(payment.number)).toBe(3 * PRICE);
  });

  test('gives a part back when one dose is cancelled, and the rest a minute apart when all is', async () => {
    const { visit, number } = await paid();
    const [first, second, third] = visit.orderIds;
    await cancel(visit, [second]);
    expect(await balances(number, 1)).toEqual([2 * PRICE]);
    const states = (await all(visit)).map(({ status, payment }) => `${status} ${payment.state}`);
    expect(states).toEqual(['BOOKED paid', 'REFUNDED paid', 'BOOKED paid']);
    await cancel(visit, [first, third]);
    expect(await balances(number, 3)).toEqual([PRICE, 0, 0]);
    expect((await all(visit)).map(({ status }) => status)).toEqual(Array(3).fill('REFUNDED'));
  });

  test('whose failed refund is sent again while another part goes back waits for its turn', async () => {
    const { visit, number } = await paid();
    const { state } = phone.wechat.fake;
    const order = () => state.orders.all().find((each) => each.number === number);
    const sentAway = () => (order()?.refunds ?? []).map(({ status }) => status);
    await cancel(visit, visit.orderIds);
    await provider.moveTo(provider.now + APART);
    await provider.runJobs();
    expect(sentAway()).toEqual(['PROCESSING']);
    endRefund(state, order()?.mchid ?? '', order()?.refunds[0]?.number ?? '', 'ABNORMAL');
    await provider.moveTo(provider.now + APART);
    await provider.runJobs();
    const failed = (await all(visit)).find(({ status }) => status === 'REFUND_FAILED');
    if (!failed) throw new Error('No refund failed.');
    const again = () =>
      provider.ok(
        'POST /order/subscribe/retryRefund.do',
        { orderId: failed.orderId },
        visit.caller,
      );
    const sent = await again();
    expect(sent).toMatchObject({ status: 'REFUND_FAILED', refund: { state: 'paying' } });
    expect(sent.actions).not.toContain('retryRefund');
    expect((await again()).refund).toMatchObject({ state: 'paying' });
    expect(sentAway()).toEqual(['ABNORMAL', 'PROCESSING']);
    // Once its turn has come the platform says no again, and it may be sent anew.
    await provider.moveTo(provider.now + APART);
    await provider.runJobs();
    await provider.moveTo(provider.now + APART);
    await provider.runJobs();
    const ended = await shown(visit, failed.orderId);
    expect(ended).toMatchObject({ status: 'REFUND_FAILED', refund: { state: 'failed' } });
    expect(ended.actions).toContain('retryRefund');
  });

  test('that loses a dose while its payment is open pays the others, and that part goes back', async () => {
    const visit = await booked();
    const [first, second, third] = visit.orderIds;
    const payment = await opened(visit, visit.orderIds);
    expect(await phone.pay(payment.request)).toBe(true);
    // Before anybody has heard of the payment.
    await cancel(visit, [second]);
    await paymentIs(provider, first, visit.caller, 'paid');
    const [one, gone, other] = await all(visit);
    expect([one?.payment.state, other?.payment.state]).toEqual(['paid', 'paid']);
    expect(gone).toMatchObject({ status: 'CANCELLED', payment: { state: 'clinic' } });
    expect(gone?.payment.attempt).toMatchObject({ state: 'returning', cents: PRICE });
    expect(one?.payment.attempt).toMatchObject({ state: 'paid', cents: PRICE });
    expect(await balances(payment.number, 2)).toEqual([2 * PRICE, 2 * PRICE]);
    expect((await shown(visit, second)).payment.attempt?.state).toBe('returned');
    const message = await found(async () => {
      const { list } = await provider.ok('GET /message/message/pageList.do', {}, visit.caller);
      return list.find((each) => each.kind === 'paymentReturned');
    });
    expect(message.body).toMatch(/¥626(?![\d.])/);
    await cancel(visit, [first, third]);
    expect(await balances(payment.number, 3)).toEqual([PRICE, 0, 0]);
  });

  test('of which one dose is paid alone has its common payment ended first', async () => {
    const visit = await booked();
    const [first, second, third] = visit.orderIds;
    const common = await opened(visit, visit.orderIds);
    const alone = await opened(visit, [second]);
    expect([alone.number === common.number, alone.cents]).toEqual([false, PRICE]);
    expect(await phone.pay(common.request)).toBe(false);
    expect(await phone.pay(alone.request)).toBe(true);
    await paymentIs(provider, second, visit.caller, 'paid');
    expect((await shown(visit, first)).payment.together).toEqual({
      orderIds: expect.arrayContaining([first, third]),
      cents: 2 * PRICE,
    });
    // Who still sees all three looks at the sum again.
    expect((await prepay(visit, visit.orderIds)).code).toBe(CODE.ORDER_STATE);
    expect((await opened(visit, [first, third])).cents).toBe(2 * PRICE);
  });

  test('is not paid twice from a page that was left open', async () => {
    const visit = await booked();
    const page = await openPage(provider, visit.orderIds[0], visit.caller);
    const payment = await opened(visit, visit.orderIds);
    expect(await phone.pay(payment.request)).toBe(true);
    await paymentIs(provider, visit.orderIds[0], visit.caller, 'paid');
    await pressOnPage(page, 'pay');
    const content = new URL(page).searchParams.get('biz_content') ?? '';
    const { out_trade_no: second } = JSON.parse(content) as { out_trade_no: string };
    await until(async () => {
      await provider.runJobs();
      return phone.balanceOf(second) === 0;
    });
    expect(phone.balanceOf(payment.number)).toBe(3 * PRICE);
  });

  test('is paid with nothing that is not of it, and with nothing that is not one’s own', async () => {
    const [visit, other] = [await booked(), await booked()];
    const [first, second] = visit.orderIds;
    const stranger = await prepay(visit, [first, other.orderIds[0]]);
    expect(stranger.code).toBe(CODE.NOT_FOUND);
    expect((await prepay(visit, [first, second, second])).code).toBe(CODE.NOT_ONE_VISIT);
    expect((await prepay(visit, [first, 'no-such'])).code).toBe(CODE.NOT_FOUND);
    const strange = await prepay({ ...visit, caller: other.caller }, visit.orderIds);
    expect(strange.code).toBe(CODE.NOT_FOUND);
    await cancel(visit, [second]);
    expect((await prepay(visit, visit.orderIds)).code).toBe(CODE.ORDER_STATE);
    expect((await shown(visit, first)).payment.attempt).toBeNull();
  });
});
