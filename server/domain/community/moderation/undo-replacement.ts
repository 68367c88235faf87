import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { UserType } from '@contract/community/user-type-rules';
import type { Db } from '../../../db/database';
import type { ModerationDecisionsTable } from '../../../db/moderation-tables';
import { requireFreeName } from './circle-names';

type Decision = Selectable<ModerationDecisionsTable>;

/**
 * A later decision that stands replaced what the undone one had made; without it, it replaced what that one replaced.
 * @returns false: no later one stands
 */
async function passOn(db: Db, { target_type, target_id, action, at, before }: Decision) {
  const { rows } = await sql<{ id: string }>`
    update moderation_decisions set before = ${JSON.stringify(before)}
    where id = (select id from moderation_decisions
      where target_type = ${target_type} and target_id = ${target_id} and action = ${action}
        and undone_at is null and at > ${at} order by at limit 1)
    returning id`.execute(db);
  return rows.length > 0;
}

/**
 * Gives an author or a circle back what a decision replaced, unless a later one stands: then undoing that one gives it
 * back. @throws DomainError 9991 (reason `nameTaken`)
 */
export async function undoReplacement(db: Db, decision: Decision): Promise<void> {
  const { target_id: id, reason, before } = decision;
  if (before === null) return;
  const table = 'name' in before ? 'circles' : 'authors';
  // Two are undone one after the other, so that each sees what the other left.
  await db.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
  if (await passOn(db, decision)) return;
  if ('name' in before) {
    const { name, intro } = before;
    await requireFreeName(db, name, id);
    await db.updateTable('circles').set({ name, intro }).where('id', '=', id).execute();
    return;
  }
  const { userType, hospital, title } = before;
  await db
    .updateTable('authors')
    .set({ user_type: userType, hospital, title })
    .where('id', '=', id)
    .where('user_type', '=', Number(reason) as UserType)
    .execute();
}
