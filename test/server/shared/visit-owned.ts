import { dayFrom, newKey, OTHER_CLINIC } from '../kit/worlds/booking-world';

type Of = { readonly orderId: string };

/** Calls on a visit, with the input that another account sends. */
export const VISIT_CALLS = {
  'GET /order/subscribe/visitCharge.do': ({ orderId }: Of) => ({ orderIds: orderId }),
  'GET /order/subscribe/visitTimes.do': ({ orderId }: Of) => ({
    orderIds: orderId,
    day: dayFrom(4),
  }),
  'GET /order/subscribe/visitWorkDays.do': ({ orderId }: Of) => ({
    orderIds: orderId,
    month: dayFrom(4).slice(0, 7),
  }),
  'POST /order/subscribe/cancelVisit.do': ({ orderId }: Of) => ({
    orderIds: [orderId],
    reason: 'time',
  }),
  'GET /order/subscribe/nearestVisits.do': ({ orderId }: Of) => ({ orderIds: orderId }),
  'POST /order/subscribe/changeClinic.do': ({ orderId }: Of) => ({
    idempotencyKey: newKey(),
    depaCode: OTHER_CLINIC,
    moves: [{ orderId, slotId: 1 }],
  }),
  'POST /order/subscribe/changeVisit.do': ({ orderId }: Of) => ({
    moves: [{ orderId, slotId: 1 }],
  }),
};
