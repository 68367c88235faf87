import type { PublishedField, PublishedFields } from '../../published-fields';

/** One call of WeChat Pay (APIv3) as its documentation publishes it. */
export interface WeChatPayCall {
  readonly method: 'GET' | 'POST';
  /** `{name}` stands for a variable of {@link route}. */
  readonly path: string;
  /** Page of pay.weixin.qq.com. */
  readonly page: string;
  readonly route: PublishedFields;
  readonly query: PublishedFields;
  /** Null for a GET. */
  readonly body: PublishedFields | null;
  /** `nothing`: 204 without a body; `file`: bytes without a signature. */
  readonly answer: 'json' | 'nothing' | 'file';
  /** Calls a second of one merchant; null where no limit is published. */
  readonly perSecond: number | null;
}

const text = (
  most: number,
  more: Omit<Extract<PublishedField, { type: 'text' }>, 'type' | 'most'> = {},
): PublishedField => ({ type: 'text', most, ...more });
const object = (fields: PublishedFields): PublishedField => ({ type: 'object', fields });
const optional = (field: PublishedField): PublishedField => ({ ...field, optional: true });

const none: PublishedFields = {};
const cents: PublishedField = { type: 'whole', least: 1, most: 1_000_000_000 };
const currency: PublishedField = { type: 'text', oneOf: ['CNY'] };
const mchid = text(32, { shape: /^\d+$/ });
const number = text(32, { least: 6, shape: /^[0-9A-Za-z_\-|*]+$/ });
const refundNumber = text(64, { shape: /^[0-9A-Za-z_\-|*@]+$/ });
/** https, without a query. */
const address = text(255, { shape: /^https:\/\/[^?#\s]+$/ });
/** RFC 3339 with a zone. */
const instant = text(64, { shape: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/ });

const order: PublishedFields = {
  appid: text(32),
  mchid,
  description: text(127),
  out_trade_no: number,
  time_expire: optional(instant),
  attach: optional(text(128)),
  notify_url: address,
  amount: object({ total: cents, currency: optional(currency) }),
};

/** Every call that the provider makes to WeChat Pay; other calls cannot be made. */
export const PAY_CALLS = {
  orderJsapi: {
    method: 'POST',
    path: '/v3/pay/transactions/jsapi',
    page: 'docs/merchant/apis/jsapi-payment/direct-jsons/jsapi-prepay',
    route: none,
    query: none,
    body: { ...order, payer: object({ openid: text(128) }) },
    answer: 'json',
    perSecond: null,
  },
  orderH5: {
    method: 'POST',
    path: '/v3/pay/transactions/h5',
    page: 'docs/merchant/apis/h5-payment/direct-jsons/h5-prepay',
    route: none,
    query: none,
    body: {
      ...order,
      scene_info: object({
        payer_client_ip: text(45, { shape: /^[0-9A-Fa-f.:]+$/ }),
        h5_info: object({
          type: { type: 'text', oneOf: ['iOS', 'Android', 'Wap'] },
          app_name: optional(text(64)),
          app_url: optional(text(128)),
        }),
      }),
    },
    answer: 'json',
    perSecond: null,
  },
  queryOrder: {
    method: 'GET',
    path: '/v3/pay/transactions/out-trade-no/{out_trade_no}',
    page: 'doc/v3/merchant/4013070356',
    route: { out_trade_no: number },
    query: { mchid },
    body: null,
    answer: 'json',
    perSecond: null,
  },
  closeOrder: {
    method: 'POST',
    path: '/v3/pay/transactions/out-trade-no/{out_trade_no}/close',
    page: 'doc/v3/merchant/4013070360',
    route: { out_trade_no: number },
    query: none,
    body: { mchid },
    answer: 'nothing',
    perSecond: null,
  },
  refund: {
    method: 'POST',
    path: '/v3/refund/domestic/refunds',
    page: 'doc/v3/merchant/4012587971',
    route: none,
    query: none,
    body: {
      out_trade_no: number,
      out_refund_no: refundNumber,
      reason: optional(text(80)),
      notify_url: optional(text(256, { shape: /^https:\/\/[^?#\s]+$/ })),
      amount: object({ refund: cents, total: cents, currency }),
    },
    answer: 'json',
    perSecond: 150,
  },
  queryRefund: {
    method: 'GET',
    path: '/v3/refund/domestic/refunds/{out_refund_no}',
    page: 'docs/merchant/apis/jsapi-payment/query-by-out-refund-no',
    route: { out_refund_no: refundNumber },
    query: none,
    body: null,
    answer: 'json',
    perSecond: null,
  },
  tradeBill: {
    method: 'GET',
    path: '/v3/bill/tradebill',
    page: 'doc/v3/merchant/4012556654',
    route: none,
    query: {
      bill_date: text(10, { shape: /^\d{4}-\d\d-\d\d$/ }),
      bill_type: { type: 'text', optional: true, oneOf: ['ALL', 'SUCCESS', 'REFUND'] },
      tar_type: { type: 'text', optional: true, oneOf: ['GZIP'] },
    },
    body: null,
    answer: 'json',
    perSecond: null,
  },
  billFile: {
    method: 'GET',
    path: '/v3/billdownload/file',
    page: 'docs/merchant/apis/jsapi-payment/download-bill',
    route: none,
    // The address comes whole with the answer of tradeBill.
    query: { token: text(4_096), tartype: optional(text(16)) },
    body: null,
    answer: 'file',
    perSecond: null,
  },
} as const satisfies Readonly<Record<string, WeChatPayCall>>;

export type WeChatPayCallName = keyof typeof PAY_CALLS;
