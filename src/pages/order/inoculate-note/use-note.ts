import { useState } from 'react';
import type { ObservationAnswer } from '@contract/order/observation-endpoints';
import { removeObservation, saveObservation } from '@/pages/order/inoculate-note/api';
import { keepNote, useNoteDraft } from '@/pages/order/inoculate-note/draft';
import { OBSERVATION_MESSAGES } from '@/pages/order/inoculate-note/messages';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { showToast } from '@/ui/toast/toast';

/** The note being written, and how it is saved and removed. @param onChanged reads the note again */
export function useNote({ orderId, note }: ObservationAnswer, onChanged: () => Promise<unknown>) {
  const t = useText(OBSERVATION_MESSAGES);
  const draft = useNoteDraft(orderId, note);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; reason: string } | null>(null);

  const send = async (call: () => Promise<unknown>, done: string, title: string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await call();
      await onChanged();
      keepNote(null);
      showToast(done, 'success');
    } catch (error) {
      setProblem({ title, reason: isApiError(error) ? error.msg : t('failed') });
    } finally {
      setBusy(false);
    }
  };
  const save = () =>
    send(
      () => saveObservation(orderId, draft.reactions, draft.text.trim()),
      t('saved'),
      t('failed'),
    );
  const remove = () => send(() => removeObservation(orderId), t('removed'), t('removeFailed'));
  return { draft, busy, problem, save, remove };
}
