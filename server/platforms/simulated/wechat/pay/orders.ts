import { chinaInstant } from '../../../wechat/pay/china-instant';
import { answered, NOTHING, refused } from './answers';
import type { PayAnswer } from './answers';
import type { AskedPay, PayHandler } from './asked';
import { statusOf } from './order-status';
import { prepayIdOf } from './prepay';
import type { OrderRecord } from './records';
import { DAY } from '../../../../kernel/clock';

const OPENID = /^o[\w-]{27}$/;
/** ms that an order without an end is payable, and the least time until an end. */
const [USUAL, LEAST] = [7 * DAY, 60_000];

interface OrderBody {
  readonly appid: string;
  readonly mchid: string;
  readonly description: string;
  readonly out_trade_no: string;
  readonly time_expire?: string;
  readonly notify_url: string;
  readonly amount: { readonly total: number };
  readonly payer?: { readonly openid: string };
}

/** Why an order is refused before its number is looked up; null where it is not. */
function violationOf({ state, merchant, body }: AskedPay, order: OrderBody): PayAnswer | null {
  if (order.mchid !== merchant.mchid) return refused('PARAM_ERROR', 'mchid与签名商户不一致');
  if (!merchant.appIds.includes(order.appid))
    return refused('APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配');
  const openid = order.payer?.openid;
  if (openid === undefined) return merchant.hasH5 ? null : refused('NO_AUTH', '商户未开通H5支付');
  const { knowsPayer } = state.options;
  const isKnown = knowsPayer ? knowsPayer(order.appid, openid) : OPENID.test(openid);
  return isKnown && body.payer ? null : refused('OPENID_MISMATCH', 'openid与appid不匹配');
}

function known(found: OrderRecord, request: string, now: number): PayAnswer | null {
  const status = statusOf(found, now);
  if (status === 'CLOSED') return refused('ORDER_CLOSED', '该订单已关闭');
  if (status !== 'NOTPAY') return refused('INVALID_REQUEST', '该订单已支付');
  return found.request === request ? null : refused('OUT_TRADE_NO_USED', '商户订单号重复');
}

const ordering =
  (
    call: OrderRecord['call'],
    answerFor: (asked: AskedPay, prepayId: string) => object,
  ): PayHandler =>
  (asked) => {
    const { state, merchant } = asked;
    const body = asked.body as unknown as OrderBody;
    const violation = violationOf(asked, body);
    if (violation) return violation;
    const now = state.options.now();
    const number = body.out_trade_no;
    const request = `${call} ${JSON.stringify(body)}`;
    const found = state.orders.get(merchant.mchid, number);
    const refusal = found && known(found, request, now);
    if (refusal) return refusal;
    if (!found) {
      const asksFor = body.time_expire === undefined ? now + USUAL : Date.parse(body.time_expire);
      if (asksFor <= now) return refused('PARAM_ERROR', 'time_expire时间过早');
      state.orders.put({
        mchid: merchant.mchid,
        number,
        appId: body.appid,
        call,
        request,
        description: body.description,
        cents: body.amount.total,
        notifyUrl: body.notify_url,
        openid: body.payer?.openid ?? null,
        createdAt: now,
        expiresAt: Math.max(asksFor, now + LEAST),
        isClosed: false,
        paid: null,
        refunds: [],
      });
    }
    return answered(answerFor(asked, prepayIdOf(merchant.mchid, number, now)));
  };

export const answerJsapi = ordering('orderJsapi', (_, prepayId) => ({ prepay_id: prepayId }));

export const answerH5 = ordering('orderH5', ({ state }, prepayId) => ({
  h5_url: `${state.options.pages}/h5?prepay_id=${prepayId}&package=1`,
}));

const TEXT = {
  NOTPAY: '订单未支付',
  SUCCESS: '支付成功',
  REFUND: '转入退款',
  CLOSED: '订单已关闭',
};

/** An order as a query and a callback show it. @param now ms */
export function transactionOf(order: OrderRecord, now: number): object {
  const status = statusOf(order, now);
  const { appId: appid, mchid, number: out_trade_no, cents: total, paid } = order;
  const common = {
    appid,
    mchid,
    out_trade_no,
    trade_state: status,
    trade_state_desc: TEXT[status],
  };
  if (!paid) return { ...common, amount: { total, currency: 'CNY' }, payer: {} };
  return {
    ...common,
    transaction_id: paid.transactionId,
    trade_type: order.call === 'orderH5' ? 'MWEB' : 'JSAPI',
    bank_type: 'OTHERS',
    attach: '',
    success_time: chinaInstant(paid.at),
    payer: { openid: paid.openid },
    amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
  };
}

export const answerQuery: PayHandler = ({ state, merchant, route, query }) => {
  if (query.mchid !== merchant.mchid) return refused('PARAM_ERROR', 'mchid与签名商户不一致');
  const found = state.orders.get(merchant.mchid, route.out_trade_no ?? '');
  if (!found) return refused('ORDER_NOT_EXIST', '订单不存在');
  return answered(transactionOf(found, state.options.now()));
};

/** Closes an unpaid order; a number that is unknown or closed gets 204 too. */
export const answerClose: PayHandler = ({ state, merchant, route, body }) => {
  if (body.mchid !== merchant.mchid) return refused('PARAM_ERROR', 'mchid与签名商户不一致');
  const found = state.orders.get(merchant.mchid, route.out_trade_no ?? '');
  if (found?.paid) return refused('INVALID_REQUEST', '订单已支付，不能关闭');
  if (found) state.orders.put({ ...found, isClosed: true });
  return NOTHING;
};
