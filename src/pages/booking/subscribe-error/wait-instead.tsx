import { useMemo } from 'react';
import { bookingQuery } from '@/features/booking/submission/target-query';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { JoinPopup } from '@/features/booking/waitlist/components/join-popup';
import { refreshServerData } from '@/http/hooks/use-server';
import { navigate } from '@/routes/navigate';

export interface WaitInsteadProps {
  readonly form: SubmitInfo;
  readonly name: string;
  /** There are other free slots. */
  readonly hasOther: boolean;
  readonly onClose: () => void;
}

/** Joins the waiting list for a slot that has just been taken. */
export function WaitInstead({ form, name, hasOther, onClose }: WaitInsteadProps) {
  const { productId, depaCode, linkmanId, doseNo, day } = form;
  const days = useMemo(() => (day ? [day] : []), [day]);
  if (!linkmanId || doseNo === null) return null;
  const toForm = (): void => {
    void refreshServerData('GET /subscribe/subscribe/departmentWorkDays.do');
    void navigate.replace('subscribe', bookingQuery(form));
  };
  return (
    <JoinPopup
      productId={productId}
      depaCode={depaCode}
      linkmanId={linkmanId}
      name={name}
      doseNo={doseNo}
      fullDays={days}
      hasFreeDay={hasOther}
      day={day}
      onFree={toForm}
      onClose={onClose}
    />
  );
}
