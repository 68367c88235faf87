import type { ReactNode } from 'react';
import { targetOf } from '@/features/booking/submission/target-query';
import type { BookingTarget } from '@/features/booking/submission/form';
import { useRouteQuery } from '@/routes/hooks';
import { Page } from '@/ui/page/page';

export interface BookingTargetPageProps {
  readonly title: string;
  /** Shown without a booking target: the lost form, or code that loads it. */
  readonly missingTarget: ReactNode;
  /** The page of a booking target; `asked` is the recipient that its query names. */
  readonly children: (target: BookingTarget, asked: string | undefined) => ReactNode;
}

/** A page of booking; opened without a booking target, it leads to the clinics. */
export function BookingTargetPage({ title, missingTarget, children }: BookingTargetPageProps) {
  const query = useRouteQuery();
  const target = targetOf(query);
  if (target) return <>{children(target, query.linkmanId)}</>;
  return <Page title={title}>{missingTarget}</Page>;
}
