import { sql } from 'kysely';
import type { RawBuilder, Selectable, SqlBool } from 'kysely';
import type { Db } from '../../../db/database';
import type { ModerationDecisionsTable } from '../../../db/moderation-tables';
import type { Clock } from '../../../kernel/clock';
import { stateRefusal } from '../refusals/refusals';
import { keepAccounts } from './keep-accounts';
import { settleMute } from './mutes';
import { openCase } from './open-case';
import { lockTarget, setTargetState } from './target-state';
import { undoReplacement } from './undo-replacement';

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
 * Takes a decision back, in a transaction. Of several on the same author or circle each stands or is undone by itself:
 * the author is muted as the others say, and a verified author or a circle's texts are as the others left them. A post
 * or comment is as before unless it has been changed since; what is hidden again comes before staff again, and an
 * accepted appeal shows it. @throws DomainError 9991 (reason `undone` or `nameTaken`)
 */
export async function undoDecision(
  db: Db,
  decisionId: string,
  { staffId, cause }: { readonly staffId: string; readonly cause: UndoCause },
  clock: Clock,
): Promise<Decision> {
  const concerned = sql`select author_id from moderation_decisions where id = ${decisionId}`;
  await keepAccounts(db, concerned);
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
    await settleMute(db, decision.target_id);
  return decision;
}
