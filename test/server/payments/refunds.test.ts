import fastify from 'fastify';
import { CODE } from '@contract/errors';
import { takeRefund } from '../../../server/domain/payments/payment/advance-refund';
import type { PaymentParts } from '../../../server/domain/payments/payment/payment';
import { settleDueRefunds } from '../../../server/jobs/refunds';
import type { RefundState } from '../../../server/platforms/payment/partner';
import { PaymentUnclear } from '../../../server/platforms/payment/partner';
import { startFake } from '../../platforms/alipay/start-fake';
import type { RunningFake } from '../../platforms/alipay/start-fake';
import { createMemoryPlatform } from '../../platforms/payment/memory-platform';
import type { Provider } from '../kit/harness';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertCallers,
  insertSlots,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { ANY_EFFECT, insertStaff, openDesk } from '../kit/worlds/desk-world';
import { clockAt, startOn } from '../kit/start-on';
import { servicesAt } from '../kit/worlds/waitlist-world';
import { payAhead } from '../kit/worlds/pay-ahead';

const { log: quiet } = fastify({ logger: false });
const CLOCK = Date.parse(`${dayFrom(0)}T08:00:00+08:00`);
const PRICE = 62_600;
const FEE = 2_800;

describe('money that was paid ahead', () => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let fresh: Caller[];
  let farSlot = 0;
  let nearSlot = 0;
  let closedSlot = 0;
  let soonSlot = 0;

  let alipay: RunningFake;
  const start = async (env: Readonly<Record<string, string>> = {}): Promise<Provider> => {
    const started = await startOn(testDatabase, {
      ...clockAt(provider?.now ?? CLOCK),
      ...alipay.env,
      REFUND_DELAY_SECONDS: '1800',
      ...env,
    });
    alipay.state.pay.deliver = async (url, body) => {
      const answer = await fetch(started.url + new URL(url).pathname, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body,
      });
      return { status: answer.status, body: await answer.text() };
    };
    return started;
  };
  const restart = async (env?: Readonly<Record<string, string>>): Promise<void> => {
    await provider.halt();
    provider = await start(env);
  };
  /** Lets the operator's delay pass for one refund. */
  const due = ({ orderId }: Order) =>
    inDatabase(testDatabase, ({ pool }) =>
      pool.query('update refunds set due_at = requested_at where order_id = $1', [orderId]),
    );

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    alipay = await startFake({ now: () => provider?.now ?? CLOCK });
    await createWorld(testDatabase, { callers: 0, slots: [] });
    await inDatabase(testDatabase, async (database) => {
      fresh = await insertCallers(database, 30);
      const slots = [
        { day: dayFrom(3, CLOCK), capacity: 30 },
        { day: dayFrom(0, CLOCK), startTime: '20:00', endTime: '21:00', capacity: 30 },
        { day: dayFrom(4, CLOCK), capacity: 30 },
        { day: dayFrom(0, CLOCK), startTime: '21:00', endTime: '22:00', capacity: 30 },
      ];
      [farSlot = 0, nearSlot = 0, closedSlot = 0, soonSlot = 0] = await insertSlots(
        database,
        slots,
      );
      await insertStaff(database, ['D1']);
    });
    provider = await start();
  });
  afterAll(async () => {
    await provider?.halt();
    await alipay?.stop();
    const { unbalanced } = await inDatabase(testDatabase, readLedger);
    await testDatabase?.remove();
    expect(unbalanced).toEqual([]);
  });

  async function paid(slotId = farSlot): Promise<{ caller: Caller; orderId: string }> {
    const caller = fresh.pop() as Caller;
    const form = bookingOf(caller, slotId);
    const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
    await payAhead(provider, orderId, caller);
    return { caller, orderId };
  }
  type Order = Awaited<ReturnType<typeof paid>>;
  const shown = ({ caller, orderId }: Order) =>
    provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
  const cancel = ({ caller, orderId }: Order) =>
    provider.call('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);
  const recall = ({ caller, orderId }: Order) =>
    provider.call('GET /order/subscribe/recallRefundApply.do', { orderId }, caller);
  const left = async (): Promise<number> => {
    const where = { depaCode: 'D1', productId: 'P1', day: dayFrom(3, CLOCK) };
    // The calendar's cache may be slightly old.
    await provider.moveTo(provider.now + 1_000);
    const times = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', where);
    return times[0]?.residue ?? -1;
  };
  const settled = async (order: Order) => {
    await provider.runJobs();
    return shown(order);
  };

  /** The message of a kind about an order. */
  const messageOf = async ({ caller, orderId }: Order, kind: string) => {
    await provider.runJobs();
    const { list } = await provider.ok('GET /message/message/pageList.do', {}, caller);
    const isIt = (one: (typeof list)[number]): boolean =>
      one.kind === kind && one.link?.query.orderId === orderId;
    const message = list.find(isIt);
    if (!message) throw new Error(`No message ${kind}.`);
    return message;
  };

  test('is taken once, and told as paid ahead', async () => {
    const order = await paid();
    const again = await provider.ok(
      'POST /order/subscribe/prepay.do',
      { orderId: order.orderId, method: 'alipay-wap' },
      order.caller,
    );
    expect(again.order.payment).toMatchObject({ state: 'paid', paidCents: PRICE });
    expect(again.payment).toMatchObject({ state: 'paid', request: null });
    expect(again.order.timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
  });

  test('a refund more than a day before costs nothing, later half of the service fee', async () => {
    const [far, near] = [await paid(), await paid(nearSlot)];
    const charge = ({ caller, orderId }: Order) =>
      provider.ok('GET /order/subscribe/refundChargeCalculate.do', { orderId }, caller);
    expect(await charge(far)).toMatchObject({ refundCents: PRICE, chargeCents: 0 });
    expect(await charge(near)).toMatchObject({
      refundCents: PRICE - FEE / 2,
      chargeCents: FEE / 2,
    });
    await cancel(near);
    expect((await shown(near)).refund).toMatchObject({ state: 'waiting', chargeCents: FEE / 2 });
  });

  test('whoever gives up a time that the clinic has closed gets everything back, however late', async () => {
    const order = await paid(nearSlot);
    const close = (at: Date | null) =>
      inDatabase(testDatabase, ({ pool }) =>
        pool.query('update slots set closed_at = $2 where id = $1', [nearSlot, at]),
      );
    await close(new Date(CLOCK));
    const { orderId } = order;
    expect(
      await provider.ok('GET /order/subscribe/refundChargeCalculate.do', { orderId }, order.caller),
    ).toMatchObject({ refundCents: PRICE, chargeCents: 0 });
    await cancel(order);
    expect((await shown(order)).refund).toMatchObject({ refundCents: PRICE, chargeCents: 0 });
    await close(null);
  });

  test('cancelling begins a refund that keeps the place, and recalling it brings the order back', async () => {
    const order = await paid();
    const before = await left();
    expect((await cancel(order)).data).toMatchObject({
      status: 'REFUNDING',
      actions: ['recallRefund'],
    });
    expect(await left()).toBe(before);
    expect((await recall(order)).data).toMatchObject({
      status: 'BOOKED',
      refund: null,
      cancelReason: '',
      actions: ['update', 'cancel'],
    });
    expect((await recall(order)).code).toBe(CODE.ORDER_STATE);
    expect((await shown(order)).timeline.map(({ kind }) => kind)).toEqual([
      'created',
      'paid',
      'refund',
      'recalled',
    ]);
    expect((await messageOf(order, 'refundRecalled')).link?.page).toBe('orderDetail');
  });

  test('a member whose refund can be recalled is kept: the order would come back to nobody', async () => {
    const order = await paid();
    await cancel(order);
    const { caller } = order;
    const { linkmanId } = caller;
    expect(
      await provider.ok('GET /linkman/linkman/delete/check.do', { linkmanId }, caller),
    ).toMatchObject({ deletable: false, openOrders: 1 });
    const removed = await provider.call('POST /linkman/linkman/delete.do', { linkmanId }, caller);
    expect(removed.code).toBe(CODE.LINKMAN_HAS_ORDERS);
  });

  test('recalling brings an order that waited for confirmation back to waiting', async () => {
    const order = await paid();
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(`update orders set status = 'PENDING_CONFIRM' where id = $1`, [order.orderId]),
    );
    await cancel(order);
    expect((await recall(order)).data?.status).toBe('PENDING_CONFIRM');
  });

  test('recalling into a time that was closed meanwhile: told as all the others were, once for each closing', async () => {
    const order = await paid(closedSlot);
    const desk = await openDesk(provider, 'D1');
    const target = { day: dayFrom(4, CLOCK), slotId: closedSlot };
    const close = (reason: string) =>
      desk.ok('POST /desk/close.do', { ...target, reason, shown: ANY_EFFECT });
    const kinds = async () => (await shown(order)).timeline.map(({ kind }) => kind).slice(2);
    await cancel(order);
    expect((await close('停电')).told).toBe(0);
    await desk.ok('POST /desk/reopen.do', target);
    expect((await close('冰箱故障')).told).toBe(0);
    expect((await recall(order)).data).toMatchObject({ status: 'BOOKED', changesLeft: 4 });
    expect((await messageOf(order, 'slotClosed')).body).toContain('冰箱故障');
    expect((await desk.ok('GET /desk/closing.do', target)).people).toMatchObject([
      { outcome: 'waiting', order: { orderId: order.orderId } },
    ]);
    // Told of this closing already.
    await cancel(order);
    expect((await recall(order)).data).toMatchObject({ status: 'BOOKED', changesLeft: 4 });
    expect(await kinds()).toEqual(['refund', 'recalled', 'slotClosed', 'refund', 'recalled']);
    // Back in a time that is open again.
    await cancel(order);
    await desk.ok('POST /desk/reopen.do', target);
    expect((await recall(order)).data).toMatchObject({ status: 'BOOKED', changesLeft: 4 });
    expect(await kinds()).toHaveLength(7);
  });

  test('recalling within two hours of a closed time: everything goes back, and nobody comes', async () => {
    const order = await paid(soonSlot);
    await cancel(order);
    await inDatabase(testDatabase, async ({ pool }) => {
      const times = `start_time = '09:30', end_time = '10:30'`;
      await pool.query(`update orders set ${times} where id = $1`, [order.orderId]);
      await pool.query(`update slots set ${times} where id = $1`, [soonSlot]);
    });
    const desk = await openDesk(provider, 'D1');
    const closing = { slotId: soonSlot, reason: '停电', shown: ANY_EFFECT };
    await desk.ok('POST /desk/close.do', { day: dayFrom(0, CLOCK), ...closing });
    expect((await recall(order)).data).toMatchObject({
      cancelReason: 'clinicClosed',
      refund: { refundCents: PRICE, chargeCents: 0 },
    });
    expect((await settled(order)).status).toBe('REFUNDED');
    expect((await messageOf(order, 'closedCancelled')).body).toContain('请勿前往');
  });

  test('a refund cannot be recalled once the person has another booking for the dose', async () => {
    const order = await paid();
    await cancel(order);
    await provider.ok(
      'POST /subscribe/subscribe/addV2.do',
      bookingOf(order.caller, farSlot),
      order.caller,
    );
    const answer = await recall(order);
    expect([answer.code, answer.msg]).toEqual([
      CODE.ORDER_STATE,
      expect.stringContaining('其他预约'),
    ]);
    expect((await shown(order)).status).toBe('REFUNDING');
  });

  test('the money is sent after the operator’s delay, and the place is free again, once', async () => {
    const order = await paid();
    await cancel(order);
    const retained = await left();
    await due(order);
    const over = await settled(order);
    expect(over).toMatchObject({ status: 'REFUNDED', actions: ['remove', 'rebook'] });
    expect(over.refund).toMatchObject({ state: 'paid', refundCents: PRICE });
    expect((await recall(order)).code).toBe(CODE.ORDER_STATE);
    expect(await left()).toBeGreaterThan(retained);
    const [asked, sent] = [
      await messageOf(order, 'refundStarted'),
      await messageOf(order, 'refunded'),
    ];
    expect([asked.body, sent.body]).toEqual(Array(2).fill(expect.stringMatching(/¥626(?![\d.])/)));
    expect(sent.link?.page).toBe('refundDetails');
  });

  test('a refund that fails gives the place back and can be tried again', async () => {
    const order = await paid();
    await cancel(order);
    const { frozen, trades } = alipay.state.pay;
    for (const { number } of trades.all()) frozen.add(number);
    await due(order);
    expect(await settled(order)).toMatchObject({
      status: 'REFUND_FAILED',
      actions: ['retryRefund'],
    });
    expect((await messageOf(order, 'refundFailed')).body).toContain('没有成功');
    const retry = () =>
      provider.ok('POST /order/subscribe/retryRefund.do', { orderId: order.orderId }, order.caller);
    expect((await retry()).status).toBe('REFUND_FAILED');
    frozen.clear();
    expect((await retry()).status).toBe('REFUNDED');
    expect((await cancel(order)).code).toBe(CODE.SUCCESS);
  });

  test('one that cannot be sent keeps no other waiting, and a late answer undoes nothing', async () => {
    const [stuck, other] = [await paid(), await paid()];
    await cancel(stuck);
    await cancel(other);
    await provider?.halt();
    await inDatabase(testDatabase, async (database) => {
      const { db, pool } = database;
      await pool.query(`update refunds set due_at = '2000-01-01' where order_id = $1`, [
        stuck.orderId,
      ]);
      const now = CLOCK + 3_600_000;
      const numberOf = async ({ orderId }: Order, table: 'payments' | 'payment_refunds') => {
        const { rows } = await pool.query<{ number: string }>(
          table === 'payments'
            ? 'select payment_number as number from payment_orders where order_id = $1'
            : 'select number from payment_refunds where order_id = $1',
          [orderId],
        );
        return rows[0]?.number ?? '';
      };
      const silentNumber = await numberOf(stuck, 'payments');
      const services = servicesAt(database, { now });
      const partner = createMemoryPlatform('alipay', () => now).partner();
      const parts: PaymentParts = {
        db,
        services,
        log: quiet,
        partners: {
          simulated: true,
          all: [
            {
              ...partner,
              refund: ({ paymentNumber, cents }) =>
                paymentNumber === silentNumber
                  ? Promise.reject(new PaymentUnclear('no answer'))
                  : Promise.resolve({ state: 'done', cents, at: now }),
            },
          ],
        },
      };
      const stands = async ({ orderId }: Order) => {
        const { rows } = await pool.query<{ status: string; state: string }>(
          'select o.status, r.state from orders o join refunds r on r.order_id = o.id where o.id = $1',
          [orderId],
        );
        return rows[0];
      };
      await settleDueRefunds(parts, now);
      expect(await stands(other)).toEqual({ status: 'REFUNDED', state: 'paid' });
      expect(await stands(stuck)).toEqual({ status: 'REFUNDING', state: 'paying' });

      const settle = async (order: Order, state: RefundState) =>
        takeRefund(parts, await numberOf(order, 'payment_refunds'), state, { now });
      const failed: RefundState = { state: 'failed', reason: 'frozen' };
      await settle(other, failed);
      expect(await stands(other)).toEqual({ status: 'REFUNDED', state: 'paid' });
      await settle(stuck, failed);
      expect(await stands(stuck)).toEqual({ status: 'REFUND_FAILED', state: 'failed' });
      await settle(stuck, { state: 'done', cents: PRICE, at: now });
      expect(await stands(stuck)).toEqual({ status: 'REFUNDED', state: 'paid' });
    });
    provider = await start();
  });

  test('where the operator takes no money, orders are paid at the clinic', async () => {
    await restart({ PAYMENT: 'off' });
    const caller = fresh.pop() as Caller;
    const form = bookingOf(caller, farSlot);
    const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
    expect((await shown({ caller, orderId })).payment.state).toBe('clinic');
    const clinic = await provider.ok('GET /base/department/detail.do', { depaCode: 'D1' });
    expect(clinic.canPayAhead).toBe(false);
    const answer = await provider.call(
      'POST /order/subscribe/prepay.do',
      { orderId, method: 'wechat-h5' },
      caller,
    );
    expect(answer.code).toBe(CODE.ORDER_STATE);
    expect((await cancel({ caller, orderId })).data?.status).toBe('CANCELLED');
  });
});
