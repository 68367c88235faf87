import { BABY_FEVER, FEVER_ADVICE } from './fever-advice-rules';
import type { Symptom } from './symptom-rules';
import type { SourceName } from './source-rules';

/** What is to be done, by urgency: nothing, care at home, call the clinic, see a doctor today, call 120 now. */
export const LEVELS = ['none', 'home', 'clinic', 'urgent', 'emergency'] as const;
export type Level = (typeof LEVELS)[number];

/** What is known of somebody after a vaccination. */
export interface Condition {
  readonly symptoms: readonly Symptom[];
  /** °C under the arm; null: not measured. */
  readonly temperature: number | null;
  /** Widest redness or lump, cm; null: not measured. */
  readonly swelling: number | null;
  /** Whole months; null where the birthday is not known. */
  readonly ageMonths: number | null;
  /** Since the vaccination. */
  readonly hours: number;
  readonly vaccineCode: string;
}

/** A rule fires where all that it names is so. */
export interface SeverityRule {
  readonly id: string;
  readonly level: Exclude<Level, 'none'>;
  /** Whether the clinic is to look into it as a suspected adverse event (AEFI). */
  readonly report: boolean;
  /** Of the level; where that is `cautious`, what is looked into may still be listed by `aefi`, `who` or `rotavirus`. */
  readonly source: SourceName;
  /** At least one of these. */
  readonly any?: readonly Symptom[];
  /** All of these. */
  readonly all?: readonly Symptom[];
  /** Only where the temperature was not measured. */
  readonly unmeasured?: true;
  /** °C, this or more. */
  readonly temperatureFrom?: number;
  /** cm, more than this. */
  readonly swellingOver?: number;
  /** Months of age, this or more. */
  readonly fromMonths?: number;
  /** Months of age, less than this. */
  readonly underMonths?: number;
  /** Hours since the vaccination, at most. */
  readonly withinHours?: number;
  /** After these vaccines only. */
  readonly vaccines?: readonly string[];
  /** After other vaccines than these. */
  readonly exceptVaccines?: readonly string[];
}

const DAY = 24;

/** Every severity rule with its source. All that apply count; the most urgent level decides. */
export const SEVERITY_RULES: readonly SeverityRule[] = [
  // Call 120 now.
  {
    id: 'airway',
    level: 'emergency',
    report: true,
    source: 'anaphylaxis',
    any: ['breathing', 'faceSwelling'],
  },
  { id: 'collapse', level: 'emergency', report: true, source: 'anaphylaxis', any: ['collapse'] },
  {
    id: 'skinAndGut',
    level: 'emergency',
    report: true,
    source: 'anaphylaxis',
    all: ['hives', 'vomiting'],
    withinHours: DAY,
  },
  { id: 'seizure', level: 'emergency', report: true, source: 'callNow', any: ['seizure'] },
  { id: 'meningism', level: 'emergency', report: true, source: 'callNow', any: ['stiffNeck'] },
  {
    id: 'purpuraAndFever',
    level: 'emergency',
    report: true,
    source: 'callNow',
    all: ['purpura', 'fever'],
  },
  { id: 'fever40', level: 'emergency', report: true, source: 'cautious', temperatureFrom: 40 },
  {
    id: 'intussusception',
    level: 'emergency',
    report: true,
    source: 'cautious',
    any: ['bloodyStool'],
    vaccines: ['rota'],
  },
  // See a doctor today.
  {
    id: 'babyFever',
    level: 'urgent',
    report: true,
    source: 'youngFever',
    temperatureFrom: BABY_FEVER.youngest.degrees,
    underMonths: BABY_FEVER.youngest.underMonths,
  },
  {
    id: 'infantFever',
    level: 'urgent',
    report: true,
    source: 'youngFever',
    temperatureFrom: BABY_FEVER.older.degrees,
    fromMonths: BABY_FEVER.youngest.underMonths,
    underMonths: BABY_FEVER.older.underMonths,
  },
  // It may be any temperature.
  {
    id: 'babyUnmeasured',
    level: 'urgent',
    report: true,
    source: 'cautious',
    any: ['fever', 'longFever'],
    unmeasured: true,
    underMonths: BABY_FEVER.youngest.underMonths,
  },
  { id: 'hives', level: 'urgent', report: true, source: 'cautious', any: ['hives'] },
  { id: 'purpura', level: 'urgent', report: true, source: 'cautious', any: ['purpura'] },
  { id: 'weakness', level: 'urgent', report: true, source: 'cautious', any: ['weakness'] },
  {
    id: 'bloodyStool',
    level: 'urgent',
    report: true,
    source: 'cautious',
    any: ['bloodyStool'],
    exceptVaccines: ['rota'],
  },
  { id: 'crying', level: 'urgent', report: true, source: 'cautious', any: ['crying'] },
  // Call the clinic. What has to be reported within 5 or 15 days counts whenever it is told: a later round asks about
  // these days too.
  { id: 'fever386', level: 'clinic', report: true, source: 'aefi', temperatureFrom: 38.6 },
  // That is the limit of reporting; who is below it, but at that of the advice, is not left at home.
  {
    id: 'feverAdvice',
    level: 'clinic',
    report: false,
    source: 'cautious',
    temperatureFrom: FEVER_ADVICE.degrees,
  },
  {
    id: 'infantUnmeasured',
    level: 'clinic',
    report: false,
    source: 'cautious',
    any: ['fever', 'longFever'],
    unmeasured: true,
    fromMonths: BABY_FEVER.youngest.underMonths,
    underMonths: BABY_FEVER.older.underMonths,
  },
  { id: 'longFever', level: 'clinic', report: true, source: 'fever', any: ['longFever'] },
  { id: 'swelling', level: 'clinic', report: true, source: 'aefi', swellingOver: 2.5 },
  { id: 'rash', level: 'clinic', report: true, source: 'aefi', any: ['rash'] },
  { id: 'drowsy', level: 'clinic', report: false, source: 'cautious', any: ['drowsy'] },
  {
    id: 'abscess',
    level: 'clinic',
    report: true,
    source: 'aefi',
    any: ['pus'],
    exceptVaccines: ['bcg'],
  },
  {
    id: 'bcgNode',
    level: 'clinic',
    report: true,
    source: 'aefi',
    any: ['lymphNode'],
    vaccines: ['bcg'],
  },
  {
    id: 'node',
    level: 'clinic',
    report: false,
    source: 'cautious',
    any: ['lymphNode'],
    exceptVaccines: ['bcg'],
  },
  { id: 'other', level: 'clinic', report: false, source: 'cautious', any: ['other'] },
  // Care at home.
  { id: 'bcgScar', level: 'home', report: false, source: 'bcg', any: ['pus'], vaccines: ['bcg'] },
  {
    id: 'common',
    level: 'home',
    report: false,
    source: 'practice',
    any: ['fever', 'pain', 'swelling', 'tired', 'headache', 'vomiting', 'diarrhoea'],
  },
];

