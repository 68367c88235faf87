import { useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { EXPORT_MESSAGES } from './messages';

/** A step that a person takes, and why the provider refused it. */
export interface ExportStep {
  readonly busy: boolean;
  /** Shown in the page; empty where nothing was refused. */
  readonly refusal: string;
  /** Code of the refusal. */
  readonly code: string;
  readonly take: (step: () => Promise<unknown>) => Promise<boolean>;
}

const NOTHING = { refusal: '', code: '' };

/** Takes one step at a time; resolves with whether it was accepted. */
export function useStep(): ExportStep {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(NOTHING);
  return {
    busy,
    ...refused,
    async take(step) {
      if (busy) return false;
      setBusy(true);
      setRefused(NOTHING);
      try {
        await step();
        return true;
      } catch (reason) {
        setRefused(
          isApiError(reason)
            ? { refusal: reason.msg, code: reason.code }
            : { refusal: textOf(EXPORT_MESSAGES)('failed'), code: '' },
        );
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
