import { useRef, useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { uuid } from '@/platform/secure-random/ids';
import { saveDoseHistory, undoDoseHistory } from './api';
import { HISTORY_MESSAGES } from './history-messages';
import { PLAN_MESSAGES } from './messages';

/** The answer that was just saved. */
interface Saved {
  readonly linkmanId: string;
  readonly batchKey: string;
}

interface State {
  readonly busy: boolean;
  readonly notice: string;
  readonly failure: string;
  readonly saved: Saved | null;
}

const IDLE: State = { busy: false, notice: '', failure: '', saved: null };

export interface DoseHistory {
  /** Message about the last action, '' for none. */
  readonly notice: string;
  /** Why the last action failed, '' without a failure. */
  readonly failure: string;
  readonly busy: boolean;
  readonly forget: () => void;
  /**
   * Saves that the doses due up to an age in months were administered; null: no (further) ones. @returns whether it was
   * saved
   */
  readonly save: (linkmanId: string, upToMonths: number | null) => Promise<boolean>;
  readonly undo: (linkmanId: string, batchKey: string) => Promise<void>;
  /** Undoes the answer just saved; null when that is not possible any more. */
  readonly undoLast: (() => void) | null;
}

/** Saves which doses were administered elsewhere, and undoes that. A failed answer is sent again under the same key. */
export function useDoseHistory(): DoseHistory {
  const t = useText(HISTORY_MESSAGES);
  const plan = useText(PLAN_MESSAGES);
  const [state, setState] = useState(IDLE);
  // Batch key of a failed answer, to be used again for the same answer.
  const unsent = useRef({ of: '', batchKey: '' });

  const fail = (reason: unknown): void =>
    setState({ ...IDLE, failure: isApiError(reason) ? reason.msg : plan('failed') });
  const save = async (linkmanId: string, upToMonths: number | null): Promise<boolean> => {
    if (state.busy) return false;
    setState({ ...IDLE, busy: true });
    const of = `${linkmanId} ${upToMonths}`;
    const batchKey = unsent.current.of === of ? unsent.current.batchKey : await uuid();
    unsent.current = { of, batchKey };
    try {
      const { count } = await saveDoseHistory({ linkmanId, batchKey, upToMonths });
      const notice = upToMonths === null ? t('noneSaved') : t('bulkSaved', { count });
      setState({ ...IDLE, notice, saved: { linkmanId, batchKey } });
      unsent.current = { of: '', batchKey: '' };
      return true;
    } catch (reason) {
      fail(reason);
      return false;
    }
  };
  const undo = async (linkmanId: string, batchKey: string): Promise<void> => {
    if (state.busy) return;
    setState({ ...IDLE, busy: true });
    try {
      await undoDoseHistory(linkmanId, batchKey);
      setState({ ...IDLE, notice: t('undone') });
    } catch (reason) {
      fail(reason);
    }
  };
  const { saved } = state;
  return {
    notice: state.notice,
    failure: state.failure,
    busy: state.busy,
    forget: () => {
      if (state.notice || state.failure) setState(IDLE);
    },
    save,
    undo,
    undoLast: saved && (() => void undo(saved.linkmanId, saved.batchKey)),
  };
}
