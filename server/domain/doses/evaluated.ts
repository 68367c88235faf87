import { dosesOf, inOrder } from '@contract/doses/assessment-rules';
import { compareDurations, dayNumber, dayText, plus } from '@contract/doses/day-number-rules';
import type { DayNumber, Duration } from '@contract/doses/day-number-rules';
import { firstDay, judge, observationsAgainst, openSeries } from '@contract/doses/judge-rules';
import type { History, Judgement, TargetOf } from '@contract/doses/judge-rules';
import type { Given } from '@contract/doses/person';
import type { TargetDose } from '@contract/doses/tables';
import { CHINA } from '@contract/doses/schedule/china';
import { OBSERVATION_CODES } from '@contract/health/profile-rules';
import type { ObservationCode } from '@contract/health/profile-rules';
import { givenOf, patientOf, withImplied } from '@contract/plan/given-rules';
import { dosesBeforeCourse } from '@contract/plan/schedule-rules';
import { isActive } from '../lifecycle/statuses';
import type { Administered } from './administered';
import type { Course, DoseLimits, Person } from './course';

/** Which product a course is of, where the schedule's tables know its vaccine. */
export interface Product {
  readonly code: string;
  /** null: one that the tables do not name, so that any row of its vaccine may be meant. */
  readonly product: string | null;
  /** Days of life of such a product; first and last day, both included. */
  readonly minAgeDays: number;
  readonly maxAgeDays: number | null;
}

/** Rows of the tables that name a product. */
const NAMED_ROWS = [...CHINA.antigens.values()]
  .flatMap(({ series }) => series.flatMap(({ doses }) => doses))
  .flatMap(({ preferable }) => preferable.filter(({ product }) => product !== null));
/** Products that the tables name, and vaccines whose products they tell apart. */
const NAMED: ReadonlySet<string | null> = new Set(NAMED_ROWS.map(({ product }) => product));
const WITH_PRODUCTS: ReadonlySet<string> = new Set(NAMED_ROWS.map(({ code }) => code));

/**
 * The product that a course's doses are evaluated as; null for a vaccine that the tables do not have, which an operator added:
 * that one goes by the limits of its own doses.
 */
export function evaluatedAs({ product }: Pick<Course, 'product'>): Product | null {
  if (product === undefined || !CHINA.associations.has(product.code)) return null;
  const { code, id, minAgeDays, maxAgeDays } = product;
  if (!WITH_PRODUCTS.has(code)) return { code, product: null, minAgeDays: 0, maxAgeDays: null };
  return NAMED.has(id)
    ? { code, product: id, minAgeDays: 0, maxAgeDays: null }
    : { code, product: null, minAgeDays, maxAgeDays };
}

const HERE = 'record ';
/** The record that a dose of a history is of; undefined for one that is only assumed. */
export const recordOf = (
  { id }: Pick<Given, 'id'>,
  administered: readonly Administered[],
): Administered | undefined =>
  id.startsWith(HERE) ? administered[Number(id.slice(HERE.length))] : undefined;

/** The hepatitis B course to which a dose at birth is added, which is not counted in it. */
const HEPB_AFTER_BIRTH: ObservationCode = 'hbsag-mother-low-weight';
const BIRTH_DOSE = 'hepb-0';

const CANDIDATE = 'candidate';

/** A dose that is asked for, on a day. */
export const candidateOf = (
  { code, product }: Pick<Product, 'code' | 'product'>,
  day: DayNumber,
): Given => ({
  id: CANDIDATE,
  code,
  product,
  day,
});

/**
 * What was given and is booked, as the evaluation takes it.
 * @param assumed the person is asked for this number, so those before it are taken as given, where time was left for them
 */
