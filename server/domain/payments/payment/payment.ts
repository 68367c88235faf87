import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import type { PaymentAttempt } from '@contract/order/payment-fields';
import type { Db } from '../../../db/database';
import type { PaymentRefundsTable, PaymentsTable } from '../../../db/payment-tables';
import type { Deps } from '../../../deps';
import { dayOf } from '../../../kernel/clock';
import type { PaymentOrder } from '../../../platforms/payment/partner';
import type { PaymentPartners } from '../../../platforms/payment/partners';
import type { BookingServices } from '../../booking/submission/services';

/** What payments need. */
export interface PaymentParts {
  readonly db: Db;
  readonly partners: PaymentPartners;
  readonly services: BookingServices;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
}

/** {@link PaymentParts} of a process. */
export const paymentPartsOf = (
  { db, log }: Pick<Deps, 'db' | 'log'>,
  services: BookingServices,
): PaymentParts => ({ db, log, services, partners: services.partners });

export type Payment = Selectable<PaymentsTable>;
export type PaymentRefund = Selectable<PaymentRefundsTable>;

/** ms that a payment can be paid. */
export const PAYMENT_LIFETIME = 15 * 60_000;
/** ms that it must still have to be answered again. */
export const LEAST_LIFETIME = 60_000;

/** A number that no other payment has, with its day in China for whoever reads a bill. @param now ms */
export const newPaymentNumber = (now: number): string => numberOf('P', now);
/** The same of a refund. */
export const newRefundNumber = (now: number): string => numberOf('R', now);

const numberOf = (kind: string, now: number): string =>
  kind + dayOf(now).replaceAll('-', '') + randomBytes(10).toString('hex');

/** What the platform is asked for: the same values at every repeat. */
export const paymentOrderOf = (payment: Payment): PaymentOrder => ({
  number: payment.number,
  cents: payment.cents,
  description: payment.description,
  expiresAt: payment.expires_at.getTime(),
  method: payment.method,
  payer: payment.payer,
  clientAddress: payment.client_address ?? '',
  returnUrl: payment.return_url,
});

/** ms until the platform is first asked about a payment or a refund. */
export const FIRST_ASK = 5_000;

/** What the person is shown of a payment. @param back whether its money has arrived back; null: none goes back */
export function attemptOf(
  payment: Pick<Payment, 'number' | 'method' | 'cents' | 'expires_at' | 'state'>,
  back: boolean | null,
): PaymentAttempt {
  const { state } = payment;
  return {
    number: payment.number,
    method: payment.method,
    state:
      back !== null
        ? back
          ? 'returned'
          : 'returning'
        : state === 'open'
          ? 'pending'
          : state === 'surplus'
            ? 'returned'
            : state,
    cents: payment.cents,
    expiresAt: payment.expires_at.getTime(),
  };
}
