import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import type { BookingServices } from '../../domain/booking/submission/services';
import { Attempts } from '../../attempts/attempts';
import { arrivableHandler } from './arrival';
import { calendarRoutes } from './calendar-file';
import { cancelHandler, confirmHandler } from './cancel';
import { changeHandler, residueTimesHandler } from './change';
import { clientDetailHandler } from './detail';
import { pageListHandler, summaryHandler } from './list';
import { contactHandler } from './contact';
import { observationRoutes } from './observation';
import { offlineRoutes } from './offline';
import { paymentHandler, prepayHandler } from './payment-calls';
import { chargeHandler, recallHandler, retryHandler } from './refund-calls';
import { paymentPartsOf } from '../../domain/payments/payment/payment';
import { removeHandler } from './remove';
import { cancelVisitHandler, visitChargeHandler } from './visit-cancel';
import { changeClinicHandler, nearestVisitsHandler } from './visit-clinic';
import { changeVisitHandler } from './visit-change';
import { visitTimesHandler, visitWorkDaysHandler } from './visit-times';

const arrivalDeps = (deps: Deps) => ({ db: deps.db, attempts: new Attempts(deps) });

/** Everything after the booking (specification §7 "Booking and orders"). */
export const orderRoutes = (deps: Deps, services: BookingServices): readonly Route[] => [
  ...callsOnOrders(deps, services),
  ...callsOnVisits(deps, services),
  ...observationRoutes(deps),
  ...offlineRoutes(deps),
  ...calendarRoutes(deps),
  route('GET /order/subscribe/arrivable.do', arrivableHandler(services, arrivalDeps(deps)), {
    limit: 'clinicCodeReads',
  }),
  route('GET /order/subscribe/refundChargeCalculate.do', chargeHandler(deps)),
  route('GET /order/subscribe/recallRefundApply.do', recallHandler(services, deps), {
    writes: true,
  }),
  route('POST /order/subscribe/retryRefund.do', retryHandler(paymentPartsOf(deps, services))),
  route('POST /order/subscribe/prepay.do', prepayHandler(deps, services)),
  route('GET /order/subscribe/payment.do', paymentHandler(deps, services)),
];

const callsOnOrders = (deps: Deps, services: BookingServices): readonly Route[] => {
  const { db } = deps;
  return [
    route('GET /order/subscribe/pageList.do', pageListHandler(deps)),
    route('GET /order/subscribe/clientDetail.do', clientDetailHandler(services, db)),
    route('GET /order/subscribe/summary.do', summaryHandler(deps)),
    route('POST /order/subscribe/update.do', changeHandler(services, db)),
    route('GET /order/subscribe/updateResidueTimes.do', residueTimesHandler(db)),
    route('POST /order/subscribe/cancel.do', cancelHandler(services, deps)),
    route('POST /order/subscribe/confirmSubscribe.do', confirmHandler(services, arrivalDeps(deps))),
    route('POST /order/subscribe/correctContact.do', contactHandler(services, deps)),
    route('POST /order/subscribe/remove.do', removeHandler(db)),
  ];
};

const callsOnVisits = (deps: Deps, services: BookingServices): readonly Route[] => [
  route('GET /order/subscribe/visitWorkDays.do', visitWorkDaysHandler(services, deps.db)),
  route('GET /order/subscribe/visitTimes.do', visitTimesHandler(services, deps.db)),
  route('POST /order/subscribe/changeVisit.do', changeVisitHandler(services, deps.db)),
  route('GET /order/subscribe/nearestVisits.do', nearestVisitsHandler(services, deps.db)),
  route('POST /order/subscribe/changeClinic.do', changeClinicHandler(services, deps.db)),
  route('GET /order/subscribe/visitCharge.do', visitChargeHandler(deps)),
  route('POST /order/subscribe/cancelVisit.do', cancelVisitHandler(services, deps)),
];
