import type { Generated } from 'kysely';
import type { MessageKind } from '@contract/message/message-rules';
import type { AccessedPart } from '@contract/personal/access-rules';
import type { NoticeChannel } from '@contract/personal/notice-rules';
import type { Int8, Timestamp } from './column-types';

interface WithdrawnConsentsTable {
  user_id: string;
  purpose: 'community';
  withdrawn_at: Timestamp;
}

interface MutedMessagesTable {
  user_id: string;
  kind: MessageKind;
  channel: NoticeChannel;
  muted_at: Timestamp;
}

interface AskedSmsTable {
  user_id: string;
  kind: MessageKind;
  asked_at: Timestamp;
}

interface RecordAccessesTable {
  id: Int8;
  user_id: string;
  staff_id: string;
  role: 'desk' | 'service' | 'moderator';
  part: AccessedPart;
  /** Id of the order, the conversation, or what was written; a day in records of lists from before 0169. */
  subject: string;
  day: string;
  times: Generated<number>;
  first_at: Timestamp;
  last_at: Timestamp;
}

/** Tables of server/migrations/0096 and 0191. */
export interface PersonalTables {
  withdrawn_consents: WithdrawnConsentsTable;
  muted_messages: MutedMessagesTable;
  asked_sms: AskedSmsTable;
  record_accesses: RecordAccessesTable;
}
