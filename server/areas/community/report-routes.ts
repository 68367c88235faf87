import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { findAuthor } from '../../domain/community/authors/find-author';
import { saveAppeal } from '../../domain/community/moderation/appeals';
import { ownDecisions, ownReports } from '../../domain/community/moderation/own-lists';
import { saveReport } from '../../domain/community/moderation/save-report';

/** What users report, and what staff decided about them. */
export const reportRoutes = (deps: Deps): readonly Route[] => [
  route('POST /ugc-api/report/save.do', async (draft, { userId, now }) => ({
    reportId: await saveReport(deps, userId, draft, now),
  })),
  route('GET /ugc-api/report/list.do', async ({ cursor }, { userId }) => {
    const author = await findAuthor(deps.db, userId);
    return author ? ownReports(deps.db, author.id, cursor) : { list: [], next: null };
  }),
  route('GET /ugc-api/decision/list.do', async ({ cursor }, { userId }) => {
    const author = await findAuthor(deps.db, userId);
    return author ? ownDecisions(deps.db, author.id, cursor) : { list: [], next: null };
  }),
  route('POST /ugc-api/appeal/save.do', async (appeal, { userId, now }) => ({
    appealId: await saveAppeal(deps, userId, appeal, now),
  })),
];
