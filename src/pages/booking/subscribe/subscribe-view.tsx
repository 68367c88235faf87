import { useEffect } from 'react';
import { groupOf } from '@/features/booking/submission/family-rules';
import type { BookingTarget } from '@/features/booking/submission/form';
import { useOrdering } from '@/features/booking/submission/store';
import { isFormOf } from '@/features/booking/submission/submit-info';
import { useFormEntry } from '@/features/booking/form/use-form-entry';
import { forgetSavedMember, useSavedMember } from '@/features/people/family-member/saved-member';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { BookingForm } from './booking-form';

export interface SubscribeViewProps {
  readonly target: BookingTarget;
  /** Family member named by the link, such as one just added. */
  readonly asked: string | undefined;
}

/** The form of a signed-in user; who has not agreed to the disclosure is redirected to it and returns here. */
export function SubscribeView({ target, asked }: SubscribeViewProps) {
  const title = usePageTitle('subscribe');
  const submitInfo = useOrdering((state) => state.submitInfo);
  const form = isFormOf(submitInfo, target) ? submitInfo : null;
  const agreed = !!form?.guidelineVersion;
  const saved = useSavedMember('subscribe');
  const isAnswered = !!form && groupOf(form).some(({ linkmanId }) => linkmanId === saved);

  useFormEntry(target);

  useEffect(() => {
    // Applied once; must not override a later choice by the user.
    if (saved && isAnswered) forgetSavedMember();
  }, [saved, isAnswered]);

  if (!form || !agreed) return <Page title={title} loading="text" />;
  return (
    <BookingForm title={title} form={form} asked={saved ?? (form.isJoining ? undefined : asked)} />
  );
}
