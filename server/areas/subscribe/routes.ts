import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import type { Listed } from '../../domain/clinics/clinic/listed';
import type { BookingServices } from '../../domain/booking/submission/services';
import { addHandler } from './add';
import { appointmentTimeHandler } from './appointment-time';
import { workDaysHandler, workTimesHandler } from './calendar';
import { canSubscribeHandler } from './can-subscribe';
import { checkLinkmanHandler } from './check-linkman';
import { addFamilyHandler } from './family';
import { courseDaysHandler } from './course-days';
import { familyTimesHandler } from './family-times';
import { holdHandler, presentHoldHandler, releaseHoldHandler } from './hold';
import { dueVisitHandler } from './due-visit';
import { overAgeHandler } from './over-age';
import { bookRestHandler, restOfCourseHandler } from './rest';
import { submitDetailHandler } from './submit-detail';

/** Calls up to the booking itself (specification §7 "Booking and orders"). */
export const subscribeRoutes = (
  deps: Deps,
  services: BookingServices,
  listed: Listed,
): readonly Route[] => [
  route('GET /subscribe/subscribe/departmentWorkDays.do', workDaysHandler(services)),
  route('GET /subscribe/subscribe/departmentWorkTimes2.do', workTimesHandler(services)),
  route('GET /subscribe/subscribe/courseDays.do', courseDaysHandler(services)),
  route('GET /subscribe/subscribe/isCanSubscribe.do', canSubscribeHandler(services)),
  route('GET /order/subscribe/checkSubscribeLinkman.do', checkLinkmanHandler(services, deps.db)),
  route('GET /order/subscribe/check/overAge.do', overAgeHandler(services, deps.db)),
  route('GET /subscribe/subscribe/isAppointmentTime.do', appointmentTimeHandler(services)),
  route('POST /subscribe/subscribe/hold.do', holdHandler(services, deps)),
  route('GET /subscribe/subscribe/presentHold.do', presentHoldHandler(services, deps)),
  route('POST /subscribe/subscribe/releaseHold.do', releaseHoldHandler(services)),
  route('POST /subscribe/subscribe/addV2.do', addHandler(services, deps.db)),
  route('GET /subscribe/subscribe/familyTimes.do', familyTimesHandler(services)),
  route('GET /subscribe/subscribe/dueVisit.do', dueVisitHandler(deps, listed, services)),
  route('POST /subscribe/subscribe/addFamily.do', addFamilyHandler(services, deps.db)),
  route('GET /subscribe/subscribe/restOfCourse.do', restOfCourseHandler(services, deps.db)),
  route('POST /subscribe/subscribe/bookRest.do', bookRestHandler(services, deps.db)),
  route('GET /subscribe/subscribe/submitDetail.do', submitDetailHandler(deps.db)),
];
