import { plus } from './day-number-rules';
import type { DayNumber } from './day-number-rules';
import type { Evaluated, Given, Patient } from './person';
import type { InForce, IntervalRow } from './tables';

/** What an interval is counted from is looked up in. */
export interface IntervalHistory {
  readonly patient: Patient;
  /** Doses of the series evaluated so far, in order. */
  readonly before: readonly Evaluated[];
  /** All doses of the person, in order. */
  readonly all: readonly Given[];
}

/** Whether a row holds on a day. */
export const isInForce = ({ from, until }: InForce, at: DayNumber): boolean =>
  at >= from && at < until;

/**
 * The day an interval is counted from (CALCDTINT-1, -2, -8 and -9); null where there is none and the interval is kept.
 * @param at day of the dose in question, or of the assessment
 */
export function intervalReference(
  { since }: IntervalRow,
  { patient, before, all }: IntervalHistory,
  at: DayNumber,
): DayNumber | null {
  switch (since.kind) {
    case 'previous': {
      for (let index = before.length - 1; index >= 0; index -= 1) {
        const { given, status, reason } = before[index] as Evaluated;
        if ((status === 'valid' || status === 'notValid') && reason !== 'inadvertent')
          return given.day;
      }
      return null;
    }
    case 'target':
      return before.find(({ satisfied }) => satisfied === since.doseNo)?.given.day ?? null;
    case 'vaccines': {
      const mistaken = new Set(
        before.filter(({ reason }) => reason === 'inadvertent').map(({ given }) => given.id),
      );
      let last: DayNumber | null = null;
      for (const { id, code, day } of all)
        if (day < at && since.codes.has(code) && !mistaken.has(id)) last = day;
      return last;
    }
    case 'observation': {
      const day = patient.observations.get(since.code) ?? null;
      return since.isDeferral === true && day !== null && day > at ? null : day;
    }
  }
}

/**
 * Whether a dose on a day keeps an interval: 'grace' between the absolute least and the least (table 6-18).
 * @param whenUnknown what holds where there is nothing to count from: an allowable interval validates nothing then (6.6)
 */
export function keepsInterval(
  row: IntervalRow,
  history: IntervalHistory,
  day: DayNumber,
  whenUnknown: 'kept' | 'tooSoon' = 'kept',
): 'kept' | 'grace' | 'tooSoon' {
  const reference = intervalReference(row, history, day);
  if (reference === null) return whenUnknown;
  if (row.absoluteMin && day < plus(reference, row.absoluteMin)) return 'tooSoon';
  return row.min && day < plus(reference, row.min) ? 'grace' : 'kept';
}
