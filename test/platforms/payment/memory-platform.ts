import type {
  BillLine,
  PaymentMethod,
  PaymentNotice,
  PaymentOrder,
  PaymentPartner,
  PaymentState,
  RefundOrder,
  RefundState,
} from '../../../server/platforms/payment/partner';
import { PaymentRefused, PaymentUnclear } from '../../../server/platforms/payment/partner';
import { dayOf } from '../../../server/kernel/clock';

/** What happens to a call: its answer is lost after it took effect, or it does not arrive. */
export type Disruption = 'lost' | 'dropped' | null;
export type MemoryCall = 'open' | 'query' | 'close' | 'refund' | 'queryRefund';

interface Trade {
  readonly order: PaymentOrder;
  state: 'unpaid' | 'paid' | 'closed';
  transactionId: string;
  paidAt: number;
}
interface Return {
  readonly order: RefundOrder;
  readonly askedAt: number;
  state: 'pending' | 'done' | 'failed';
  at: number;
}

/** A platform that takes money, kept in memory: fast, and as strict about numbers as the real ones. */
export interface MemoryPlatform {
  readonly trades: ReadonlyMap<string, Trade>;
  readonly returns: ReadonlyMap<string, Return>;
  /** Callbacks that were made, oldest first; a test delivers them in any sequence and as often as it likes. */
  readonly notices: PaymentNotice[];
  /** What a caller did against the rules. */
  readonly violations: string[];
  /** Refunds are refused, as where the merchant's balance is short. */
  isShort: boolean;
  /** Refunds are accepted first and done later. */
  isSlow: boolean;
  /** The payer pays. @returns whether the platform took it */
  pay(number: string): boolean;
  /** Ends accepted refunds. */
  finishRefunds(): void;
  /** Cents that the payer has paid and not got back, of a payment. */
  paidBy(number: string): number;
  /** Loses lines of the bill. */
  forgetInBill(number: string): void;
  /** A process's way to it. @param fault decides on each call */
  partner(fault?: (call: MemoryCall) => Disruption): PaymentPartner;
}

const METHODS: Readonly<Record<PaymentPartner['name'], readonly PaymentMethod[]>> = {
  wechat: ['wechat-mini', 'wechat-browser', 'wechat-h5'],
  alipay: ['alipay-mini', 'alipay-wap'],
};

