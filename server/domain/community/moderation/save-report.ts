import { sql } from 'kysely';
import { REPORT_TARGET, USER_TYPE } from '@contract/community/user-type-rules';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { newId } from '../../../kernel/ids';
import { authorOf } from '../authors/find-author';
import type { Author } from '../authors/find-author';
import { lockWriter } from '../authors/lock-writer';
import { attachPictures, ownPictures } from '../posts/pictures';
import { failure, NOT_FOUND, wrongInput } from '../refusals/refusals';
import { openCase } from './open-case';
import { HIDE_AT, reportWeight } from './report-weight';
import { lockTarget, setTargetState } from './target-state';
import type { TargetState } from './target-state';
import { DAY } from '../../../kernel/clock';

type Draft = ParsedInputOf<'POST /ugc-api/report/save.do'>;

/** Reports of one author in 24 hours. */
const DAILY_REPORTS = 20;

async function weightOf(db: Db, author: Author, now: number): Promise<number> {
  const { rows } = await sql<{ written: number; judged: number; upheld: number; today: number }>`
    select
      (select count(*) from posts where author_id = ${author.id} and state = 'published')::int
        + (select count(*) from comments where author_id = ${author.id} and state = 'published')::int as written,
      count(outcome)::int as judged, count(*) filter (where outcome = 'upheld')::int as upheld,
      count(*) filter (where created_at > ${new Date(now - DAY)})::int as today
    from reports where reporter_id = ${author.id}`.execute(db);
  const { today = 0, ...facts } = rows[0] ?? { written: 0, judged: 0, upheld: 0 };
  if (today >= DAILY_REPORTS)
    throw failure('dailyReports', {
      zh: '今天的举报次数已用完，明天再来',
      en: 'You have reached today’s limit of reports. Come back tomorrow.',
    });
  const age = now - author.created_at.getTime();
  return reportWeight({ userType: author.user_type, age, ...facts });
}

/** Doctors, official accounts and what staff approved are not hidden by reports alone; they rise in the queue. */
const isProtected = ({ authorType, approved }: TargetState): boolean =>
  approved || authorType === USER_TYPE.DOCTOR || authorType === USER_TYPE.OFFICIAL;

/**
 * Reports something once; a repetition answers the first report. Enough weight hides it until staff have looked.
 * @throws DomainError 1003, 1004, 9999 for one's own, 9900 (reason `dailyReports`)
 */
export async function saveReport(
  deps: Deps,
  userId: string,
  { sourceId, sourceType, reason, explain, fileIds }: Draft,
  now: number,
): Promise<string> {
  const { db } = deps;
  const author = await authorOf(deps, userId, now);
  const target = {
    type: sourceType === REPORT_TARGET.POST ? 'post' : 'comment',
    id: sourceId,
  } as const;
  const missing = (): Error => (target.type === 'post' ? NOT_FOUND.post() : NOT_FOUND.comment());
  const pictures = await ownPictures(deps, userId, fileIds);
  return db.transaction().execute(async (trx) => {
    await lockWriter(trx, author.id);
    const state = await lockTarget(trx, target);
    const before = await trx
      .selectFrom('reports')
      .select('id')
      .where('reporter_id', '=', author.id)
      .where('source_type', '=', sourceType)
      .where('source_id', '=', sourceId)
      .executeTakeFirst();
    if (before) return before.id;
    if (state?.state !== 'published') throw missing();
    if (state.authorId === author.id)
      throw wrongInput('不能举报自己，可以直接删除', 'This is your own. You can remove it.');
    const weight = await weightOf(trx, author, now);
    const caseId = await openCase(trx, target, [reason], now, { weight, isHidden: false });
    const reportId = newId();
    await trx
      .insertInto('reports')
      .values({
        id: reportId,
        reporter_id: author.id,
        source_type: sourceType,
        source_id: sourceId,
        case_id: caseId,
        reason,
        explain,
        weight,
        created_at: new Date(now),
      })
      .execute();
    await attachPictures(trx, { owner_type: 'report', owner_id: reportId }, pictures, now);
    const opened = await trx
      .selectFrom('moderation_cases')
      .select('weight')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
    if (opened.weight >= HIDE_AT && !isProtected(state)) {
      await setTargetState(
        trx,
        target,
        { from: 'published', to: 'held' },
        { now, appearance: 'asBefore' },
      );
      await trx
        .updateTable('moderation_cases')
        .set({ is_hidden: true })
        .where('id', '=', caseId)
        .execute();
    }
    return reportId;
  });
}
