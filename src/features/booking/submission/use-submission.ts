import { useEffect, useRef, useState } from 'react';
import { CODE } from '@contract/errors';
import { refreshServerData } from '@/http/hooks/use-server';
import { isOnline } from '@/platform/network';
import { wait } from '@/platform/wait/wait';
import { addSubscribe, isReachable, lookUpSubmission, refusalOf } from './api';
import type { SubmitInfo } from './form';
import { changeForm, useOrdering } from './store';
import { hasAppointment } from './submit-info';
import { submitBooking } from './submission';
import type { SubmissionResult } from './submission';
import { dropUnsent, markSent, saveUnsent } from './unsent-form';

/** `offline`: there is no network, so that nothing was sent. */
export type SubmissionView = 'sending' | 'slow' | 'busy' | 'unknown' | 'offline' | 'nothing';

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

/** Without a network nothing is sent; a form that was sent before may be booked, and is looked up all the same. */
const isSendable = async (form: SubmitInfo): Promise<boolean> =>
  form.sent || (await isOnline()) || isReachable();

/**
 * Sends the form in the store as soon as the page is shown and reports its progress. Leaving the page ends it;
 * returning sends the same booking under the same key. Without a network the form is stored instead.
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
    const setSent = (sent: boolean): void =>
      changeForm((info) =>
        info.idempotencyKey === form.idempotencyKey ? { ...info, sent } : info,
      );
    const send = async (): Promise<void> => {
      setSent(true);
      markSent(form);
      const result = await submitBooking({
        add: () => addSubscribe(form),
        lookUp: () => lookUpSubmission(form.idempotencyKey),
        readRefusal: refusalOf,
        pause: wait,
        wasLeft: () => left,
        onLost: (_times, isBusy) => {
          if (!left) setView(isBusy ? 'busy' : 'slow');
        },
      });
      // Answered: the form is booked, or is changed on the page that explains the refusal.
      if (result.kind !== 'unknown' && result.kind !== 'left') dropUnsent(form.idempotencyKey);
      if (result.kind === 'booked') refreshAfterBooking();
      if (result.kind === 'refused') {
        refreshAfterRefusal();
        setSent(false);
      }
      if (left || (result.kind === 'refused' && TO_LOGIN.includes(result.code))) return;
      if (result.kind === 'unknown') setView('unknown');
      else end.current(result);
    };
    setView('sending');
    void isSendable(form).then((canSend) => {
      if (left) return undefined;
      if (canSend) return send();
      saveUnsent(form);
      setView('offline');
      return undefined;
    });
    return () => {
      left = true;
    };
  }, [round]);
  return { view, again: () => setRound((count) => count + 1) };
}
