import { bookingOf, dayFrom, newKey, PRODUCT } from '../kit/worlds/booking-world';

const reason = 'time' as const;

/** Every call that a caregiver may make, by what it is sent for a shared member with an appointment. */
export const inputsFor = (
  linkmanId: string,
  orderId: string,
  submitId: string,
  slotId: number,
) => ({
  'GET /order/subscribe/clientDetail.do': { orderId },
  'POST /order/subscribe/update.do': { orderId, slotId },
  'GET /order/subscribe/updateResidueTimes.do': { orderId },
  'POST /order/subscribe/cancel.do': { orderId, reason },
  'POST /order/subscribe/confirmSubscribe.do': { orderId },
  'POST /order/subscribe/correctContact.do': { orderId, mobile: '13700000001' },
  'GET /order/subscribe/refundChargeCalculate.do': { orderId },
  'GET /order/subscribe/visitWorkDays.do': { orderIds: orderId, month: dayFrom(3).slice(0, 7) },
  'GET /order/subscribe/visitTimes.do': { orderIds: orderId, day: dayFrom(3) },
  'POST /order/subscribe/changeVisit.do': { moves: [{ orderId, slotId }] },
  'GET /order/subscribe/nearestVisits.do': { orderIds: orderId },
  'POST /order/subscribe/changeClinic.do': {
    ...{ idempotencyKey: newKey(), depaCode: 'D1', moves: [{ orderId, slotId }] },
  },
  'GET /order/subscribe/visitCharge.do': { orderIds: orderId },
  'POST /order/subscribe/cancelVisit.do': { orderIds: [orderId], reason },
  'GET /order/observation/detail.do': { orderId },
  'POST /order/observation/save.do': { orderId, reactions: ['none'] },
  'GET /order/certificate/detail.do': { orderId },
  'GET /vaccine/plan/detail.do': { linkmanId },
  'GET /plan/plan/clinics.do': { linkmanId, code: 'flu', regionCode: '110100' },
  'POST /plan/plan/declineSuggestion.do': { linkmanId, code: 'flu', declined: true },
  'POST /vaccine/plan/saveDose.do': { linkmanId, code: 'flu', day: dayFrom(-400) },
  'POST /vaccine/plan/saveDoseHistory.do': { linkmanId, batchKey: newKey(), upToMonths: null },
  'POST /vaccine/plan/undoDoseHistory.do': { linkmanId, batchKey: newKey() },
  'POST /vaccine/plan/removeDose.do': { doseRecordId: 'none' },
  'GET /subscribe/subscribe/departmentWorkDays.do': {
    ...{ depaCode: 'D1', productId: PRODUCT, month: dayFrom(3).slice(0, 7) },
    ...{ linkmanId, doseNo: 1 },
  },
  'GET /subscribe/subscribe/departmentWorkTimes2.do': {
    ...{ depaCode: 'D1', productId: PRODUCT, day: dayFrom(3), orderId },
  },
  'GET /subscribe/subscribe/courseDays.do': {
    ...{ depaCode: 'D1', productId: PRODUCT, linkmanId, doseNo: 1, day: dayFrom(3) },
  },
  'GET /order/subscribe/checkSubscribeLinkman.do': {
    ...{ depaCode: 'D1', productId: PRODUCT, linkmanId },
  },
  'GET /order/calendar/address.do': { orderId },
  'GET /order/subscribe/check/overAge.do': { productId: PRODUCT, linkmanId, doseNo: 1 },
  'POST /subscribe/subscribe/addV2.do': {
    ...bookingOf({ linkmanId, userId: '', token: '' }, slotId),
  },
  'GET /subscribe/subscribe/submitDetail.do': { submitId },
  'GET /subscribe/subscribe/dueVisit.do': { linkmanId, regionCode: '110100' },
  'POST /subscribe/subscribe/addFamily.do': {
    idempotencyKey: newKey(),
    depaCode: 'D1',
    people: [1, 2].map((doseNo) => ({
      ...{ linkmanId, productId: PRODUCT, doseNo, slotId, guidelineVersion: 'x' },
    })),
  },
  'GET /subscribe/subscribe/restOfCourse.do': { orderId },
  'POST /subscribe/subscribe/bookRest.do': {
    ...{ idempotencyKey: newKey(), orderId, guidelineVersion: 'x' },
    doses: [{ doseNo: 2, slotId }],
  },
});
