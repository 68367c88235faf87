import type { DayNumber, Duration } from './day-number-rules';

/*
 * What the evaluation is done by, in the terms and the shape of CDC's Clinical Decision Support for Immunization (CDSi,
 * Logic Specification 4.5): the tables of a country are data, and the rules are the same for all.
 */

/** Days between which a row holds, the last one excluded. */
export interface InForce {
  readonly from: DayNumber;
  readonly until: DayNumber;
}

/** Ages of a target dose; `max` is the first day that is too old. */
export interface AgeRow extends InForce {
  readonly absoluteMin: Duration | null;
  readonly min: Duration | null;
  readonly earliestRecommended: Duration | null;
  /** First day that is past due. */
  readonly latestRecommended: Duration | null;
  readonly max: Duration | null;
}

/** What an interval is counted from. */
export type IntervalFrom =
  | { readonly kind: 'previous' }
  /** The dose that satisfied an earlier target dose, by its number from 1. */
  | { readonly kind: 'target'; readonly doseNo: number }
  /** The last dose of some vaccines. */
  | { readonly kind: 'vaccines'; readonly codes: ReadonlySet<string> }
  /** The day of an observation; a deferral concerns doses on that day and later ones only. */
  | { readonly kind: 'observation'; readonly code: string; readonly isDeferral?: boolean };

export interface IntervalRow extends InForce {
  readonly since: IntervalFrom;
  readonly absoluteMin: Duration | null;
  readonly min: Duration | null;
  readonly earliestRecommended: Duration | null;
  readonly latestRecommended: Duration | null;
  /** Takes precedence in the forecast of a vaccine group of several antigens (FORECASTPRIORITY-1). */
  readonly isPriority: boolean;
}

/** A vaccine that may satisfy a target dose, at some ages; `end` excluded. */
export interface VaccineRow extends InForce {
  readonly code: string;
  /** Product; null: any. */
  readonly product: string | null;
  readonly begin: Duration | null;
  readonly end: Duration | null;
  /** null: everybody. */
  readonly gender: Gender | null;
  /** First day of birth. */
  readonly bornFrom: DayNumber;
}

export type Comparison = 'more' | 'equal' | 'fewer';

export type SkipCondition =
  | { readonly kind: 'age'; readonly begin: Duration | null; readonly end: Duration | null }
  | { readonly kind: 'interval'; readonly interval: Duration }
  | { readonly kind: 'completed'; readonly seriesGroups: ReadonlySet<string> }
  | {
      readonly kind: 'count';
      /** null: any vaccine. */
      readonly codes: ReadonlySet<string> | null;
      /** null: any product. */
      readonly products: ReadonlySet<string> | null;
      readonly begin: Duration | null;
      readonly end: Duration | null;
      readonly from: DayNumber;
      readonly until: DayNumber;
      readonly isValidOnly: boolean;
      readonly compare: Comparison;
      readonly count: number;
    }
  /** Doses of any antigen at some ages, whatever they count for. */
  | {
      readonly kind: 'given';
      readonly codes: ReadonlySet<string>;
      readonly end: Duration | null;
      readonly compare: Comparison;
      readonly count: number;
    }
  /** The last valid dose was in an earlier season; a season begins on this day `MM-DD`. */
  | { readonly kind: 'laterSeason'; readonly begins: string };

export interface SkipSet extends InForce {
  readonly isAll: boolean;
  readonly conditions: readonly SkipCondition[];
}

/** When a target dose is not needed (6.2). */
export interface Skip {
  readonly context: 'evaluation' | 'forecast' | 'both';
  /** Whether all sets must be met, or one. */
  readonly isAll: boolean;
  readonly sets: readonly SkipSet[];
}

/** Days of a year's recommendation, both included. */
export interface Season {
  readonly start: DayNumber | null;
  readonly end: DayNumber | null;
}

