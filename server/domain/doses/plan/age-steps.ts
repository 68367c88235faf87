import type { DataOf } from '@contract/endpoints';
import { PAID_CHILD_VACCINES } from '@contract/plan/paid-age-rules';
import { SCHEDULE } from '@contract/plan/schedule-rules';

type AgeStep = DataOf<'GET /vaccine/plan/ages.do'>[number];

/** Children's vaccines by age: each dose of the usual form of a free one, and the paid ones that start at that age. */
export function ageSteps(): AgeStep[] {
  const free = SCHEDULE.filter(({ isUsual }) => isUsual).flatMap(({ genders, doses }) =>
    doses.map(({ id, series, doseNo, code, age, late }) => ({
      age,
      dose: {
        ...{ id, series, doseNo, code, late },
        isNumbered: doses.length > 1,
        isForGirls: genders.length > 0,
      },
    })),
  );
  const ages = new Set([...free, ...PAID_CHILD_VACCINES].map(({ age }) => age));
  return [...ages]
    .sort((a, b) => a - b)
    .map((age) => ({
      age,
      free: free.filter((each) => each.age === age).map(({ dose }) => dose),
      paid: PAID_CHILD_VACCINES.filter((each) => each.age === age).map(({ code }) => code),
    }));
}
