import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import { newId } from '../../../kernel/ids';
import { findAuthor } from '../authors/find-author';
import { stateRefusal, wrongInput } from '../refusals/refusals';
import { keepAccounts } from './keep-accounts';
import { undoDecision } from './undo';
import { messageAuthor } from './write-message';

const APPEALABLE = ['remove', 'mute', 'warn'] as const;

/**
 * Asks that another person of the staff decides again; repeating it answers the first appeal.
 * @throws DomainError 9999 for decisions about others, 9991 (reason `undone`)
 */
export async function saveAppeal(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { decisionId, text }: { readonly decisionId: string; readonly text: string },
  now: number,
): Promise<string> {
  const author = await findAuthor(db, userId);
  const decision = await db
    .selectFrom('moderation_decisions')
    .select(['id', 'undone_at'])
    .where('id', '=', decisionId)
    .where('author_id', '=', author?.id ?? '')
    .where('action', 'in', APPEALABLE)
    .executeTakeFirst();
  if (!author || !decision)
    throw wrongInput('没有找到可以申诉的处理', 'There is no such decision to appeal against.');
  if (decision.undone_at !== null)
    throw stateRefusal('undone', {
      zh: '这个处理已经撤销，不用申诉',
      en: 'This decision has been undone. No appeal is needed.',
    });
  await db
    .insertInto('appeals')
    .values({
      id: newId(),
      decision_id: decisionId,
      author_id: author.id,
      body: text,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('decision_id').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('appeals')
    .select('id')
    .where('decision_id', '=', decisionId)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Settles an appeal; accepting it undoes the decision.
 * @throws DomainError 9991: settled already (`settled`), or one's own decision (`ownDecision`)
 */
export function settleAppeal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { appealId, accepted }: { readonly appealId: string; readonly accepted: boolean },
  staffId: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await keepAccounts(trx, sql`select author_id from appeals where id = ${appealId}`);
    const appeal = await trx
      .selectFrom('appeals as p')
      .innerJoin('moderation_decisions as d', 'd.id', 'p.decision_id')
      .select(['p.author_id', 'p.outcome', 'd.id', 'd.staff_id', 'd.undone_at'])
      .where('p.id', '=', appealId)
      .forUpdate('p')
      .executeTakeFirst();
    if (!appeal || appeal.outcome !== null)
      throw stateRefusal('settled', {
        zh: '这个申诉已经处理过了',
        en: 'This appeal has been settled already.',
      });
    if (appeal.staff_id === staffId)
      throw stateRefusal('ownDecision', {
        zh: '申诉要由另一位审核员处理',
        en: 'Another moderator has to settle an appeal against your decision.',
      });
    const now = clock.now();
    await trx
      .updateTable('appeals')
      .set({
        outcome: accepted ? 'accepted' : 'rejected',
        staff_id: staffId,
        settled_at: new Date(now),
      })
      .where('id', '=', appealId)
      .execute();
    if (accepted && appeal.undone_at === null)
      await undoDecision(trx, appeal.id, { staffId, cause: 'appeal' }, clock);
    const kind = accepted ? 'communityAppealAccepted' : 'communityAppealRejected';
    await messageAuthor(trx, appeal.author_id, kind, {}, now);
  });
}
