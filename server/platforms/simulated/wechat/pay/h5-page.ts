import { yuanOf } from '../../../payment/yuan';
import { pay, prepaid } from './payer';
import type { FakePayState } from './state';

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

const hostOf = (url: string | null): string => {
  try {
    return url === null ? '' : new URL(url).hostname;
  } catch {
    return '';
  }
};

const isUnder = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

/**
 * What WeChat says to a page that it was not opened from as it should be; null where it was. The page that opens it
 * (Referer) and the one that it returns to have to be on a registered H5 domain or below one
 * (pay.weixin.qq.com/wiki/doc/api/H5.php?chapter=15_4, and …/wxpay/ch/pay/H5Payment/chapter3_2.shtml).
 * @param domains the merchant's; null: the host that opens it is taken for registered
 */
function refusalOf(
  domains: readonly string[] | null,
  referer: string | null,
  back: string | null,
): string | null {
  const from = hostOf(referer);
  if (from === '') return '商家参数格式有误，请联系商家解决 (no Referer)';
  const registered = domains ?? [from];
  const isKnown = isUnder(from, registered) && (back === null || isUnder(hostOf(back), registered));
  return isKnown ? null : '商家存在未配置的参数，请联系商家解决 (H5 domain)';
}

/** `GET …/h5`: asks the person whether to pay. @param referer of the request */
export function h5Page(
  state: FakePayState,
  query: URLSearchParams,
  referer: string | null,
): Response {
  const prepayId = query.get('prepay_id') ?? '';
  const order = prepaid(state, prepayId);
  if (!order || isExpired(prepayId, state.options.now()))
    return html(404, '<h1>支付链接已失效 This payment link has expired</h1>');
  const merchant = state.options.merchants.find(({ mchid }) => mchid === order.mchid);
  const refusal = refusalOf(merchant?.h5Domains ?? null, referer, backOf(query));
  if (refusal !== null) return html(403, `<h1>${refusal}</h1>`);
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
export function h5Answer(state: FakePayState, query: URLSearchParams): Response {
  const order = prepaid(state, query.get('prepay_id') ?? '');
  const result = order && query.get('press') === 'pay' ? pay(state, order) : 'ok';
  if (!order || result !== 'ok')
    return html(409, '<h1>订单不能支付 This order cannot be paid</h1>');
  const back = backOf(query);
  if (back === null) return html(200, '<h1>已完成，请返回 Done. Go back to the shop.</h1>');
  return new Response(null, { status: 302, headers: { location: back } });
}
