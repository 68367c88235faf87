import type { Generated } from 'kysely';
import type { ExportPlatform, ExportProblem, ExportState } from '@contract/export/export-rules';
import type { Int8, MaybeTimestamp, Timestamp } from './column-types';
import type { Sealed } from '../sealed/field-cipher';

export interface PersonalExportsTable {
  id: string;
  user_id: string;
  platform: ExportPlatform;
  mobile: Sealed;
  email: Sealed;
  language: 'zh-CN' | 'en';
  state: ExportState;
  problem: ExportProblem | null;
  /** Per cent. */
  progress: Generated<number>;
  /** When a process may take the next step; for one at work, until when it has to give a sign of life. */
  due_at: Timestamp;
  /** Of the process that works on it. */
  claim: string | null;
  tries: Generated<number>;
  /** Empty until there is a file, and after it is deleted. */
  file_key: Generated<Sealed>;
  /** Name of the file in the data directory. */
  file_id: string | null;
  bytes: number | null;
  created_at: Timestamp;
  sent_at: MaybeTimestamp;
  expires_at: MaybeTimestamp;
}

/** Mails that the loopback server took, outside live. */
export interface MailOutboxTable {
  id: Int8;
  email: string;
  subject: string;
  body: string;
  created_at: Timestamp;
}

/** Export of personal data. */
export interface ExportTables {
  personal_exports: PersonalExportsTable;
  mail_outbox: MailOutboxTable;
}
