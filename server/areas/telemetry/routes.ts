import type { Deps } from '../../deps';
import { saveEvents, savePageVisit, savePlays } from '../../domain/telemetry/save';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

export const telemetryRoutes = ({ db }: Deps): readonly Route[] => [
  route(
    'POST /analytics/event/report.do',
    async (batch, { now }) => {
      await saveEvents(db, batch, now);
      return null;
    },
    { limit: 'telemetry' },
  ),
  route(
    'POST /analytics/pageVisit/report.do',
    async (visit, { now }) => {
      await savePageVisit(db, visit, now);
      return null;
    },
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
