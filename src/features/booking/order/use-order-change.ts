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

/** State of a form opened on top of its order: it returns by going back. Opened otherwise, the order replaces it. */
export interface OrderFormState extends RouteState {
  readonly onTop?: boolean;
}

/**
 * Returns from a form about an order to that order: by going back if it was opened from there, else by replacing the
 * form.
 */
export function useReturnToOrder(orderId: string): () => Promise<unknown> {
  const { state } = useRouteState<OrderFormState>();
  return () => (state?.onTop ? navigate.back() : navigate.replace('orderDetail', { orderId }));
}

export interface OrderChange {
  readonly busy: boolean;
  /** Why the last attempt was refused; null if it was not. */
  readonly violation: OrderViolation | null;
  /**
   * Sends a change; on success shows a toast and the order, or what `open` opens. Resolves with whether it succeeded.
   */
  readonly send: <Answer>(
    call: () => Promise<Answer>,
    done: string,
    open?: (answer: Answer) => Promise<unknown>,
  ) => Promise<boolean>;
}

/** Sends a form that changes an order; deletes its drafts on success. */
export function useOrderChange(orderId: string): OrderChange {
  const t = useText(ORDER_MESSAGES);
  const toOrder = useReturnToOrder(orderId);
  const [busy, setBusy] = useState(false);
  const [violation, setViolation] = useState<OrderViolation | null>(null);
  const send: OrderChange['send'] = async (call, done, open = toOrder) => {
    setBusy(true);
    setViolation(null);
    try {
      const answer = await call();
      closeDrafts();
      showToast(done, 'success');
      refreshOrders();
      await open(answer);
      return true;
    } catch (error) {
      setViolation(violationOf(error, t('actionFailed')));
      // It may have been changed elsewhere meanwhile: its page then shows the current state.
      refreshOrders();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, violation, send };
}
