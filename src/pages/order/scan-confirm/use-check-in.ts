import { useState } from 'react';
import type { Arrivals } from '@contract/order/arrival-endpoints';
import { ARRIVAL_MESSAGES } from '@/pages/order/scan-confirm/messages';
import { arriveWithCode } from '@/features/booking/order/api';
import { violationOf } from '@/features/booking/order/order-violation';
import type { OrderViolation } from '@/features/booking/order/order-violation';
import { refreshOrders } from '@/features/booking/order/refresh-orders';
import { useText } from '@/i18n/messages';

export type Arrival = Arrivals['orders'][number];

/**
 * Checks in several orders one after the other, until one is refused.
 * @param refresh reads the day's orders again
 * @returns `arrived`: the first order once all are checked in, null before; `refused`: the last refusal
 */
export function useCheckIn(code: string, refresh: () => Promise<unknown>) {
  const t = useText(ARRIVAL_MESSAGES);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ order: Arrival; violation: OrderViolation } | null>(
    null,
  );
  const [arrived, setArrived] = useState<string | null>(null);
  const confirm = async (here: readonly Arrival[]): Promise<void> => {
    setBusy(true);
    setRefused(null);
    let sent: Arrival | undefined;
    try {
      for (sent of here) await arriveWithCode(sent.orderId, code);
      setArrived(here[0]?.orderId ?? null);
    } catch (failure) {
      if (sent) setRefused({ order: sent, violation: violationOf(failure, t('failed')) });
      // The orders before the failed one are checked in.
      await refresh();
    } finally {
      setBusy(false);
      refreshOrders();
    }
  };
  return { busy, refused, arrived, confirm };
}
