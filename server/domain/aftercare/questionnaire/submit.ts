import { CODE } from '@contract/errors';
import { answersOnPath, pathOf } from '@contract/questionnaire/path-rules';
import { pipedText } from '@contract/questionnaire/piping-rules';
import { answerTo } from '@contract/questionnaire/question-rules';
import type { Answer, Answers, Question } from '@contract/questionnaire/question-rules';
import type { Questionnaire } from '@contract/questionnaire/questionnaire-rules';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { newId } from '../../../kernel/ids';
import { lockAccount } from '../../rewards/beans/account';
import { completeTask } from '../../rewards/beans/progress';
import { closings, isOpen } from './closing';
import { participationOf } from './participation';
import { subjectOf } from './subject';
import type { Attempt } from './subject';

const picturesOf = (answer: Answer | undefined): readonly string[] =>
  answer?.kind === 'picture' ? answer.fileIds : [];

/** For an answer with a picture that is not there: which question to go back to. */
function pictureGone(questionnaire: Questionnaire, answers: Answers, { id, title }: Question) {
  const titled = (language: 'zh' | 'en') => pipedText(questionnaire, answers, title, language);
  return new DomainError(CODE.NOT_FOUND, {
    data: { questionId: id },
    message: {
      zh: `“${titled('zh')}”的图片已不在，请回到这一题重新添加`,
      en: `A picture of “${titled('en')}” is gone. Go back to that question and add it again.`,
    },
  });
}

/**
 * Marks the pictures of answers as used.
 * @throws DomainError 4004 for one that is not the account's own picture, or no longer there
 */
async function usePictures(
  trx: Db,
  { userId, questionnaire }: Attempt,
  answers: Answers,
  now: number,
): Promise<void> {
  const fileIds = Object.values(answers).flatMap(picturesOf);
  if (fileIds.length === 0) return;
  const own = await trx
    .updateTable('uploads')
    .set({ used_at: new Date(now) })
    .where('id', 'in', fileIds)
    .where('user_id', '=', userId)
    .where('kind', '=', 'image')
    .returning('id')
    .execute();
  const there = new Set(own.map(({ id }) => id));
  const gone = questionnaire.questions.find(({ id }) =>
    picturesOf(answerTo(answers, id)).some((fileId) => !there.has(fileId)),
  );
  if (gone) throw pictureGone(questionnaire, answers, gone);
}

async function store(
  trx: Db,
  attempt: Attempt,
  subject: string,
  answers: Answers,
  now: number,
): Promise<void> {
  const { userId, questionnaire } = attempt;
  const { code, version, anonymous } = questionnaire;
  const json = JSON.stringify(answers);
  if (anonymous) {
    await trx
      .insertInto('anonymous_responses')
      .values({ id: newId(), code, version, answers: json })
      .execute();
    return;
  }
  await usePictures(trx, attempt, answers, now);
  await trx
    .insertInto('questionnaire_responses')
    .values({ user_id: userId, code, version, subject, answers: json, sent_at: new Date(now) })
    .execute();
}

/**
 * Takes the answers of an attempt: those on the path, once. The same attempt again changes nothing.
 * @param id of the attempt @param now ms
 * @throws DomainError 20100 where it is closed; 20101 after another attempt; 20102 where the path has not ended; 4004
 *   where a picture is gone
 */
export const submit = (
  db: Db,
  attempt: Attempt,
  { id, answers }: { readonly id: string; readonly answers: Answers },
  now: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { userId, questionnaire, today } = attempt;
    const { code, version, topic } = questionnaire;
    await lockAccount(trx, userId);
    const subject = await subjectOf(trx, attempt);
    const submitted = await participationOf(trx, { userId, code, subject });
    if (submitted?.attempt === id) return;
    if (submitted) throw new DomainError(CODE.QUESTIONNAIRE_ANSWERED);
    if (!isOpen(await closings(trx), questionnaire, today))
      throw new DomainError(CODE.QUESTIONNAIRE_CLOSED);
    const { current } = pathOf(questionnaire, answers, today);
    if (current)
      throw new DomainError(CODE.QUESTIONNAIRE_INCOMPLETE, { data: { questionId: current.id } });
    await trx
      .insertInto('questionnaire_participations')
      .values({ user_id: userId, code, subject, version, attempt: id, day: today })
      .execute();
    await store(trx, attempt, subject, answersOnPath(questionnaire, answers, today), now);
    await trx
      .deleteFrom('questionnaire_drafts')
      .where('user_id', '=', userId)
      .where('code', '=', code)
      .where('subject', '=', subject)
      .execute();
    if (topic !== 'health') await completeTask(trx, { userId, task: 'questionnaire', now, today });
  });
