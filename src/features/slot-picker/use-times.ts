import { useLayoutEffect, useRef, useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { serverNow } from '@/http/server-clock';
import { timesOutcome, withChosenSlot } from './slot-rules';
import type { DaySlot } from './slot-rules';
import type { ChosenSlot } from '@/features/booking/form';
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

const IDLE: TimesView = { state: 'idle' };
const PENDING: TimesView = { state: 'pending' };

/**
 * Times of a day, requested again for each chosen day: slots fill quickly. Choosing another day discards an earlier
 * answer.
 */
export function useTimes(
  target: PickerTarget,
  day: string | null,
  retained: ChosenSlot | null,
  events: TimesEvents,
): TimesView {
  const { depaCode, productId, orderId } = target;
  const [view, setView] = useState<TimesView>(day ? PENDING : IDLE);
  const latest = useRef(events);
  latest.current = events;
  const own = useRef(retained);
  own.current = retained;
  useLayoutEffect(() => {
    if (!day) {
      setView(IDLE);
      return undefined;
    }
    let current = true;
    setView(PENDING);
    const settle = (slots: readonly DaySlot[]): void => {
      const outcome = timesOutcome(withChosenSlot(slots, own.current), day, serverNow());
      if (outcome.kind === 'none') latest.current.onNone(day);
      else setView({ state: 'resolved', slots: outcome.slots });
    };
    const fail = (error: unknown): void => {
      const known = isApiError(error) ? error : undefined;
      latest.current.onFailed(day, known?.code ?? '', known?.msg ?? '');
    };
    request(
      'GET /subscribe/subscribe/departmentWorkTimes2.do',
      { depaCode, productId, day, orderId },
      { neverCancel: true, failure: 'in-place' },
    )
      .then((slots) => current && settle(slots))
      .catch((error: unknown) => current && fail(error));
    return () => {
      current = false;
    };
  }, [depaCode, productId, orderId, day]);
  return view;
}
