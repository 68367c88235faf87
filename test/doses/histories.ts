import fc from '../tiers/properties';
import { inOrder, NO_GROUPS, relevantSeries, dosesOf } from '@contract/doses/assessment-rules';
import { dayNumber, dayText } from '@contract/doses/day-number-rules';
import { evaluateSeries } from '@contract/doses/evaluation-rules';
import { firstDay, judge, openSeries } from '@contract/doses/judge-rules';
import type { History } from '@contract/doses/evaluation-rules';
import type { Given } from '@contract/doses/person';
import { CHINA } from '@contract/doses/schedule/china';
import { givenTo, patientOf } from '@contract/plan/given-rules';
import { planOf } from '@contract/plan/plan-rules';
import { addDays } from '@contract/time/day-rules';

const CODES = [...CHINA.associations.keys()];
/** Days from the birth of the oldest person to the end of the histories. */
const OLDEST = 30 * 365;
const FIRST_BIRTH = '1997-01-01';

/** A person, doses by age in days, and a product that is asked for at an age. */
const asked = fc
  .record({
    born: fc.integer({ min: 0, max: OLDEST }).map((days) => addDays(FIRST_BIRTH, days)),
    sex: fc.constantFrom<1 | 2>(1, 2),
    doses: fc.array(
      fc.record({ code: fc.constantFrom(...CODES), age: fc.integer({ min: 0, max: 4_000 }) }),
      { maxLength: 12 },
    ),
    code: fc.constantFrom(...CODES),
    at: fc.integer({ min: 0, max: 6_000 }),
  })
  .map(({ born, sex, doses, code, at }) => {
    const patient = patientOf({ birthday: born, sex });
    const all = doses.map(({ code: given, age }, index): Given => ({
      id: `g${index}`,
      code: given,
      product: null,
      day: patient.born + age,
    }));
    const history: History = { tables: CHINA, patient, all: inOrder(all) };
    const candidate: Given = { id: 'asked', code, product: null, day: patient.born + at };
    return { born, sex, history, candidate };
  });
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

const until = (history: History, day: number): History => ({
  ...history,
  all: history.all.filter((given) => given.day <= day),
});

/** What booking accepts is valid for one of the antigens that it is given for. */
function acceptedIsValid({ history, candidate }: Asked): boolean {
  const past = until(history, candidate.day);
  if (judge(candidate, past).refusal !== null) return true;
  const after = { ...past, all: inOrder([...past.all, candidate]) };
  return (CHINA.associations.get(candidate.code) ?? []).some(({ antigen, isOther }) => {
    const tables = CHINA.antigens.get(antigen);
    if (isOther || !tables) return false;
    return openSeries(tables, after, candidate.day).some(({ evaluated }) =>
      evaluated.some(({ given, status }) => given.id === 'asked' && status === 'valid'),
    );
  });
}

/** The first day that is named is accepted, and none before it. */
function firstDayIsFirst({ history, candidate }: Asked): boolean {
  const past = until(history, candidate.day);
  const first = firstDay(candidate, past, candidate.day);
  const last = first ?? candidate.day + 40;
  for (let day = candidate.day; day < last; day += 1)
    if (judge({ ...candidate, day }, past).refusal === null) return false;
  return first === null || judge({ ...candidate, day: first }, past).refusal === null;
}

/** A later dose makes none before it valid that was not. */
function laterChangesNothing({ history, candidate }: Asked): boolean {
  const { patient } = history;
  const past = until(history, candidate.day - 1);
  const more = { ...past, all: [...past.all, candidate] };
  return [...CHINA.antigens.values()].every((tables) =>
    relevantSeries(tables, patient, candidate.day).every((series) => {
      const statuses = ({ all }: History): string =>
        evaluateSeries(
          series,
          dosesOf(tables.name, all, CHINA, patient.born),
          { patient, all, tables: CHINA },
          NO_GROUPS,
        )
          .evaluated.filter(({ given }) => given.id !== 'asked')
          .map(({ given, status }) => `${given.id} ${status}`)
          .join();
      return statuses(past) === statuses(more);
    }),
  );
}

/** In which order doses were entered changes nothing; what happened on one day has no order. */
function entryIsIrrelevant({ history, candidate }: Asked): boolean {
  const { all } = history;
  if (new Set(all.map(({ day }) => day)).size < all.length) return true;
  const one = judge(candidate, history);
  const two = judge(candidate, { ...history, all: inOrder([...all].reverse()) });
  return one.refusal === two.refusal && one.target?.number === two.target?.number;
}

/** The plan names no day that booking refuses, its earlier days taken. */
function planIsBookable({ born, sex, history, candidate }: Asked): boolean {
  const person = { birthday: born, sex };
  const today = dayText(candidate.day);
  const taken = history.all.map(({ id, code, day }) => ({
    id,
    code,
    day: dayText(day),
    doseNo: null,
    source: 'own' as const,
  }));
  const open = planOf(person, taken, today).filter(({ bookFrom }) => bookFrom !== null);
  const given = givenTo(person, taken, today);
  return open.every(({ id, code, bookFrom }) => {
    const day = dayNumber(bookFrom ?? '');
    const before = open
      .filter((other) => other.id !== id && (other.bookFrom ?? '') < (bookFrom ?? ''))
      .map((other): Given => ({
        id: `planned ${other.id}`,
        code: other.code,
        product: null,
        day: dayNumber(other.bookFrom ?? ''),
      }));
    const past = { ...history, all: inOrder([...given, ...before]) };
    return judge({ id: 'asked', code, product: null, day }, past).refusal === null;
  });
}

const PROPERTIES: readonly (readonly [says: string, holds: (asked: Asked) => boolean])[] = [
  ['what booking accepts is valid', acceptedIsValid],
  ['the first day that is named is the first that is accepted', firstDayIsFirst],
  ['a later dose changes none before it', laterChangesNothing],
  ['the order of entry is irrelevant', entryIsIrrelevant],
  ['the plan names no day that booking refuses', planIsBookable],
];

/**
 * Asks what has to hold for every history of so many random ones. @param seed the same one makes the same histories
 * @returns how many properties do not hold
 */
export function histories(count: number, seed: number): number {
  let failed = 0;
  for (const [says, holds] of PROPERTIES) {
    const { failed: isWrong, counterexample } = fc.check(fc.property(asked, holds), {
      numRuns: count,
      seed,
    });
    if (isWrong) failed += 1;
    console.log(`${says}: ${isWrong ? JSON.stringify(counterexample, shown) : 'holds'}`);
  }
  console.log(`${count.toLocaleString('en')} histories, seed ${seed}`);
  return failed;
}

/** Tables are no part of a counterexample. */
const shown = (key: string, value: unknown): unknown => (key === 'tables' ? undefined : value);

/** How many properties there are. */
export const PROPERTY_COUNT = PROPERTIES.length;
