import { useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { useUnsavedInput } from '@/storage/unsaved';
import { showToast } from '@/ui/toast/toast';
import { saveAppeal } from './api';
import { DECISION_MESSAGES } from './decision-messages';

export interface AppealForm {
  readonly text: string;
  readonly changeText: (text: string) => void;
  /** The text is missing; known from the first attempt on. */
  readonly lacksText: boolean;
  readonly refusal: string;
  readonly busy: boolean;
  readonly send: () => Promise<void>;
}

/** The form of an appeal against a decision. @param onSent called once the provider has it */
export function useAppeal(decisionId: string, onSent: () => void): AppealForm {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const isEmpty = text.trim() === '';
  // The popup may be closed with what was typed.
  useUnsavedInput(!isEmpty);
  return {
    text,
    changeText: setText,
    lacksText: tried && isEmpty,
    refusal,
    busy,
    async send() {
      setTried(true);
      setRefusal('');
      if (isEmpty || busy) return;
      setBusy(true);
      try {
        await saveAppeal({ decisionId, text: text.trim() });
        showToast(textOf(DECISION_MESSAGES)('sent'), 'success');
        onSent();
      } catch (error) {
        setRefusal(isApiError(error) ? error.msg : textOf(DECISION_MESSAGES)('unknown'));
      } finally {
        setBusy(false);
      }
    },
  };
}
