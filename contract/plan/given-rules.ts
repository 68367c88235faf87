import { inOrder } from '../doses/assessment-rules';
import { dayNumber, plus } from '../doses/day-number-rules';
import type { DayNumber } from '../doses/day-number-rules';
import { firstDay, openSeries } from '../doses/judge-rules';
import type { History } from '../doses/evaluation-rules';
import type { Given, Patient } from '../doses/person';
import { CHINA } from '../doses/schedule/china';
import { namedProduct } from '../doses/schedule/products';
import type { Tables } from '../doses/tables';
import { observedIn } from '../health/profile-rules';
import type { AdministeredDose } from './administered-dose';
import { partsOf } from './antigen-rules';
import type { BookedDose, PlanPerson } from './planned-dose';
import { dosesBefore, seriesOf } from './schedule-rules';

/** A person as the evaluation sees one, with what the health profile says. */
export function patientOf({ birthday, sex, health }: PlanPerson): Patient {
  const observed = observedIn(health, { sex });
  return {
    born: dayNumber(birthday),
    gender: sex === 1 ? 'male' : 'female',
    observations: new Map(
      observed.map(({ code, since }) => [code, since === null ? null : dayNumber(since)]),
    ),
    ends: new Map(
      observed.flatMap(({ code, until }) => (until === null ? [] : [[code, dayNumber(until)]])),
    ),
  };
}

/**
 * The vaccine of a dose on record. A book numbers the oral polio doses after the injected ones; before the age of the last one it
 * is an injected one, which completes a course of those.
 */
function vaccineOf(
  { code, doseNo, day, product }: Omit<AdministeredDose, 'id' | 'source'>,
  born: DayNumber,
): string {
  const series = product ? undefined : seriesOf(code);
  const dose = series?.doses.find((each) => each.doseNo === doseNo);
  if (!series || !dose || dose.code === code) return code;
  const isFirst = dose.doseNo === dosesBefore(series, dose.code) + 1;
  return isFirst || dayNumber(day) >= plus(born, { months: dose.age, days: 0 }) ? dose.code : code;
}

/** A dose on record as the evaluation takes it. */
export const givenOf = (dose: Omit<AdministeredDose, 'source'>, born: DayNumber): Given => ({
  id: dose.id,
  code: vaccineOf(dose, born),
  product: namedProduct(dose.product ?? null),
  day: dayNumber(dose.day),
});

/** A dose that another one's number says was given before it. */
export const isImplied = ({ id }: Pick<Given, 'id'>): boolean => id.startsWith('implied ');

/**
 * How many target doses of a vaccine's first antigen are taken before one of its doses, by whatever vaccine: measles and rubella
 * vaccine has taken the place of a first MMR.
 */
function takenFor(
  { code, day }: Given,
  all: readonly Given[],
  patient: Patient,
  tables: Tables,
): number {
  const [first] = tables.associations.get(code)?.filter(({ isOther }) => !isOther) ?? [];
  const antigen = first && tables.antigens.get(first.antigen);
  if (!antigen) return 0;
  const history: History = { patient, all: all.filter((each) => each.day < day), tables };
  const [open] = openSeries(antigen, history, day);
  if (!open) return 0;
  const { series, evaluated } = open;
  const isFor = (target: number): boolean =>
    series.doses[target]?.preferable.some((row) => row.code === code) === true;
  return evaluated.filter(({ satisfied, target }) => satisfied !== null && isFor(target)).length;
}

/**
 * Doses that the numbers on record imply: who has had a second dose has had a first one, on a day that nobody entered. It is
 * taken for the soonest that the schedule allows; where none is left before the later dose, nothing is implied. A combination is
 * a dose of each vaccine that it contains.
 */
export function withImplied(
  patient: Patient,
  earlier: readonly Given[],
  numbers: ReadonlyMap<string, number>,
  tables: Tables = CHINA,
) {
  let all = earlier;
  const last = new Map<string, number>();
  for (const dose of earlier) {
    const number = numbers.get(dose.id) ?? 0;
    const counted = last.get(dose.code) ?? 0;
    const before =
      number > counted + 1 ? Math.max(counted, takenFor(dose, all, patient, tables)) : counted;
    for (let missing = before + 1; missing < number && dose.code !== 'bopv'; missing += 1) {
      const history: History = {
        patient,
        all: all.filter(({ day }) => day < dose.day),
        tables,
      };
      const { code } = dose;
      const candidate = {
        id: `implied ${code} ${missing}`,
        code,
        product: null,
        day: patient.born,
      };
      const day = firstDay(candidate, history, patient.born);
      if (day === null || day >= dose.day) break;
      all = inOrder([...all, { ...candidate, day }]);
    }
    last.set(dose.code, Math.max(before + 1, number));
    for (const part of partsOf(dose.code)) last.set(part, (last.get(part) ?? 0) + 1);
  }
  return all;
}

/**
 * Doses on record as the evaluation takes them, in order of their days: those until today, two of a vaccine on one day as one,
 * with those that their numbers imply.
 * @param booked appointments, which imply as much: who has booked a second dose has had a first one
 */
export function givenTo(
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  today: string,
  booked: readonly BookedDose[] = [],
): readonly Given[] {
  const patient = patientOf(person);
  const numbers = new Map<string, number>();
  const seen = new Set<string>();
  const earlier: Given[] = [];
  for (const dose of taken) {
    const given = givenOf(dose, patient.born);
    const key = `${given.code} ${dose.day}`;
    if (dose.day > today || seen.has(key)) continue;
    seen.add(key);
    earlier.push(given);
    if (dose.doseNo !== null) numbers.set(dose.id, dose.doseNo);
  }
  for (const [index, { code, day, doseNo = null, product = null }] of booked.entries()) {
    const id = `booked ${index}`;
    earlier.push({ ...givenOf({ id, code, doseNo, day, product }, patient.born), isBooked: true });
    if (doseNo !== null) numbers.set(id, doseNo);
  }
  return withImplied(patient, inOrder(earlier), numbers);
}
