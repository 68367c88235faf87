import { useEffect } from 'react';
import { useLoginGate } from '@/shared/session/use-login-gate';
import type { BookingTarget } from '@/features/booking/submission/form';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { BookingTargetPage } from '@/features/booking/form/components/booking-target-page';
import { useFormAhead } from '@/features/booking/form/use-form-ahead';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { MissingBookingTarget, prepareView, SubscribeView } from './view';

export { prepareView };

/** Booking form: recipient, dose, slot, contact (specification §2, §4). */
export default function Subscribe() {
  const title = usePageTitle('subscribe');
  return (
    <BookingTargetPage title={title} missingTarget={<MissingBookingTarget />}>
      {(target, asked) => <Gate title={title} target={target} asked={asked} />}
    </BookingTargetPage>
  );
}

interface GateProps {
  readonly title: string;
  readonly target: BookingTarget;
  readonly asked: string | undefined;
}

/** Admits only signed-in users; others are redirected and return here. */
function Gate({ title, target, asked }: GateProps) {
  const isLogin = useLoginGate('subscribe', bookingQuery(target));
  useEffect(prepareView, []);
  if (!isLogin) return <Page title={title} loading="text" />;
  return (
    <>
      <Ahead target={target} asked={asked} />
      <SubscribeView target={target} asked={asked} />
    </>
  );
}

/** A component of its own: what it asks for draws nothing here. */
function Ahead({ target, asked }: Pick<GateProps, 'target' | 'asked'>) {
  useFormAhead(target, asked);
  return null;
}
