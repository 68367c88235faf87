import { CODE } from '@contract/errors';
import type { Answers } from '@contract/questionnaire/question-rules';
import type { Db } from '../../../db/database';
import { DomainError, refusedInput } from '../../../http/domain-error';
import { lockAccount } from '../../rewards/beans/account';
import { closings, isOpen } from './closing';
import { participationOf } from './participation';
import { subjectOf } from './subject';
import type { Attempt } from './subject';

export interface Draft {
  readonly version: number;
  readonly attempt: string;
  readonly answers: Answers;
  readonly at: string | null;
  /** ms. */
  readonly savedAt: number;
}

/** An account's draft; null without one. */
export async function draftOf(
  db: Db,
  { userId, code, subject }: { userId: string; code: string; subject: string },
): Promise<Draft | null> {
  const row = await db
    .selectFrom('questionnaire_drafts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('code', '=', code)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!row) return null;
  const { version, attempt, answers, at, saved_at: savedAt } = row;
  return { version, attempt, answers, at, savedAt: savedAt.getTime() };
}

/**
 * Stores a draft, unless the stored one is newer: two devices may send in any sequence.
 * @throws DomainError 4000 for an anonymous questionnaire; 20100 where it is closed; 20101 where it was answered
 */
export const saveDraft = (
  db: Db,
  attempt: Attempt,
  draft: Omit<Draft, 'version'>,
  now: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { userId, questionnaire, today } = attempt;
    const { code, version, anonymous } = questionnaire;
    if (anonymous)
      throw refusedInput({ zh: '匿名问卷不保存草稿', en: 'anonymous drafts are not stored' });
    await lockAccount(trx, userId);
    const subject = await subjectOf(trx, attempt);
    if (!isOpen(await closings(trx), questionnaire, today))
      throw new DomainError(CODE.QUESTIONNAIRE_CLOSED);
    if (await participationOf(trx, { userId, code, subject }))
      throw new DomainError(CODE.QUESTIONNAIRE_ANSWERED);
    const values = {
      version,
      attempt: draft.attempt,
      answers: JSON.stringify(draft.answers),
      at: draft.at,
      // A device whose clock is ahead must not keep others out.
      saved_at: new Date(Math.min(draft.savedAt, now)),
    };
    await trx
      .insertInto('questionnaire_drafts')
      .values({ user_id: userId, code, subject, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'code', 'subject'])
          .doUpdateSet(values)
          .where('questionnaire_drafts.saved_at', '<=', values.saved_at),
      )
      .execute();
  });
