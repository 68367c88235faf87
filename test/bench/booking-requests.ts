import { CLINIC, DISCLOSURE, newKey } from '../server/kit/worlds/booking-world';
import type { Caller } from '../server/kit/worlds/booking-world';
import { getRequest, postRequest } from './load';

const ADD = '/subscribe/subscribe/addV2.do';
/** Answered from memory. */
const TRIVIAL = '/subscribe/subscribe/isCanSubscribe.do';

/** Books the first dose of a product at the first clinic. */
export const bookingRequest = (
  { token, linkmanId }: Caller,
  productId: string,
  slotId: number,
  more: { readonly holdId?: string; readonly guidelineVersion?: string } = {},
): Buffer =>
  postRequest(ADD, token, {
    idempotencyKey: newKey(),
    depaCode: CLINIC,
    productId,
    slotId,
    linkmanId,
    doseNo: 1,
    guidelineVersion: DISCLOSURE,
    ...more,
  });

/** Asks whether the first clinic takes bookings for a product. */
export const trivialRequest = ({ token }: Caller, productId: string): Buffer =>
  getRequest(`${TRIVIAL}?depaCode=${CLINIC}&productId=${productId}`, token);
