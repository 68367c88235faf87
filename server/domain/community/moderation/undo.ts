import { sql } from 'kysely';
import type { RawBuilder, Selectable, SqlBool } from 'kysely';
import type { UserType } from '@contract/community/user-type-rules';
import type { Db } from '../../../db/database';
import type { ModerationDecisionsTable } from '../../../db/moderation-tables';
import type { Clock } from '../../../kernel/clock';
import { stateRefusal } from '../refusals';
import { openCase } from './open-case';
import { lockTarget, setTargetState } from './target-state';

type Decision = Selectable<ModerationDecisionsTable>;

const undone = (): Error =>
  stateRefusal('undone', {
    zh: '这个处理已经撤销，或者不能撤销',
    en: 'This decision was undone already, or cannot be undone.',
  });

/** SQL condition: a decision of that table replaced something that can be given back; a circle's creation did not. */
export const isUndoable = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${table}.action`)} not in ('verify', 'circle') or ${sql.ref(`${table}.before`)} is not null)`;

/** What a removal or publication left: nothing is undone that somebody has changed since. */
const stateAfter = ({ action }: Decision) => (action === 'remove' ? 'removed' : 'published');

/** Gives an author or a circle back what a decision replaced. */
async function undoReplacement(db: Db, { target_id: id, reason, before }: Decision): Promise<void> {
  if (before === null) return;
  if ('name' in before) {
    const { name, intro } = before;
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

/** Why a decision is undone: by the staff, who then look at it again, or because an appeal was accepted. */
export type UndoCause = 'staff' | 'appeal';

async function undoState(
  db: Db,
  decision: Decision,
  cause: UndoCause,
  clock: Clock,
): Promise<void> {
  const { target_type: type, target_id: id, state_before: before } = decision;
  if ((type !== 'post' && type !== 'comment') || before === null) return;
  const target = { type, id };
  const found = await lockTarget(db, target);
  if (found?.state !== stateAfter(decision)) return;
  const to = cause === 'appeal' ? 'published' : before;
  // Once the lock is there: what appears as new stands before every reader's cursor.
  const now = clock.now();
  const appearance = before === 'held' ? 'asNew' : 'asBefore';
  await setTargetState(db, target, { from: found.state, to }, { now, appearance });
  if (to === 'held') await openCase(db, target, ['undone'], now);
}

/**
 * Takes a decision back, in a transaction: the target's state or the author's mute is as before, unless it has been
 * changed since. A verified author is again what they were, a circle has its texts again. What is hidden again comes before staff again; an accepted appeal shows it. @throws DomainError 9991 (reason `undone`)
 */
export async function undoDecision(
  db: Db,
  decisionId: string,
  { staffId, cause }: { readonly staffId: string; readonly cause: UndoCause },
  clock: Clock,
): Promise<Decision> {
  const decision = await db
    .updateTable('moderation_decisions')
    .set({ undone_at: new Date(clock.now()), undone_by: staffId })
    .where('id', '=', decisionId)
    .where('undone_at', 'is', null)
    .where(isUndoable('moderation_decisions'))
    .returningAll()
    .executeTakeFirst();
  if (!decision) throw undone();
  await undoState(db, decision, cause, clock);
  await undoReplacement(db, decision);
  if (decision.action === 'mute' || decision.action === 'unmute')
    await db
      .updateTable('authors')
      .set({ forbidden_until: decision.muted_before })
      .where('id', '=', decision.target_id)
      .where('forbidden_until', 'is not distinct from', decision.muted_until)
      .execute();
  return decision;
}
