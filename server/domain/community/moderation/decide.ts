import { sql } from 'kysely';
import type { ContentState } from '@contract/community/cards';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { ModerationCasesTable } from '../../../db/moderation-tables';
import type { Selectable } from 'kysely';
import { NOT_FOUND, stateRefusal } from '../refusals/refusals';
import { keepAccounts } from './keep-accounts';
import { logDecision } from './log-decision';
import { decideMute } from './mutes';
import type { ModeratedTarget } from './open-case';
import { settleReports } from './settle-reports';
import { lockTarget, setTargetState } from './target-state';
import type { TargetState } from './target-state';
import { messageAuthor, REASON_TEXTS } from './write-message';

type Case = Selectable<ModerationCasesTable>;
type Input = ParsedInputOf<'POST /ugc-api/moderation/decide.do'>;

/** Who decided a case; undefined where it was closed because there was nothing left to decide. */
const deciderOf = (db: Db, caseId: string) =>
  db
    .selectFrom('moderation_decisions as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select('s.name')
    .where('r.case_id', '=', caseId)
    .orderBy('r.at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Two people of the staff may look at the same case. @throws DomainError 9991 (reason `decided`, with who in `by`) */
async function openCaseOf(db: Db, caseId: string): Promise<Case> {
  const row = await db
    .selectFrom('moderation_cases')
    .selectAll()
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
  if (row && row.closed_at === null) return row;
  const by = (await deciderOf(db, caseId))?.name ?? null;
  const words =
    by === null
      ? { zh: '这一条已经不需要处理了', en: 'This case no longer needs a decision.' }
      : { zh: `${by} 已经处理过这一条`, en: `${by} has already decided this case.` };
  throw stateRefusal('decided', words, { by });
}

/** Only what was read can be decided: its author may have changed it since. @throws DomainError 9991 (reason `changed`) */
function checkRead(shown: number | null, { editedAt }: TargetState): void {
  if (shown === editedAt) return;
  throw stateRefusal('changed', {
    zh: '作者修改了内容，请重新看一遍再处理',
    en: 'The author has changed this. Read it again before you decide.',
  });
}

const afterwards = (action: Input['action'], before: ContentState): ContentState => {
  if (before === 'deleted') return before;
  return action === 'remove' ? 'removed' : 'published';
};

async function messageOwner(
  db: Db,
  { action, reason, detail }: Input,
  { authorId, excerpt, state, postId }: TargetState,
  now: number,
): Promise<void> {
  const params = { excerpt, reason: REASON_TEXTS[reason], detail };
  if (action === 'remove')
    await messageAuthor(db, authorId, 'communityRemoved', params, now, postId);
  if (action === 'warn') await messageAuthor(db, authorId, 'communityWarned', params, now, postId);
  if (action === 'publish' && state === 'held')
    await messageAuthor(db, authorId, 'communityPublished', params, now, postId);
}

/**
 * Decides a case: shows or removes its target, settles its reports, writes to its author and the reporters, and logs
 * all of it. @returns the decision's id @throws DomainError 9991 (reasons `decided`, `changed`), 1003, 1004
 */
export function decideCase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: Input,
  staffId: string,
): Promise<string> {
  const { caseId, action, reason, detail, muteDays } = input;
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('moderation_cases')
      .select(['target_type', 'target_id'])
      .where('id', '=', caseId)
      .executeTakeFirst();
    if (!found) throw NOT_FOUND.post();
    const target: ModeratedTarget = { type: found.target_type, id: found.target_id };
    const table = sql.table(target.type === 'post' ? 'posts' : 'comments');
    await keepAccounts(
      trx,
      sql`select author_id from ${table} where id = ${target.id}
        union select reporter_id from reports where case_id = ${caseId}`,
    );
    const before = await lockTarget(trx, target);
    const open = await openCaseOf(trx, caseId);
    // Once nothing is waited for: what appears as new stands before every reader's cursor.
    const now = clock.now();
    if (!before) throw target.type === 'post' ? NOT_FOUND.post() : NOT_FOUND.comment();
    checkRead(input.editedAt, before);
    const to = afterwards(action, before.state);
    // What reports hid had been seen before; what the checks held had not.
    const appearance = open.weight > 0 ? 'asBefore' : 'asNew';
    await setTargetState(trx, target, { from: before.state, to }, { now, appearance });
    const isShown = to === 'published';
    if (target.type === 'post')
      await trx
        .updateTable('posts')
        .set({ approved: isShown, ...(isShown ? { vetted: true } : {}) })
        .where('id', '=', target.id)
        .execute();
    else
      await trx
        .updateTable('comments')
        .set({ approved: isShown })
        .where('id', '=', target.id)
        .execute();
    await trx
      .updateTable('moderation_cases')
      .set({ closed_at: new Date(now) })
      .where('id', '=', caseId)
      .execute();
    const decisionId = await logDecision(trx, {
      case_id: caseId,
      target_type: target.type,
      target_id: target.id,
      author_id: before.authorId,
      staff_id: staffId,
      action,
      reason,
      detail,
      state_before: before.state,
      at: new Date(now),
    });
    await settleReports(trx, caseId, action !== 'publish', now);
    await messageOwner(trx, input, before, now);
    if (muteDays !== undefined && before.authorId !== null) {
      const userId = before.authorId;
      await decideMute(trx, { staffId, userId, days: muteDays, reason, detail }, clock);
    }
    return decisionId;
  });
}
