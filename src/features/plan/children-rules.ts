import { PAID_CHILD_VACCINES } from '@contract/plan/paid-rules';
import type { PaidVaccine } from '@contract/plan/paid-rules';
import { SCHEDULE } from '@contract/plan/schedule-rules';
import type { ScheduledDose, Series } from '@contract/plan/schedule-rules';

/** Vaccines of one age: those of the programme, and paid ones to choose from. */
export interface AgeStep {
  /** Months. */
  readonly age: number;
  readonly free: readonly { readonly series: Series; readonly dose: ScheduledDose }[];
  readonly paid: readonly PaidVaccine[];
}

/** Children’s vaccines by age: the usual form of each free one, and the paid ones that start at that age. */
export function ageSteps(): readonly AgeStep[] {
  const free = SCHEDULE.filter(({ alternativeTo }) => alternativeTo === undefined).flatMap(
    (series) => series.doses.map((dose) => ({ series, dose })),
  );
  const ages = new Set([
    ...free.map(({ dose }) => dose.age),
    ...PAID_CHILD_VACCINES.map(({ from }) => from),
  ]);
  return [...ages]
    .sort((a, b) => a - b)
    .map((age) => ({
      age,
      free: free.filter(({ dose }) => dose.age === age),
      paid: PAID_CHILD_VACCINES.filter(({ from }) => from === age),
    }));
}
