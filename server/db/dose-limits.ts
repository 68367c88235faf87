/** Limits of one dose. Months are calendar months and replace the days. */
export interface DoseLimits {
  readonly doseNo: number;
  /** Least days of life. */
  readonly minAgeDays: number;
  /** Least months of life, where the age is meant in months. */
  readonly ageMonths: number | null;
  /** Least days since the dose before. */
  readonly minIntervalDays: number;
  /** Least months since the dose before, where the interval is meant in months. */
  readonly gapMonths: number | null;
  /** Most days of life; null: any age. */
  readonly maxAgeDays: number | null;
  /** To be administered before this many months of life. */
  readonly beforeMonths: number | null;
}
