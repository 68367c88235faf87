import { useState } from 'react';
import type { ReactElement } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import { removeDose } from './api';
import { PLAN_MESSAGES } from './messages';

export interface RemoveDose {
  /** Why it failed, '' without a failure. */
  readonly failure: string;
  readonly forgetFailure: () => void;
  /** Asks for confirmation first. */
  readonly remove: (id: string, name: string, day: string) => void;
  /** Confirmation dialog, to be rendered by the page. */
  readonly question: ReactElement;
}

/** Removes a self-reported dose. */
export function useRemoveDose(): RemoveDose {
  const t = useText(PLAN_MESSAGES);
  const [ask, question] = useConfirm();
  const [failure, setFailure] = useState('');
  const remove = async (id: string, name: string, day: string): Promise<void> => {
    setFailure('');
    const sure = await ask({
      title: t('removeAsk'),
      text: t('removeText', { name, day }),
      confirmText: t('remove'),
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await removeDose(id);
      showToast(t('removed'), 'success');
    } catch (reason) {
      setFailure(isApiError(reason) ? reason.msg : t('failed'));
    }
  };
  return {
    failure,
    forgetFailure: () => setFailure(''),
    remove: (id, name, day) => void remove(id, name, day),
    question,
  };
}
