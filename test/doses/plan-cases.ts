import { planOf } from '@contract/plan/plan-rules';
import { parseAdministered } from '@contract/plan/plan-table';
import type { PlannedDose } from '@contract/plan/planned-dose';
import { suggestionsFor } from '@contract/plan/suggestion-rules';

/** null where a case holds; else what came. */
export type Outcome = string | null;

export interface PlanInput {
  readonly birthday: string;
  readonly sex: 1 | 2;
  /** `code#number=day`, with spaces. */
  readonly taken: string;
  readonly today: string;
  readonly code?: string;
}

/** What a case expects of one dose. */
interface DoseExpected {
  readonly open?: boolean;
  readonly done?: boolean;
  readonly closed?: boolean;
  readonly tooLate?: boolean;
  readonly from?: string;
  readonly notBefore?: string;
  readonly reason?: string;
  readonly reasonNot?: string;
}

const isOpen = ({ bookFrom }: PlannedDose): boolean => bookFrom !== null;
const stateOf = (dose: PlannedDose | undefined): string =>
  dose ? `${dose.id} ${dose.status} ${dose.reason} ${dose.bookFrom ?? ''}` : 'absent';

function holds(dose: PlannedDose | undefined, wanted: DoseExpected): boolean {
  if (!dose) return wanted.closed === true;
  const { status, reason, bookFrom } = dose;
  return [
    wanted.open === undefined || isOpen(dose) === wanted.open,
    wanted.done === undefined || (status === 'done') === wanted.done,
    wanted.closed === undefined || (!isOpen(dose) && status !== 'done') === wanted.closed,
    wanted.tooLate === undefined || (status === 'tooLate') === wanted.tooLate,
    wanted.from === undefined || bookFrom === wanted.from,
    wanted.notBefore === undefined || (bookFrom !== null && bookFrom >= wanted.notBefore),
    wanted.reason === undefined || reason === wanted.reason,
    wanted.reasonNot === undefined || reason !== wanted.reasonNot,
  ].every(Boolean);
}

/** Runs a case of a plan. */
export function plan(input: PlanInput, expect: Readonly<Record<string, unknown>>): Outcome {
  const { birthday, sex, today } = input;
  const doses = planOf({ birthday, sex }, parseAdministered(input.taken), today);
  const find = (id: string): PlannedDose | undefined => doses.find((dose) => dose.id === id);
  const misses = Object.entries(expect).flatMap(([key, wanted]) => {
    if (key === 'anyOpen')
      return (wanted as readonly string[]).some((id) => doses.some((d) => d.id === id && isOpen(d)))
        ? []
        : ['none open'];
    if (key === 'anyOpenCode')
      return doses.some((dose) => dose.id === wanted && isOpen(dose)) ? [] : ['not open'];
    if (key === 'notComplete') {
      const own = doses.filter(({ series }) => series === wanted);
      return own.some(isOpen) ? [] : own.map(stateOf);
    }
    return holds(find(key), wanted as DoseExpected) ? [] : [stateOf(find(key))];
  });
  return misses.length === 0 ? null : misses.join('; ');
}

/** Runs a case of a suggestion. */
export function suggest(
  { birthday, sex, taken, today, code }: PlanInput,
  { status, statusNot }: Readonly<Record<string, unknown>>,
): Outcome {
  const found = suggestionsFor({ birthday, sex }, parseAdministered(taken), today).find(
    (each) => each.code === code,
  );
  const got = found?.status ?? 'absent';
  const isRight = (status === undefined || got === status) && got !== statusNot;
  return isRight ? null : got;
}
