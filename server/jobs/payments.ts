import {
  advanceRefund,
  arePaymentRefundsDue,
  claimRefunds,
  MOST_REFUNDS,
} from '../domain/payments/payment/advance-refund';
import {
  arePaymentsDue,
  askPayment,
  claimPayments,
  MOST_ASKED,
} from '../domain/payments/payment/ask-payment';
import { paymentPartsOf } from '../domain/payments/payment/payment';
import type { PaymentParts } from '../domain/payments/payment/payment';
import { reconcileDueDays, retryReturns } from '../domain/payments/payment/reconcile-days';
import type { BookingServices } from '../domain/booking/submission/services';
import type { Deps } from '../deps';
import { PaymentUnclear } from '../platforms/payment/partner';
import { stopAll } from './stop-all';

/** ms. */
const SOON = 1_000;
const NOW_AND_THEN = 5 * 60_000;

/** Runs a step of each; one that fails is logged, and the others do not wait for it. */
async function eachOf(
  { log }: Pick<PaymentParts, 'log'>,
  numbers: readonly string[],
  step: (number: string) => Promise<unknown>,
): Promise<void> {
  for (const number of numbers)
    try {
      await step(number);
    } catch (error) {
      if (error instanceof PaymentUnclear) log.warn({ number, cause: error.message }, 'payment');
      else log.error({ err: error, number }, 'payment');
    }
}

/** Asks about open payments that are due. @param now ms @returns whether there may be more */
export async function askDuePayments(parts: PaymentParts, now: number): Promise<boolean> {
  const due = await claimPayments(parts, now);
  await eachOf(parts, due, (number) => askPayment(parts, number, now));
  return due.length === MOST_ASKED;
}

/** Sends refunds that are due, or asks how they stand. @param now ms @returns whether there may be more */
export async function advanceDueRefunds(parts: PaymentParts, now: number): Promise<boolean> {
  const due = await claimRefunds(parts, now);
  await eachOf(parts, due, (number) => advanceRefund(parts, number, { now }));
  return due.length === MOST_REFUNDS;
}

/**
 * Background work of payments: asking about those that no callback came for, closing what has ended, sending money
 * back. Several processes may run it; each row is claimed by one of them. @returns stops it
 */
export function startPayments(deps: Deps, services: BookingServices): () => Promise<void> {
  const { clock, jobs } = deps;
  const parts = paymentPartsOf(deps, services);
  if (parts.partners.all.length === 0) return () => Promise.resolve();
  const stops = [
    jobs.every({
      name: 'open payments',
      every: SOON,
      run: () => askDuePayments(parts, clock.now()),
      isDue: arePaymentsDue,
    }),
    jobs.every({
      name: 'payment refunds',
      every: SOON,
      run: () => advanceDueRefunds(parts, clock.now()),
      isDue: arePaymentRefundsDue,
    }),
    jobs.every({
      name: 'payment bills',
      every: NOW_AND_THEN,
      run: async () => {
        await reconcileDueDays(parts, clock.now());
        await retryReturns(parts, clock.now());
        return false;
      },
      isLowPriority: true,
    }),
  ];
  return stopAll(stops);
}
