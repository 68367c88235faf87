import type { Deps } from '../../deps';
import { mayCount } from '../../shared/consents/statistics';
import { saveEvents, savePageVisit, savePlays } from '../../shared/telemetry/save';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/**
 * Statistics of use; nothing is stored of a session whose account has not consented. Our client reports events and visits
 * without a session, and only where somebody who was asked has said so.
 */
export function telemetryRoutes({ db }: Deps): readonly Route[] {
  const ifConsented = async (userId: string | null, save: () => Promise<void>) => {
    if (await mayCount(db, userId)) await save();
    return null;
  };
  return [
    route(
      'POST /analytics/event/report.do',
      (batch, { now, userId }) => ifConsented(userId, () => saveEvents(db, batch, now)),
      { limit: 'telemetry' },
    ),
    route(
      'POST /analytics/pageVisit/report.do',
      (visit, { now, userId }) => ifConsented(userId, () => savePageVisit(db, visit, now)),
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
