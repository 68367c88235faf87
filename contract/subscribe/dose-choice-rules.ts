/** A dose as the form offers it. */
interface Choice {
  readonly doseNo: number;
  /** First day on which it can be given; null when the maximum age has passed. */
  readonly earliestDay: string | null;
  readonly taken: boolean;
}

/** The first dose that can still be given by the records; null where there is none. */
export const firstOpenDose = (doses: readonly Choice[]): number | null =>
  doses.find(({ taken, earliestDay }) => !taken && earliestDay !== null)?.doseNo ?? null;

/** What somebody says of doses that are not on record. */
export type HistoryAnswer = 'no' | 'yes' | 'unsure';

/**
 * The answer that a chosen dose stands for: who takes the first one has had none, unless they said that they had or do not
 * remember.
 * @param stored what they answered before; it no longer counts where it does not go with the dose
 */
export const answerBy = (
  doses: readonly Choice[],
  chosen: number | null,
  stored?: StoredHistoryAnswer,
): HistoryAnswer | undefined => {
  const said = stored === 'asked' ? undefined : stored;
  if (chosen === null) return said === 'yes' ? said : undefined;
  return chosen === firstOpenDose(doses) ? (said ?? 'no') : 'yes';
};

/**
 * Doses among which somebody chooses: those of their course, which are fewer the later it begins, without those that
 * have to wait for another one.
 */
export function dosesOfCourse<Dose extends Choice>(
  doses: readonly Dose[],
  course: readonly Pick<Choice, 'doseNo'>[],
  chosen: number | null,
): readonly Dose[] {
  const first = firstOpenDose(doses);
  const waits = ({ doseNo, earliestDay }: Dose): boolean =>
    first !== null && doseNo > first && earliestDay === null;
  return doses.filter(
    (dose) =>
      dose.taken ||
      dose.doseNo === chosen ||
      (!waits(dose) && course.some(({ doseNo }) => doseNo === dose.doseNo)),
  );
}

/** Doses that somebody may choose who says what there was: after an earlier dose any of them, else the first alone. */
export const dosesAfter = <Dose extends Choice>(
  answer: HistoryAnswer,
  doses: readonly Dose[],
): readonly Dose[] => {
  if (answer === 'yes') return doses;
  const first = firstOpenDose(doses);
  return doses.filter(({ doseNo, taken }) => taken || doseNo === first);
};

/** What a form has stored: `asked` while an answer is missing that the chosen dose needs. */
export type StoredHistoryAnswer = HistoryAnswer | 'asked';

/**
 * Doses that booking would take as given if another one is chosen: those before it that could still be given themselves. Nobody
 * has said that they were; where the plan has the family's answer, doses that wait for one of them cannot be chosen at all.
 */
export const skippedDoses = <Dose extends Choice>(
  doses: readonly Dose[],
  chosen: number | null,
): readonly Dose[] =>
  doses.filter(
    ({ doseNo, taken, earliestDay }) =>
      chosen !== null && doseNo < chosen && !taken && earliestDay !== null,
  );
