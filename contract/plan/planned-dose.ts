import type { HealthAnswers } from '../health/profile-rules';
import type { AdministeredDose } from './administered-dose';
import type { SeriesCode } from './schedule-code-rules';

/** Days are `YYYY-MM-DD` in Asia/Shanghai. Sex: 1 male, 2 female. */
export interface PlanPerson {
  readonly birthday: string;
  readonly sex: 1 | 2;
  /** What the family answered about their health; nothing: not asked, or not answered. */
  readonly health?: HealthAnswers | null;
}

export const DOSE_STATUSES = [
  'done',
  'due',
  'overdue',
  'upcoming',
  'notNeeded',
  'tooLate',
  'unknown',
  /** Not to be booked because of the health profile: the clinic's doctor decides. */
  'onHold',
] as const;
export type DoseStatus = (typeof DOSE_STATUSES)[number];

export const DOSE_REASONS = [
  'onRecord',
  'early',
  'ageReached',
  'late',
  'bcgTest',
  'waitAge',
  'waitGap',
  'waitPrevious',
  'waitLive',
  'waitGroupA',
  'girlsOnly',
  'bornBefore',
  'adult',
  'laterRecorded',
  'acInstead',
  'bcgTooOld',
  'dtapTooOld',
  'noHistory',
  'waitBlood',
  'doctorDecides',
  'otherVaccine',
] as const;
/** Why a dose has its status; the client translates it. */
export type DoseReason = (typeof DOSE_REASONS)[number];

export const UNCOUNTED_REASONS = [
  'tooYoung',
  'tooSoon',
  'tooOld',
  'conflict',
  'wrongVaccine',
] as const;
/** Why a dose on record does not count: `tooSoon` after the one before, `conflict` with another vaccine. */
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number];

/** One dose of the programme for one person. */
export interface PlannedDose {
  /** Of the target dose: stable across editions. */
  readonly id: string;
  readonly series: SeriesCode;
  readonly doseNo: number;
  /** Catalogue code of the programme's vaccine for it. */
  readonly code: string;
  /** Recommended age in months. */
  readonly ageMonths: number;
  readonly status: DoseStatus;
  readonly reason: DoseReason;
  /** First day that age, interval and live vaccines allow, counted after the open doses before it; null unless open. */
  readonly earliest: string | null;
  /** `earliest`, but not before today: the day to book from. null unless open. */
  readonly bookFrom: string | null;
  readonly recommended: string;
  /** First day on which it is late; null where the programme has none. */
  readonly completeBefore: string | null;
  /** The dose on record. */
  readonly taken: Pick<AdministeredDose, 'id' | 'source' | 'day'> | null;
  /** Whether the series has more than one dose, so that its number is said. */
  readonly isNumbered: boolean;
}

/** An appointment. */
export interface BookedDose {
  /** Catalogue code. */
  readonly code: string;
  readonly day: string;
  /** Its number in the product's course; null where unknown. */
  readonly doseNo?: number | null;
  /** Product, where it is known. */
  readonly product?: string | null;
}

export const DOSE_CONDITIONS = ['bcgTest'] as const;
/** `bcgTest`: a negative tuberculin test. */
export type DoseCondition = (typeof DOSE_CONDITIONS)[number];
