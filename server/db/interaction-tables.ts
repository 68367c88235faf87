import type { Generated, JSONColumnType } from 'kysely';
import type { InteractionKind } from '@contract/message/message-rules';
import type { Block, OwnLink } from '@contract/message/rich-content';
import type { Bilingual } from '../kernel/language';
import type { Int8, Timestamp } from './column-types';

/** An interaction of which no message has been written yet. */
export interface InteractionsDueTable {
  id: Int8;
  kind: 'liked' | 'commented' | 'followed';
  target_type: 'post' | 'comment' | 'author';
  target_id: string;
  author_ids: string[];
}

/** An interaction that its recipient has been notified of. */
export interface InteractionSourcesTable {
  user_id: string;
  kind: InteractionKind;
  subject_id: string;
  source_id: string;
  actor_id: string;
  at: Timestamp;
}

/** A kind of interaction that somebody has turned off. */
export interface MutedInteractionsTable {
  user_id: string;
  kind: InteractionKind;
}

/** A notice that the operator wrote to everybody. */
export interface NoticesTable {
  id: string;
  message_class: 'activity' | 'service';
  title: JSONColumnType<Bilingual>;
  summary: JSONColumnType<Bilingual>;
  content: JSONColumnType<{ readonly zh: Block[]; readonly en: Block[] }>;
  button: JSONColumnType<NoticeButton | null, string | null, string | null>;
  published_at: Timestamp;
  message_id: Generated<number>;
  /** False while its rows are being deleted. */
  is_shown: Generated<boolean>;
}

/** Who has read which notice. */
interface NoticeReadsTable {
  notice_id: string;
  user_id: string;
  read_at: Timestamp;
}

/** The button of a notice. */
export interface NoticeButton extends OwnLink {
  readonly text: Bilingual;
}

/** Interactions and notices, from which messages are written. */
export interface InteractionTables {
  interactions_due: InteractionsDueTable;
  interaction_sources: InteractionSourcesTable;
  muted_interactions: MutedInteractionsTable;
  notices: NoticesTable;
  notice_reads: NoticeReadsTable;
}
