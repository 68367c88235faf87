import type { PaymentMethod } from '@contract/order/payment-fields';
import type { UserContext } from '../../../http/context';
import { returnUrlOf } from '../../../http/return-url';
import type { MiniExchange } from '../../../shared/accounts/mini-exchange';
import { openPayment } from './open-payment';
import type { PayableKeys } from './payable';
import { payerOf } from './payer';
import type { PaymentParts } from './payment';

interface PrepayInput {
  readonly method: PaymentMethod;
  readonly loginCode?: string | undefined;
  readonly returnTo?: string | undefined;
}

/**
 * Opens a payment of a purchase, or of orders together, as their owner's call asks for it; a repeat answers the same payment.
 * @param webOrigin the operator's web site @throws DomainError as {@link payerOf} and {@link openPayment}
 */
export async function prepay(
  parts: PaymentParts,
  { exchange, webOrigin }: { readonly exchange: MiniExchange; readonly webOrigin: string | null },
  payables: PayableKeys,
  { method, loginCode, returnTo }: PrepayInput,
  context: UserContext,
) {
  const { userId, now } = context;
  const [{ kind }] = payables;
  const asked = { userId, kind, method, loginCode };
  const { attempt, request } = await openPayment(parts, {
    payables,
    userId,
    method,
    payer: await payerOf({ db: parts.db, exchange }, asked),
    clientAddress: context.ip,
    returnUrl: returnUrlOf(context, webOrigin, returnTo),
    now,
  });
  return { ...attempt, request };
}
