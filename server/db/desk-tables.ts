import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { MessageClass, MessageKind, MessagePage } from '@contract/message/message-rules';
import type { WaitlistState } from '@contract/waitlist/waitlist-rules';
import type { Int8, MaybeTimestamp, Timestamp, TimestampDefaultNow } from './column-types';
import type { Sealed } from '../sealed/field-cipher';
import type { DeviceColumns } from './device-columns';
import type { Bilingual } from '../kernel/language';

/** Staff of a clinic's desk or its manager, moderators of the community, customer service, or the operator. */
type StaffRole = 'desk' | 'manager' | 'moderator' | 'service' | 'operator';

export interface StaffTable {
  id: string;
  /** Null for the operator's own staff, who see no clinic. */
  depa_code: string | null;
  login: string;
  name: string;
  password_hash: string;
  is_demo: Generated<boolean>;
  role: Generated<StaffRole>;
  created_at: TimestampDefaultNow;
  disabled_at: MaybeTimestamp;
  /** Until when a password that somebody else was shown opens the way to one's own; null: it is their own. */
  first_password_until: MaybeTimestamp;
}

/** What somebody changed of a clinic, of staff or of the catalogue, before and after; nothing of a patient but an id. */
export interface StaffChangesTable {
  id: Int8;
  changed_at: Timestamp;
  /** Null: by a command of the operator. */
  staff_id: string | null;
  depa_code: string | null;
  action: string;
  subject: string;
  before: JSONColumnType<ChangedValues | null, string | null, string | null>;
  after: JSONColumnType<ChangedValues | null, string | null, string | null>;
}

/** Values of what was changed, by name. */
export type ChangedValues = Readonly<Record<string, unknown>>;

export interface CapacityChangesTable {
  id: Int8;
  slot_id: number;
  staff_id: string;
  capacity_before: number;
  capacity_after: number;
  at: Timestamp;
}

/** The second factor of a member of staff. */
export interface StaffFactorsTable {
  staff_id: string;
  secret: Sealed;
  confirmed_at: MaybeTimestamp;
  /** Step (30 s since 1970) of the last code that was used. */
  last_step: Generated<number>;
}

export interface StaffRecoveryCodesTable {
  staff_id: string;
  code_hash: string;
  used_at: MaybeTimestamp;
}

export interface StaffSessionsTable extends DeviceColumns {
  is_new_device: Generated<boolean>;
  token_hash: string;
  staff_id: string;
  created_at: TimestampDefaultNow;
  expires_at: Timestamp;
}

export interface MessagesTable {
  id: Int8;
  user_id: string;
  message_class: MessageClass;
  kind: MessageKind;
  params: JSONColumnType<MessageParams>;
  link: JSONColumnType<StoredLink | null, string | null, string | null>;
  dedupe_key: string | null;
  created_at: Timestamp;
  read_at: MaybeTimestamp;
}

/** Values for a message's text; bilingual where the languages differ. */
export type MessageParams = Readonly<Record<string, string | Bilingual>>;

/** The link of a message. */
export interface StoredLink {
  readonly page: MessagePage;
  readonly query: Readonly<Record<string, string>>;
}

/** A user's acceptances of a platform's message template; `unused` messages may still be sent. */
export interface MessageGrantsTable {
  id: Int8;
  user_id: string;
  platform: 'weapp' | 'alipay';
  subject: string;
  template: string;
  language: 'zh-CN' | 'en';
  unused: number;
  accepted_at: Timestamp;
  /** Ids of the latest counted reports, the newest first. */
  reports: Generated<string[]>;
}

/** A message sent, or to be sent, through a platform. */
export interface MessageSendsTable {
  message_id: number;
  grant_id: number;
  state: Generated<'due' | 'sending' | 'sent' | 'refused' | 'failed' | 'unknown'>;
  tries: Generated<number>;
  due_at: Timestamp;
}

/** A message sent, or to be sent, by SMS. */
export interface SmsSendsTable {
  message_id: number;
  state: Generated<'due' | 'sending' | 'sent' | 'unneeded' | 'failed' | 'unknown'>;
  tries: Generated<number>;
  due_at: Timestamp;
}

export interface WaitlistEntriesTable {
  id: Int8;
  user_id: string;
  linkman_id: string;
  person_key: string;
  product_id: string;
  vaccine_code: string;
  dose_no: number;
  city_code: string;
  depa_code: string | null;
  day: string | null;
  /** Last day on which the dose may be given, as it was last judged; null: no end. It is judged anew once it has passed. */
  to_day: string | null;
  state: Generated<WaitlistState>;
  offers_made: Generated<number>;
  offered_on: ColumnType<string | null, string | null | undefined, string | null>;
  hold_id: ColumnType<string | null, string | null | undefined, string | null>;
  joined_at: Timestamp;
  ended_at: MaybeTimestamp;
  /** Whose merged entry it goes back with; null: none. */
  merged_from: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Tables of the clinics' desks, of messages and of the waiting list. */
export interface DeskTables {
  staff: StaffTable;
  staff_sessions: StaffSessionsTable;
  staff_factors: StaffFactorsTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
  staff_changes: StaffChangesTable;
  capacity_changes: CapacityChangesTable;
  messages: MessagesTable;
  message_grants: MessageGrantsTable;
  message_sends: MessageSendsTable;
  sms_sends: SmsSendsTable;
  waitlist_entries: WaitlistEntriesTable;
}
