import { addDays, addMonths } from '../time/day-rules';
import { ageInYears } from '../linkman/age-rules';

/** In the order in which they are asked. Each changes a row of the schedule's tables; nothing else is asked. */
export const HEALTH_QUESTIONS = [
  /** Born below 2,000 g: hepatitis B has one dose more where the mother has HBsAg, or it is not known (NIP2021). */
  'lowWeight',
  /** Asked of those only. */
  'hbsagMother',
  /** The mother has HIV: no live polio, JE and hepatitis A vaccine (NIP2026). */
  'hivMother',
  /** HIV infection: no BCG, and live vaccines by a doctor's judgement (NIP2026). */
  'hiv',
  /** Immune deficiency, or treatment that suppresses it: live vaccines by a doctor's judgement (NIP2026, package inserts). */
  'immunodeficiency',
  /** Immunoglobulin, blood or plasma: most injected live vaccines three months later, JE-I one month (NIP2026, NIP2021). */
  'immunoglobulin',
  /** Live vaccines and HPV vaccine not in pregnancy (package inserts). */
  'pregnancy',
] as const;
export type HealthQuestion = (typeof HEALTH_QUESTIONS)[number];

export const HEALTH_ANSWERS = ['yes', 'no', 'unknown'] as const;
/** `unknown` is an answer: the clinic asks. */
export type HealthAnswer = (typeof HEALTH_ANSWERS)[number];

/** Questions whose "yes" needs a day: the last immunoglobulin or blood; the expected end of the pregnancy. */
export const DATED_QUESTIONS = [
  'immunoglobulin',
  'pregnancy',
] as const satisfies readonly HealthQuestion[];
export type DatedQuestion = (typeof DATED_QUESTIONS)[number];

export const isDated = (question: HealthQuestion): question is DatedQuestion =>
  (DATED_QUESTIONS as readonly string[]).includes(question);

/** What a family answered about one person; a question without an answer was passed over. */
export interface HealthAnswers {
  readonly answers: Readonly<Partial<Record<HealthQuestion, HealthAnswer>>>;
  /** `YYYY-MM-DD`. */
  readonly days: Readonly<Partial<Record<DatedQuestion, string>>>;
}

/** Whom questions are about; sex: 1 male, 2 female. */
export interface HealthPerson {
  readonly birthday: string;
  readonly sex: 1 | 2;
}

/** Age in years at which the programme ends, and with it what asks about birth and HIV. */
const PROGRAMME_UNTIL = 18;
/** Ages in years, both included, at which somebody is asked about a pregnancy: fertile age (15 to 49) with a margin. */
export const PREGNANCY_AGES = { from: 12, to: 55 } as const;

/** Months after immunoglobulin or blood for which a vaccine may have to wait; what was longer ago is not asked. */
export const BLOOD_MONTHS = 3;
/** A pregnancy that is told of today ends within this many days: 40 weeks, and two that it may take longer. */
export const PREGNANCY_DAYS = 294;
/** Days after the expected one on which a pregnancy may still go on: it ends within 42 weeks. */
export const OVERDUE_DAYS = 14;

const ALWAYS = (): boolean => true;
const isChild = ({ birthday }: HealthPerson, today: string): boolean =>
  ageInYears(birthday, today) < PROGRAMME_UNTIL;

/** Who is asked. */
const ASKED: Readonly<
  Record<
    HealthQuestion,
    (person: HealthPerson, today: string, answers: HealthAnswers['answers']) => boolean
  >
> = {
  lowWeight: isChild,
  hbsagMother: (person, today, { lowWeight }) => lowWeight === 'yes' && isChild(person, today),
  hivMother: isChild,
  hiv: isChild,
  immunodeficiency: ALWAYS,
  immunoglobulin: ALWAYS,
  pregnancy({ sex, birthday }, today) {
    const age = ageInYears(birthday, today);
    return sex === 2 && age >= PREGNANCY_AGES.from && age <= PREGNANCY_AGES.to;
  },
};

/** The questions that a person is asked today, with these answers so far. */
export const questionsFor = (
  person: HealthPerson,
  today: string,
  answers: HealthAnswers['answers'],
): readonly HealthQuestion[] =>
  HEALTH_QUESTIONS.filter((question) => ASKED[question](person, today, answers));

