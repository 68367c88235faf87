import { ACCESS_RETENTION } from '@contract/personal/access-rules';
import type { Db } from '../../db/database';
import { DAY } from '../../kernel/clock';

/** Deletes records of accesses a year ago. @param now ms */
export const sweepAccesses = (db: Db, now: number) =>
  db
    .deleteFrom('record_accesses')
    .where('last_at', '<', new Date(now - ACCESS_RETENTION * DAY))
    .execute();
