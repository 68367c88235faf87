import { useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { showToast } from '@/ui/toast/toast';
import { markRead } from '../api';
import type { ReadTarget } from '@/features/service/unread/pending-read-rules';
import { MESSAGE_MESSAGES } from '../messages';

export interface MarkReadProps {
  readonly target: ReadTarget;
  /** ms by the provider's clock: the newest message that the page counts. */
  readonly seenAt: number;
  /** Called with the reason of a failure, and with '' at each try: the page shows it. */
  readonly onFailure: (reason: string) => void;
}

/** Marks a class, or everything, as read. */
export function MarkRead({ target, seenAt, onFailure }: MarkReadProps) {
  const t = useText(MESSAGE_MESSAGES);
  const [busy, setBusy] = useState(false);
  const mark = async (): Promise<void> => {
    setBusy(true);
    onFailure('');
    try {
      await markRead(target, { at: seenAt });
      showToast(t('marked'), 'success');
    } catch (error) {
      onFailure(isApiError(error) ? error.msg : t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="text" size="sm" icon="check" loading={busy} onPress={() => void mark()}>
      {t('markAll')}
    </Button>
  );
}
