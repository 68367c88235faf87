import type { Generated } from 'kysely';

/** One row. */
export interface JobLeaderTable {
  one: Generated<boolean>;
  /** Id that a process gives itself when it starts. */
  holder: string;
  ends_at: Date;
}

export interface ProgressTable {
  key: string;
  value: string;
}
