import { useEffect, useRef, useState } from 'react';
import { CODE } from '@contract/errors';
import { refreshServerData } from '@/http/hooks/use-server';
import { wait } from '@/platform/wait/wait';
import { addSubscribe, lookUpSubmission, refusalOf } from './api';
import { changeForm, useOrdering } from './store';
import { hasAppointment } from './submit-info';
import { submitBooking } from './submission';
import type { SubmissionResult } from './submission';

export type SubmissionView = 'sending' | 'slow' | 'busy' | 'unknown' | 'nothing';

/** Codes after which the client opens the login by itself and returns here. */
const TO_LOGIN: readonly string[] = [CODE.LOGIN_INVALID, CODE.MOBILE_INVALID];

/** Refreshes what a booking changes elsewhere: lists, counts and remaining places. */
function refreshAfterBooking(): void {
  void refreshServerData('GET /order/subscribe/pageList.do');
  void refreshServerData('GET /order/subscribe/summary.do');
  void refreshServerData('GET /subscribe/subscribe/departmentWorkDays.do');
  void refreshServerData('GET /order/subscribe/checkSubscribeLinkman.do');
  void refreshServerData('GET /subscribe/waiting/list.do');
  void refreshServerData('GET /subscribe/waiting/offers.do');
}

/** Refreshes what the form shows after a refusal: the data of person or slots is out of date. */
function refreshAfterRefusal(): void {
  void refreshServerData('GET /subscribe/subscribe/departmentWorkDays.do');
  void refreshServerData('GET /order/subscribe/checkSubscribeLinkman.do');
}

/**
 * Sends the form in the store as soon as the page is shown and reports its progress. Leaving the page ends it;
 * returning sends the same booking under the same key.
 */
export function useSubmission(onEnd: (result: SubmissionResult) => void): {
  readonly view: SubmissionView;
  readonly again: () => void;
} {
  const [view, setView] = useState<SubmissionView>('sending');
  const [round, setRound] = useState(0);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const form = useOrdering.getState().submitInfo;
    if (!form || !hasAppointment(form)) {
      setView('nothing');
      return undefined;
    }
    let left = false;
    changeForm((info) => ({ ...info, sent: true }));
    setView('sending');
    void submitBooking({
      add: () => addSubscribe(form),
      lookUp: () => lookUpSubmission(form.idempotencyKey),
      readRefusal: refusalOf,
      pause: wait,
      wasLeft: () => left,
      onLost: (_times, isBusy) => {
        if (!left) setView(isBusy ? 'busy' : 'slow');
      },
    }).then((result) => {
      if (result.kind === 'booked') refreshAfterBooking();
      if (result.kind === 'refused') {
        refreshAfterRefusal();
        changeForm((info) =>
          info.idempotencyKey === form.idempotencyKey ? { ...info, sent: false } : info,
        );
      }
      if (left || (result.kind === 'refused' && TO_LOGIN.includes(result.code))) return;
      if (result.kind === 'unknown') setView('unknown');
      else end.current(result);
    });
    return () => {
      left = true;
    };
  }, [round]);
  return { view, again: () => setRound((count) => count + 1) };
}
