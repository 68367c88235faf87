import type { ReactNode } from 'react';
import { targetOf } from '@/features/booking/target-query';
import type { BookingTarget } from '@/features/booking/form';
import { useRouteQuery } from '@/routes/hooks';
import { Page } from '@/ui/page/page';
import { LostForm } from './lost-form';

export interface ForTargetProps {
  readonly title: string;
  /** The page of a booking target; `asked` is the recipient that its query names. */
  readonly children: (target: BookingTarget, asked: string | undefined) => ReactNode;
}

/** A page of booking; opened without a booking target, it leads to the clinics. */
export function ForTarget({ title, children }: ForTargetProps) {
  const query = useRouteQuery();
  const target = targetOf(query);
  if (target) return <>{children(target, query.linkmanId)}</>;
  return (
    <Page title={title}>
      <LostForm />
    </Page>
  );
}
