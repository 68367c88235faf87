import type { OpenPayment, PaymentStatus } from '@contract/order/payment-endpoints';
import type { PaymentMethod } from '@contract/order/payment-fields';
import { keepOrder } from '@/features/booking/order/use-order';
import { request } from '@/http/request';
import { pageLink } from '@/platform/host-page/page-link';
import { platformLogin } from '@/platform/login';
import { urlOf } from '@/routes/navigate';

/**
 * Opens a payment of an order, or gets the open one again. The returned order is cached. Rejects with an ApiError whose
 * message is to be shown in the page. @param others orders of its visit that the same payment is for
 */
export async function openPayment(
  orderId: string,
  others: readonly string[],
  method: PaymentMethod,
): Promise<OpenPayment> {
  const loginCode = await platformLogin.loginCode();
  const { order, payment } = await request(
    'POST /order/subscribe/prepay.do',
    {
      orderId,
      ...(others.length > 0 && { togetherWith: others.join(',') }),
      method,
      returnTo: pageLink(urlOf('orderDetail', { orderId })),
      ...(loginCode && { loginCode }),
    },
    { isQs: true, failure: 'in-place' },
  );
  await keepOrder(order);
  return payment;
}

/** The newest attempt to pay an order, as the bank knows it; null where nobody answered. */
export const askPayment = (orderId: string): Promise<PaymentStatus | null> =>
  request(
    'GET /order/subscribe/payment.do',
    { orderId },
    { failure: 'background', neverCancel: true },
  ).catch(() => null);
