import { ORDER_PAYABLE } from './order-payable';
import type { PayableKey, PayableKind } from './payable';
import { PURCHASE_PAYABLE } from './purchase-payable';

/** Everything that is paid with money. */
export const PAYABLES: Readonly<Record<PayableKey['kind'], PayableKind>> = {
  order: ORDER_PAYABLE,
  purchase: PURCHASE_PAYABLE,
};
