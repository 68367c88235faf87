import type { Decision, ModerationCase } from '@contract/community/moderation-endpoints';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { settleAppeal } from '../../domain/community/moderation/appeals';
import { decideCase } from '../../domain/community/moderation/decide';
import { decisionLog } from '../../domain/community/moderation/decision-log';
import { decideMute } from '../../domain/community/moderation/mutes';
import { caseContext } from '../../domain/community/moderation/case-context';
import { findAuthors } from '../../domain/community/moderation/moderated-authors';
import { openAppeals } from '../../domain/community/moderation/open-appeals';
import { moderationQueue, workload } from '../../domain/community/moderation/queue';
import { saveCircle } from '../../domain/community/moderation/save-circle';
import { undoDecision } from '../../domain/community/moderation/undo';
import { verifyAuthor } from '../../domain/community/moderation/verify';
import { reportersOf } from '../../domain/community/moderation/whose';
import type { StaffSessions } from '../../domain/staff/session/staff-sessions';
import { recordReading } from './moderator-accesses';
import type { Read } from './moderator-accesses';

const ofCase = ({ author, targetId }: ModerationCase): Read => ({ author, subject: targetId });
const ofDecision = ({ author, targetId }: Decision): Read => ({ author, subject: targetId });

/** Calls of moderators. */
export const moderationRoutes = (deps: Deps, sessions: StaffSessions): readonly Route[] => {
  const { db, clock } = deps;
  return [
    route('GET /ugc-api/moderation/me.do', async (_input, { staff }) => ({
      name: staff.name,
      ...(await workload(db)),
    })),
    route('POST /ugc-api/moderation/logout.do', async (_input, { staff }) => {
      await sessions.end(staff.tokenHash);
      return null;
    }),
    route('GET /ugc-api/moderation/queue.do', async (page, { staff, now }) => {
      const queue = await moderationQueue(db, page);
      await recordReading(db, staff, queue.list.map(ofCase), now);
      return queue;
    }),
    route('GET /ugc-api/moderation/case.do', async ({ caseId }, { staff, now }) => {
      const shown = await caseContext(deps, caseId, now);
      const comments = shown.comments.map(({ author, commentId: subject }) => ({
        author,
        subject,
      }));
      // Whoever reported it wrote why.
      const reporters = (await reportersOf(db, caseId)).map((userId) => ({
        author: { userId },
        subject: caseId,
      }));
      await recordReading(db, staff, [ofCase(shown), ...comments, ...reporters], now);
      return shown;
    }),
    route('POST /ugc-api/moderation/decide.do', async (input, { staff }) => ({
      decisionId: await decideCase(deps, input, staff.staffId),
    })),
    route('POST /ugc-api/moderation/mute.do', async (input, { staff }) => ({
      decisionId: await db
        .transaction()
        .execute((trx) => decideMute(trx, { ...input, staffId: staff.staffId }, clock)),
    })),
    route('POST /ugc-api/moderation/unmute.do', async (input, { staff }) => ({
      decisionId: await db
        .transaction()
        .execute((trx) =>
          decideMute(trx, { ...input, days: null, reason: 'other', staffId: staff.staffId }, clock),
        ),
    })),
    route('GET /ugc-api/moderation/authors.do', async ({ word }, { staff, now }) => {
      const list = await findAuthors(db, word);
      const read = list.map(({ author }) => ({ author, subject: author.userId }));
      await recordReading(db, staff, read, now);
      return { list };
    }),
    route('POST /ugc-api/moderation/saveCircle.do', (input, { staff, now }) =>
      saveCircle(db, input, staff.staffId, now),
    ),
    route('POST /ugc-api/moderation/verify.do', async (input, { staff, now }) => ({
      decisionId: await verifyAuthor(db, input, staff.staffId, now),
    })),
    route('POST /ugc-api/moderation/undo.do', async ({ decisionId }, { staff }) => {
      const by = { staffId: staff.staffId, cause: 'staff' } as const;
      await db.transaction().execute((trx) => undoDecision(trx, decisionId, by, clock));
      return null;
    }),
    route('GET /ugc-api/moderation/log.do', async ({ cursor }, { staff, now }) => {
      const log = await decisionLog(db, cursor);
      await recordReading(db, staff, log.list.map(ofDecision), now);
      return log;
    }),
    route('GET /ugc-api/moderation/appeals.do', async (_input, { staff, now }) => {
      const list = await openAppeals(db, staff.staffId);
      const read = list.map(({ decision }) => ofDecision(decision));
      await recordReading(db, staff, read, now);
      return { list };
    }),
    route('POST /ugc-api/moderation/settleAppeal.do', async (input, { staff }) => {
      await settleAppeal(deps, input, staff.staffId);
      return null;
    }),
  ];
};
