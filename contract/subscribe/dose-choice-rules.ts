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

/** Doses among which somebody chooses who has no other records: those of their course, which are fewer the later it begins. */
export const dosesOfCourse = <Dose extends Choice>(
  doses: readonly Dose[],
  course: readonly Pick<Choice, 'doseNo'>[],
  chosen: number | null,
): readonly Dose[] =>
  doses.filter(
    ({ doseNo, taken }) =>
      taken || doseNo === chosen || course.some((needed) => needed.doseNo === doseNo),
  );
