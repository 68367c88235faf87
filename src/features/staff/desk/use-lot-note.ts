import { useState } from 'react';
import { CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';

/** A word on how a lot was given that must not be: asked for once the provider has refused the lot. */
export interface LotNote {
  readonly isAsked: boolean;
  readonly note: string;
  readonly setNote: (note: string) => void;
}

interface SentNote {
  readonly alreadyGiven?: string;
}

/** @returns the note, and what watches a record of a dose for the refusal of its lot */
export function useLotNote() {
  const [isAsked, setAsked] = useState(false);
  const [note, setNote] = useState('');
  return {
    lotNote: { isAsked, note, setNote } satisfies LotNote,
    /** What is sent of it. */
    sentNote: (isAsked && note !== '' ? { alreadyGiven: note } : {}) as SentNote,
    askNote: (): void => setAsked(true),
    watchLot: async <T>(record: () => Promise<T>): Promise<T> => {
      try {
        return await record();
      } catch (error) {
        if (isApiError(error) && error.code === CODE.LOT_REFUSED) setAsked(true);
        throw error;
      }
    },
  };
}
