import { MUTED_FOR_EVER } from '@contract/community/moderation-rules';
import type { Db } from '../../../db/database';
import { NOT_FOUND } from '../refusals';
import { logDecision } from './log-decision';
import { messageAuthor, REASON_TEXTS } from './write-message';
import type { ReportReason } from '@contract/community/report-endpoints';
import { DAY, dayOf } from '../../../kernel/clock';

const BOTH_FOREVER = { zh: '永久', en: 'for ever' };

const untilText = (until: number) => {
  if (until === MUTED_FOR_EVER) return BOTH_FOREVER;
  const day = dayOf(until);
  return { zh: `到 ${day}`, en: `until ${day}` };
};

/** A decision on an author. */
export interface MuteDecision {
  readonly staffId: string;
  readonly userId: string;
  /** 0: for ever; null ends a mute. */
  readonly days: number | null;
  readonly reason: ReportReason;
  readonly detail: string;
}

/** Mutes an author or ends that, logs it and writes to the author. @returns the decision's id @throws DomainError 1002 */
export async function decideMute(
  db: Db,
  { staffId, userId, days, reason, detail }: MuteDecision,
  now: number,
): Promise<string> {
  const author = await db
    .selectFrom('authors')
    .select(['id', 'forbidden_until'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!author) throw NOT_FOUND.user();
  const until = days === null ? null : days === 0 ? MUTED_FOR_EVER : now + days * DAY;
  const muted = until === null ? null : new Date(until);
  await db
    .updateTable('authors')
    .set({ forbidden_until: muted })
    .where('id', '=', userId)
    .execute();
  const decisionId = await logDecision(db, {
    target_type: 'author',
    target_id: userId,
    author_id: userId,
    staff_id: staffId,
    action: until === null ? 'unmute' : 'mute',
    reason,
    detail,
    muted_before: author.forbidden_until,
    muted_until: muted,
    at: new Date(now),
  });
  if (until === null) await messageAuthor(db, userId, 'communityUnmuted', {}, now);
  else {
    const params = { until: untilText(until), reason: REASON_TEXTS[reason], detail };
    await messageAuthor(db, userId, 'communityMuted', params, now);
  }
  return decisionId;
}
