import type { CallOptions, Provider } from '../harness';
import { until } from '../until';

/** Opens a payment of an order on Alipay's page. @returns the page's address */
export async function openPage(
  provider: Provider,
  orderId: string,
  payer: CallOptions,
): Promise<string> {
  const { payment } = await provider.ok(
    'POST /order/subscribe/prepay.do',
    { orderId, method: 'alipay-wap' },
    payer,
  );
  if (payment.request?.kind !== 'page') throw new Error(`Nothing to pay: ${payment.state}`);
  return new URL(payment.request.url, provider.url).href;
}

/** Presses a button of the page, as the payer does. */
export async function pressOnPage(page: string, press: 'pay' | 'cancel'): Promise<Response> {
  const shown = await (await fetch(page)).text();
  const session = /name="session" value="(\w+)"/.exec(shown)?.[1];
  if (!session) throw new Error(`No cashier: ${shown.slice(0, 300)}`);
  return fetch(new URL('cashier/answer', page), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ session, press }),
  });
}

/** Waits until an order's payment is in a state. */
export async function paymentIs(
  provider: Provider,
  orderId: string,
  payer: CallOptions,
  state: string,
): Promise<void> {
  await until(
    () => provider.ok('GET /order/subscribe/payment.do', { orderId }, payer),
    (now) => now.state === state,
  );
}

/** Pays an order ahead on Alipay's page. */
export async function payAhead(
  provider: Provider,
  orderId: string,
  payer: CallOptions,
): Promise<void> {
  await pressOnPage(await openPage(provider, orderId, payer), 'pay');
  await paymentIs(provider, orderId, payer, 'paid');
}
