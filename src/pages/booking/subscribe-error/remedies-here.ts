import { leftOut } from '@/features/booking/submission/apply-remedy';
import { isFamily, without } from '@/features/booking/submission/family-rules';
import { alternativesOf, conflictOf } from '@/features/booking/refusal/refusal-rules';
import type { SubmitInfo } from '@/features/booking/submission/form';
import type { RefusedAnswer } from '@/features/booking/submission/submission';
import { visitRemediesOf } from '@/features/booking/submission/visit-choice';
import { remediesOf } from '@/features/booking/refusal/remedy-options';
import type { VisitRemedy, RemedyOption } from '@/features/booking/refusal/remedy-options';

/** Where each remedy is shown: visits in a list, the best other remedy as the main action, the rest below. */
export interface RemediesHere {
  readonly visits: readonly VisitRemedy[];
  /** Undefined where alternative slots, visits or the choice between two appointments come first. */
  readonly main: RemedyOption | undefined;
  readonly others: readonly RemedyOption[];
}

/** Whether a remedy applies to the form's current state. */
function suits(option: RemedyOption, form: SubmitInfo): boolean {
  switch (option.kind) {
    case 'otherVisit':
      return false;
    case 'wait':
      return !isFamily(form) && !!form.linkmanId && form.doseNo !== null && form.day !== null;
    case 'leaveOut':
      return without(form, leftOut(option)) !== form;
    default:
      return true;
  }
}

/** Remedies covered by the choice between two appointments; in a group, who keeps the old one is left out. */
const CHOICE = ['replace', 'viewOrder', 'leaveOut'] as const;

/** Remedies after a refusal of a form, without those shown as a choice: keeping or replacing a conflicting order. */
export function remediesHere({ code, refusal }: RefusedAnswer, form: SubmitInfo): RemediesHere {
  const isChoice = conflictOf(code, refusal) !== null;
  const visits = visitRemediesOf(refusal, form);
  const rest = remediesOf(refusal, isChoice ? CHOICE : []).filter((option) => suits(option, form));
  if (isChoice || visits.length > 0 || alternativesOf(refusal).length > 0)
    return { visits, main: undefined, others: rest };
  return { visits, main: rest[0], others: rest.slice(1) };
}
