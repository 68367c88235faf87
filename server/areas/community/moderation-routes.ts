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
import type { StaffSessions } from '../../domain/staff/staff-sessions';

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
    route('GET /ugc-api/moderation/queue.do', (page) => moderationQueue(db, page)),
    route('GET /ugc-api/moderation/case.do', ({ caseId }, { now }) =>
      caseContext(deps, caseId, now),
    ),
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
    route('GET /ugc-api/moderation/authors.do', async ({ word }) => ({
      list: await findAuthors(db, word),
    })),
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
    route('GET /ugc-api/moderation/log.do', ({ cursor }) => decisionLog(db, cursor)),
    route('GET /ugc-api/moderation/appeals.do', async (_input, { staff }) => ({
      list: await openAppeals(db, staff.staffId),
    })),
    route('POST /ugc-api/moderation/settleAppeal.do', async (input, { staff }) => {
      await settleAppeal(deps, input, staff.staffId);
      return null;
    }),
  ];
};
