import { assessAntigen, relevantSeries } from '../doses/assessment-rules';
import type { PatientSeries } from '../doses/best-series-rules';
import { dayNumber, dayText, plus, seasonStart } from '../doses/day-number-rules';
import type { DayNumber } from '../doses/day-number-rules';
import { isOneOf } from '../doses/evaluation-rules';
import type { Context, History } from '../doses/evaluation-rules';
import { firstDay } from '../doses/judge-rules';
import type { Patient } from '../doses/person';
import { CHINA } from '../doses/schedule/china';
import figures from '../doses/schedule/figures.json';
import type { AntigenTables, VaccineRow } from '../doses/tables';
import { addMonths } from '../time/day-rules';
import { givenTo, patientOf } from './given-rules';
import type { BookedDose, PlanPerson } from './planned-dose';
import type { AdministeredDose } from './administered-dose';
import { isFor, programmeRow } from './programme-rules';
import { SUGGESTED_CODES, SUGGESTION_CODES } from './suggestion-code-rules';
import type { Suggestion, SuggestionCode, SuggestionStatus } from './suggestion-code-rules';

/** Antigens of each suggestion: one that is complete is enough. */
const ANTIGENS: Record<SuggestionCode, readonly string[]> = {
  flu: ['Influenza'],
  hpv: ['HPV2', 'HPV4', 'HPV9'],
  ppv23: ['PPSV23'],
  zoster: ['Zoster'],
};

const tablesOf = (code: SuggestionCode): readonly AntigenTables[] =>
  ANTIGENS[code].flatMap((antigen) => CHINA.antigens.get(antigen) ?? []);

/** Whether the first dose of a usual series is recommended to a person of this age and sex. */
const isAtAge = (code: SuggestionCode, patient: Patient, at: DayNumber): boolean =>
  tablesOf(code)
    .flatMap((tables) => relevantSeries(tables, patient, at))
    .filter(({ isDefault }) => isDefault)
    .some(({ doses: [first] }) => {
      const from = first?.ages[0]?.earliestRecommended;
      const isOld = !from || at >= plus(patient.born, from);
      const fits = ({ code: vaccine }: VaccineRow): boolean =>
        isOneOf(first?.preferable ?? [], { code: vaccine, product: null, day: at }, patient);
      return isOld && first?.preferable.some(fits) === true;
    });

/** Whether the programme gives, or will give, HPV vaccine to a person: its own row is for their sex, birth and age. */
function hasFreeHpv(patient: Patient, at: DayNumber): boolean {
  const [first] = CHINA.antigens.get('HPV2')?.series[0]?.doses ?? [];
  const row = first && programmeRow(first);
  const series = tablesOf('hpv').flatMap((tables) => relevantSeries(tables, patient, at));
  return (
    row !== undefined &&
    series.some(({ doses }) => doses[0] === first) &&
    isFor(row, patient) &&
    (row.end === null || at < plus(patient.born, row.end))
  );
}

/** Whether nothing of an antigen is due: it is complete, or its next dose is of a later season. */
function isDone({ series, forecast }: PatientSeries, today: DayNumber): boolean {
  if (forecast.status === 'complete') return true;
  const next = series.doses[forecast.target];
  return next?.seasonBegins != null && forecast.earliest !== null && forecast.earliest > today;
}

/** null: the health profile rules every vaccine of it out for now. */
function statusOf(code: SuggestionCode, context: Context): SuggestionStatus | null {
  const followed = tablesOf(code).flatMap((tables) => assessAntigen(tables, context).best);
  if (followed.some((each) => isDone(each, context.assessment))) return 'done';
  if (
    followed.length > 0 &&
    followed.every(({ forecast }) => forecast.status === 'contraindicated')
  )
    return null;
  const isBegun = followed.some(({ forecast, series }) => {
    const next = series.doses[forecast.target];
    return forecast.targets.includes('satisfied') && next?.seasonBegins == null;
  });
  return isBegun ? 'begun' : 'suggested';
}

/** Vaccines outside the programme for a person’s age, all optional. */
export function suggestionsFor(
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  today: string,
): readonly Suggestion[] {
  const patient = patientOf(person);
  const assessment = dayNumber(today);
  const context: Context = {
    patient,
    all: givenTo(person, taken, today),
    tables: CHINA,
    assessment,
  };
  return SUGGESTION_CODES.filter(
    (code) =>
      isAtAge(code, patient, assessment) && !(code === 'hpv' && hasFreeHpv(patient, assessment)),
  ).flatMap((code) => {
    const status = statusOf(code, context);
    if (status === null) return [];
    const administered = taken.filter(
      (dose) => SUGGESTED_CODES[code].includes(dose.code) && dose.day <= today,
    );
    const lastDay = administered.reduce<string | null>(
      (last, { day }) => (last === null || day > last ? day : last),
      null,
    );
    return [{ code, status, lastDay }];
  });
}

/**
 * The first day from today on, `YYYY-MM-DD`, on which a vaccine of a suggestion can be given after what was given and is booked;
 * today where the tables have none.
 */
export function suggestedFrom(
  code: SuggestionCode,
  person: PlanPerson,
  given: { readonly taken: readonly AdministeredDose[]; readonly booked: readonly BookedDose[] },
  today: string,
): string {
  const day = dayNumber(today);
  const history: History = {
    patient: patientOf(person),
    all: givenTo(person, given.taken, today, given.booked),
    tables: CHINA,
  };
  const days = SUGGESTED_CODES[code].flatMap(
    (vaccine) =>
      firstDay({ id: 'suggested', code: vaccine, product: null, day }, history, day) ?? [],
  );
  return days.length > 0 ? dayText(Math.min(...days)) : today;
}

/**
 * Whether a suggestion is shown outside the plan: it is recommended at exactly this age, in season, and the last dose
 * of a course already begun is long enough ago. HPV vaccine only for girls and women.
 */
export function isTimely(
  { code, status, lastDay }: Suggestion,
  { birthday, sex }: PlanPerson,
  today: string,
): boolean {
  if (status === 'done') return false;
  const { fluMentioned, fluPressing, nextOfCourse } = figures;
  if (status === 'begun' && lastDay !== null && today < addMonths(lastDay, nextOfCourse.months))
    return false;
  if (code === 'hpv') return sex === 2;
  if (code !== 'flu') return true;
  const season = dayText(seasonStart(dayNumber(today), fluMentioned.begins));
  return (
    today < addMonths(season, fluMentioned.months) &&
    (today < addMonths(birthday, fluPressing.until) ||
      today >= addMonths(birthday, fluPressing.from))
  );
}
