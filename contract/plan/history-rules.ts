import { laterOf } from '../time/day-rules';
import { isGrown } from './programme-age-rules';
import { planOf } from './plan-rules';
import type { BookedDose, PlannedDose, PlanPerson } from './planned-dose';
import { isNotFor, scheduledDates } from './schedule-day-rules';
import type { ScheduledDose, Series } from './schedule-rules';
import type { SeriesCode } from './schedule-code-rules';
import { seriesFor, doseNumbersOf } from './administered-rules';
import type { DoseNumbers, AdministeredDose } from './administered-rules';

/** A dose of the programme whose day is not remembered. */
export interface EstimatedDose {
  readonly code: SeriesCode;
  readonly doseNo: number;
  /** The soonest day that age and interval allow, `YYYY-MM-DD`. */
  readonly day: string;
}

/** The soonest day of a dose between its neighbours on record; null where there is none until `today`. */
function dayBetween(
  person: PlanPerson,
  dose: ScheduledDose,
  before: string | undefined,
  slots: DoseNumbers,
  today: string,
): string | null {
  const { byAge, byInterval } = scheduledDates(dose, person, before);
  const day = laterOf(byAge, byInterval);
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
 * Doses of the programme due up to an age that are not on record, each on its estimated day. Series that are not for
 * this person, and doses for which the records leave no day, are left out.
 * @param upToMonths recommended age of the last of them
 */
export function missingUpTo(
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  upToMonths: number,
  today: string,
): readonly EstimatedDose[] {
  return seriesFor(taken)
    .filter((series) => !isNotFor(series, person))
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

/** The estimated day of one dose of the programme; null where the programme or the records leave no day. */
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
 * New days of the estimated doses of a vaccine once another dose of it is entered on its real day; by id, the last dose
 * first, so that updating one by one never gives two the same day. null where the real day leaves one of them no day.
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

/** Ages in months up to which a bulk entry is possible, ascending. */
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

/** The doses on record, and those assumed to have been administered up to an age. */
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
 * The plan of somebody whose dose history may not be known. While it is not, a dose whose age is reached and that is
 * not on record is unknown, neither due nor late, and later doses are planned as if all of those had been administered
 * in time. With a known history it is {@link planOf}.
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
    // The first open dose of a series can still be booked.
    const days =
      status === 'upcoming' ? { bookFrom: null, earliest: null } : { bookFrom, earliest };
    return { ...dose, ...days, status: 'unknown', reason: 'noHistory' };
  });
}
