import type { AnswerData, CallInput, ParsedInput } from './endpoint';
import { accountEndpoints } from './account/endpoints';
import { agreementEndpoints } from './agreement/endpoints';
import { changeMobileEndpoints } from './account/change-mobile-endpoints';
import { loginEndpoints } from './account/login-endpoints';
import { ownerCheckEndpoints } from './account/owner-check-endpoints';
import { beanEndpoints } from './beans/endpoints';
import { caregiverEndpoints } from './caregiver/endpoints';
import { certificateEndpoints } from './certificate/endpoints';
import { articleEndpoints } from './article/endpoints';
import { communityEndpoints } from './community/endpoints';
import { departmentEndpoints } from './department/endpoints';
import { deskEndpoints } from './desk/endpoints';
import { exportEndpoints } from './export/endpoints';
import { externalEndpoints } from './external/endpoints';
import { followUpEndpoints } from './follow-up/endpoints';
import { feedbackEndpoints } from './feedback/endpoints';
import { healthEndpoints } from './health/endpoints';
import { hospitalEndpoints } from './department/hospital-endpoints';
import { linkmanEndpoints } from './linkman/endpoints';
import { lotteryEndpoints } from './lottery/endpoints';
import { manageEndpoints } from './manage/endpoints';
import { lotEndpoints } from './manage/lot-endpoints';
import { recallEndpoints } from './manage/recall-endpoints';
import { reportEndpoints } from './manage/report-endpoints';
import { memberEndpoints } from './member/endpoints';
import { messageEndpoints } from './message/endpoints';
import { arrivalEndpoints } from './order/arrival-endpoints';
import { orderEndpoints } from './order/endpoints';
import { observationEndpoints } from './order/observation-endpoints';
import { calendarEndpoints } from './order/calendar-endpoints';
import { offlineEndpoints } from './order/offline-endpoints';
import { refundEndpoints } from './order/refund-endpoints';
import { paymentEndpoints } from './order/payment-endpoints';
import { visitEndpoints } from './order/visit-endpoints';
import { personalEndpoints } from './personal/endpoints';
import { planEndpoints } from './plan/endpoints';
import { doseHistoryEndpoints } from './plan/dose-history-endpoints';
import { questionnaireEndpoints } from './questionnaire/endpoints';
import { recommendEndpoints } from './recommend/endpoints';
import { regionEndpoints } from './region/endpoints';
import { releaseEndpoints } from './release/endpoints';
import { restEndpoints } from './subscribe/rest-endpoints';
import { serviceEndpoints } from './service/endpoints';
import { serviceStaffEndpoints } from './service/staff-endpoints';
import { sessionEndpoints } from './account/session-endpoints';
import { searchEndpoints } from './search/endpoints';
import { staffEndpoints } from './staff/endpoints';
import { subscribeEndpoints } from './subscribe/endpoints';
import { bookVisitEndpoints } from './subscribe/visit-endpoints';
import { telemetryEndpoints } from './telemetry/endpoints';
import { timeEndpoints } from './time/endpoints';
import { vaccineEndpoints } from './vaccine/endpoints';
import { availabilityAlertEndpoints } from './availability-alerts/endpoints';
import { waitlistEndpoints } from './waitlist/endpoints';
import { videoEndpoints } from './video/endpoints';

/**
 * Every call between client and provider (specification §7), keyed by verb and path. Paths that the specification does
 * not show are ours, e.g. departmentWorkDays, product/*, catalog/list, zone/*, encyclopedia/*, article/*, summary,
 * updateNickName, passport/mini/*, passport/user/session/*, passport/user/changeMobile/*, ownerCheck/*, bindMobile, sms-check/send, delete and delete/check, analytics/event and pageVisit,
 * video/*, feedback/*, prepay, payment, refunds' retryRefund, arrivable, observation/*, followUp/*, offline/*, certificate/*,
 * userWantVaccine/list, release/*, plan/due, hospital-page/page/detail, region/path, search/*, health-beans/account/*, lottery/*,
 * service/*, passport/user/export/*, questionnaire/*, personal/*, linkman/health/*, member/wx/* besides those of the member centre that are named.
 */
export const endpoints = {
  ...accountEndpoints,
  ...sessionEndpoints,
  ...changeMobileEndpoints,
  ...ownerCheckEndpoints,
  ...agreementEndpoints,
  ...arrivalEndpoints,
  ...articleEndpoints,
  ...beanEndpoints,
  ...caregiverEndpoints,
  ...certificateEndpoints,
  ...communityEndpoints,
  ...departmentEndpoints,
  ...deskEndpoints,
  ...staffEndpoints,
  ...exportEndpoints,
  ...externalEndpoints,
  ...feedbackEndpoints,
  ...followUpEndpoints,
  ...healthEndpoints,
  ...hospitalEndpoints,
  ...linkmanEndpoints,
  ...lotteryEndpoints,
  ...manageEndpoints,
  ...lotEndpoints,
  ...recallEndpoints,
  ...reportEndpoints,
  ...memberEndpoints,
  ...messageEndpoints,
  ...loginEndpoints,
  ...observationEndpoints,
  ...calendarEndpoints,
  ...offlineEndpoints,
  ...orderEndpoints,
  ...visitEndpoints,
  ...paymentEndpoints,
  ...personalEndpoints,
  ...planEndpoints,
  ...doseHistoryEndpoints,
  ...questionnaireEndpoints,
  ...refundEndpoints,
  ...recommendEndpoints,
  ...regionEndpoints,
  ...releaseEndpoints,
  ...restEndpoints,
  ...bookVisitEndpoints,
  ...searchEndpoints,
  ...serviceEndpoints,
  ...serviceStaffEndpoints,
  ...subscribeEndpoints,
  ...telemetryEndpoints,
  ...timeEndpoints,
  ...vaccineEndpoints,
  ...waitlistEndpoints,
  ...availabilityAlertEndpoints,
  ...videoEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type InputOf<Name extends EndpointName> = CallInput<Endpoints[Name]>;
export type ParsedInputOf<Name extends EndpointName> = ParsedInput<Endpoints[Name]>;
export type DataOf<Name extends EndpointName> = AnswerData<Endpoints[Name]>;
