import type { DayNumber } from './day-number-rules';
import type { Gender } from './tables';

/** A person as the evaluation sees one. */
export interface Patient {
  readonly born: DayNumber;
  readonly gender: Gender;
  /** Active observations by code, with their day where one is known. */
  readonly observations: ReadonlyMap<string, DayNumber | null>;
  /** First days on which observations no longer hold, by code; one without such a day lasts. */
  readonly ends?: ReadonlyMap<string, DayNumber>;
}

/** A dose on record. */
export interface Given {
  readonly id: string;
  readonly code: string;
  /** Product, where it is known. */
  readonly product: string | null;
  readonly day: DayNumber;
  /** It expired or was spoilt, and never counts. */
  readonly isSubstandard?: boolean;
  /** An appointment: it is evaluated as if it had been kept, and no other one may spoil it. */
  readonly isBooked?: boolean;
}

export type EvaluationStatus = 'valid' | 'notValid' | 'extraneous' | 'substandard';
export type EvaluationReason =
  | 'tooYoung'
  | 'tooOld'
  | 'tooSoon'
  | 'conflict'
  | 'inadvertent'
  | 'wrongVaccine'
  | 'complete'
  | 'restarted'
  | 'substandard';

/** How a dose was evaluated for one series. */
export interface Evaluated {
  readonly given: Given;
  readonly status: EvaluationStatus;
  readonly reason: EvaluationReason | null;
  /** Number from 1 of the target dose that it satisfied. */
  readonly satisfied: number | null;
  /** Index of the target dose that it was compared with. */
  readonly target: number;
  /** It counts, but is nearer to the dose before, or to birth, than the schedule has it. */
  readonly isEarly: boolean;
  /** It was of a vaccine that the schedule gives for the target dose, not of one that only counts. */
  readonly isPreferable: boolean;
  /** The dose that it conflicts with. */
  readonly conflict: Given | null;
}

export type SeriesStatus =
  | 'notComplete'
  | 'complete'
  | 'immune'
  | 'contraindicated'
  | 'agedOut'
  | 'notRecommended';
