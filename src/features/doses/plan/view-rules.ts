import type { DoseStatus, PlannedDose } from '@contract/plan/planned-dose';
import type { Plan } from '@contract/plan/endpoints';
import { SUGGESTED_CODES } from '@contract/plan/suggestion-code-rules';
import type { SuggestionCode } from '@contract/plan/suggestion-code-rules';
import { compareText } from '@contract/text/order-rules';

const MONTHS_A_YEAR = 12;
/** From this age on, in months, whole years are shown as years. */
const YEARS_FROM = 24;

/** A recommended age in the unit that the programme uses. */
export function ageUnit(months: number): { unit: 'birth' | 'months' | 'years'; count: number } {
  if (months === 0) return { unit: 'birth', count: 0 };
  return months >= YEARS_FROM && months % MONTHS_A_YEAR === 0
    ? { unit: 'years', count: months / MONTHS_A_YEAR }
    : { unit: 'months', count: months };
}

/** Name of a dose's vaccine: the catalogue's code, but the injected polio vaccine, whose code is that of its series. */
export const brandName = ({ code }: Pick<PlannedDose, 'code'>): string =>
  code === 'polio' ? 'ipv' : code;

/** Doses of a status, those with the nearest limit first. */
export const dosesOf = (doses: readonly PlannedDose[], status: DoseStatus): PlannedDose[] =>
  doses
    .filter((dose) => dose.status === status)
    .sort((a, b) => compareText(a.completeBefore ?? '9', b.completeBefore ?? '9'));

/** An appointment for a vaccine of the plan. */
export type Appointment = Plan['booked'][number];

/**
 * Appointments by dose: an appointment belongs to the first open dose of its vaccine.
 * @param booked in order of time
 */
export function appointmentsOf(
  doses: readonly PlannedDose[],
  booked: readonly Appointment[],
): ReadonlyMap<string, Appointment> {
  const found = new Map<string, Appointment>();
  for (const appointment of booked) {
    const dose = doses.find(
      (each) => each.bookFrom !== null && each.code === appointment.code && !found.has(each.id),
    );
    if (dose) found.set(dose.id, appointment);
  }
  return found;
}

/** The next appointment for a vaccine of a suggestion. @param booked in order of time */
export const appointmentFor = (
  code: SuggestionCode,
  booked: readonly Appointment[],
): Appointment | undefined =>
  booked.find((appointment) => SUGGESTED_CODES[code].includes(appointment.code));

/** A day with upcoming doses. */
export interface ComingDay {
  readonly day: string;
  readonly doses: readonly PlannedDose[];
}

/** Upcoming doses, by the first day on which each can be given. */
export function comingDays(doses: readonly PlannedDose[]): readonly ComingDay[] {
  const days = new Map<string, PlannedDose[]>();
  for (const dose of doses) {
    if (dose.status !== 'upcoming' || dose.bookFrom === null) continue;
    days.set(dose.bookFrom, [...(days.get(dose.bookFrom) ?? []), dose]);
  }
  return [...days]
    .sort(([a], [b]) => compareText(a, b))
    .map(([day, coming]) => ({ day, doses: coming }));
}