export function historyOf(
  person: Pick<Person, 'birthday' | 'sex' | 'health'>,
  administered: readonly Administered[],
  assumed: {
    readonly product: Product;
    readonly doseNo: number;
    readonly by: string;
  } | null = null,
): History {
  const patient = patientOf(person);
  const numbers = new Map<string, number>();
  const known = administered.map((record, at): Given => {
    const { code, recordedNo: doseNo, product, day } = record;
    const id = `${HERE}${at}`;
    if (doseNo !== null) numbers.set(id, doseNo);
    const given = givenOf({ id, code, doseNo, day, product }, patient.born);
    return { ...given, isBooked: isActive(record.status) };
  });
  const all = withImplied(patient, inOrder(known), numbers);
  if (assumed === null) return { patient, all, tables: CHINA };
  // Who is asked for an oral polio dose has had the injected ones before it.
  const before = dosesBeforeCourse(assumed.product.code);
  const asked = candidateOf(
    before > 0 ? { code: 'polio', product: null } : assumed.product,
    dayNumber(assumed.by),
  );
  const hasBirthDose =
    assumed.product.code === 'hepb' && patient.observations.has(HEPB_AFTER_BIRTH);
  const number = assumed.doseNo + before + (hasBirthDose ? 1 : 0);
  const numbered = new Map([...numbers, [CANDIDATE, number] as const]);
  const filled = withImplied(patient, inOrder([...all, asked]), numbered);
  return { patient, all: filled.filter(({ id }) => id !== CANDIDATE), tables: CHINA };
}

/** The number of a judged dose in the product's own course. */
export function numberIn(
  { code }: Product,
  { target }: { readonly target: Pick<TargetOf, 'id' | 'number'> | null },
): number | null {
  if (target === null) return null;
  const [, named] = /^(?:polio|hepb)-(\d)$/.exec(target.id) ?? [];
  if (named === undefined) return target.number;
  return Math.max(1, Number(named) - dosesBeforeCourse(code));
}

/** Records of the doses of the present course, by their number in it. */
export function courseRecords(
  person: Pick<Person, 'birthday' | 'sex' | 'health'>,
  course: Pick<Course, 'product'>,
  administered: readonly Administered[],
  today: string,
): ReadonlyMap<number, Administered> {
  const product = evaluatedAs(course);
  if (product === null) {
    const byNumber = new Map<number, Administered>();
    // An order can be seen by its person, and stands before a note of the same dose.
    const isNote = ({ isSelfReported }: Administered): number => Number(isSelfReported === true);
    for (const record of [...administered].sort((a, b) => isNote(a) - isNote(b)))
      if (record.doseNo !== null && !byNumber.has(record.doseNo))
        byNumber.set(record.doseNo, record);
    return byNumber;
  }
  const history = historyOf(person, administered);
  const at = dayNumber(today);
  const { patient, all, tables } = history;
  const found = new Map<number, Administered>();
  const next = judge(candidateOf(product, at), history);
  // What may be repeated now begins anew; who is asked is shown no dose of years ago as this one.
  if (next.isRepeat && next.refusal === null && next.target?.number === 1) return found;
  const antigen = tables.associations.get(product.code)?.find(({ isOther }) => !isOther)?.antigen;
  const own = antigen === undefined ? undefined : tables.antigens.get(antigen);
  if (!own || dosesOf(own.name, all, tables, patient.born).length === 0) return found;
  const [series] = openSeries(own, history, at);
  for (const { given } of series?.evaluated ?? []) {
    const record = recordOf(given, administered);
    if (!record) continue;
    const before: History = { ...history, all: all.filter(({ day }) => day < given.day) };
    const judged = judge({ ...given, id: CANDIDATE, product: given.product }, before);
    const isOurs = series?.evaluated.some(
      (each) => each.given === given && each.satisfied !== null,
    );
    const isCounted = isOurs && judged.target?.id !== BIRTH_DOSE;
    const number = isCounted ? numberIn(product, judged) : null;
    // A new season, exposure or course: those before it are of an earlier one.
    if (number === 1) found.clear();
    if (number !== null && !found.has(number)) found.set(number, record);
  }
  return found;
}

/** The days of a product by age, intervals and other vaccines. */
export interface EvaluatedDays {
  readonly first: string | null;
  /** Last day on which the person is young enough; null: no upper age. */
  readonly last: string | null;
  readonly on: (day: string) => Judgement;
  /** Answers of the health profile because of which a day is refused. */
  readonly against: (day: string) => readonly ObservationCode[];
}

