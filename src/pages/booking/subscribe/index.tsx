import { useEffect } from 'react';
import { useLoginGate } from '@/features/account/use-login-gate';
import { ForTarget } from '@/features/booking-form/components/for-target';
import { forgetSavedMember, useSavedMember } from '@/features/linkman/saved-member';
import { bookingQuery } from '@/features/booking/entry';
import { groupOf } from '@/features/booking/family-rules';
import { useOrdering } from '@/features/booking/store';
import { isFormOf } from '@/features/booking/submit-info';
import type { BookingTarget } from '@/features/booking/form';
import { useFormEntry } from '@/features/booking-form/use-form-entry';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { BookingForm } from './booking-form';

/** Booking form: recipient, dose, slot, contact (specification §2, §4). */
export default function Subscribe() {
  const title = usePageTitle('subscribe');
  return (
    <ForTarget title={title}>
      {(target, asked) => <Gate title={title} target={target} asked={asked} />}
    </ForTarget>
  );
}

interface GateProps {
  readonly title: string;
  readonly target: BookingTarget;
  readonly asked: string | undefined;
}

/** Admits only signed-in users who agreed to the disclosure; others are redirected and return here. */
function Gate({ title, target, asked }: GateProps) {
  const isLogin = useLoginGate('subscribe', bookingQuery(target));
  const submitInfo = useOrdering((state) => state.submitInfo);
  const form = isFormOf(submitInfo, target) ? submitInfo : null;
  const agreed = !!form?.guidelineVersion;
  const saved = useSavedMember('subscribe');
  const isAnswered = !!form && groupOf(form).some(({ linkmanId }) => linkmanId === saved);

  useFormEntry(target, isLogin);

  useEffect(() => {
    // Applied once; must not override a later choice by the user.
    if (saved && isAnswered) forgetSavedMember();
  }, [saved, isAnswered]);

  if (!isLogin || !form || !agreed) return <Page title={title} loading="text" />;
  return (
    <BookingForm title={title} form={form} asked={saved ?? (form.isJoining ? undefined : asked)} />
  );
}
