import { assessAntigen } from '../doses/assessment-rules';
import type { PatientSeries } from '../doses/best-series-rules';
import { dayNumber } from '../doses/day-number-rules';
import type { DayNumber } from '../doses/day-number-rules';
import type { Context } from '../doses/evaluation-rules';
import { CHINA } from '../doses/schedule/china';
import { addMonths } from '../time/day-rules';
import { givenTo, patientOf } from './given-rules';
import type { PlanPerson } from './planned-dose';
import type { AdministeredDose } from './administered-dose';
import { SUGGESTED_CODES, SUGGESTION_CODES } from './suggestion-code-rules';
import type { Suggestion, SuggestionCode, SuggestionStatus } from './suggestion-code-rules';

/** Ages for which a vaccine is recommended, months. */
interface Span {
  readonly from: number;
  /** null: no upper limit. */
  readonly until: number | null;
  /** Source of the ages; a person has to verify them there (docs/decisions/0014). */
  readonly source: string;
}

const FLU: Span = {
  from: 6,
  until: null,
  source: '中国流感疫苗预防接种技术指南: everybody from 6 m without contraindication',
};
/** By sex: 2 women and girls from 9 to 45 years, 1 men and boys from 9 to 26. */
const HPV: Record<1 | 2, Span> = {
  1: { from: 108, until: 324, source: 'leaflet of the 4-valent vaccine, extended in 2025: 9–26 y' },
  2: { from: 108, until: 552, source: 'leaflets of the 2-, 4- and 9-valent vaccines: 9–45 y' },
};
const PNEUMOCOCCAL: Span = {
  from: 720,
  until: null,
  source: 'PPSV23 for the old, from 60 y; some places count from 65 y',
};
const SHINGLES: Span = {
  from: 600,
  until: null,
  source: 'leaflet of the recombinant vaccine: from 50 y',
};
const FREE_HPV_UNTIL = 216;
/** Month in which the influenza season begins. */
const SEASON_MONTH = 9;

/** First day of the influenza season that a day lies in or follows. */
export function seasonStart(today: string): string {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  return `${month >= SEASON_MONTH ? year : year - 1}-09-01`;
}

const suits = (
  { from, until }: Pick<Span, 'from' | 'until'>,
  birthday: string,
  today: string,
): boolean =>
  today >= addMonths(birthday, from) && (until === null || today < addMonths(birthday, until));

/** Whether the programme includes HPV vaccine for a person. */
export const hasFreeHpv = ({ sex, birthday }: PlanPerson, today: string): boolean =>
  sex === 2 && birthday > '2011-11-10' && today < addMonths(birthday, FREE_HPV_UNTIL);

/** Antigens of each suggestion: one that is complete is enough. */
const ANTIGENS: Record<SuggestionCode, readonly string[]> = {
  flu: ['Influenza'],
  hpv: ['HPV2', 'HPV4', 'HPV9'],
  ppv23: ['PPSV23'],
  zoster: ['Zoster'],
};

/** Whether nothing of an antigen is due: it is complete, or its next dose is of a later season. */
function isDone({ series, forecast }: PatientSeries, today: DayNumber): boolean {
  if (forecast.status === 'complete') return true;
  const next = series.doses[forecast.target];
  return next?.seasonBegins != null && forecast.earliest !== null && forecast.earliest > today;
}

/** null: the health profile rules every vaccine of it out for now. */
function statusOf(code: SuggestionCode, context: Context): SuggestionStatus | null {
  const followed = ANTIGENS[code].flatMap((antigen) => {
    const tables = CHINA.antigens.get(antigen);
    return tables ? assessAntigen(tables, context).best : [];
  });
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
  const { birthday, sex } = person;
  const context: Context = {
    patient: patientOf(person),
    all: givenTo(person, taken, today),
    tables: CHINA,
    assessment: dayNumber(today),
  };
  const spans: Record<SuggestionCode, Span> = {
    flu: FLU,
    hpv: HPV[sex],
    ppv23: PNEUMOCOCCAL,
    zoster: SHINGLES,
  };
  return SUGGESTION_CODES.filter(
    (code) => suits(spans[code], birthday, today) && !(code === 'hpv' && hasFreeHpv(person, today)),
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

/** Months from the season's beginning in which its influenza vaccine is suggested outside the plan. */
const SEASON_MONTHS = 7;
/** Ages of the highest influenza risk: below 5 years and from 60 on. */
const FLU_PRESSING = [
  { from: 6, until: 60 },
  { from: 720, until: null },
] as const;
/** Months after a dose before the next one of its course is suggested outside the plan. */
const COURSE_GAP_MONTHS = 2;

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
  if (status === 'begun' && lastDay !== null && today < addMonths(lastDay, COURSE_GAP_MONTHS))
    return false;
  if (code === 'hpv') return sex === 2;
  if (code !== 'flu') return true;
  const isSeason = today < addMonths(seasonStart(today), SEASON_MONTHS);
  return isSeason && FLU_PRESSING.some((span) => suits(span, birthday, today));
}