export interface TargetDose {
  /** Name that stays the same over editions and over the series of a group. */
  readonly id: string;
  readonly ages: readonly AgeRow[];
  readonly intervals: readonly IntervalRow[];
  readonly allowableIntervals: readonly IntervalRow[];
  readonly preferable: readonly VaccineRow[];
  readonly allowable: readonly VaccineRow[];
  /** Codes whose dose counts as a mistake. */
  readonly inadvertent: ReadonlySet<string>;
  readonly skips: readonly Skip[];
  readonly isRecurring: boolean;
  /** It may be given, and nobody lacks it: the series is complete before it. */
  readonly isOptional: boolean;
  readonly season: Season | null;
  /** A recurring dose is due again in each season, which begins on this day `MM-DD`; null: no season. */
  readonly seasonBegins: string | null;
  /** Doses that one repetition of a recurring dose takes: a new exposure to rabies two, a season one. */
  readonly repeatDoses: number;
  /** Within which they are of one repetition; null: each is a repetition of its own. */
  readonly repeatWithin: Duration | null;
}

/** Who a risk series is for. */
export interface Indication {
  readonly observation: string;
  readonly begin: Duration | null;
  readonly end: Duration | null;
}

export type SeriesKind = 'standard' | 'risk' | 'evaluationOnly';
export type Gender = 'male' | 'female' | 'unknown';

/** One way to immunity against an antigen. */
export interface AntigenSeries {
  readonly name: string;
  readonly antigen: string;
  readonly vaccineGroup: string;
  readonly kind: SeriesKind;
  /** Empty: everybody. */
  readonly genders: readonly Gender[];
  readonly indications: readonly Indication[];
  readonly isDefault: boolean;
  readonly isProductPath: boolean;
  readonly group: string;
  readonly equivalentGroups: ReadonlySet<string>;
  /** `A` is the highest. */
  readonly priority: string;
  /** 1 is the best. */
  readonly preference: number;
  readonly maxAgeToStart: Duration | null;
  /** Born from this day on, and before that one. */
  readonly born: InForce;
  /** A course that was not completed is begun anew when this much has passed since its last dose; null: never. */
  readonly restartsAfter: Duration | null;
  readonly doses: readonly TargetDose[];
}

export interface Contraindication {
  readonly observation: string;
  readonly begin: Duration | null;
  readonly end: Duration | null;
  /** null: the antigen as a whole. */
  readonly vaccines: readonly Pick<VaccineRow, 'code' | 'begin' | 'end'>[] | null;
}

export interface Immunity {
  readonly observations: ReadonlySet<string>;
  readonly bornBefore: { readonly day: DayNumber; readonly except: ReadonlySet<string> } | null;
}

export interface AntigenTables {
  readonly name: string;
  readonly series: readonly AntigenSeries[];
  readonly contraindications: readonly Contraindication[];
  readonly immunity: Immunity;
}

/** How near to a previous dose a dose may not be (6.7). */
export interface Conflict {
  readonly begin: Duration;
  /** After a valid dose, or one that was not evaluated. */
  readonly minEnd: Duration;
  readonly end: Duration;
}

/** An antigen of a vaccine, at some ages. */
export interface Association {
  readonly antigen: string;
  readonly begin: Duration | null;
  readonly end: Duration | null;
  /** It counts for the antigen where it suits, but is not given for it: too soon for it refuses nothing. */
  readonly isOther: boolean;
}

export interface VaccineGroup {
  readonly name: string;
  readonly antigens: readonly string[];
  /** Whether its vaccines are given until the last antigen is complete. */
  readonly isFull: boolean;
}

/** Everything that an evaluation reads besides the person. */
export interface Tables {
  readonly antigens: ReadonlyMap<string, AntigenTables>;
  readonly groups: readonly VaccineGroup[];
  readonly associations: ReadonlyMap<string, readonly Association[]>;
  /** By code of the current vaccine, then of the previous one. */
  readonly conflicts: ReadonlyMap<string, ReadonlyMap<string, Conflict>>;
}
