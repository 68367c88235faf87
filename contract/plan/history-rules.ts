import { inOrder } from '../doses/assessment-rules';
import { dayNumber, dayText, plus } from '../doses/day-number-rules';
import type { DayNumber } from '../doses/day-number-rules';
import { firstDay } from '../doses/judge-rules';
import type { Given } from '../doses/person';
import { CHINA } from '../doses/schedule/china';
import type { AdministeredDose } from './administered-dose';
import { numbersInBook } from './book-number-rules';
import { givenOf, givenTo, patientOf } from './given-rules';
import { planOf } from './plan-rules';
import type { BookedDose, PlannedDose, PlanPerson } from './planned-dose';
import { isGrown } from './programme-age-rules';
import { followedSeries, PROGRAMME, seriesCodeOf } from './programme-rules';
import { SCHEDULE, seriesOf } from './schedule-rules';
import type { ScheduledDose, Series } from './schedule-rules';
import type { SeriesCode } from './schedule-code-rules';

/** A dose of the programme whose day is not remembered. */
export interface EstimatedDose {
  readonly code: SeriesCode;
  readonly doseNo: number;
  /** The soonest day from its age on that the evaluation accepts, `YYYY-MM-DD`. */
  readonly day: string;
}

/** The first day on which a dose of the book's can have been given; null until `today`. */
function soonestDay(
  { id, code, age }: ScheduledDose,
  person: PlanPerson,
  before: readonly Given[],
  today: string,
): DayNumber | null {
  const patient = patientOf(person);
  const from = plus(patient.born, { months: age, days: 0 });
  if (from > dayNumber(today)) return null;
  const candidate: Given = { id: `estimated ${id}`, code, product: null, day: from };
  const day = firstDay(candidate, { patient, all: before, tables: CHINA }, from);
  return day !== null && day <= dayNumber(today) ? day : null;
}

/**
 * Doses of a series that are not on record, each on the first day between its neighbours that the evaluation accepts. Every dose on
 * record keeps its place: an estimate spoils none. Those without a day are left out.
 */
function missingIn(
  series: Series,
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  today: string,
): readonly EstimatedDose[] {
  const { born } = patientOf(person);
  const given = (dose: AdministeredDose): Given => ({ ...givenOf(dose, born), isBooked: true });
  const numbers = numbersInBook(series, taken, person.birthday);
  const own = new Set(numbers.values());
  let before = inOrder(taken.filter((dose) => !own.has(dose)).map(given));
  const missing: EstimatedDose[] = [];
  for (const dose of series.doses) {
    const recorded = numbers.get(dose.doseNo);
    const day = recorded ? null : soonestDay(dose, person, before, today);
    const isLast = [...numbers].every(
      ([doseNo, later]) => doseNo < dose.doseNo || (day ?? 0) < dayNumber(later.day),
    );
    if (recorded) before = inOrder([...before, given(recorded)]);
    else if (day !== null && isLast) {
      const { code, doseNo, id } = dose;
      before = inOrder([...before, { id: `estimated ${id}`, code, product: null, day }]);
      missing.push({ code: series.code, doseNo, day: dayText(day) });
    }
  }
  return missing;
}

/** The series of a person's plan: of two forms of a vaccine the one that is followed. */
function seriesFor(
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  today: string,
): readonly Series[] {
  const context = {
    patient: patientOf(person),
    all: givenTo(person, taken, today),
    tables: CHINA,
    assessment: dayNumber(today),
  };
  return PROGRAMME.flatMap((tables) => {
    const forms = SCHEDULE.filter((series) => series.tables === tables);
    const [first] = forms.length > 1 ? (followedSeries(tables, context)?.series.doses ?? []) : [];
    return forms.filter(({ code, isUsual }) => (first ? code === seriesCodeOf(first) : isUsual));
  });
}

/**
 * Doses of the programme due up to an age that are not on record, each on its estimated day. Doses that are not for this person,
 * and those for which the records leave no day, are left out.
 * @param upToMonths recommended age of the last of them
 */
export const missingUpTo = (
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  upToMonths: number,
  today: string,
): readonly EstimatedDose[] =>
  seriesFor(person, taken, today).flatMap((series) =>
    missingIn(series, person, taken, today).filter(
      ({ doseNo }) => (series.doses[doseNo - 1]?.age ?? Infinity) <= upToMonths,
    ),
  );

/** The estimated day of one dose of the programme; null where the programme or the records leave no day. */
export function estimatedDay(
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  { code, doseNo }: { readonly code: string; readonly doseNo: number | null },
  today: string,
): string | null {
  const series = seriesOf(code);
  const others = taken.filter((each) => each.code !== code || each.doseNo !== doseNo);
  const missing = series ? missingIn(series, person, others, today) : [];
  return missing.find((each) => each.doseNo === doseNo)?.day ?? null;
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
  const administered: AdministeredDose[] = taken.filter(
    (each) => !later.includes(each) && (each.code !== code || each.doseNo !== doseNo),
  );
  administered.push({ id: '', source: 'own', code, doseNo, day });
  const moved: { id: string; day: string }[] = [];
  for (const each of later) {
    const to = estimatedDay(person, administered, each, today);
    if (to === null) return null;
    administered.push({ ...each, day: to });
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
  const missing = missingUpTo(person, taken, Infinity, today);
  const ages = missing.flatMap(({ code, doseNo }) => seriesOf(code)?.doses[doseNo - 1]?.age ?? []);
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
  const assumed = planOf(person, withMissing(person, taken, Infinity, today), today, booked);
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
