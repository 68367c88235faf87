import { addMonths } from './date-rules';
import type { PlanPerson } from './plan-rules';
import type { TakenDose } from './taken-rules';

export const SUGGESTION_CODES = ['flu', 'hpv', 'ppv23', 'zoster'] as const;
export type SuggestionCode = (typeof SUGGESTION_CODES)[number];
export const SUGGESTION_STATUSES = ['suggested', 'begun', 'done'] as const;
export type SuggestionStatus = (typeof SUGGESTION_STATUSES)[number];

/** A vaccine outside the programme, paid by oneself, that suits a person’s age. */
export interface Suggestion {
  readonly code: SuggestionCode;
  readonly status: SuggestionStatus;
  /** Last dose on record, `YYYY-MM-DD`. */
  readonly lastDay: string | null;
}

interface Span {
  readonly from: number;
  /** Months; no upper end: null. */
  readonly until: number | null;
}

const FLU: Span = { from: 6, until: null };
/** By sex: 2 women and girls from 9 to 45 years, 1 men and boys from 9 to 26. */
const HPV: Record<1 | 2, Span> = { 1: { from: 108, until: 324 }, 2: { from: 108, until: 552 } };
const PNEUMOCOCCAL: Span = { from: 780, until: null };
const SHINGLES: Span = { from: 600, until: null };
const FREE_HPV_UNTIL = 216;
/** The influenza season begins with this month. */
const SEASON_MONTH = 9;

const CODES: Record<SuggestionCode, readonly string[]> = {
  flu: ['flu', 'flu-nasal'],
  hpv: ['hpv2', 'hpv4', 'hpv9'],
  ppv23: ['ppv23'],
  zoster: ['zoster', 'zoster-live'],
};

/** First day of the influenza season that a day lies in or follows. */
export function seasonStart(today: string): string {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  return `${month >= SEASON_MONTH ? year : year - 1}-09-01`;
}

const suits = ({ from, until }: Span, birthday: string, today: string): boolean =>
  today >= addMonths(birthday, from) && (until === null || today < addMonths(birthday, until));

/** Whether the programme itself gives a person HPV vaccine. */
export const hasFreeHpv = ({ sex, birthday }: PlanPerson, today: string): boolean =>
  sex === 2 && birthday > '2011-11-10' && today < addMonths(birthday, FREE_HPV_UNTIL);

function statusOf(
  code: SuggestionCode,
  given: readonly TakenDose[],
  today: string,
): SuggestionStatus {
  const has = (vaccine: string): boolean => given.some((dose) => dose.code === vaccine);
  switch (code) {
    case 'flu':
      return given.some(({ day }) => day >= seasonStart(today)) ? 'done' : 'suggested';
    case 'ppv23':
      return given.length > 0 ? 'done' : 'suggested';
    case 'zoster':
      if (has('zoster-live') || given.length > 1) return 'done';
      return given.length > 0 ? 'begun' : 'suggested';
    case 'hpv':
      if (given.length > 2) return 'done';
      return given.length > 0 ? 'begun' : 'suggested';
  }
}

/** Vaccines outside the programme for a person’s age: suggestions, never duties. */
export function suggestionsFor(
  person: PlanPerson,
  taken: readonly TakenDose[],
  today: string,
): readonly Suggestion[] {
  const { birthday, sex } = person;
  const spans: Record<SuggestionCode, Span> = {
    flu: FLU,
    hpv: HPV[sex],
    ppv23: PNEUMOCOCCAL,
    zoster: SHINGLES,
  };
  return SUGGESTION_CODES.filter(
    (code) => suits(spans[code], birthday, today) && !(code === 'hpv' && hasFreeHpv(person, today)),
  ).map((code) => {
    const given = taken.filter((dose) => CODES[code].includes(dose.code) && dose.day <= today);
    const lastDay = given.reduce<string | null>(
      (last, { day }) => (last === null || day > last ? day : last),
      null,
    );
    return { code, status: statusOf(code, given, today), lastDay };
  });
}
