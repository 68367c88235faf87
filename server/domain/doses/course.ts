import type { AgeLimit, DoseRule } from '@contract/plan/dose-date-rules';

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

/** Limits of a product: whom it is for, and those of each dose. */
export interface Course<Dose extends DoseLimits = DoseLimits> {
  readonly sexLimit: 1 | 2 | null;
  readonly doses: readonly Dose[];
}
