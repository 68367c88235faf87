import { takeStep } from '../../../server/domain/booking/order/step';
import { recallRefund } from '../../../server/domain/booking/order/refund';
import { askPayment, claimPayment } from '../../../server/domain/payments/payment/ask-payment';
import { takeNotice } from '../../../server/domain/payments/payment/notices';
import { openPayment } from '../../../server/domain/payments/payment/open-payment';
import { resendOrderRefund } from '../../../server/domain/payments/payment/order-refund';
import type { PaymentParts } from '../../../server/domain/payments/payment/payment';
import { DomainError } from '../../../server/http/domain-error';
import { settleDueRefunds } from '../../../server/jobs/refunds';
import { advanceDueRefunds, askDuePayments } from '../../../server/jobs/payments';
import { PaymentUnclear } from '../../../server/platforms/payment/partner';
import type { MemoryPlatform } from '../../platforms/payment/memory-platform';
import type { Dice } from '../kit/worlds/interleaving-world';
import { Died } from './payment-world';
import type { MemoryPlatforms, TestOrder } from './payment-world';

/** What a step of a schedule acts on. */
export interface Play {
  readonly parts: PaymentParts;
  readonly platforms: MemoryPlatforms;
  readonly order: TestOrder;
  readonly clock: { now: number };
  readonly dice: Dice;
}

export const METHODS = ['wechat-mini', 'wechat-h5', 'alipay-mini', 'alipay-wap'] as const;
const REFUND_DELAY = 60_000;

const platformsOf = ({ wechat, alipay }: MemoryPlatforms): readonly MemoryPlatform[] => [
  wechat,
  alipay,
];

const numbersOf = async ({ parts, order }: Play): Promise<string[]> => {
  const rows = await parts.db
    .selectFrom('payment_orders')
    .select('payment_number')
    .where('order_id', '=', order.orderId)
    .orderBy('payment_number')
    .execute();
  return rows.map(({ payment_number: number }) => number);
};

const payableOf = (id: string) => ({ kind: 'order', id }) as const;

const cancel = ({ parts, order, clock }: Play, actor: 'user' | 'clinic') =>
  takeStep(parts.services, parts.db, {
    name: 'cancel',
    orderId: order.orderId,
    actor,
    userId: actor === 'user' ? order.userId : null,
    now: clock.now,
    cancelReason: actor === 'user' ? 'time' : 'clinic',
    refundDelay: REFUND_DELAY,
  });

const moved = ({ parts, order, clock }: Play, name: 'arrive' | 'noShow' | 'turnAway') =>
  takeStep(parts.services, parts.db, {
    name,
    orderId: order.orderId,
    actor: 'clinic',
    userId: null,
    now: clock.now,
  });

