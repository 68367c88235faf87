import { useState } from 'react';
import { isApiError } from '@/http/api-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { showToast } from '@/ui/toast/toast';
import { ORDER_MESSAGES } from './messages';
import { closeDrafts } from './store';
import { refreshOrders } from './use-order-actions';

export interface OrderChange {
  readonly busy: boolean;
  /** Why the last try was refused, in one sentence; empty if it was not. */
  readonly problem: string;
  /** Sends a change; done, it says so and goes back. Resolves with whether it was done. */
  readonly send: (call: () => Promise<unknown>, done: string) => Promise<boolean>;
}

/** The sending of a form that changes an order: its drafts are gone once it is done. */
export function useOrderChange(): OrderChange {
  const t = useText(ORDER_MESSAGES);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send: OrderChange['send'] = async (call, done) => {
    setBusy(true);
    setProblem('');
    try {
      await call();
      closeDrafts();
      showToast(done, 'success');
      refreshOrders();
      await navigate.back();
      return true;
    } catch (error) {
      setProblem(isApiError(error) ? error.msg : t('actionFailed'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, send };
}
