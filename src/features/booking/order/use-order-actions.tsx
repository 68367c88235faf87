import { useState } from 'react';
import type { ReactElement } from 'react';
import type { OrderDetail, Refund } from '@contract/order/endpoints';
import type { OrderAction } from '@contract/order/status-rules';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import { confirmOrder, recallRefund, removeOrder, retryRefund } from './api';
import { ORDER_MESSAGES } from './messages';
import { violationOf } from './order-violation';
import type { OrderViolation } from './order-violation';
import { refreshOrders } from './refresh-orders';
import { STEP_MESSAGES } from './step-messages';
import type { OrderFormState } from './use-order-change';

export interface OrderActions {
  readonly run: (action: OrderAction) => void;
  /** The action that is being sent. */
  readonly busy: OrderAction | null;
  /** Why the last action was refused; null if it was not. */
  readonly violation: OrderViolation | null;
  /** Dialogs, to be rendered by the page. */
  readonly dialogs: ReactElement;
}

const ON_TOP: OrderFormState = { onTop: true };

/** Handlers of an order's buttons. */
export function useOrderActions(
  order: Pick<OrderDetail, 'orderId' | 'productId' | 'depaCode'>,
): OrderActions {
  const t = useText(ORDER_MESSAGES);
  const step = useText(STEP_MESSAGES);
  const [ask, dialogs] = useConfirm();
  const [busy, setBusy] = useState<OrderAction | null>(null);
  const [violation, setViolation] = useState<OrderViolation | null>(null);
  const { orderId, productId, depaCode } = order;

  const send = async (action: OrderAction, call: () => Promise<unknown>): Promise<boolean> => {
    setBusy(action);
    setViolation(null);
    try {
      await call();
      return true;
    } catch (error) {
      setViolation(violationOf(error, t('actionFailed')));
      return false;
    } finally {
      setBusy(null);
      refreshOrders();
    }
  };
  const confirm = async (): Promise<void> => {
    if (await send('confirm', () => confirmOrder(orderId))) showToast(step('confirmed'), 'success');
  };
  const remove = async (): Promise<void> => {
    const sure = await ask({
      title: step('removeTitle'),
      text: step('removeText'),
      confirmText: step('actionRemove'),
      cancelText: step('keep'),
      tone: 'danger',
    });
    if (!sure || !(await send('remove', () => removeOrder(orderId)))) return;
    showToast(step('removed'), 'success');
    void navigate.back();
  };
  const recall = async (): Promise<void> => {
    const sure = await ask({
      title: step('recallTitle'),
      text: step('recallText'),
      confirmText: step('actionRecall'),
    });
    if (sure && (await send('recallRefund', () => recallRefund(orderId))))
      showToast(step('recalled'), 'success');
  };
  const retry = async (): Promise<void> => {
    let state: Refund['state'] | undefined;
    const sent = await send('retryRefund', async () => {
      state = (await retryRefund(orderId)).refund?.state;
    });
    if (sent && state === 'paid') showToast(step('retried'), 'success');
    else if (sent && state === 'paying') showToast(step('resent'));
    else if (sent) setViolation({ reason: step('retryFailed'), refusal: null });
  };
  const runs: Readonly<Record<OrderAction, () => void>> = {
    confirm: () => void confirm(),
    remove: () => void remove(),
    update: () => void navigate.to('modifyOrder', { orderId }, ON_TOP),
    cancel: () => void navigate.to('cancelOrder', { orderId }, ON_TOP),
    scanConfirm: () => void navigate.to('scanConfirm', { orderId }),
    recallRefund: () => void recall(),
    retryRefund: () => void retry(),
    observe: () => void navigate.to('inoculateNote', { orderId }),
    certificate: () => void navigate.to('certificate', { orderId }),
    rebook: () => void navigate.to('vaccineNotice', { vaccId: productId, depaCode }),
  };
  return { run: (action) => runs[action](), busy, violation, dialogs };
}
