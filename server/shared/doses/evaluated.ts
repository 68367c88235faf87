import { dosesOf, inOrder } from '@contract/doses/assessment-rules';
import { dayNumber, dayText, plus } from '@contract/doses/day-number-rules';
import type { DayNumber } from '@contract/doses/day-number-rules';
import {
  firstDay,
  judge,
  observationsAgainst,
  openSeries,
  targetOf,
} from '@contract/doses/judge-rules';
import type { History } from '@contract/doses/evaluation-rules';
import type { Judgement, TargetOf } from '@contract/doses/judge-rules';
import type { Given, Patient } from '@contract/doses/person';
import type { Tables } from '@contract/doses/tables';
import { namedProduct, WITH_PRODUCTS } from '@contract/doses/schedule/products';
import { OBSERVATION_CODES } from '@contract/health/profile-rules';
import type { ObservationCode } from '@contract/health/profile-rules';
import { givenOf, patientOf, withImplied } from '@contract/plan/given-rules';
import { doseCountOf } from '@contract/plan/entry-rules';
import { dosesBeforeCourse } from '@contract/plan/schedule-rules';
import { isActive } from '../lifecycle/statuses';
import type { Administered } from './administered';
import type { Course, Person } from './course';
import { tablesFor } from './own-tables';

/** Which product a course is of. */
export interface Product {
  readonly code: string;
  /** null: one that the tables do not name, so that any row of its vaccine may be meant. */
  readonly product: string | null;
  /** Days of life of such a product; first and last day, both included. */
  readonly minAgeDays: number;
  readonly maxAgeDays: number | null;
  /** What it is evaluated by. */
  readonly tables: Tables;
}

