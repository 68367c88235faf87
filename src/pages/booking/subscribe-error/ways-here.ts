import type { Refusal } from '@contract/subscribe/endpoints';
import { isFamily, withoutPerson } from '@/features/booking/family-rules';
import { alternativesOf } from '@/features/refusal/refusal-rules';
import type { SubmitInfo } from '@/features/booking/form';
import { visitWaysOf } from '@/features/booking/visit-choice';
import { waysOf } from '@/features/refusal/ways';
import type { VisitWay, Way } from '@/features/refusal/ways';

/** Where each way on is shown: visits in a list, the best other one as the main action, the rest below. */
export interface WaysHere {
  readonly visits: readonly VisitWay[];
  /** Undefined where times to take, or the choice between two appointments, come first. */
  readonly main: Way | undefined;
  readonly others: readonly Way[];
}

/** Whether a way suits the form as it is now. */
function suits(way: Way, form: SubmitInfo): boolean {
  switch (way.kind) {
    case 'otherVisit':
      return false;
    case 'wait':
      return !isFamily(form) && !!form.linkmanId && form.doseNo !== null && form.day !== null;
    case 'leaveOut':
      return withoutPerson(form, way.linkmanId) !== form;
    default:
      return true;
  }
}

/** What the choice between two appointments stands for; who keeps the old one of a family visit is left out. */
const CHOICE = ['replace', 'viewOrder', 'leaveOut'] as const;

/** The ways on after a refusal of a form; keeping or replacing a standing appointment is shown side by side instead. */
export function waysHere(refusal: Refusal | null, form: SubmitInfo): WaysHere {
  const isChoice = !!refusal?.standing;
  const visits = visitWaysOf(refusal, form);
  const rest = waysOf(refusal, isChoice ? CHOICE : []).filter((way) => suits(way, form));
  if (isChoice || visits.length > 0 || alternativesOf(refusal).length > 0)
    return { visits, main: undefined, others: rest };
  return { visits, main: rest[0], others: rest.slice(1) };
}