/** From which temperature somebody has a fever, °C under the arm. */
export const FEVER_FROM = 37.3;

/** Months of age under which a fever says too little without its temperature. */
const MEASURE_UNDER = 6;

/** Whether a baby's temperature is to be asked for: it has a fever that nobody has measured. */
export const asksTemperature = ({
  symptoms,
  temperature,
  ageMonths,
}: Pick<Condition, 'symptoms' | 'temperature' | 'ageMonths'>): boolean =>
  temperature === null &&
  ageMonths !== null &&
  ageMonths < MEASURE_UNDER &&
  (symptoms.includes('fever') || symptoms.includes('longFever'));

/** Symptoms with those that the measures show. */
export function symptomsIn({
  symptoms,
  temperature,
  swelling,
}: Pick<Condition, 'symptoms' | 'temperature' | 'swelling'>): Symptom[] {
  const shown: Symptom[] = [];
  if (temperature !== null && temperature >= FEVER_FROM) shown.push('fever');
  if (swelling !== null) shown.push('swelling');
  return [...symptoms, ...shown.filter((each) => !symptoms.includes(each))];
}

function applies(rule: SeverityRule, condition: Condition, symptoms: readonly Symptom[]): boolean {
  const { temperature, swelling, ageMonths, hours, vaccineCode } = condition;
  const { any, all, temperatureFrom, swellingOver, fromMonths, underMonths, withinHours } = rule;
  return (
    (!any || any.some((each) => symptoms.includes(each))) &&
    (!all || all.every((each) => symptoms.includes(each))) &&
    (!rule.unmeasured || temperature === null) &&
    (temperatureFrom === undefined || (temperature !== null && temperature >= temperatureFrom)) &&
    (swellingOver === undefined || (swelling !== null && swelling > swellingOver)) &&
    (fromMonths === undefined || (ageMonths !== null && ageMonths >= fromMonths)) &&
    (underMonths === undefined || (ageMonths !== null && ageMonths < underMonths)) &&
    (withinHours === undefined || hours <= withinHours) &&
    (!rule.vaccines || rule.vaccines.includes(vaccineCode)) &&
    (!rule.exceptVaccines || !rule.exceptVaccines.includes(vaccineCode))
  );
}

/** What is to be done, and which rules say so. */
export interface Assessment {
  readonly level: Level;
  /** Whether a draft AEFI card goes to the clinic. */
  readonly report: boolean;
  /** Rules that apply, the most urgent first. */
  readonly rules: readonly string[];
}

/** The more urgent of two levels. */
export const worse = (one: Level, other: Level): Level =>
  LEVELS.indexOf(one) >= LEVELS.indexOf(other) ? one : other;

/** Assesses an answer by {@link SEVERITY_RULES}. Who notices nothing that a rule names is looked after at home. */
export function assess(condition: Condition): Assessment {
  const symptoms = symptomsIn(condition);
  const rules = SEVERITY_RULES.filter((rule) => applies(rule, condition, symptoms));
  return {
    level: rules.reduce<Level>((level, rule) => worse(level, rule.level), 'home'),
    report: rules.some(({ report }) => report),
    rules: rules.map(({ id }) => id),
  };
}

/** Nothing unusual was noticed. */
export const NOTHING: Assessment = { level: 'none', report: false, rules: [] };
