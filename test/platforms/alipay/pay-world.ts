import { createAlipay } from '../../../server/platforms/alipay/alipay';
import { readAlipaySettings } from '../../../server/platforms/alipay/settings';
import type { PaymentOrder, PaymentPartner } from '../../../server/platforms/payment/partner';
import { openIdOf } from '../../../server/platforms/simulated/alipay/handlers';
import type { PayOptions } from '../../../server/platforms/simulated/alipay/pay/pay-state';
import { payTrade } from '../../../server/platforms/simulated/alipay/pay/trades';
import type { FakeOptions } from '../../../server/platforms/simulated/alipay/state';
import { MINI_ID, SELLER_ID, startFake } from './start-fake';
import type { RunningFake } from './start-fake';

const MINUTE = 60_000;
/** Noon of a day in China. */
const NOON = Date.parse('2026-11-21T12:00:00+08:00');

/** A strict Alipay, the provider's side of its payment, and a clock that both follow. */
export interface PayWorld {
  readonly fake: RunningFake;
  readonly partner: PaymentPartner;
  readonly payer: string;
  /** Moves the clock. @param ms */
  pass(ms: number): void;
  now(): number;
  order(number: string, change?: Partial<PaymentOrder>): PaymentOrder;
  /** Pays a trade, as its payer would. */
  pay(number: string): void;
  /** Opens a payment in the mini-program and pays it. */
  paid(number: string, cents?: number): Promise<void>;
  stop(): Promise<void>;
}

/** @param pay the double's payment @param more its other options */
export async function startPayWorld(
  pay: Partial<PayOptions> = {},
  more: Partial<FakeOptions> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<PayWorld> {
  let now = NOON;
  const clock = (): number => now;
  const fake = await startFake({
    now: clock,
    pay: { sellerId: SELLER_ID, holdsNotices: true, ...pay },
    ...more,
  });
  const settings = readAlipaySettings({ ...fake.env, ...env }, null);
  const log = { warn: () => undefined, error: () => undefined };
  const partner = createAlipay(settings, { fetch, log, now: clock, timeout: 5_000 }).payment;
  if (!partner) throw new Error('No payment is set up.');
  const payer = openIdOf(MINI_ID, 'anna');
  fake.state.openIds.add(`${MINI_ID} ${payer}`);
  const order = (number: string, change: Partial<PaymentOrder> = {}): PaymentOrder => ({
    number,
    cents: 3580,
    description: '流感疫苗预约',
    expiresAt: now + 30 * MINUTE,
    method: 'alipay-mini',
    payer,
    clientAddress: '203.0.113.7',
    returnUrl: null,
    ...change,
  });
  const payNumber = (number: string): void => {
    const trade = fake.state.pay.trades.get(number);
    if (!trade || !payTrade(fake.state, trade)) throw new Error(`${number} cannot be paid.`);
  };
  return {
    fake,
    partner,
    payer,
    pass: (ms) => {
      now += ms;
    },
    now: clock,
    order,
    pay: payNumber,
    async paid(number, cents = 3580) {
      await partner.open(order(number, { cents }));
      payNumber(number);
    },
    stop: () => fake.stop(),
  };
}
