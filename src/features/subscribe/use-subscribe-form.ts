import { useLayoutEffect, useRef } from 'react';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { useServer } from '@/http/use-server';
import type { ServerData } from '@/http/use-server';
import { withCompanion } from './family-rules';
import { changeForm } from './store';
import type { SubmitInfo } from './submit-info';
import { withPerson } from './submit-info';
import { usePersonCheck } from './use-person-check';
import type { PersonCheck } from './use-person-check';

export interface SubscribeForm {
  readonly people: ServerData<readonly LinkmanCard[]>;
  readonly person: LinkmanCard | undefined;
  readonly check: ServerData<PersonCheck>;
  /** The account's mobile, masked. */
  readonly ownMobile: string;
  /** The account's own person is under 14 and has no guardian (specification §4). */
  readonly pop: boolean;
}

const DEFAULT = 1;

/** Who is preselected: the one asked for, the one chosen before, the default one, or the only one. */
export function preselected(
  people: readonly LinkmanCard[],
  chosen: string | null,
  asked: string | undefined,
): string | null {
  const known = (id: string | null | undefined) => people.find((one) => one.linkmanId === id);
  const person =
    known(asked) ?? known(chosen) ?? people.find((one) => one.isDefault === DEFAULT) ?? people[0];
  return person?.linkmanId ?? null;
}

/** The chosen dose while it can be booked, otherwise the suggested one. */
export function suitableDose(
  check: Pick<PersonCheck, 'doses' | 'suggestedDoseNo'>,
  chosen: number | null,
): number | null {
  const dose = check.doses.find((one) => one.doseNo === chosen);
  return dose && !dose.taken && dose.earliestDay !== null ? dose.doseNo : check.suggestedDoseNo;
}

/** Facts behind the booking form, and the choices that follow from them: default person, suggested dose. */
export function useSubscribeForm(form: SubmitInfo, asked: string | undefined): SubscribeForm {
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
  const account = useServer('GET /passport/user/findLoginUserByKey.do', {}, { crypto: 'response' });
  const check = usePersonCheck(form, form.linkmanId);
  const list = people.data;
  const { linkmanId, doseNo, isJoining, replaceOrderId } = form;

  const answered = useRef<string>();
  useLayoutEffect(() => {
    if (!list) return;
    if (isJoining && asked) {
      // Somebody new was added to come along, not to take the person's place.
      if (!list.some((one) => one.linkmanId === asked)) return;
      answered.current = asked;
      changeForm((info) => withCompanion(info, asked));
      return;
    }
    const next = preselected(list, linkmanId, asked === answered.current ? undefined : asked);
    if (next === asked) answered.current = asked;
    if (next && next !== linkmanId) changeForm((info) => withPerson(info, next));
  }, [list, linkmanId, asked, isJoining]);

  // A dose that replaces its own order is taken by that order, and right all the same.
  const suitable = check.data && !replaceOrderId ? suitableDose(check.data, doseNo) : doseNo;
  useLayoutEffect(() => {
    if (suitable !== doseNo) changeForm((info) => ({ ...info, doseNo: suitable }));
  }, [doseNo, suitable]);

  return {
    people,
    person: list?.find((one) => one.linkmanId === linkmanId),
    check,
    ownMobile: account.data?.mobile ?? '',
    pop: account.data?.pop ?? false,
  };
}
