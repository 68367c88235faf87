import type { DueDose, DueVisit } from '@contract/subscribe/visit-endpoints';
import { groupOf } from '@/features/booking/submission/family-rules';
import type { AddedDose } from '@/features/booking/submission/family-rules';
import type { SubmitInfo } from '@/features/booking/submission/form';

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
