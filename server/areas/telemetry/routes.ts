import type { Deps } from '../../deps';
import { isWithdrawn } from '../../domain/consents/withdrawn';
import { saveEvents, savePageVisit, savePlays } from '../../domain/telemetry/save';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/**
 * Statistics of use; nothing is stored of a session whose account has withdrawn the consent. Our client reports events and
 * visits without a session, and stops by itself.
 */
export function telemetryRoutes({ db }: Deps): readonly Route[] {
  const unlessWithdrawn = async (userId: string | null, save: () => Promise<void>) => {
    if (userId === null || !(await isWithdrawn(db, userId, 'statistics'))) await save();
    return null;
  };
  return [
    route(
      'POST /analytics/event/report.do',
      (batch, { now, userId }) => unlessWithdrawn(userId, () => saveEvents(db, batch, now)),
      { limit: 'telemetry' },
    ),
    route(
      'POST /analytics/pageVisit/report.do',
      (visit, { now, userId }) => unlessWithdrawn(userId, () => savePageVisit(db, visit, now)),
      { limit: 'telemetry' },
    ),
    route(
      'POST /analytics/video/playtime.do',
      async ({ records }, { now, userId }) => {
        await savePlays(db, records, userId, now);
        return null;
      },
      { limit: 'telemetry' },
    ),
  ];
}
