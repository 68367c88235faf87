import type { InputOf } from '@contract/endpoints';
import type { RefundCharge } from '@contract/order/refund-endpoints';
import type { CancelReason } from '@contract/order/status-rules';
import { putServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { dropOwnAnswer } from '@/http/own/own-answers';
import { keepOrder } from './use-order';

/**
 * Calls that act on an order; each rejects with an ApiError whose message is to be shown in the page. The returned
 * order is cached, so that all pages show it at once, also those below.
 */

/** What cancelling a paid order at this moment would refund; the pages show it from then on. */
export async function readRefundCharge(orderId: string): Promise<RefundCharge> {
  const endpoint = 'GET /order/subscribe/refundChargeCalculate.do';
  const charge = await request(endpoint, { orderId }, { neverCancel: true, failure: 'in-place' });
  await putServerData(endpoint, { orderId }, charge);
  return charge;
}

/**
 * Cancels; the capacity is free again at once. `note` up to 200 characters. Refused where it would keep more by now than
 * `chargeCents`.
 */
export const cancelOrder = (
  order: Pick<InputOf<'POST /order/subscribe/cancel.do'>, 'orderId' | 'chargeCents'>,
  reason: CancelReason,
  note: string,
) =>
  request(
    'POST /order/subscribe/cancel.do',
    { ...order, reason, note },
    { isQs: true, failure: 'in-place' },
  ).then(keepOrder);

/** Moves an order to another slot of the same clinic and product. */
export const updateOrder = (orderId: string, slotId: number) =>
  request(
    'POST /order/subscribe/update.do',
    { orderId, slotId },
    { isQs: true, failure: 'in-place' },
  ).then(keepOrder);

/** What cancelling these orders at this moment gives back, together. */
export const readVisitCharge = (orderIds: readonly string[]) =>
  request(
    'GET /order/subscribe/visitCharge.do',
    { orderIds: orderIds.join(',') },
    { neverCancel: true, failure: 'in-place' },
  );

/** Cancels orders of one visit, all or none. Refused where it would keep more by now than `chargeCents`. */
export const cancelVisit = (cancellation: InputOf<'POST /order/subscribe/cancelVisit.do'>) =>
  request('POST /order/subscribe/cancelVisit.do', cancellation, {
    isJson: true,
    failure: 'in-place',
  });

/** Moves orders of one visit, all or none. */
export const changeVisit = (moves: InputOf<'POST /order/subscribe/changeVisit.do'>['moves']) =>
  request('POST /order/subscribe/changeVisit.do', { moves }, { isJson: true, failure: 'in-place' });

/** Corrects the number by which the clinic reaches the recipient. */
export const correctContact = (orderId: string, mobile: string) =>
  request(
    'POST /order/subscribe/correctContact.do',
    { orderId, mobile },
    { isJson: true, failure: 'in-place', crypto: 'request' },
  ).then(keepOrder);

/** Recalls a refund; the order returns to its previous state. */
export const recallRefund = (orderId: string) =>
  request('GET /order/subscribe/recallRefundApply.do', { orderId }, { failure: 'in-place' }).then(
    keepOrder,
  );

/** Retries a failed refund; the answer says whether it succeeded. */
export const retryRefund = (orderId: string) =>
  request(
    'POST /order/subscribe/retryRefund.do',
    { orderId },
    { isQs: true, failure: 'in-place' },
  ).then(keepOrder);

/** Checks in with the clinic's code of the day. */
export const arriveWithCode = (orderId: string, code: string) =>
  request(
    'POST /order/subscribe/confirmSubscribe.do',
    { orderId, code },
    { isQs: true, failure: 'in-place' },
  ).then(keepOrder);

/** Confirms that the recipient will come. */
export const confirmOrder = (orderId: string) =>
  request(
    'POST /order/subscribe/confirmSubscribe.do',
    { orderId },
    { isQs: true, failure: 'in-place' },
  ).then(keepOrder);

/** Hides an ended order from its account's list. */
export async function removeOrder(orderId: string): Promise<void> {
  await request(
    'POST /order/subscribe/remove.do',
    { orderId },
    { isQs: true, failure: 'in-place' },
  );
  dropOwnAnswer('GET /order/certificate/detail.do', { orderId });
}
