import { useEffect, useMemo, useRef } from 'react';
import type { ChosenSlot } from '@/features/booking/submission/form';
import { useNewAnswer } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { serverNow } from '@/http/server-clock';
import { timesOutcome, withChosenSlot } from './slot-rules';
import type { DaySlot } from './slot-rules';
import type { PickerTarget } from './picker-target';

export type TimesView =
  | { readonly state: 'idle' | 'pending' }
  | { readonly state: 'resolved'; readonly slots: readonly DaySlot[] };

export interface TimesEvents {
  /** No time is left on that day. */
  readonly onNone: (day: string) => void;
  /** The query failed; `code` and `message` are the provider's. */
  readonly onFailed: (day: string, code: string, message: string) => void;
}

const TIMES = 'GET /subscribe/subscribe/departmentWorkTimes2.do';

/** Times of a day, requested again for each chosen day. */
export function useTimes(
  target: PickerTarget,
  day: string | null,
  retained: ChosenSlot | null,
  events: TimesEvents,
): TimesView {
  const { depaCode, productId, orderId } = target;
  const { data, error } = useNewAnswer(
    day ? [TIMES, depaCode, productId, day, orderId] : null,
    () =>
      request(
        TIMES,
        { depaCode, productId, day: day ?? '', orderId },
        { neverCancel: true, failure: 'in-place' },
      ),
  );
  const latest = useRef(events);
  latest.current = events;
  const own = useRef(retained);
  own.current = retained;
  const outcome = useMemo(
    () => day && data && timesOutcome(withChosenSlot(data, own.current), day, serverNow()),
    [day, data],
  );
  useEffect(() => {
    if (!day) return;
    if (outcome && outcome.kind === 'none') latest.current.onNone(day);
    else if (error && !outcome) latest.current.onFailed(day, error.code, error.msg);
  }, [day, outcome, error]);
  if (!outcome || outcome.kind === 'none') return { state: day ? 'pending' : 'idle' };
  return { state: 'resolved', slots: outcome.slots };
}
