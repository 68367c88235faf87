import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { DAY } from '../../kernel/clock';

/** ms that a push is remembered; WeChat repeats a push within seconds. */
const REMEMBERED = DAY;

/** Records a push. @returns false where it was recorded before */
export async function notePush(db: Db, key: string, now: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`insert into platform_pushes (key, received_at)
    values (${key}, ${new Date(now)}) on conflict (key) do nothing`.execute(db);
  return numAffectedRows > 0n;
}

/** Deletes old pushes. */
export async function forgetPushes(db: Db, now: number): Promise<void> {
  await sql`delete from platform_pushes where received_at < ${new Date(now - REMEMBERED)}`.execute(
    db,
  );
}
