import type { BookingServices } from '../../domain/booking/submission/services';
import { signClinic } from '../../domain/clinics/clinic/clinic-code';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { aefiRoutes } from './aefi';
import { arriveHandler } from './arrive';
import { capacityHandler } from './capacity';
import { claimFindHandler } from './claim-find';
import { claimSettleHandler } from './claim-settle';
import { claimUniteHandler } from './claim-unite';
import { closeHandler, closingEffectHandler, reopenHandler } from './close';
import { closingHandler } from './closing';
import { correctLotHandler } from './correct-lot';
import { dayHandler } from './day';
import { findHandler } from './find';
import { finishHandler } from './finish';
import { deskLoginRoutes } from './login';
import { lotRoutes } from './lots';
import { posterCodeHandler } from './poster-code';
import { clinicSignIns } from '../../shared/security-log/clinic-sign-ins';
import type { StaffSessions } from '../../domain/staff/session/staff-sessions';
import { recordRoutes } from './records';
import { cancelHandler, confirmHandler, noShowHandler } from './steps';
import { showingOrder } from './shown-order';
import { staffSecurityRoutes } from './staff-security';
import { takeBackEffectHandler, takeBackHandler } from './take-back';
import { uncountedHandler } from './uncounted';
import { undoArrivalHandler } from './undo-arrival';
import { heldProductsHandler } from './held-products';
import { walkInChoicesHandler } from './walk-in-choices';
import { walkInHandler } from './walk-in';
import { arriveVisitHandler, findVisitHandler } from './visit';

/** The clinic's calls. The queries of each are limited to the caller's clinic. */
export const deskRoutes = (
  deps: Deps,
  services: BookingServices,
  sessions: StaffSessions,
  demo: boolean,
): readonly Route[] => {
  const { db } = deps;
  return [
    ...deskLoginRoutes(deps, sessions, demo),
    ...staffSecurityRoutes(deps, sessions),
    ...aefiRoutes(deps),
    ...recordRoutes(services, db),
    ...lotRoutes(db),
    route('GET /desk/manager/signIns.do', async (_input, { staff, now }) => {
      // Their own sign-in of a moment ago is in it.
      await deps.security.flush();
      return clinicSignIns(deps, staff.depaCode, now);
    }),
    route('GET /desk/day.do', dayHandler(services, db)),
    route('GET /desk/find.do', findHandler(services, db)),
    route('GET /desk/findVisit.do', findVisitHandler(services, db)),
    route('POST /desk/arriveVisit.do', arriveVisitHandler(services, db)),
    route('POST /desk/claim/find.do', claimFindHandler(deps), { limit: 'documentChecks' }),
    route('POST /desk/claim/settle.do', claimSettleHandler(services, deps)),
    route('POST /desk/claim/unite.do', claimUniteHandler(deps), { limit: 'documentChecks' }),
    route('GET /desk/code.do', (_input, { staff, today }) => ({
      ...signClinic(services.orderKey, staff.depaCode, today),
      day: today,
    })),
    route('GET /desk/posterCode.do', posterCodeHandler(deps), { limit: 'clinicCodeReads' }),
    route('POST /desk/confirm.do', showingOrder(db, confirmHandler(services, db))),
    route('POST /desk/arrive.do', showingOrder(db, arriveHandler(services, db))),
    route('POST /desk/noShow.do', showingOrder(db, noShowHandler(services, db))),
    route('POST /desk/undoArrival.do', showingOrder(db, undoArrivalHandler(services, deps))),
    route('POST /desk/finish.do', showingOrder(db, finishHandler(services, db))),
    route('POST /desk/correctLot.do', showingOrder(db, correctLotHandler(services, db))),
    route('GET /desk/uncounted.do', uncountedHandler(services, db)),
    route('GET /desk/takeBackEffect.do', takeBackEffectHandler(services, deps)),
    route('POST /desk/takeBack.do', showingOrder(db, takeBackHandler(services, deps))),
    route('POST /desk/cancel.do', showingOrder(db, cancelHandler(services, db))),
    route('GET /desk/closingEffect.do', closingEffectHandler(db)),
    route('POST /desk/close.do', closeHandler(services, deps)),
    route('GET /desk/closing.do', closingHandler(services, db)),
    route('POST /desk/reopen.do', reopenHandler(db)),
    route('POST /desk/capacity.do', capacityHandler(services, db)),
    route('GET /desk/heldProducts.do', heldProductsHandler(db)),
    route('GET /desk/walkInChoices.do', walkInChoicesHandler(db)),
    route('POST /desk/walkIn.do', showingOrder(db, walkInHandler(services, db, deps.personKey))),
  ];
};
