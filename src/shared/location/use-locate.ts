import { useCallback, useState } from 'react';
import { locateUser } from './locate';
import type { LocateOutcome } from './types';

export interface Locating {
  readonly isBusy: boolean;
  /** Locates the user; `anew` skips a remembered location. */
  readonly run: (anew?: boolean) => Promise<LocateOutcome>;
}

/** Locates the user from a page. */
export function useLocate(): Locating {
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(async (anew = false): Promise<LocateOutcome> => {
    setBusy(true);
    const result = await locateUser(anew);
    setBusy(false);
    return result;
  }, []);
  return { isBusy, run };
}
