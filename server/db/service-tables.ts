import type { Generated } from 'kysely';
import type { ChatState, MessageKind, Sender } from '@contract/service/chat-rules';
import type { MaybeTimestamp, Timestamp } from './column-types';

export interface ServiceConversationsTable {
  id: string;
  user_id: string;
  state: ChatState;
  /** See `urgencyOf` in the contract. */
  urgency: number;
  is_question: boolean;
  staff_id: string | null;
  last_seq: Generated<number>;
  user_read_seq: Generated<number>;
  staff_read_seq: Generated<number>;
  notified_seq: Generated<number>;
  user_seen_at: Timestamp;
  waiting_since: Timestamp;
  created_at: Timestamp;
  closed_at: MaybeTimestamp;
  rating: number | null;
  rated_at: MaybeTimestamp;
}

export interface ServiceMessagesTable {
  conversation_id: string;
  seq: number;
  /** Conversation and number. */
  id: Generated<string>;
  sender: Sender;
  staff_id: string | null;
  client_id: string;
  kind: MessageKind;
  /** Sealed. */
  body: string;
  at: Timestamp;
}

/** Customer service. */
export interface ServiceTables {
  service_conversations: ServiceConversationsTable;
  service_messages: ServiceMessagesTable;
}
