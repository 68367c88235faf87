import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database';
import type { ModerationDecisionsTable } from '../../../db/moderation-tables';
import { newId } from '../../../kernel/ids';

/** Logs what a moderator decided. @returns the decision's id, by which it can be undone and appealed */
export async function logDecision(
  db: Db,
  decision: Omit<Insertable<ModerationDecisionsTable>, 'id'>,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('moderation_decisions')
    .values({ id, ...decision })
    .execute();
  return id;
}
