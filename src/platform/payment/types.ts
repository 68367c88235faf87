import type { PaymentRequest } from '@contract/order/payment-endpoints';
import type { PaymentMethod } from '@contract/order/payment-fields';

/**
 * What the platform reported about a payment: a hint only. Whether the money moved, the provider alone knows: ask it
 * afterwards, whatever was reported. `left`: the browser is on its way to the platform's page; `unsupported`: this
 * environment cannot make such a payment.
 */
export type PaymentHint =
  | 'done'
  | 'unknown'
  | 'cancelled'
  | 'failed'
  | 'offline'
  | 'left'
  | 'unsupported';

/** Hands a payment to the platform; call it from a tap. Resolves when the platform's sheet is closed. Never rejects. */
export type RequestPayment = (request: PaymentRequest) => Promise<PaymentHint>;

/** Those of the offered methods that work in this environment, the most fitting one first. */
export type PaymentMethodsHere = (offered: readonly PaymentMethod[]) => readonly PaymentMethod[];