export function createMemoryPlatform(
  name: PaymentPartner['name'],
  now: () => number,
): MemoryPlatform {
  const trades = new Map<string, Trade>();
  const returns = new Map<string, Return>();
  const notices: PaymentNotice[] = [];
  const violations: string[] = [];
  const notBilled = new Set<string>();
  let serial = 0;
  const next = (kind: string): string => `${name}-${kind}-${(serial += 1)}`;
  const isOver = (trade: Trade): boolean =>
    trade.state === 'unpaid' && now() >= trade.order.expiresAt;
  const refundedOf = (number: string): number =>
    [...returns.values()]
      .filter(({ order, state }) => order.paymentNumber === number && state === 'done')
      .reduce((sum, { order }) => sum + order.cents, 0);
  const askedBackOf = (number: string): number =>
    [...returns.values()]
      .filter(({ order, state }) => order.paymentNumber === number && state !== 'failed')
      .reduce((sum, { order }) => sum + order.cents, 0);

  /** WeChat Pay takes several refunds of one payment a minute apart (“Submit Refund API”, notes). */
  const isTooSoon = (before: Return, order: RefundOrder): boolean =>
    before.order.paymentNumber === order.paymentNumber && now() - before.askedAt < 60_000;

  const platform: MemoryPlatform = {
    trades,
    returns,
    notices,
    violations,
    isShort: false,
    isSlow: false,
    pay(number) {
      const trade = trades.get(number);
      if (!trade || trade.state !== 'unpaid' || isOver(trade)) return false;
      Object.assign(trade, { state: 'paid', transactionId: next('T'), paidAt: now() });
      notices.push({ kind: 'payment', id: next('N'), number, state: stateOf(trade) });
      return true;
    },
    finishRefunds() {
      for (const each of returns.values()) if (each.state === 'pending') finish(each);
    },
    paidBy: (number) =>
      trades.get(number)?.state === 'paid'
        ? (trades.get(number)?.order.cents ?? 0) - refundedOf(number)
        : 0,
    forgetInBill: (number) => void notBilled.add(number),
    partner: (fault = () => null) => partnerOf(fault),
  };

  function finish(each: Return): void {
    Object.assign(each, { state: 'done', at: now() });
    notices.push({
      kind: 'refund',
      id: next('N'),
      refundNumber: each.order.number,
      paymentNumber: each.order.paymentNumber,
      state: { state: 'done', cents: each.order.cents, at: now() },
    });
  }

  function stateOf(trade: Trade): PaymentState {
    if (trade.state === 'paid')
      return {
        state: 'paid',
        transactionId: trade.transactionId,
        cents: trade.order.cents,
        paidAt: trade.paidAt,
        refundedCents: refundedOf(trade.order.number),
      };
    return { state: trade.state === 'closed' || isOver(trade) ? 'closed' : 'unpaid' };
  }

  function open(order: PaymentOrder): void {
    const known = trades.get(order.number);
    if (known && JSON.stringify(known.order) !== JSON.stringify(order))
      violations.push(`${order.number} was asked with other values`);
    if (known && (known.state !== 'unpaid' || isOver(known)))
      throw new PaymentRefused('ORDER_ENDED', true, 'paid, closed or expired');
    if (!known) trades.set(order.number, { order, state: 'unpaid', transactionId: '', paidAt: 0 });
  }

  function refund(order: RefundOrder): RefundState {
    const known = returns.get(order.number);
    if (known && JSON.stringify(known.order) !== JSON.stringify(order))
      violations.push(`${order.number} was asked with other values`);
    if (known?.state === 'done') return { state: 'done', cents: order.cents, at: known.at };
    if (known?.state === 'pending') return { state: 'pending' };
    const trade = trades.get(order.paymentNumber);
    if (trade?.state !== 'paid' || order.paymentCents !== trade.order.cents) {
      violations.push(`${order.number} is of no such payment`);
      return { state: 'failed', reason: 'NO_PAYMENT' };
    }
    if (askedBackOf(order.paymentNumber) + order.cents > trade.order.cents) {
      violations.push(`${order.number} gives back more than was paid`);
      return { state: 'failed', reason: 'TOO_MUCH' };
    }
    if ([...returns.values()].some((each) => isTooSoon(each, order)))
      violations.push(`${order.number} follows another refund of its payment within a minute`);
    if (platform.isShort) return { state: 'failed', reason: 'NOT_ENOUGH' };
    const made: Return = { order, askedAt: now(), state: 'pending', at: 0 };
    returns.set(order.number, made);
    if (platform.isSlow) return { state: 'pending' };
    finish(made);
    return { state: 'done', cents: order.cents, at: made.at };
  }

  function partnerOf(fault: (call: MemoryCall) => Disruption): PaymentPartner {
    const answered = <T>(call: MemoryCall, effect: () => T): Promise<T> =>
      new Promise((resolve, reject) => {
        const happens = fault(call);
        if (happens === 'dropped') return reject(new PaymentUnclear(`${call} did not arrive`));
        let answer: T;
        try {
          answer = effect();
        } catch (error) {
          return reject(error as Error);
        }
        if (happens === 'lost') return reject(new PaymentUnclear(`${call}: the answer was lost`));
        return resolve(answer);
      });
    return {
      name,
      methods: METHODS[name],
      open: (order) =>
        answered('open', () => {
          open(order);
          return { kind: 'page', url: `https://pay.example/${order.number}` } as const;
        }),
      query: (number) =>
        answered('query', () => {
          const trade = trades.get(number);
          return trade ? stateOf(trade) : { state: 'unpaid' as const };
        }),
      close: (number) =>
        answered('close', () => {
          const trade = trades.get(number);
          if (trade?.state === 'unpaid') trade.state = 'closed';
        }),
      refund: (order) => answered('refund', () => refund(order)),
      queryRefund: ({ number }) =>
        answered('queryRefund', () => {
          const known = returns.get(number);
          if (!known) return { state: 'absent' as const };
          return known.state === 'done'
            ? { state: 'done' as const, cents: known.order.cents, at: known.at }
            : { state: 'pending' as const };
        }),
      readNotice: ({ headers, body }) =>
        Promise.resolve(
          headers.signature === name ? (JSON.parse(body.toString('utf8')) as PaymentNotice) : null,
        ),
      taken: { status: 200, type: 'text/plain', body: 'success' },
      again: { status: 503, type: 'text/plain', body: 'fail' },
      bill: (day) => Promise.resolve(billOf(day)),
    };
  }

  function billOf(day: string): BillLine[] {
    const paid = [...trades.values()]
      .filter((trade) => trade.state === 'paid' && dayOf(trade.paidAt) === day)
      .map(({ order, transactionId }): BillLine => ({
        kind: 'payment',
        paymentNumber: order.number,
        refundNumber: null,
        transactionId,
        cents: order.cents,
      }));
    const back = [...returns.values()]
      .filter((each) => each.state === 'done' && dayOf(each.at) === day)
      .map(({ order }): BillLine => ({
        kind: 'refund',
        paymentNumber: order.paymentNumber,
        refundNumber: order.number,
        transactionId: trades.get(order.paymentNumber)?.transactionId ?? '',
        cents: order.cents,
      }));
    return [...paid, ...back].filter(
      ({ paymentNumber, refundNumber }) => !notBilled.has(refundNumber ?? paymentNumber),
    );
  }

  return platform;
}
