/*
 * The shape of the schedule's files: CDSi's, in words. Durations are as in "6 weeks - 4 days"; days are `YYYY-MM-DD`; an upper
 * age is the first day that is too old. A row without `absoluteMin` counts from `min` on: there are no days of grace in China.
 */

/** Where a row comes from and who compared it with the original; a row without a reviewer is unreviewed. */
export interface Sourced {
  /** Name in sources.json. */
  readonly source: string;
  /** The row as worded there. */
  readonly says: string;
  /** Figures that no text at hand confirms. */
  readonly unconfirmed?: string;
  /** Name and day of the clinician who compared the row with the original. */
  readonly reviewed?: string;
}

export interface AgeText {
  readonly absoluteMin?: string;
  readonly min?: string;
  readonly earliest?: string;
  readonly latest?: string;
  readonly max?: string;
}

export interface IntervalText {
  /** "dose 1", or codes of vaccines with commas; else the dose before. */
  readonly since?: string;
  readonly absoluteMin?: string;
  readonly min?: string;
  readonly earliest?: string;
  readonly latest?: string;
}

export interface VaccineText {
  readonly code: string;
  readonly product?: string;
  readonly begin?: string;
  readonly end?: string;
  readonly gender?: 'male' | 'female';
  readonly bornFrom?: string;
  /** First day on which the row was no longer in force: that of an older edition. */
  readonly until?: string;
}

/** One of its keys says which condition it is. */
export interface ConditionText {
  readonly age?: { readonly begin?: string; readonly end?: string };
  /** Valid doses of these vaccines. */
  readonly count?: readonly string[];
  readonly products?: readonly string[];
  /** Doses of these vaccines, whatever they count for. */
  readonly given?: readonly string[];
  readonly laterSeason?: string;
  readonly more?: number;
  readonly fewer?: number;
  readonly begin?: string;
  readonly end?: string;
}

export interface SkipText {
  /** Whether one condition is enough, or all are needed. */
  readonly logic?: 'all' | 'any';
  readonly when: readonly ConditionText[];
}

export interface DoseText extends Sourced {
  readonly id: string;
  readonly age?: AgeText;
  readonly intervals?: readonly IntervalText[];
  readonly allowableIntervals?: readonly IntervalText[];
  /** What may be booked for it. */
  readonly vaccines: readonly VaccineText[];
  /** What counts besides, once it was given. */
  readonly allowable?: readonly VaccineText[];
  readonly skips?: readonly SkipText[];
  readonly isRecurring?: boolean;
  readonly isOptional?: boolean;
  readonly seasonBegins?: string;
  /** Doses of one repetition; 1 without it. */
  readonly repeatDoses?: number;
  /** Within which they are of one repetition. */
  readonly repeatWithin?: string;
}

export interface SeriesText {
  readonly name: string;
  readonly kind?: 'standard' | 'risk' | 'evaluationOnly';
  readonly isDefault?: boolean;
  readonly isProductPath?: boolean;
  readonly preference?: number;
  readonly group?: string;
  readonly equivalent?: string;
  readonly genders?: readonly ('male' | 'female')[];
  readonly indications?: readonly { readonly observation: string }[];
  readonly bornFrom?: string;
  readonly bornBefore?: string;
  readonly restartsAfter?: string;
  readonly unconfirmed?: string;
  readonly reviewed?: string;
  readonly doses: readonly DoseText[];
}

export interface ContraindicationText extends Sourced {
  readonly observation: string;
  /** Without it: all vaccines of the group. */
  readonly vaccines?: readonly string[];
}

export interface DeferralText extends ContraindicationText {
  readonly interval: string;
}

export interface GroupText {
  readonly group: string;
  readonly antigens: readonly string[];
  readonly series: readonly SeriesText[];
  readonly contraindications?: readonly ContraindicationText[];
  readonly deferrals?: readonly DeferralText[];
}

export interface AssociationText {
  readonly antigen: string;
  readonly begin?: string;
  readonly end?: string;
  readonly isOther?: boolean;
}

export interface ConflictText extends Sourced {
  readonly between: readonly string[];
  readonly end: string;
  /** Not between doses of one vaccine. */
  readonly isOtherOnly?: boolean;
  /** The row of the injected live vaccines. */
  readonly isLive?: boolean;
}

export interface GroupsFile {
  readonly groups: readonly GroupText[];
}

export interface VaccinesFile {
  readonly vaccines: Readonly<Record<string, readonly AssociationText[]>>;
  readonly conflicts: readonly ConflictText[];
}

/** Figures that no series has: of what is said of vaccines beside the plan. Ages and periods are in months. */
export interface FiguresFile {
  /** From which day of the year (`MM-DD`) influenza vaccine is mentioned, and for how long. */
  readonly fluMentioned: Sourced & { readonly begins: string; readonly months: number };
  /** Whom influenza threatens most: below `until`, and from `from` on. */
  readonly fluPressing: Sourced & { readonly until: number; readonly from: number };
  /** After the last dose of a course, until its next one is mentioned. */
  readonly nextOfCourse: Sourced & { readonly months: number };
  /** The schedule of DTaP before `changed`: begun at an age, and of interest below another. */
  readonly oldDtap: Sourced & {
    readonly changed: string;
    readonly begunAt: number;
    readonly until: number;
  };
  readonly programmeEnd: Sourced & { readonly months: number };
  readonly bcgTest: Sourced & { readonly fromMonths: number };
  /** At which age vaccines that families pay for are usually begun. */
  readonly paidAges: readonly (Sourced & { readonly code: string; readonly months: number })[];
}

export interface SourcesFile {
  readonly edition: string;
  readonly sources: Readonly<Record<string, { readonly title: string; readonly read: string }>>;
}
