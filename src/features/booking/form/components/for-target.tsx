import type { ReactNode } from 'react';
import { targetOf } from '@/features/booking/submission/target-query';
import type { BookingTarget } from '@/features/booking/submission/form';
import { useRouteQuery } from '@/routes/hooks';
import { Page } from '@/ui/page/page';

export interface ForTargetProps {
  readonly title: string;
  /** Shown without a booking target: the lost form, or code that loads it. */
  readonly lost: ReactNode;
  /** The page of a booking target; `asked` is the recipient that its query names. */
  readonly children: (target: BookingTarget, asked: string | undefined) => ReactNode;
}

/** A page of booking; opened without a booking target, it leads to the clinics. */
export function ForTarget({ title, lost, children }: ForTargetProps) {
  const query = useRouteQuery();
  const target = targetOf(query);
  if (target) return <>{children(target, query.linkmanId)}</>;
  return <Page title={title}>{lost}</Page>;
}
