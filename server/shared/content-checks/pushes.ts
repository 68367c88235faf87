import { sql } from 'kysely';
import type { Db } from '../../db/database';

/** Records a push. @returns false where it was recorded before */
export async function notePush(db: Db, key: string, now: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`insert into platform_pushes (key, received_at)
    values (${key}, ${new Date(now)}) on conflict (key) do nothing`.execute(db);
  return numAffectedRows > 0n;
}
