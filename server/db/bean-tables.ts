import type { Generated, GeneratedAlways } from 'kysely';
import type { BeanTask } from '@contract/beans/bean-rules';
import type { MaybeTimestamp, Timestamp } from './column-types';

export interface BeanAccountsTable {
  user_id: string;
  balance: Generated<number>;
  /** Sum of its entries that are not stored any more. */
  carried: Generated<number>;
}

/** The other side of an entry. */
export type Counterpart = 'tasks' | 'donations' | 'expiry' | 'membership' | 'lottery';

export interface BeanEntriesTable {
  id: string;
  user_id: string;
  /** What the account gets; negative: gives. */
  beans: number;
  counterpart: Counterpart;
  /** A task, a cause or the like; what it says to people is worded when it is read. */
  reason: string;
  idempotency_key: string;
  request_hash: string;
  refunds_id: string | null;
  at: Timestamp;
}

export interface BeanLotsTable {
  id: string;
  user_id: string;
  entry_id: string;
  granted: number;
  remaining: number;
  expires_at: Timestamp;
  /** When its owner was told that it expires. */
  warned_at: MaybeTimestamp;
}

export interface BeanMovementsTable {
  entry_id: string;
  lot_id: string;
  user_id: string;
  beans: number;
}

export interface BeanTaskProgressTable {
  user_id: string;
  task: BeanTask;
  period: string;
  progress: Generated<number>;
  streak: Generated<number>;
  done_at: MaybeTimestamp;
  beans: number | null;
  collected_at: MaybeTimestamp;
  person_key: string | null;
  /** Of a daily task, by its period. */
  day: GeneratedAlways<string | null>;
}

export interface BeanReadingsTable {
  user_id: string;
  article_id: string;
  ms: Generated<number>;
  in_view_at: MaybeTimestamp;
  done_at: MaybeTimestamp;
}

/** Health beans. */
export interface BeanTables {
  bean_accounts: BeanAccountsTable;
  bean_entries: BeanEntriesTable;
  bean_lots: BeanLotsTable;
  bean_movements: BeanMovementsTable;
  bean_task_progress: BeanTaskProgressTable;
  bean_readings: BeanReadingsTable;
}
