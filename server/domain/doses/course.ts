import type { AgeLimit, DoseRule } from '@contract/subscribe/course-rules';

/** What the rules need of a person. */
export interface Person {
  readonly sex: 1 | 2;
  readonly birthday: string;
  readonly hasGuardian: boolean;
}

/** Limits of one dose. */
export interface DoseLimits extends DoseRule, AgeLimit {
  readonly doseNo: number;
}

/** Limits of a product; those of a dose narrow or replace them. */
export interface Course<Dose extends DoseLimits = DoseLimits> {
  readonly sexLimit: 1 | 2 | null;
  readonly minAgeDays: number;
  readonly maxAgeDays: number | null;
  readonly doses: readonly Dose[];
}
