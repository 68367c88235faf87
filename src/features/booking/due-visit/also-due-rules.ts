import { ADULT_AGE, ageInYears } from '@contract/linkman/age-rules';
import type { DueDose, DueVisit } from '@contract/subscribe/visit-endpoints';
import { groupOf } from '@/features/booking/submission/family-rules';
import type { AddedDose } from '@/features/booking/submission/family-rules';
import type { SubmitInfo } from '@/features/booking/submission/form';

/**
 * Whether the provider is asked what else is due: for children, who have the programme's doses; not for a place from the waiting
 * list or a queue, which is for one dose, as everybody books at once then.
 * @param birthday of the form's person; both `YYYY-MM-DD`
 */
export const asksAlsoDue = (form: SubmitInfo, birthday: string, today: string): boolean => {
  const { linkmanId, hold, prefill } = form;
  const isOffer = hold?.kind === 'held' && hold.isOffer;
  // Only a queue's turn brings these.
  const isTurn = prefill?.groupMembers !== undefined || prefill?.wantedFrom !== undefined;
  return linkmanId !== null && !isOffer && !isTurn && ageInYears(birthday, today) < ADULT_AGE;
};

/** Due doses that the form's person could have in the same visit and has not yet, as they are added. */
export function alsoDue(
  form: SubmitInfo,
  visit: Pick<DueVisit, 'doses'> | undefined,
): readonly (DueDose & AddedDose)[] {
  const { linkmanId } = form;
  if (linkmanId === null || !visit) return [];
  const own = groupOf(form).filter((one) => one.linkmanId === linkmanId);
  return visit.doses
    .filter(({ productId }) => own.every((one) => one.productId !== productId))
    .map((dose) => ({ ...dose, linkmanId }));
}
