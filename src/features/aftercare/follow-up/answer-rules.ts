import type { FollowedPerson } from '@contract/follow-up/endpoints';
import { assess, asksTemperature, isTooCold, NOTHING } from '@contract/follow-up/severity-rules';
import type { Level } from '@contract/follow-up/severity-rules';
import { measureOf, SWELLING, TEMPERATURE } from '@contract/follow-up/symptom-rules';
import type { Symptom } from '@contract/follow-up/symptom-rules';
import type { AnswerDraft } from './draft';

const HOUR = 3_600_000;

/** What is to be done by what is in the form, before it is sent and without network. @param now ms */
export function levelOfDraft(draft: AnswerDraft, person: FollowedPerson, now: number): Level {
  if (!draft.unusual) return NOTHING.level;
  const { ageMonths, vaccineCode, doneAt } = person;
  return assess({
    symptoms: draft.symptoms,
    temperature: measureOf(draft.temperature, TEMPERATURE),
    swelling: measureOf(draft.swelling, SWELLING),
    ageMonths,
    hours: (now - doneAt) / HOUR,
    vaccineCode,
  }).level;
}

/** What the field of the temperature says: to measure a baby that is hot, to measure again, or how it is filled in. */
export function temperatureHint(
  { symptoms, temperature: typed }: AnswerDraft,
  { ageMonths }: FollowedPerson,
): 'temperatureAsk' | 'temperatureLow' | 'temperatureHint' {
  const temperature = measureOf(typed, TEMPERATURE);
  if (isTooCold(temperature)) return 'temperatureLow';
  return asksTemperature({ symptoms, temperature, ageMonths })
    ? 'temperatureAsk'
    : 'temperatureHint';
}

/** Whether 120 has to be on the screen. */
export const isRedFlag = (level: Level): boolean => level === 'urgent' || level === 'emergency';

/** What is wrong with a form; null: it can be sent. */
export type DraftViolation = 'temperature' | 'swelling' | 'empty' | null;

/** The first thing that is wrong with a form. */
export function violationOf({
  unusual,
  symptoms,
  temperature,
  swelling,
}: AnswerDraft): DraftViolation {
  if (!unusual) return null;
  if (temperature.trim() && measureOf(temperature, TEMPERATURE) === null) return 'temperature';
  if (swelling.trim() && measureOf(swelling, SWELLING) === null) return 'swelling';
  return symptoms.length === 0 && !temperature.trim() && !swelling.trim() ? 'empty' : null;
}

/** Symptoms after a tap on one. */
export const toggledSymptoms = (chosen: readonly Symptom[], tapped: Symptom): Symptom[] =>
  chosen.includes(tapped) ? chosen.filter((each) => each !== tapped) : [...chosen, tapped];
