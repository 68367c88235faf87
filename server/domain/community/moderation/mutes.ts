import { sql } from 'kysely';
import { MUTED_FOR_EVER } from '@contract/community/moderation-rules';
import type { Db } from '../../../db/database';
import { NOT_FOUND } from '../refusals/refusals';
import { keepAccounts } from './keep-accounts';
import { logDecision } from './log-decision';
import { messageAuthor, REASON_TEXTS } from './write-message';
import type { ReportReason } from '@contract/community/report-endpoints';
import { DAY, dayOf } from '../../../kernel/clock';
import type { Clock } from '../../../kernel/clock';

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

const lockedAuthor = (db: Db, userId: string) =>
  db.selectFrom('authors').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();

/**
 * Has an author muted as the log says: until the last end of the mutes that are neither undone nor ended by a later
 * decision that stands. @returns that end, which may be past; null: none stands
 */
export async function settleMute(db: Db, userId: string): Promise<Date | null> {
  // A statement of its own: what is read after it sees the decisions that it waited for.
  await lockedAuthor(db, userId);
  const { rows } = await sql<{ forbidden_until: Date | null }>`
    update authors a set forbidden_until = (
      select max(m.muted_until) from moderation_decisions m
      where m.target_type = 'author' and m.target_id = a.id and m.action = 'mute' and m.undone_at is null
        and not exists (select 1 from moderation_decisions u
          where u.target_type = 'author' and u.target_id = a.id and u.action = 'unmute' and u.undone_at is null
            and u.at >= m.at))
    where a.id = ${userId} returning a.forbidden_until`.execute(db);
  return rows[0]?.forbidden_until ?? null;
}

/**
 * Mutes an author or ends all mutes, logs it and writes to the author. A shorter mute does not end a longer one.
 * @returns the decision's id @throws DomainError 1002
 */
export async function decideMute(
  db: Db,
  { staffId, userId, days, reason, detail }: MuteDecision,
  clock: Clock,
): Promise<string> {
  await keepAccounts(db, sql`select ${userId}`);
  const author = await lockedAuthor(db, userId);
  if (!author) throw NOT_FOUND.user();
  // Once the lock is there: decisions on an author stand in the log in the order in which they were taken.
  const now = clock.now();
  const decisionId = await logDecision(db, {
    target_type: 'author',
    target_id: userId,
    author_id: userId,
    staff_id: staffId,
    action: days === null ? 'unmute' : 'mute',
    reason,
    detail,
    muted_until: days === null ? null : new Date(days === 0 ? MUTED_FOR_EVER : now + days * DAY),
    at: new Date(now),
  });
  const until = await settleMute(db, userId);
  if (until === null) await messageAuthor(db, userId, 'communityUnmuted', {}, now);
  else {
    const params = { until: untilText(until.getTime()), reason: REASON_TEXTS[reason], detail };
    await messageAuthor(db, userId, 'communityMuted', params, now);
  }
  return decisionId;
}
