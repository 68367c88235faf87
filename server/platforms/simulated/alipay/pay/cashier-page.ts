import { randomBytes } from 'node:crypto';
import { chinaTime, instantOf } from '../../../alipay/china-time';
import { privateKeyOf } from '../../../rsa-keys';
import { contentOf, signText } from '../../../alipay/signature';
import { centsOf, yuanOf } from '../../../payment/yuan';
import { escapeHtml, page } from '../page';
import { isRefusal } from '../refusals';
import type { CheckedCall } from '../request-check';
import type { FakeState } from '../state';
import type { CashierSession, SimulatedTrade } from './pay-state';
import { createTrade, payTrade, refusedOrder, tradeOf } from './trades';
import type { TradeOrder } from './trades';

const MOST_SESSIONS = 1_000;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The trade that a page asks for; its payer is whoever pays. */
const orderOf = ({ appId, parameters, notifyUrl }: CashierSession): TradeOrder => ({
  appId,
  number: text(parameters.out_trade_no),
  cents: centsOf(text(parameters.total_amount)) ?? 0,
  subject: text(parameters.subject),
  product: 'QUICK_WAP_WAY',
  buyer: '',
  expiresAt: instantOf(text(parameters.time_expire)) ?? 0,
  notifyUrl,
});

const problem = (zh: string, en: string): Response =>
  page({ zh: '无法支付', en: 'Cannot pay' }, `<p>${zh}<br><span lang="en">${en}</span></p>`, 400);

const over = (): Response =>
  problem(
    '订单已关闭或已过期，请回到预约页重新支付。',
    'This order has been closed or has expired.',
  );

/** The page of `alipay.trade.wap.pay`. No trade exists until its payer confirms. */
export function cashierPage(state: FakeState, call: CheckedCall): Response {
  const { sessions } = state.pay;
  const { app, parameters, notifyUrl, returnUrl } = call;
  const session = { appId: app.appId, parameters, notifyUrl, returnUrl };
  const order = orderOf(session);
  const known = tradeOf(state, order.number, app.appId);
  if (known?.status === 'TRADE_CLOSED') return over();
  const refusal = known ? null : refusedOrder(state, order);
  if (refusal?.sub_code === 'ACQ.INVALID_PARAMETER') return over();
  if (refusal) return problem(refusal.sub_code, refusal.sub_code);
  const id = randomBytes(16).toString('hex');
  const [oldest] = sessions.keys();
  if (sessions.size >= MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest);
  sessions.set(id, session);
  return page(
    { zh: '确认付款（开发环境）', en: 'Confirm payment (simulated)' },
    `<p>这里模拟支付宝的收银台，不会扣款。<br><span lang="en">This plays Alipay’s cashier. No money moves.</span></p>
<p class="amount">¥${yuanOf(order.cents)}</p>
<p>${escapeHtml(order.subject)}</p>
<form method="post" action="cashier/answer"><input type="hidden" name="session" value="${id}">
<p><button class="main" name="press" value="pay">确认付款 <span lang="en">Pay</span></button></p>
<p><button name="press" value="cancel">取消 <span lang="en">Cancel</span></button></p></form>`,
  );
}

/** Where the payer returns after paying, with signed parameters that prove nothing. */
function returnOf(state: FakeState, url: string, trade: SimulatedTrade): string {
  const back = new URL(url);
  const fields = {
    app_id: trade.appId,
    method: 'alipay.trade.wap.pay.return',
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    timestamp: chinaTime(state.options.now()),
    out_trade_no: trade.number,
    trade_no: trade.tradeNo,
    total_amount: yuanOf(trade.cents),
    seller_id: state.pay.options.sellerId,
  };
  const { sign_type: _, ...signed } = fields;
  const sign = signText(contentOf(signed), privateKeyOf(state.options.signs.privateKey()));
  for (const [name, value] of Object.entries({ ...fields, sign }))
    back.searchParams.set(name, value);
  return back.href;
}

const redirect = (location: string): Response =>
  new Response(null, { status: 302, headers: { location } });

/** `POST …/cashier/answer`: the payer pays or cancels. */
export function cashierAnswer(state: FakeState, form: URLSearchParams): Response {
  const session = state.pay.sessions.get(form.get('session') ?? '');
  if (!session) return over();
  const quit = text(session.parameters.quit_url);
  if (form.get('press') !== 'pay')
    return quit === '' ? page({ zh: '已取消', en: 'Cancelled' }, '') : redirect(quit);
  const order = orderOf(session);
  const trade = state.pay.trades.get(order.number) ?? createTrade(state, order);
  if (isRefusal(trade) || !payTrade(state, trade)) return over();
  return session.returnUrl === null
    ? page({ zh: '付款成功', en: 'Paid' }, '')
    : redirect(returnOf(state, session.returnUrl, trade));
}
