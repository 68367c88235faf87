import type { WhiteUrl } from '@contract/external/endpoints';
import type { Deps } from '../../deps';
import type { BookingServices } from '../../domain/booking/submission/services';
import { managedClinics } from '../../domain/staff/manage/managed-clinics';
import { clinicName } from '../../domain/staff/session/staff-accounts';
import type { StaffSessions } from '../../domain/staff/session/staff-sessions';
import { manageCatalogueRoutes } from './catalogue-routes';
import { manageStaffRoutes } from './staff-routes';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { contentRoutes } from './content-routes';
import { recallRoutes } from './recalls';
import { stockRoutes } from './stock';
import { reportRoutes } from './report';

/** Calls of those who manage clinics: what each shows and changes is decided by `managedClinic`. */
export const manageRoutes = (
  deps: Deps,
  sessions: StaffSessions,
  whiteUrls: readonly WhiteUrl[],
  booking: BookingServices,
): readonly Route[] => {
  const { db } = deps;
  return [
    ...manageCatalogueRoutes(deps, booking),
    ...stockRoutes(db),
    ...recallRoutes(deps),
    ...manageStaffRoutes(deps, sessions),
    route('GET /manage/me.do', async (_input, { staff, language }) => ({
      name: staff.name,
      role: staff.role === 'operator' ? 'operator' : 'manager',
      clinic:
        staff.depaCode === ''
          ? null
          : {
              depaCode: staff.depaCode,
              name: await clinicName(db, staff.depaCode, language),
            },
    })),
    route('POST /manage/logout.do', async (_input, { staff }) => {
      await sessions.end(staff.tokenHash);
      return null;
    }),
    route('GET /manage/clinics.do', ({ words }, { staff, language }) =>
      managedClinics(db, staff, words, language),
    ),
    ...reportRoutes(db),
    ...contentRoutes(db, whiteUrls),
  ];
};
