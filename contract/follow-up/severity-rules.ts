import { BABY_FEVER, TOO_COLD } from './fever-advice-rules';
import { LEVELS, SEVERITY_RULES } from './severity-table-rules';
import type { Level, SeverityRule } from './severity-table-rules';
import type { Symptom } from './symptom-rules';

export { LEVELS, SEVERITY_RULES };
export type { Level };

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

/** From which temperature somebody has a fever, °C under the arm. */
export const FEVER_FROM = 37.3;

/** Whether a baby's temperature is to be asked for: it has a fever that nobody has measured. */
export const asksTemperature = ({
  symptoms,
  temperature,
  ageMonths,
}: Pick<Condition, 'symptoms' | 'temperature' | 'ageMonths'>): boolean =>
  temperature === null &&
  ageMonths !== null &&
  ageMonths < BABY_FEVER.older.underMonths &&
  (symptoms.includes('fever') || symptoms.includes('longFever'));

/** Whether a temperature (°C under the arm) is so low that it is to be measured again. */
export const isTooCold = (temperature: number | null): boolean =>
  temperature !== null && temperature < TOO_COLD.degrees;

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
  const { any, all, temperatureFrom, temperatureUnder, swellingOver } = rule;
  const { fromMonths, underMonths, withinHours, overHours } = rule;
  return (
    (!any || any.some((each) => symptoms.includes(each))) &&
    (!all || all.every((each) => symptoms.includes(each))) &&
    (!rule.unmeasured || temperature === null) &&
    (temperatureFrom === undefined || (temperature !== null && temperature >= temperatureFrom)) &&
    (temperatureUnder === undefined || (temperature !== null && temperature < temperatureUnder)) &&
    (swellingOver === undefined || (swelling !== null && swelling > swellingOver)) &&
    (fromMonths === undefined || (ageMonths !== null && ageMonths >= fromMonths)) &&
    (underMonths === undefined || (ageMonths !== null && ageMonths < underMonths)) &&
    (withinHours === undefined || hours <= withinHours) &&
    (overHours === undefined || hours > overHours) &&
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
    report: rules.some(({ report }) => report !== false),
    rules: rules.map(({ id }) => id),
  };
}

/** Nothing unusual was noticed. */
export const NOTHING: Assessment = { level: 'none', report: false, rules: [] };
