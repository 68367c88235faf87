import type { Deps } from '../../deps';
import { codesLeft, hasFactor } from '../../domain/staff/session/second-factor';
import type { StaffSessions } from '../../domain/staff/session/staff-sessions';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/** What members of staff of any role see of their account. */
export function staffSecurityRoutes(
  { db, config }: Deps,
  sessions: StaffSessions,
): readonly Route[] {
  return [
    route('GET /staff/security.do', async (_input, { staff }) => ({
      sessions: await sessions.list(staff),
      hasFactor: await hasFactor(db, staff.staffId),
      recoveryLeft: await codesLeft(db, staff.staffId),
      idleTime: config.staffIdle,
    })),
    route('POST /staff/session/end.do', async ({ sessionId }, { staff }) => {
      await sessions.endOwn(staff, sessionId);
      return null;
    }),
  ];
}
