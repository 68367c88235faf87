import { useState } from 'react';
import { useAddedMember } from '@/features/people/family-member/saved-member';
import { firstOf, named } from '@/features/people/family-member/preselection-rules';
import { suitableDose } from '@/features/booking/submission/suitable-dose';
import { useFirstEligible } from '@/features/booking/submission/use-first-eligible';
import { usePersonCheck } from '@/features/booking/submission/use-person-check';
import { useServer } from '@/http/hooks/use-server';

/** Whom a link wants to wait, and for which dose; used only for a family member. */
export interface AskedWaiter {
  readonly linkmanId: string | undefined;
  readonly doseNo: number | null;
}

/**
 * Who is to wait, and for which dose: chosen by the user, else the person of the link, or the first whom it suits.
 * A person of the link whom it does not suit is not preselected, and nobody else is in their place.
 * @param depaCode the clinic; undefined for any clinic of the city
 */
export function useWaiter(productId: string, depaCode: string | undefined, asked: AskedWaiter) {
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
  const product = useServer('GET /vaccine/product/detail.do', { vaccId: productId });
  const [picked, setPicked] = useState<string | null>(null);
  const [pickedDose, setDose] = useState<number | null>(null);
  const target = { depaCode: depaCode ?? '', productId };
  const meant = named(people.data ?? [], null, asked.linkmanId);
  const eligible = useFirstEligible(target, picked || meant || !depaCode ? undefined : people.data);
  // A check is for one clinic; without one the provider says for whom the vaccine is.
  const city = useServer(depaCode ? null : 'GET /subscribe/waiting/people.do', { productId }).data;
  const doseInCity = (id: string | null) => city?.find((one) => one.linkmanId === id)?.doseNo;
  const likely =
    people.data && city
      ? firstOf(people.data, ({ linkmanId }) => typeof doseInCity(linkmanId) === 'number')
      : eligible;
  const candidate = picked ?? meant ?? likely ?? null;
  useAddedMember('waitingOffer', people.data, setPicked);
  const check = usePersonCheck(target, depaCode ? candidate : null);
  const booked = check.data?.doses.find((dose) => dose.booked);
  const suitsHere = check.data ? check.data.canSubscribe || !!booked : !!check.error;
  const suitsInCity = typeof doseInCity(candidate) === 'number';
  const isSuited = candidate !== meant || (depaCode ? suitsHere : suitsInCity);
  const chosen = picked ?? (isSuited ? candidate : null);
  const due = candidate === meant ? asked.doseNo : null;
  const suggested = check.data && suitableDose(check.data, due);
  const doseDue = product.data?.doses.find((dose) => dose.doseNo === due);
  const isAsked = check.data?.asksHistory === true && !booked;
  const inCity = depaCode ? undefined : (doseDue?.doseNo ?? doseInCity(candidate));
  const usual = suggested ?? booked?.doseNo ?? inCity ?? 1;
  return {
    people,
    product,
    chosen,
    /** Whom the check is about. */
    candidate,
    check,
    /** A person with an appointment may wait for an earlier one. */
    isBooked: booked !== undefined,
    /** Whether it is asked first what was given before, as nothing is on record. */
    isAsked,
    /** null: not before that was answered. */
    doseNo: pickedDose ?? (isAsked ? null : usual),
    choose: (linkmanId: string): void => {
      setPicked(linkmanId);
      setDose(null);
    },
    setDose,
  };
}
