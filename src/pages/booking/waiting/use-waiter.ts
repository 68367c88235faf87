import { useState } from 'react';
import { useAddedMember } from '@/features/linkman/saved-member';
import { firstOfAge } from '@/features/linkman/preselection-rules';
import { useFirstEligible } from '@/features/booking/use-first-eligible';
import { usePersonCheck } from '@/features/booking/use-person-check';
import { serverToday } from '@/http/server-clock';
import { useServer } from '@/http/hooks/use-server';

/**
 * Who is to wait, and for which dose: chosen by the user, or the first whom it suits.
 * @param depaCode the clinic; undefined for any clinic of the city
 */
export function useWaiter(productId: string, depaCode: string | undefined) {
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
  const product = useServer('GET /vaccine/product/detail.do', { vaccId: productId });
  const [picked, setPicked] = useState<string | null>(null);
  const [pickedDose, setDose] = useState<number | null>(null);
  const target = { depaCode: depaCode ?? '', productId };
  const eligible = useFirstEligible(target, picked || !depaCode ? undefined : people.data);
  // Eligibility is checked per clinic; without one the vaccine's age and sex rules decide.
  const likely =
    people.data && product.data && !depaCode
      ? firstOfAge(people.data, product.data, serverToday())?.linkmanId
      : eligible;
  const chosen = picked ?? likely ?? null;
  useAddedMember('waitingOffer', people.data, setPicked);
  const check = usePersonCheck(target, depaCode ? chosen : null);
  const booked = check.data?.doses.find((dose) => dose.booked);
  return {
    people,
    product,
    chosen,
    check,
    /** A person with an appointment may wait for an earlier one. */
    isBooked: booked !== undefined,
    doseNo: pickedDose ?? check.data?.suggestedDoseNo ?? booked?.doseNo ?? 1,
    choose: (linkmanId: string): void => {
      setPicked(linkmanId);
      setDose(null);
    },
    setDose,
  };
}
