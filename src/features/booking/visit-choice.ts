import type { Refusal } from '@contract/subscribe/endpoints';
import type { FamilyVisit } from '@contract/subscribe/remedy';
import { isFamily, partyOf, visitOf } from './family-rules';
import type { Visit } from './form';
import { withDay } from './submit-info';
import type { SubmitInfo } from './form';
import { waysOf } from '@/features/refusal/ways';
import type { VisitWay } from '@/features/refusal/ways';

/** A visit with a seat of the right vaccine for each of the form's people; null where the form has changed meanwhile. */
export function seatedIn(info: SubmitInfo, { seats }: FamilyVisit): Visit | null {
  const left = [...seats];
  const party = partyOf(info);
  const taken = party.flatMap(({ productId }) => {
    const at = left.findIndex((seat) => seat.productId === productId);
    const [seat] = at < 0 ? [] : left.splice(at, 1);
    return seat ? { ...seat, id: seat.slotId } : [];
  });
  return taken.length === party.length ? visitOf(taken) : null;
}

/** The form with day and seats of a visit. */
export const withVisit = (info: SubmitInfo, visit: FamilyVisit): SubmitInfo => ({
  ...withDay(info, visit.day),
  visit: seatedIn(info, visit),
});

/** The visits that a refusal names, as far as they suit the form's family as it is now. */
export const visitWaysOf = (refusal: Refusal | null, form: SubmitInfo): readonly VisitWay[] =>
  isFamily(form)
    ? waysOf(refusal).filter(
        (way): way is VisitWay => way.kind === 'otherVisit' && seatedIn(form, way.visit) !== null,
      )
    : [];