/** Everything that can happen to an order that is paid ahead, by who does it. */
export const STEPS = {
  async prepay({ parts, order, clock, dice }: Play) {
    const method = METHODS[dice(METHODS.length)] ?? 'wechat-mini';
    const others = dice(2) === 0 ? order.visit.filter((id) => id !== order.orderId) : [];
    await openPayment(parts, {
      payables: [payableOf(order.orderId), ...others.map(payableOf)],
      userId: order.userId,
      method,
      payer: method === 'wechat-mini' || method === 'alipay-mini' ? `p-${order.userId}` : null,
      clientAddress: '203.0.113.7',
      returnUrl: null,
      now: clock.now,
    });
  },
  async pay(play: Play) {
    const numbers = await numbersOf(play);
    const number = numbers[play.dice(numbers.length)] ?? '';
    for (const platform of platformsOf(play.platforms)) platform.pay(number);
  },
  /** Any callback so far of either platform, once more. */
  async notice({ parts, platforms, clock, dice }: Play) {
    const platform = platformsOf(platforms)[dice(2)];
    const notice = platform?.notices[dice(platform.notices.length)];
    const partner = parts.partners.all[platform === platforms.wechat ? 0 : 1];
    if (notice && partner) await takeNotice(parts, partner, notice, clock.now);
  },
  /** The newest callback. */
  async freshNotice({ parts, platforms, clock, dice }: Play) {
    const platform = platformsOf(platforms)[dice(2)];
    const notice = platform?.notices.at(-1);
    const partner = parts.partners.all[platform === platforms.wechat ? 0 : 1];
    if (notice && partner) await takeNotice(parts, partner, notice, clock.now);
  },
  async ask(play: Play) {
    for (const number of await numbersOf(play))
      if (await claimPayment(play.parts, number, play.clock.now))
        await askPayment(play.parts, number, play.clock.now);
  },
  cancel: (play: Play) => cancel(play, 'user'),
  async cancelVisit(play: Play) {
    for (const orderId of play.order.visit) {
      const order = { ...play.order, orderId };
      await cancel({ ...play, order }, 'user');
    }
  },
  clinicCancels: (play: Play) => cancel(play, 'clinic'),
  arrive: (play: Play) => moved(play, 'arrive'),
  turnAway: (play: Play) => moved(play, 'turnAway'),
  noShow: (play: Play) => moved(play, 'noShow'),
  async recall({ parts, order, clock }: Play) {
    const { orderId, userId } = order;
    await recallRefund(parts.db, { orderId, userId, now: clock.now });
  },
  async retry({ parts, order, clock }: Play) {
    await resendOrderRefund(parts, { orderId: order.orderId, now: clock.now });
  },
  async changePrice({ parts, order }: Play) {
    await parts.db
      .updateTable('orders')
      .set((eb) => ({ service_fee_cents: eb('service_fee_cents', '+', 100) }))
      .where('id', '=', order.orderId)
      .where('paid_cents', '=', 0)
      .execute();
  },
  async jobs({ parts, clock }: Play) {
    await askDuePayments(parts, clock.now);
    await settleDueRefunds(parts, clock.now);
    await advanceDueRefunds(parts, clock.now);
  },
  finishRefunds({ platforms }: Play) {
    for (const platform of platformsOf(platforms)) platform.finishRefunds();
    return Promise.resolve();
  },
  wait({ clock, dice }: Play) {
    clock.now += [1_000, 10_000, 61_000, 400_000][dice(4)] ?? 0;
    return Promise.resolve();
  },
} as const satisfies Record<string, (play: Play) => Promise<void>>;
export type StepName = keyof typeof STEPS;

/** How often each is drawn: most orders are to be paid before something happens to them. */
const WEIGHTS: Readonly<Record<StepName, number>> = {
  prepay: 8,
  pay: 8,
  notice: 4,
  freshNotice: 4,
  ask: 3,
  cancel: 2,
  cancelVisit: 1,
  clinicCancels: 1,
  arrive: 1,
  turnAway: 1,
  noShow: 1,
  recall: 2,
  retry: 1,
  changePrice: 1,
  jobs: 2,
  finishRefunds: 1,
  wait: 2,
};
const BAG = (Object.keys(WEIGHTS) as StepName[]).flatMap((name) =>
  Array.from({ length: WEIGHTS[name] }, () => name),
);

/** What may come of a step: a refusal, an unclear answer, or the process's death. */
export const isExpected = (error: unknown): boolean =>
  error instanceof DomainError || error instanceof PaymentUnclear || error instanceof Died;

/** Plays a random step; the names of what it came to are counted. */
export async function playStep(play: Play, tally: Map<string, number>): Promise<void> {
  const name = BAG[play.dice(BAG.length)] ?? 'wait';
  let outcome = 'ok';
  try {
    await STEPS[name](play);
  } catch (error) {
    if (!isExpected(error)) throw error;
    outcome = (error as Error).name;
  }
  tally.set(`${name} ${outcome}`, (tally.get(`${name} ${outcome}`) ?? 0) + 1);
}
