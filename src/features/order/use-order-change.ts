import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { useRouteState } from '@/routes/hooks';
import type { RouteState } from '@/routes/location';
import { navigate } from '@/routes/navigate';
import { showToast } from '@/ui/toast/toast';
import { ORDER_MESSAGES } from './messages';
import { violationOf } from './order-violation';
import type { OrderViolation } from './order-violation';
import { closeDrafts } from './store';
import { refreshOrders } from './refresh-orders';

/** State of a form that lies on top of its order, to which back is the way; reached otherwise it makes room for the order. */
export interface OrderFormState extends RouteState {
  readonly onTop?: boolean;
}

/** Leads from a form about an order to that order: back where it was opened from there, else in the form's place. */
export function useRemedyOfOrder(orderId: string): () => Promise<unknown> {
  const { state } = useRouteState<OrderFormState>();
  return () => (state?.onTop ? navigate.back() : navigate.replace('orderDetail', { orderId }));
}

export interface OrderChange {
  readonly busy: boolean;
  /** Why the last try was refused; null if it was not. */
  readonly violation: OrderViolation | null;
  /** Sends a change; done, it says so and shows the order. Resolves with whether it was done. */
  readonly send: (call: () => Promise<unknown>, done: string) => Promise<boolean>;
}

/** The sending of a form that changes an order: its drafts are gone once it is done. */
export function useOrderChange(orderId: string): OrderChange {
  const t = useText(ORDER_MESSAGES);
  const toOrder = useRemedyOfOrder(orderId);
  const [busy, setBusy] = useState(false);
  const [violation, setViolation] = useState<OrderViolation | null>(null);
  const send: OrderChange['send'] = async (call, done) => {
    setBusy(true);
    setViolation(null);
    try {
      await call();
      closeDrafts();
      showToast(done, 'success');
      refreshOrders();
      await toOrder();
      return true;
    } catch (error) {
      setViolation(violationOf(error, t('actionFailed')));
      // It may have been changed elsewhere meanwhile: then its page says what it is now.
      refreshOrders();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, violation, send };
}
