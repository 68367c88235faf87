import type { FollowUpAnswer } from '@contract/follow-up/endpoints';
import type { ParsedInputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { endOf, presentRound } from '@contract/follow-up/schedule-rules';
import { assess, NOTHING, symptomsIn } from '@contract/follow-up/severity-rules';
import type { Assessment } from '@contract/follow-up/severity-rules';
import { monthsBetween } from '@contract/time/day-rules';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database';
import type { FollowUpAnswersTable } from '../../../db/follow-up-tables';
import { DomainError } from '../../../http/domain-error';
import { dayOf } from '../../../kernel/clock';
import { newId, sha256 } from '../../../kernel/ids';
import { openCard } from './open-card';
import { followUpRefusal } from './refusals';
import { dueRounds } from './rounds';
import { lockAccount, lockSeries } from './series';
import type { Dose, Visit } from './visit';

/** Answers for one vaccination; more belong on the telephone. */
const MOST_ANSWERS = 40;
const HOUR = 3_600_000;
const TENTHS = 10;

export type GivenAnswer = ParsedInputOf<'POST /order/followUp/answer.do'>;

/** Months of age on a day; null where the birthday is not known. */
export const monthsOf = ({ birthday }: Pick<Dose, 'birthday'>, now: number): number | null =>
  birthday === '' ? null : monthsBetween(birthday, dayOf(now));

const assessmentOf = (answer: GivenAnswer, dose: Dose, now: number): Assessment =>
  answer.unusual
    ? assess({
        symptoms: answer.symptoms,
        temperature: answer.temperature,
        swelling: answer.swelling,
        ageMonths: monthsOf(dose, now),
        hours: (now - dose.doneAt) / HOUR,
        vaccineCode: dose.vaccineCode,
      })
    : NOTHING;

/** Attaches pictures to an answer. @throws DomainError 4004 for one that is not the user's own, or used already */
async function takePictures(
  trx: Db,
  userId: string,
  fileIds: readonly string[],
  now: number,
): Promise<void> {
  if (fileIds.length === 0) return;
  const own = await trx
    .updateTable('uploads')
    .set({ used_at: new Date(now) })
    .where('id', 'in', fileIds)
    .where('user_id', '=', userId)
    .where('kind', '=', 'image')
    .where('used_at', 'is', null)
    .returning('id')
    .execute();
  if (own.length !== new Set(fileIds).size) throw new DomainError(CODE.NOT_FOUND);
}

const isKnown = async (trx: Db, userId: string, submissionId: string, hash: string) => {
  const submission = await trx
    .selectFrom('follow_up_answers')
    .select('request_hash')
    .where('user_id', '=', userId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (submission && submission.request_hash !== hash) throw new DomainError(CODE.KEY_REUSED);
  return submission !== undefined;
};

/**
 * Stores an answer once, assesses it, and opens a draft card where a rule asks for one.
 * @throws DomainError 1001 where the account was deleted, 20007 without a running follow-up, 20074 where the submission id stood for another answer
 */
export const saveAnswer = (
  db: Db,
  { key, doses, dose }: Visit,
  answer: GivenAnswer,
  now: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockAccount(trx, key.userId);
    const series = await lockSeries(trx, key);
    if (!series || series.stopped_at) throw followUpRefusal('off');
    const { orderId, submissionId, unusual, temperature, swelling } = answer;
    const fileIds = unusual ? [...new Set(answer.fileIds)] : [];
    const symptoms = unusual ? symptomsIn(answer) : [];
    const hash = sha256(
      JSON.stringify([orderId, unusual, answer.symptoms, temperature, swelling, answer.fileIds]),
    );
    if (await isKnown(trx, key.userId, submissionId, hash)) return;
    const rounds = dueRounds(doses);
    if (now > endOf(rounds)) throw followUpRefusal('ended');
    const before = await trx
      .selectFrom('follow_up_answers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('order_id', '=', orderId)
      .where('user_id', '=', key.userId)
      .executeTakeFirstOrThrow();
    if (Number(before.count) >= MOST_ANSWERS) throw followUpRefusal('tooMany');
    await takePictures(trx, key.userId, fileIds, now);
    const { level, report, rules } = assessmentOf(answer, dose, now);
    await trx
      .insertInto('follow_up_answers')
      .values({
        id: newId(),
        series_id: series.id,
        user_id: key.userId,
        order_id: orderId,
        product_id: dose.productId,
        submission_id: submissionId,
        request_hash: hash,
        round: presentRound(rounds, now)?.round ?? null,
        unusual,
        symptoms: JSON.stringify(symptoms),
        temperature_tenths:
          unusual && temperature !== null ? Math.round(temperature * TENTHS) : null,
        swelling_mm: unusual && swelling !== null ? Math.round(swelling * TENTHS) : null,
        level,
        rules: JSON.stringify(rules),
        file_ids: JSON.stringify(fileIds),
        answered_at: new Date(now),
      })
      .execute();
    if (report) await openCard(trx, { key, seriesId: series.id, orderId, level, now });
  });

/**
 * Answers of orders, the newest first; with `userId` those of one account only. Those of a follow-up that is gone are the
 * clinic's.
 */
export const answersOf = (
  db: Db,
  orderIds: readonly string[],
  userId?: string,
  { isClinic = false }: { readonly isClinic?: boolean } = {},
) =>
  db
    .selectFrom('follow_up_answers')
    .selectAll()
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : [''])
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$if(!isClinic, (query) => query.where('series_id', 'is not', null))
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .execute();
export type AnswerRow = Selectable<FollowUpAnswersTable>;

/** An answer as it is shown. @param address makes the path of a picture */
export const answerCard = (
  row: AnswerRow,
  address: (fileId: string) => string,
): FollowUpAnswer => ({
  answerId: row.id,
  at: row.answered_at.getTime(),
  round: row.round,
  unusual: row.unusual,
  symptoms: [...row.symptoms],
  temperature: row.temperature_tenths === null ? null : row.temperature_tenths / TENTHS,
  swelling: row.swelling_mm === null ? null : row.swelling_mm / TENTHS,
  level: row.level,
  pictures: row.file_ids.map(address),
});
