import { PaymentRefused, PaymentUnclear } from '../../payment/partner';
import type { PaymentOrder, PaymentRequest } from '../../payment/partner';
import { yuanOf } from '../../payment/yuan';
import { chinaTime } from '../china-time';
import type { AlipayGateway } from '../gateway';
import { textOf } from './trade-state';

/** Signs that a subject may not have, and those that would break a line of the bill, as full-width ones. */
const FULL_WIDTH: Readonly<Record<string, string>> = {
  '/': '／',
  '=': '＝',
  '&': '＆',
  ',': '，',
  '"': '＂',
};

const subjectOf = (description: string): string =>
  description.replace(/[/=&,"]/g, (sign) => FULL_WIDTH[sign] ?? ' ').replace(/\s+/g, ' ');

const commonOf = ({ number, cents, description, expiresAt }: PaymentOrder) => ({
  out_trade_no: number,
  total_amount: yuanOf(cents),
  subject: subjectOf(description),
  time_expire: chinaTime(expiresAt),
});

/**
 * Creates the trade that `my.tradePay` pays (`alipay.trade.create`); a repeat answers the same trade.
 * @throws AlipayError, AlipayUndecided, PaymentRefused, PaymentUnclear
 */
export async function createTrade(
  gateway: AlipayGateway,
  order: PaymentOrder,
  notifyUrl: string,
): Promise<PaymentRequest> {
  if (order.payer === null)
    throw new PaymentRefused('NO_PAYER', false, 'A payment in the mini-program needs its payer.');
  const parameters = {
    ...commonOf(order),
    product_code: 'JSAPI_PAY',
    op_app_id: gateway.appId,
    buyer_open_id: order.payer,
  };
  const answer = await gateway.call('alipay.trade.create', parameters, { notifyUrl });
  const tradeNO = textOf(answer.trade_no);
  if (tradeNO === '' || answer.out_trade_no !== order.number)
    throw new PaymentUnclear('alipay.trade.create answered without this trade');
  return { kind: 'alipay', tradeNO };
}

/** The page on which a browser's payer pays (`alipay.trade.wap.pay`); no trade exists until they confirm there. */
export function wapPage(
  gateway: AlipayGateway,
  order: PaymentOrder,
  notifyUrl: string,
): PaymentRequest {
  const { returnUrl } = order;
  const parameters = {
    ...commonOf(order),
    product_code: 'QUICK_WAP_WAY',
    ...(returnUrl === null ? {} : { quit_url: returnUrl }),
  };
  const options = { notifyUrl, ...(returnUrl === null ? {} : { returnUrl }) };
  return { kind: 'page', url: gateway.pageUrl('alipay.trade.wap.pay', parameters, options) };
}
