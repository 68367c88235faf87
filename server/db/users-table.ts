import type { ColumnType, Generated } from 'kysely';
import type { Sealed } from '../sealed/field-cipher';
import type { MaybeTimestamp, TimestampDefaultNow } from './column-types';

export interface UsersTable {
  id: string;
  /** Null until one is bound, and again once the account is deleted. */
  mobile: Sealed | null;
  /** Keyed hash by which the mobile is found. */
  mobile_key: ColumnType<string | null, string | null | undefined, string | null>;
  password_hash: string | null;
  nick_name: string;
  region_code: Generated<string>;
  wx_subscribed: Generated<0 | 1>;
  u_from: Generated<string>;
  created_at: TimestampDefaultNow;
  deleted_at: MaybeTimestamp;
  /** Set on accounts that a partner opened. */
  serial_number: string | null;
  sms_checked_at: MaybeTimestamp;
  /** In which they last used the app. */
  language: Generated<'zh-CN' | 'en'>;
  /** When a session of it was last used, to the day; null until one was. */
  seen_at: MaybeTimestamp;
  /** Since when usage statistics may be sent; null: the account was not asked, refused, or has withdrawn it. */
  statistics_at: MaybeTimestamp;
  /** Keyed hash of the mobile that was taken from it (docs/decisions/0127). */
  former_mobile_key: ColumnType<string | null, string | null | undefined, string | null>;
  detached_at: MaybeTimestamp;
}