/** The product that a course's doses are evaluated as. */
export function evaluatedAs(course: Pick<Course, 'product' | 'doses'>): Product {
  const { code, id, minAgeDays, maxAgeDays } = course.product;
  const tables = tablesFor(code, course);
  const product = namedProduct(id);
  const isOwn = WITH_PRODUCTS.has(code) && product === null;
  return {
    code,
    product,
    ...(isOwn ? { minAgeDays, maxAgeDays } : { minAgeDays: 0, maxAgeDays: null }),
    tables,
  };
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

type WhosePerson = Pick<Person, 'birthday' | 'sex' | 'health'>;

/** Whether a family has said which doses of a vaccine were given: nobody is taken to have had others. */
export const isAnswered = (
  { isHistoryAnswered }: Pick<Person, 'isHistoryAnswered'>,
  code: string,
): boolean => isHistoryAnswered && doseCountOf(code) !== null;

/** Records as the evaluation takes them, with the numbers that they were given. */
function givenDosesOf(administered: readonly Administered[], { born }: Patient) {
  const numbers = new Map<string, number>();
  const givenDoses = administered.map((record, index): Given => {
    const { code, recordedNo: doseNo, product, day } = record;
    const id = `${HERE}${index}`;
    if (doseNo !== null) numbers.set(id, doseNo);
    const given = givenOf({ id, code, doseNo, day, product }, born);
    return { ...given, isBooked: isActive(record.status) };
  });
  // An order can be seen by its person, and stands before a note of the same day.
  const isNote = ({ id }: Given): number =>
    Number(recordOf({ id }, administered)?.isSelfReported === true);
  return { numbers, given: inOrder([...givenDoses].sort((a, b) => isNote(a) - isNote(b))) };
}

/** What was given and is booked, as the evaluation of a product takes it. */
export function historyOf(
  person: WhosePerson,
  administered: readonly Administered[],
  { tables }: Pick<Product, 'tables'>,
): History {
  const patient = patientOf(person);
  const { given: givenDoses, numbers } = givenDosesOf(administered, patient);
  return { patient, all: withImplied(patient, givenDoses, numbers, tables), tables };
}

/** Far enough that nothing which is booked or given is later. */
export const FAR = '2999-12-31';

/** What an asked dose is judged by. */
interface AskedHistory {
  readonly history: History;
  /** Without the appointments for the doses after it. */
  readonly before: History;
}

/**
 * The same where a person is asked for a number: those before it are taken as given, where time was left for them and the family
 * has not said which there were. Appointments for later numbers say nothing of it: it may be what they wait for.
 */
export function askedHistory(
  person: WhosePerson & Pick<Person, 'isHistoryAnswered'>,
  administered: readonly Administered[],
  product: Product,
  doseNo: number,
): AskedHistory {
  const patient = patientOf(person);
  const { tables, code } = product;
  const { given: givenDoses, numbers } = givenDosesOf(administered, patient);
  const isLater = (given: Given): boolean =>
    given.isBooked === true && given.code === code && (numbers.get(given.id) ?? 0) > doseNo;
  // Who is asked for an oral polio dose has had the injected ones before it.
  const skipped = dosesBeforeCourse(code);
  const asked = candidateOf(
    skipped > 0 ? { code: 'polio', product: null } : product,
    dayNumber(FAR),
  );
  const hasBirthDose = code === 'hepb' && patient.observations.has(HEPB_AFTER_BIRTH);
  if (!isAnswered(person, code)) numbers.set(CANDIDATE, doseNo + skipped + (hasBirthDose ? 1 : 0));
  const earlier = [...givenDoses.filter((given) => !isLater(given)), asked];
  const all = withImplied(patient, earlier, numbers, tables).filter(({ id }) => id !== CANDIDATE);
  return {
    history: { patient, all: inOrder([...all, ...givenDoses.filter(isLater)]), tables },
    before: { patient, all, tables },
  };
}

/** The number of a judged dose in the product's own course; below 1 where it belongs before that course. */
function ownNumber(
  { code }: Product,
  { target }: { readonly target: Pick<TargetOf, 'id' | 'number'> | null },
): number | null {
  if (target === null) return null;
  const [, named] = /^(?:polio|hepb)-(\d)$/.exec(target.id) ?? [];
  return named === undefined ? target.number : Number(named) - dosesBeforeCourse(code);
}

/** The same, of a product that is asked for: the first of its course where an earlier one would be missing. */
export function numberIn(product: Product, judged: Parameters<typeof ownNumber>[1]): number | null {
  const number = ownNumber(product, judged);
  return number === null ? null : Math.max(1, number);
}

/** Records of the doses of the present course, by their number in it. */
export function courseRecords(
  person: WhosePerson,
  course: Pick<Course, 'product' | 'doses'>,
  administered: readonly Administered[],
  today: string,
): ReadonlyMap<number, Administered> {
  const found = new Map<number, Administered>();
  if (administered.length === 0) return found;
  const product = evaluatedAs(course);
  const history = historyOf(person, administered, product);
  const at = dayNumber(today);
  const { patient, all, tables } = history;
  const next = judge(candidateOf(product, at), history);
  // What may be repeated now begins anew; who is asked is shown no dose of years ago as this one.
  if (next.isRepeat && next.refusal === null && next.target?.number === 1) return found;
  const antigen = tables.associations.get(product.code)?.find(({ isOther }) => !isOther)?.antigen;
  const own = antigen === undefined ? undefined : tables.antigens.get(antigen);
  if (!own || dosesOf(own.name, all, tables, patient.born).length === 0) return found;
  const [series] = openSeries(own, history, at);
  if (!series) return found;
  for (const row of series.evaluated) {
    const record = recordOf(row.given, administered);
    if (!record || row.satisfied === null) continue;
    const target = targetOf(series, row);
    if (target?.id === BIRTH_DOSE) continue;
    const number = ownNumber(product, { target });
    // A new season, exposure or course: those before it are of an earlier one.
    if (number === 1) found.clear();
    // Injected polio doses come before the course of the oral vaccine: they are none of its doses.
    if (number !== null && number > 0 && !found.has(number)) found.set(number, record);
  }
  return found;
}

/** The days of a product by age, intervals and other vaccines. First and last are searched when they are read: a booking asks about its own day only. */
export interface EvaluatedDays {
  /** null: none. */
  readonly first: string | null;
  /** Last day on which the person is young enough; null: no upper age. */
  readonly last: string | null;
  readonly on: (day: string) => Judgement;
  /** Answers of the health profile because of which a day is refused. */
  readonly against: (day: string) => readonly ObservationCode[];
}

/** Computes a value when it is first asked for. */
function onFirstCall<Value>(compute: () => Value): () => Value {
  let givenDoses: { readonly value: Value } | undefined;
  return () => (givenDoses ??= { value: compute() }).value;
}

/** Days of a product for a person. */
export function evaluatedDays(product: Product, { history, before }: AskedHistory): EvaluatedDays {
  const { born } = history.patient;
  const first = onFirstCall(() => firstDay(candidateOf(product, born), before, born));
  const youngest = born + product.minAgeDays;
  const oldest = product.maxAgeDays === null ? Infinity : born + product.maxAgeDays;
  const givenDoses = new Map<string, Judgement>();
  const on = (day: string): Judgement => {
    const before = givenDoses.get(day);
    if (before) return before;
    const judged = judgeOn(day);
    givenDoses.set(day, judged);
    return judged;
  };
  const judgeOn = (day: string): Judgement => {
    const at = dayNumber(day);
    if (at > oldest) return { refusal: 'tooOld', target: null, other: null, isRepeat: false };
    if (at < youngest) return { refusal: 'tooYoung', target: null, other: null, isRepeat: false };
    return judge(candidateOf(product, at), history);
  };
  const last = onFirstCall(() => Math.min(lastDay(product, before, first() ?? born), oldest));
  return {
    get first() {
      const day = first();
      return day === null ? null : dayText(Math.max(day, youngest));
    },
    get last() {
      return Number.isFinite(last()) ? dayText(last()) : null;
    },
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
