import { useLayoutEffect, useRef, useState } from 'react';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { named } from '@/features/people/family-member/preselection-rules';
import type { ServerData } from '@/http/hooks/use-server';
import { useLoginUser } from '@/shared/session/use-login-user';
import { withParticipant } from '@/features/booking/submission/family-rules';
import { changeForm } from '@/features/booking/submission/store';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { withPerson } from '@/features/booking/submission/submit-info';
import { suitableDose } from '@/features/booking/submission/suitable-dose';
import { useFirstEligible } from '@/features/booking/submission/use-first-eligible';
import { usePersonCheck } from '@/features/booking/submission/use-person-check';
import type { PersonCheck } from '@/features/booking/submission/use-person-check';
import { useFamily } from './use-family';

export interface BookingFormState {
  readonly people: ServerData<readonly LinkmanCard[]>;
  readonly person: LinkmanCard | undefined;
  readonly check: ServerData<PersonCheck>;
  /** No person is chosen yet; the family members are being checked. */
  readonly isFinding: boolean;
  /** Who is booked for, and whether they can be, has been answered or has failed once. */
  readonly isSettled: boolean;
  /** The mobile that the clinic calls where no other is given, masked: of the account whose family the person is in. */
  readonly accountMobile: string;
  /** The account owner is under 14 and has no guardian (specification §4). */
  readonly pop: boolean;
}

/** Data of the booking form, and the choices derived from it: preselected person, suggested dose. */
export function useBookingForm(form: SubmitInfo, asked: string | undefined): BookingFormState {
  const people = useFamily();
  const account = useLoginUser();
  const check = usePersonCheck(form, form.linkmanId);
  const list = people.data;
  const { linkmanId, doseNo, isJoining, replaceOrderId } = form;

  const isNamed = !list || named(list, linkmanId, asked) !== null;
  const unasked = useFirstEligible(form, isNamed ? undefined : list);

  const answered = useRef<string>();
  useLayoutEffect(() => {
    if (!list) return;
    if (isJoining && asked) {
      // The new family member was added as a participant, not to replace the person.
      if (!list.some((one) => one.linkmanId === asked)) return;
      answered.current = asked;
      changeForm((info) => withParticipant(info, asked));
      return;
    }
    const next = named(list, linkmanId, asked === answered.current ? undefined : asked) ?? unasked;
    if (next === asked) answered.current = asked;
    if (next && next !== linkmanId) changeForm((info) => withPerson(info, next));
  }, [list, linkmanId, asked, isJoining, unasked]);

  // A dose whose own order is being replaced counts as taken, but is still the suitable one.
  const suitable = check.data && !replaceOrderId ? suitableDose(check.data, doseNo) : doseNo;
  useLayoutEffect(() => {
    if (suitable === doseNo) return;
    changeForm((info) => ({ ...info, doseNo: suitable, historyAnswer: undefined }));
  }, [doseNo, suitable]);

  const person = list?.find((one) => one.linkmanId === linkmanId);
  const isAnswered = list
    ? list.length === 0 || (!!person && !!(check.data ?? check.error))
    : !!people.error;
  const [isSettled, setSettled] = useState(false);
  if (isAnswered && !isSettled) setSettled(true);

  return {
    people,
    person,
    check,
    isSettled,
    isFinding: !isNamed && unasked === null && (list?.length ?? 0) > 0,
    accountMobile: person?.sharedBy?.owner ?? account.data?.mobile ?? '',
    pop: account.data?.pop ?? false,
  };
}
