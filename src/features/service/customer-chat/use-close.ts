import { useState } from 'react';
import type { ReactElement } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { useConfirm } from '@/ui/popup/use-confirm';
import { closeChat } from './api';
import { refreshChat } from './chat-session';
import { SERVICE_MESSAGES } from './messages';

interface Closing {
  readonly busy: boolean;
  readonly refusal: string;
  /** Rendered by the page. */
  readonly question: ReactElement;
}

/** Ends the conversation, after asking. */
export function useClose(onClosed: () => void): [close: () => Promise<void>, closing: Closing] {
  const t = useText(SERVICE_MESSAGES);
  const [ask, question] = useConfirm();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const close = async (): Promise<void> => {
    if (!(await ask({ title: t('endTitle'), text: t('endText'), confirmText: t('endConfirm') })))
      return;
    setBusy(true);
    setRefusal('');
    try {
      await closeChat();
      onClosed();
      await refreshChat();
    } catch (error) {
      setRefusal(isApiError(error) ? error.msg : t('unknown'));
    } finally {
      setBusy(false);
    }
  };
  return [close, { busy, refusal, question }];
}
