import { useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { followChoice, restoreHold } from '@/features/booking/submission/hold-control';
import { presentHold, holdKeyOf } from '@/features/booking/submission/hold-rules';
import type { HoldState } from '@/features/booking/submission/form';
import type { SubmitInfo } from '@/features/booking/submission/form';

/**
 * Holds the slot of the form: takes the hold as soon as a time is chosen, reads it again when the page is built or
 * shown.
 * @returns the state of the hold; null while no time is chosen or no answer has arrived
 */
export function useHold(form: SubmitInfo): HoldState | null {
  const holdKey = holdKeyOf(form);
  const isBuilt = useRef(false);
  useEffect(() => {
    if (isBuilt.current) void followChoice();
    else if (holdKey) void restoreHold();
    isBuilt.current = true;
  }, [holdKey]);
  useDidShow(() => {
    if (isBuilt.current) void restoreHold();
  });
  return presentHold(form);
}
