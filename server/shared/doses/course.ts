import type { HealthAnswers } from '@contract/health/profile-rules';
import type { DoseLimits } from '../../db/dose-limits';

/** What the rules need of a person. */
export interface Person {
  readonly sex: 1 | 2;
  readonly birthday: string;
  readonly hasGuardian: boolean;
  /** What the family answered about their health; null: nothing, or nothing that may be used here. */
  readonly health: HealthAnswers | null;
  /** The family has said which doses of the programme were given, so that an empty record is an answer. */
  readonly isHistoryAnswered: boolean;
}

/** Limits of a product: whom it is for, and those of each dose. */
export interface Course<Dose extends DoseLimits = DoseLimits> {
  readonly sexLimit: 1 | 2 | null;
  /** Which product it is of. */
  readonly product: {
    /** Catalogue code. */
    readonly code: string;
    readonly id: string;
    /** Days of life; they hold for a product that the schedule's tables do not name. */
    readonly minAgeDays: number;
    readonly maxAgeDays: number | null;
  };
  readonly doses: readonly Dose[];
}
