import { compareText } from '@contract/text/order-rules';
import type { Db } from '../../../db/database';
import { ORDER_PAYABLE } from './order-payable';
import type { LockedPayable, PayableKey, PayableKind } from './payable';
import { PURCHASE_PAYABLE } from './purchase-payable';

/** Everything that is paid with money. */
export const PAYABLES: Readonly<Record<PayableKey['kind'], PayableKind>> = {
  order: ORDER_PAYABLE,
  purchase: PURCHASE_PAYABLE,
};

/**
 * Locks what is paid together, by id, as everything does that locks several of them. @param now ms
 * @returns by id; null where one of them is not there
 */
export async function lockPayables(
  trx: Db,
  keys: readonly PayableKey[],
  now: number,
): Promise<ReadonlyMap<string, LockedPayable> | null> {
  const locked = new Map<string, LockedPayable>();
  for (const { kind, id } of [...keys].sort((a, b) => compareText(a.id, b.id))) {
    const payable = await PAYABLES[kind].lock(trx, id, now);
    if (!payable) return null;
    locked.set(id, payable);
  }
  return locked;
}
