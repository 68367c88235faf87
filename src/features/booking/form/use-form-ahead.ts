import { useLoginUser } from '@/shared/session/use-login-user';
import { suitableDose } from '@/features/booking/submission/suitable-dose';
import type { BookingTarget } from '@/features/booking/submission/form';
import { useFirstEligible } from '@/features/booking/submission/use-first-eligible';
import { usePersonCheck } from '@/features/booking/submission/use-person-check';
import { useWorkDays } from '@/features/booking/slot-picker/use-work-days';
import { serverToday } from '@/http/server-clock';
import { useClinicProduct } from './use-clinic-product';
import { useFamily } from './use-family';

/**
 * Asks for the data of a form while its code is still coming: the clinic's offer, the account, the family, whether
 * who will be preselected can be booked, and the days of that dose. A draft for somebody else asks for its own days later.
 * @param asked family member named by the link
 */
export function useFormAhead(target: BookingTarget, asked: string | undefined): void {
  const { depaCode, productId } = target;
  useClinicProduct(target);
  useLoginUser();
  const family = useFamily().data;
  // Where the link names somebody nobody is preselected.
  const first = useFirstEligible(target, asked === undefined ? family : undefined);
  const linkmanId = first ?? family?.find((one) => one.linkmanId === asked)?.linkmanId ?? null;
  const check = usePersonCheck(target, linkmanId).data;
  const doseNo = check?.canSubscribe ? suitableDose(check, null) : null;
  useWorkDays(
    linkmanId !== null && doseNo !== null ? { depaCode, productId, linkmanId, doseNo } : null,
    serverToday(),
  );
}
