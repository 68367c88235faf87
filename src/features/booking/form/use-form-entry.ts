import { useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { useSession } from '@/shared/session/session-store';
import { currentRoute, navigate } from '@/routes/navigate';
import { bookedUnder } from '@/features/booking/submission/api';
import { successQuery } from '@/features/booking/submission/entry';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { closeForm, openForm } from '@/features/booking/submission/store';
import type { BookingTarget } from '@/features/booking/submission/form';

const isShown = (): boolean => currentRoute()?.name === 'subscribe';

/**
 * Opens the form of a target for a signed-in user. Goes to the orders if the form has been sent and booked
 * already, and to the disclosure if it was not agreed to. Does not navigate while another page, such as the login, is
 * on top: that page would be replaced. Checks again whenever the page is shown.
 */
export function useFormEntry(target: BookingTarget): void {
  const { depaCode, productId } = target;
  const opening = useRef(false);

  const open = async (): Promise<void> => {
    if (!isShown() || opening.current) return;
    opening.current = true;
    try {
      const here = { depaCode, productId };
      const info = await openForm(here);
      const orderIds = info.sent ? await bookedUnder(info.idempotencyKey) : null;
      if (!isShown()) return;
      if (orderIds) {
        closeForm();
        void navigate.replace('subscribeSuccess', successQuery(orderIds));
      } else if (!info.guidelineVersion) {
        void navigate.replace('vaccineNotice', bookingQuery(here));
      }
    } finally {
      opening.current = false;
    }
  };

  // The provider may say that the token belongs to another user than the cookie said: then the form is opened again.
  const userId = useSession(({ userInfo }) => userInfo?.id);

  useDidShow(() => void open());
  useEffect(() => {
    void open();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another session or target, not another render
  }, [userId, depaCode, productId]);
}
