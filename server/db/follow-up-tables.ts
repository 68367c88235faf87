import type { ColumnType, JSONColumnType } from 'kysely';
import type { CardLevel, CardOutcome } from '@contract/follow-up/card-rules';
import type { Round } from '@contract/follow-up/schedule-rules';
import type { Level } from '@contract/follow-up/severity-rules';
import type { Symptom } from '@contract/follow-up/symptom-rules';
import type { Sealed } from '../sealed/field-cipher';
import type { Int8, MaybeTimestamp, Timestamp } from './column-types';
import type { OrderPerson } from './order-person';

export interface FollowUpSeriesTable {
  id: string;
  user_id: string;
  depa_code: string;
  day: string;
  consent_version: string;
  consented_at: Timestamp;
  stopped_at: MaybeTimestamp;
}

export interface FollowUpRoundsTable {
  series_id: string;
  round: Round;
  due_at: Timestamp;
  reminded_at: MaybeTimestamp;
}

export interface FollowUpAnswersTable {
  id: string;
  /** null: its follow-up is gone; the clinic has it with its card. */
  series_id: string | null;
  user_id: string;
  order_id: string;
  product_id: string;
  submission_id: string;
  request_hash: string;
  round: Round | null;
  unusual: boolean;
  symptoms: JSONColumnType<readonly Symptom[]>;
  temperature_tenths: number | null;
  swelling_mm: number | null;
  level: Level;
  rules: JSONColumnType<readonly string[]>;
  file_ids: JSONColumnType<readonly string[]>;
  answered_at: Timestamp;
}

/** Whom a card is about. */
export interface CardPerson extends OrderPerson {
  readonly guardianName: string;
}

export interface AefiCardsTable {
  id: string;
  order_id: string;
  user_id: string;
  depa_code: string;
  /** null: its follow-up is gone, and the clinic works on. */
  series_id: string | null;
  /** Whom it is about, since the clinic took it. */
  person: JSONColumnType<CardPerson | null, string | null | undefined, string | null>;
  /** How the family is reached, since then. */
  mobile: ColumnType<Sealed, Sealed | undefined, Sealed>;
  level: CardLevel;
  opened_at: Timestamp;
  take_by: Timestamp;
  report_by: Timestamp;
  escalated_at: MaybeTimestamp;
  duty_notified_at: MaybeTimestamp;
  duty_claimed_until: MaybeTimestamp;
  taken_at: MaybeTimestamp;
  taken_by: string | null;
  closed_at: MaybeTimestamp;
  closed_by: string | null;
  outcome: CardOutcome | null;
}

/** What happened to a card. */
export type CardEventKind =
  | 'opened'
  | 'worsened'
  | 'answered'
  | 'seen'
  | 'escalated'
  | 'taken'
  | 'closed';

export interface AefiCardEventsTable {
  id: Int8;
  card_id: string;
  user_id: string;
  kind: CardEventKind;
  staff_id: string | null;
  at: Timestamp;
}

/** Follow-ups after vaccinations, and the draft cards that come of them. */
export interface FollowUpTables {
  follow_up_series: FollowUpSeriesTable;
  follow_up_rounds: FollowUpRoundsTable;
  follow_up_answers: FollowUpAnswersTable;
  aefi_cards: AefiCardsTable;
  aefi_card_events: AefiCardEventsTable;
}