/** Days of a product for a person. @param from the first day that is looked at */
export function evaluatedDays(product: Product, history: History, from: DayNumber): EvaluatedDays {
  const first = firstDay(candidateOf(product, from), history, from);
  const { born } = history.patient;
  const youngest = born + product.minAgeDays;
  const oldest = product.maxAgeDays === null ? Infinity : born + product.maxAgeDays;
  const on = (day: string): Judgement => {
    const at = dayNumber(day);
    if (at > oldest) return { refusal: 'tooOld', target: null, other: null, isRepeat: false };
    if (at < youngest) return { refusal: 'tooYoung', target: null, other: null, isRepeat: false };
    return judge(candidateOf(product, at), history);
  };
  const last = lastDay(product, history, first ?? from);
  return {
    first: first === null ? null : dayText(Math.max(first, youngest)),
    last: Number.isFinite(Math.min(last, oldest)) ? dayText(Math.min(last, oldest)) : null,
    on,
    against: (day) =>
      observationsAgainst(candidateOf(product, dayNumber(day)), history).flatMap(
        (code) => OBSERVATION_CODES.find((each) => each === code) ?? [],
      ),
  };
}

/** The last day that the upper ages of the target doses leave. */
function lastDay(product: Product, history: History, at: DayNumber): number {
  const { patient, tables } = history;
  const ends = (tables.associations.get(product.code) ?? [])
    .filter(({ isOther }) => !isOther)
    .flatMap(({ antigen }) => tables.antigens.get(antigen) ?? [])
    .flatMap((antigen) => {
      const rows = openSeries(antigen, history, at).flatMap(({ series, next }) => {
        const target = series.doses[next];
        const own = (target?.preferable ?? []).filter(
          ({ code, product: id }) =>
            code === product.code &&
            (id === null || product.product === null || id === product.product),
        );
        const max = target?.ages[0]?.max;
        return own.map(({ end }) =>
          Math.min(
            max ? plus(patient.born, max) : Infinity,
            end ? plus(patient.born, end) : Infinity,
          ),
        );
      });
      return rows.length > 0 ? [Math.max(...rows)] : [];
    });
  return Math.min(...ends) - 1;
}

/** Least time since the first dose; months replace days. */
interface SinceFirst {
  readonly days: number;
  readonly months: number | null;
}

/** Limits of a dose in the form of a product's own: whole months replace days. */
export function limitsOfTarget(
  { code, product }: Product,
  { ages, intervals, preferable }: TargetDose,
): Omit<DoseLimits, 'doseNo'> & { readonly sinceFirst?: SinceFirst } {
  const row = preferable.find(
    (each) =>
      each.code === code && (each.product === null || product === null || each.product === product),
  );
  const least = longest([ages[0]?.min, row?.begin]);
  const gap = longest(
    intervals
      .filter(
        ({ since }) =>
          since.kind === 'previous' || (since.kind === 'vaccines' && since.codes.has(code)),
      )
      .map(({ min }) => min),
  );
  const end = shortest([ages[0]?.max, row?.end]);
  const first = longest(
    intervals
      .filter(({ since }) => since.kind === 'target' && since.doseNo === 1)
      .map(({ min }) => min),
  );
  return {
    ...(first && {
      sinceFirst: { days: first.days, months: first.days === 0 ? first.months : null },
    }),
    minAgeDays: least?.days ?? 0,
    ageMonths: least && least.days === 0 ? least.months : null,
    minIntervalDays: gap?.days ?? 0,
    gapMonths: gap && gap.days === 0 ? gap.months : null,
    maxAgeDays: end && end.months === 0 ? end.days - 1 : null,
    beforeMonths: end && end.days === 0 ? end.months : null,
  };
}

const byLength = (all: readonly (Duration | null | undefined)[]): readonly Duration[] =>
  all.flatMap((each) => each ?? []).sort(compareDurations);
const longest = (all: readonly (Duration | null | undefined)[]): Duration | undefined =>
  byLength(all)[byLength(all).length - 1];
const shortest = (all: readonly (Duration | null | undefined)[]): Duration | undefined =>
  byLength(all)[0];
