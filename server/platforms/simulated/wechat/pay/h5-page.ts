import { yuanOf } from '../../../payment/yuan';
import { pay, prepaid } from './payer';
import type { PayDoubleState } from './state';

/** ms for which the page of an H5 payment can be opened. */
const VALID = 5 * 60_000;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const html = (status: number, body: string): Response =>
  new Response(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>模拟支付 · Simulated payment</title></head><body>${body}</body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    },
  );

const isExpired = (prepayId: string, now: number): boolean =>
  now - Number.parseInt(prepayId.slice(2, 10), 36) > VALID;

function backOf(query: URLSearchParams): string | null {
  const back = query.get('redirect_url') ?? '';
  return /^https?:\/\/[^\s]+$/.test(back) ? back : null;
}

/** `GET …/h5`: asks the person whether to pay. */
export function h5Page(state: PayDoubleState, query: URLSearchParams): Response {
  const prepayId = query.get('prepay_id') ?? '';
  const order = prepaid(state, prepayId);
  if (!order || isExpired(prepayId, state.options.now()))
    return html(404, '<h1>支付链接已失效 This payment link has expired</h1>');
  const hidden = [...query]
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
  return html(
    200,
    `<h1>支付 ¥${yuanOf(order.cents)}</h1><p>${escape(order.description)}</p>
<p>这里模拟支付平台的页面，不会扣款。This plays the platform’s own page; no money moves.</p>
<form method="get" action="h5-answer">${hidden}
<p><button name="press" value="pay">支付 Pay</button></p>
<p><button name="press" value="cancel">取消 Cancel</button></p></form>`,
  );
}

/** `GET …/h5-answer`: pays or not, and returns to the merchant's page. */
export function h5Answer(state: PayDoubleState, query: URLSearchParams): Response {
  const order = prepaid(state, query.get('prepay_id') ?? '');
  const result = order && query.get('press') === 'pay' ? pay(state, order) : 'ok';
  if (!order || result !== 'ok')
    return html(409, '<h1>订单不能支付 This order cannot be paid</h1>');
  const back = backOf(query);
  if (back === null) return html(200, '<h1>已完成，请返回 Done. Go back to the shop.</h1>');
  return new Response(null, { status: 302, headers: { location: back } });
}