/** First and last day that an answer can name, both included. */
export const daySpan = (
  question: DatedQuestion,
  today: string,
): { readonly min: string; readonly max: string } =>
  question === 'immunoglobulin'
    ? { min: addMonths(today, -BLOOD_MONTHS), max: today }
    : { min: today, max: addDays(today, PREGNANCY_DAYS) };

export type HealthViolation =
  | { readonly kind: 'empty' }
  /** Not for this person. */
  | { readonly kind: 'notAsked'; readonly question: HealthQuestion }
  /** A day is missing, or outside {@link daySpan}. */
  | { readonly kind: 'day'; readonly question: DatedQuestion };

/** What is wrong with answers; null where they can be stored. */
export function healthViolation(
  { answers, days }: HealthAnswers,
  person: HealthPerson,
  today: string,
): HealthViolation | null {
  const answered = HEALTH_QUESTIONS.filter((question) => answers[question] !== undefined);
  if (answered.length === 0) return { kind: 'empty' };
  const asked = questionsFor(person, today, answers);
  const notAsked = answered.find((question) => !asked.includes(question));
  if (notAsked) return { kind: 'notAsked', question: notAsked };
  const undated = DATED_QUESTIONS.find((question) => {
    const day = days[question];
    if (answers[question] !== 'yes') return day !== undefined;
    const { min, max } = daySpan(question, today);
    return day === undefined || day < min || day > max;
  });
  return undated ? { kind: 'day', question: undated } : null;
}

/** Answers without those to questions that are not asked, and days of what was not answered with yes. */
export function askedOnly(
  { answers, days }: HealthAnswers,
  person: HealthPerson,
  today: string,
): HealthAnswers {
  const asked = questionsFor(person, today, answers);
  const left = asked.filter((question) => answers[question] !== undefined);
  return {
    answers: Object.fromEntries(left.map((question) => [question, answers[question]])),
    days: Object.fromEntries(
      DATED_QUESTIONS.flatMap((question) =>
        left.includes(question) && answers[question] === 'yes' && days[question] !== undefined
          ? [[question, days[question]]]
          : [],
      ),
    ),
  };
}

/** Codes of observations in the schedule's tables that answers lead to. */
export const OBSERVATION_CODES = [
  'hbsag-mother-low-weight',
  'hiv-exposed',
  'hiv-unknown',
  'hiv-infected',
  'immunodeficiency',
  'immunoglobulin',
  'pregnancy',
] as const;
export type ObservationCode = (typeof OBSERVATION_CODES)[number];

/** What answers say of a person; days are `YYYY-MM-DD`. */
export interface Observed {
  readonly code: ObservationCode;
  /** null: without a day. */
  readonly since: string | null;
  /** First day on which it no longer holds; null: it lasts. */
  readonly until: string | null;
}

const lasting = (code: ObservationCode): Observed => ({ code, since: null, until: null });

/** The observations (CDSi) of a person by what was answered; "no", "unknown" and no answer make none. */
export function observedIn(
  health: HealthAnswers | null | undefined,
  { sex }: Pick<HealthPerson, 'sex'>,
): readonly Observed[] {
  if (!health) return [];
  const { answers, days } = health;
  const found: Observed[] = [];
  const { hbsagMother } = answers;
  // The rule is for mothers with HBsAg, and for those of whom it is not known.
  if (answers.lowWeight === 'yes' && (hbsagMother === 'yes' || hbsagMother === 'unknown'))
    found.push(lasting('hbsag-mother-low-weight'));
  if (answers.hivMother === 'yes') found.push(lasting('hiv-exposed'));
  if (answers.hiv === 'yes') found.push(lasting('hiv-infected'));
  else if (answers.hivMother === 'yes' && answers.hiv !== 'no') found.push(lasting('hiv-unknown'));
  if (answers.immunodeficiency === 'yes') found.push(lasting('immunodeficiency'));
  const { immunoglobulin, pregnancy } = days;
  if (answers.immunoglobulin === 'yes' && immunoglobulin !== undefined)
    found.push({ code: 'immunoglobulin', since: immunoglobulin, until: null });
  if (answers.pregnancy === 'yes' && sex === 2 && pregnancy !== undefined)
    found.push({
      code: 'pregnancy',
      since: null,
      until: addDays(pregnancy, OVERDUE_DAYS + 1),
    });
  return found;
}
