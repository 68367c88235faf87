import type { ColumnType, Generated } from 'kysely';
import type { ContentState } from '@contract/community/cards';
import type { ReportTarget, UserType } from '@contract/community/user-type-rules';
import type { MaybeTimestamp, Timestamp } from './column-types';

export interface ModerationCasesTable {
  id: string;
  target_type: 'post' | 'comment';
  target_id: string;
  reasons: string[];
  weight: Generated<number>;
  is_hidden: boolean;
  opened_at: Timestamp;
  closed_at: MaybeTimestamp;
}

export interface ReportsTable {
  id: string;
  reporter_id: string;
  source_type: ReportTarget;
  source_id: string;
  case_id: string;
  reason: string;
  explain: string;
  weight: number;
  created_at: Timestamp;
  outcome: Generated<'upheld' | 'dismissed' | null>;
  settled_at: MaybeTimestamp;
}

export type DecisionAction =
  | 'publish'
  | 'remove'
  | 'warn'
  | 'mute'
  | 'unmute'
  | 'verify'
  | 'circle';

/** What a decision replaced: an author's type, or a circle's texts. */
export type ReplacedBefore =
  | { readonly userType: UserType; readonly hospital: string | null; readonly title: string | null }
  | { readonly name: string; readonly intro: string };

export interface ModerationDecisionsTable {
  id: string;
  case_id: Generated<string | null>;
  target_type: 'post' | 'comment' | 'author' | 'circle';
  target_id: string;
  author_id: Generated<string | null>;
  staff_id: string;
  action: DecisionAction;
  reason: string;
  detail: Generated<string>;
  state_before: Generated<ContentState | null>;
  before: ColumnType<ReplacedBefore | null, string | null | undefined, never>;
  muted_until: MaybeTimestamp;
  at: Timestamp;
  undone_at: MaybeTimestamp;
  undone_by: Generated<string | null>;
}

export interface AppealsTable {
  id: string;
  decision_id: string;
  author_id: string;
  body: string;
  created_at: Timestamp;
  staff_id: Generated<string | null>;
  outcome: Generated<'accepted' | 'rejected' | null>;
  settled_at: MaybeTimestamp;
}

/** Outcome of a picture's check; with `waiting` and `pending` there is none yet. */
export type PictureOutcome = 'waiting' | 'pending' | 'pass' | 'review' | 'risky' | 'unchecked';

export interface PictureChecksTable {
  upload_id: string;
  target_type: 'post' | 'comment';
  target_id: string;
  outcome: Generated<PictureOutcome>;
  attempts: Generated<number>;
  due_at: Timestamp;
}

/** Tables of the community's moderation. */
export interface ModerationTables {
  moderation_cases: ModerationCasesTable;
  reports: ReportsTable;
  moderation_decisions: ModerationDecisionsTable;
  appeals: AppealsTable;
  picture_checks: PictureChecksTable;
}
