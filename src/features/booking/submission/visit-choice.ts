import type { Refusal } from '@contract/subscribe/endpoints';
import type { FamilyVisit } from '@contract/subscribe/remedy';
import { isFamily, groupOf, visitOf } from './family-rules';
import type { Visit } from './form';
import { withDay } from './submit-info';
import type { SubmitInfo } from './form';
import { remediesOf } from '@/features/booking/refusal/remedy-options';
import type { VisitRemedy } from '@/features/booking/refusal/remedy-options';

/**
 * A visit with a seat of the right vaccine for each of the form's people; null where the form has changed meanwhile.
 */
export function seatedIn(info: SubmitInfo, { seats }: FamilyVisit): Visit | null {
  const left = [...seats];
  const group = groupOf(info);
  const taken = group.flatMap(({ productId }) => {
    const index = left.findIndex((seat) => seat.productId === productId);
    const [seat] = index < 0 ? [] : left.splice(index, 1);
    return seat ? { ...seat, id: seat.slotId } : [];
  });
  return taken.length === group.length ? visitOf(taken) : null;
}

/** The form with the day and seats of a visit. */
export const withVisit = (info: SubmitInfo, visit: FamilyVisit): SubmitInfo => ({
  ...withDay(info, visit.day),
  visit: seatedIn(info, visit),
});

/** The visits in a refusal that fit the form's current group. */
export const visitRemediesOf = (
  refusal: Refusal | null,
  form: SubmitInfo,
): readonly VisitRemedy[] =>
  isFamily(form)
    ? remediesOf(refusal).filter(
        (option): option is VisitRemedy =>
          option.kind === 'otherVisit' && seatedIn(form, option.visit) !== null,
      )
    : [];
