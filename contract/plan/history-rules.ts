import { addDays, addMonths, laterOf } from '../time/day-rules';
import { intervalEnd, isGrown, notFor, planOf } from './plan-rules';
import type { BookedDose, PlannedDose, PlanPerson } from './plan-rules';
import type { ScheduledDose, Series, SeriesCode } from './schedule-rules';
import { seriesFor, doseNumbersOf } from './administered-rules';
import type { DoseNumbers, AdministeredDose } from './administered-rules';

/** A dose of the programme that was given on a day nobody remembers. */
export interface EstimatedDose {
  readonly code: SeriesCode;
  readonly doseNo: number;
  /** The soonest day that age and interval allow, `YYYY-MM-DD`. */
  readonly day: string;
}

/** The soonest day of a dose between those on record around it; null where there is none until `today`. */
function dayBetween(
  { birthday }: PlanPerson,
  dose: ScheduledDose,
  before: string | undefined,
  slots: DoseNumbers,
  today: string,
): string | null {
  const ofAge = addMonths(birthday, dose.age);
  const afterGap = before && (dose.gap ? intervalEnd(before, dose.gap) : addDays(before, 1));
  const day = laterOf(ofAge, afterGap ?? null);
  const isBeforeLater = [...slots].every(([doseNo, { day: later }]) =>
    doseNo > dose.doseNo ? day < later : true,
  );
  return day <= today && isBeforeLater ? day : null;
}

const slotsIn = (
  series: Series,
  taken: readonly AdministeredDose[],
  { birthday }: PlanPerson,
): DoseNumbers => doseNumbersOf(series, taken, birthday);

/**
 * Doses of the programme that fell due up to an age and are not on record, each on its estimated day. What the
 * programme has for others only, or what records leave no room for, is left out.
 * @param upToMonths recommended age of the last of them
 */
export function missingUpTo(
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  upToMonths: number,
  today: string,
): readonly EstimatedDose[] {
  return seriesFor(taken)
    .filter((series) => notFor(series, person) === null)
    .flatMap((series) => {
      const slots = slotsIn(series, taken, person);
      const missing: EstimatedDose[] = [];
      let before: string | undefined;
      for (const dose of series.doses) {
        const recorded = slots.get(dose.doseNo);
        const isMeant = !recorded && dose.age <= upToMonths;
        const day = recorded?.day ?? (isMeant && dayBetween(person, dose, before, slots, today));
        if (!recorded && day) missing.push({ code: series.code, doseNo: dose.doseNo, day });
        before = day || before;
      }
      return missing;
    });
}

/** The estimated day of one dose of the programme; null where the programme or what is on record leaves it none. */
export function estimatedDay(
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  { code, doseNo }: { readonly code: string; readonly doseNo: number | null },
  today: string,
): string | null {
  const others = taken.filter((each) => each.code !== code || each.doseNo !== doseNo);
  const began = { id: '', source: 'own', code, doseNo: null, day: '' } as const;
  const series = seriesFor([...others, began]).find((each) => each.code === code);
  const dose = series?.doses.find((each) => each.doseNo === doseNo);
  if (!series || !dose) return null;
  const slots = slotsIn(series, others, person);
  const [before] = [...slots].filter(([each]) => each < dose.doseNo).slice(-1);
  return dayBetween(person, dose, before?.[1].day, slots, today);
}

interface SelfReportedDose extends AdministeredDose {
  readonly isDayEstimated: boolean;
}

/**
 * Days on which estimated doses of a vaccine come to lie once another dose of it is noted on its real day; by id, the
 * last dose first, so that no two ever share a day. null where the real day leaves one of them no room.
 */
export function movedEstimates(
  person: PlanPerson,
  taken: readonly SelfReportedDose[],
  entry: { readonly code: string; readonly doseNo: number | null; readonly day: string },
  today: string,
): readonly { readonly id: string; readonly day: string }[] | null {
  const { code, doseNo, day } = entry;
  if (doseNo === null) return [];
  const estimated = taken
    .filter((each) => each.isDayEstimated && each.code === code && each.doseNo !== doseNo)
    .sort((a, b) => (a.doseNo ?? 0) - (b.doseNo ?? 0));
  const isLater = (each: SelfReportedDose): boolean => (each.doseNo ?? 0) > doseNo;
  if (estimated.some((each) => !isLater(each) && each.day >= day)) return null;
  const later = estimated.filter(isLater);
  const known: AdministeredDose[] = taken.filter(
    (each) => !later.includes(each) && (each.code !== code || each.doseNo !== doseNo),
  );
  known.push({ id: '', source: 'own', code, doseNo, day });
  const moved: { id: string; day: string }[] = [];
  for (const each of later) {
    const to = estimatedDay(person, known, each, today);
    if (to === null) return null;
    known.push({ ...each, day: to });
    if (to !== each.day) moved.unshift({ id: each.id, day: to });
  }
  return moved;
}

/** Ages in months up to which something can be noted in one go, the least first. */
export function agesToNote(
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  today: string,
): readonly number[] {
  const missing = missingUpTo(person, taken, Number.POSITIVE_INFINITY, today);
  const ages = seriesFor(taken).flatMap(({ code, doses }) =>
    doses
      .filter(({ doseNo }) => missing.some((one) => one.code === code && one.doseNo === doseNo))
      .map(({ age }) => age),
  );
  return [...new Set(ages)].sort((a, b) => a - b);
}

const asAdministered = ({ code, doseNo, day }: EstimatedDose): AdministeredDose => ({
  id: `${code}-${doseNo}`,
  source: 'own',
  code,
  doseNo,
  day,
});

/** What is on record, and what is taken to have been given up to an age. */
export const withMissing = (
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  upToMonths: number,
  today: string,
): readonly AdministeredDose[] => [
  ...taken,
  ...missingUpTo(person, taken, upToMonths, today).map(asAdministered),
];

/**
 * The plan of somebody of whom it has not been said yet what was given elsewhere: of a dose whose age is reached and
 * that is not on record nothing is known, so it is neither due nor late, and what is to come is planned as if all of
 * those had been given in time. With a known history it is {@link planOf}.
 */
export function planKnowing(
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  today: string,
  isHistoryKnown: boolean,
  booked: readonly BookedDose[] = [],
): readonly PlannedDose[] {
  const plan = planOf(person, taken, today, booked);
  if (isHistoryKnown || isGrown(person.birthday, today)) return plan;
  const assumed = planOf(
    person,
    withMissing(person, taken, Number.POSITIVE_INFINITY, today),
    today,
    booked,
  );
  return plan.map((dose) => {
    const { status, bookFrom, earliest } = dose;
    if (status !== 'overdue' && status !== 'due' && status !== 'upcoming') return dose;
    const later = assumed.find(({ id }) => id === dose.id);
    if (later?.status === 'upcoming') return later;
    // The first open one of its series can be booked all the same.
    const days =
      status === 'upcoming' ? { bookFrom: null, earliest: null } : { bookFrom, earliest };
    return { ...dose, ...days, status: 'unknown', reason: 'noHistory' };
  });
}
