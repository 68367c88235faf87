import { useCallback, useState } from 'react';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { locateUser } from './locate';
import type { LocateOutcome } from './types';

/** Remembers that the user once allowed it: then asking again shows no question. */
const ALLOWED_ENTRY = 'locationAllowed';

/** Whether the user has let us find them before. */
export const wasAllowed = (): boolean => localEntries.read<boolean>(ALLOWED_ENTRY) === true;

export interface Locating {
  readonly isBusy: boolean;
  /** How the last try of this page ended. */
  readonly outcome: LocateOutcome | null;
  /** Finds the user; `anew` skips a remembered place. */
  readonly run: (anew?: boolean) => Promise<LocateOutcome>;
}

/** Finding the user from a page. */
export function useLocate(): Locating {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<LocateOutcome | null>(null);
  const run = useCallback(async (anew = false): Promise<LocateOutcome> => {
    setBusy(true);
    const result = await locateUser(anew);
    if (result.status === 'ok') tryToKeep(() => localEntries.write(ALLOWED_ENTRY, { val: true }));
    if (result.status === 'denied') localEntries.remove(ALLOWED_ENTRY);
    setBusy(false);
    setOutcome(result);
    return result;
  }, []);
  return { isBusy, outcome, run };
}
