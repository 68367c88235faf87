import type { PublishedField, PublishedFields } from '../published-fields';

/** One method of the gateway as Alipay publishes it. */
export interface AlipayCall {
  /** Page of the documentation, or the official SDK's model where the page was not available. */
  readonly page: string;
  /** `top`: next to the public parameters; `content`: inside `biz_content`; `page`: a signed URL without an answer. */
  readonly parametersIn: 'top' | 'content' | 'page';
  readonly fields: PublishedFields;
  /** The answer may be unsigned, as a certificate is verified by its chain. */
  readonly unsigned?: true;
}

type Text = Extract<PublishedField, { type: 'text' }>;
const text = (most: number, more: Omit<Text, 'type' | 'most'> = {}): PublishedField => ({
  type: 'text',
  most,
  ...more,
});
const one = (...oneOf: readonly string[]): PublishedField => ({ type: 'text', oneOf });
const optional = (field: PublishedField): PublishedField => ({ ...field, optional: true });

const openId = text(128, { shape: /^[\w-]+$/ });
const yuan = text(11, { shape: /^(0|[1-9]\d{0,8})\.\d\d$/ });
const number = text(64, { shape: /^[0-9A-Za-z_]+$/ });
const tradeNo = optional(text(64));
const subject = text(256, { shape: /^[^/=&]+$/ });
const chinaTime = text(19, { shape: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ });
/** A page of the mini-program, without a leading slash. */
const page = text(256, { shape: /^[^/?][^?]*$/ });

/** Parameters of every call. */
export const PUBLIC_FIELDS: PublishedFields = {
  app_id: text(32, { shape: /^\d{16,32}$/ }),
  method: text(128),
  format: optional(one('JSON')),
  charset: one('utf-8'),
  sign_type: one('RSA2'),
  sign: text(344),
  timestamp: chinaTime,
  version: one('1.0'),
  app_auth_token: optional(text(40)),
  notify_url: optional(text(256, { shape: /^https?:\/\/[^?#]+$/ })),
  return_url: optional(text(256, { shape: /^https?:\/\// })),
  app_cert_sn: optional(text(32, { shape: /^[0-9a-f]{32}$/ })),
  alipay_root_cert_sn: optional(text(256, { shape: /^[0-9a-f]{32}(_[0-9a-f]{32})*$/ })),
  biz_content: optional(text(Infinity)),
};

/** Every call that the provider makes to Alipay; other calls cannot be made. */
export const CALLS = {
  'alipay.system.oauth.token': {
    page: 'opendocs.alipay.com/open/02ailc (apifox copy doc-3309658)',
    parametersIn: 'top',
    fields: { grant_type: one('authorization_code'), code: text(40) },
  },
  'alipay.open.app.alipaycert.download': {
    page: 'opendocs.alipay.com/apis/api_9/alipay.open.app.alipaycert.download',
    parametersIn: 'content',
    fields: { alipay_cert_sn: text(128) },
    unsigned: true,
  },
  'alipay.open.app.mini.templatemessage.send': {
    page: 'docs.open.alipay.com/api_5/alipay.open.app.mini.templatemessage.send; SDK model of 2022-09-16',
    parametersIn: 'content',
    fields: {
      to_open_id: openId,
      user_template_id: text(64),
      page: text(128, { shape: /^[^/]/ }),
      data: text(2_048),
    },
  },
  'alipay.security.risk.content.sync.detect': {
    page: 'SDK model AlipaySecurityRiskContentSyncDetectModel of 2023-10-09',
    parametersIn: 'content',
    fields: {
      channel: one('tinyapp-eco-open'),
      content_type: one('TEXT', 'PICTURE'),
      data_list: { type: 'list', of: text(10_000), most: 1 },
      open_id: optional(openId),
      products: text(256),
      request_id: text(64),
      tenants: text(64),
    },
  },
  'alipay.open.app.qrcode.create': {
    page: 'docs.alipay.com/mini/api/openapi-qrcode; developer.alibaba.com/docs/api.htm?apiId=1447',
    parametersIn: 'content',
    fields: {
      url_param: page,
      query_param: text(256, { shape: /^[^=&]+=[^=&]*(&[^=&]+=[^=&]*)*$/ }),
      describe: text(32),
      size: optional(one('s', 'm', 'l')),
      color: optional(text(8, { shape: /^0x[0-9A-F]{6}$/ })),
    },
  },
  'alipay.trade.create': {
    page: 'help.aliyun.com/document_detail/2978207.html; SDK model of 2024',
    parametersIn: 'content',
    fields: {
      out_trade_no: number,
      total_amount: yuan,
      subject,
      product_code: one('JSAPI_PAY'),
      op_app_id: text(32),
      buyer_open_id: openId,
      time_expire: chinaTime,
    },
  },
  'alipay.trade.wap.pay': {
    page: 'opendocs.alipay.com/open/203/107090; SDK model of 2024',
    parametersIn: 'page',
    fields: {
      out_trade_no: number,
      total_amount: yuan,
      subject,
      product_code: one('QUICK_WAP_WAY'),
      quit_url: optional(text(400)),
      time_expire: chinaTime,
      passback_params: optional(text(512)),
    },
  },
  'alipay.trade.query': {
    page: 'opendocs.alipay.com/open/194/106039; SDK model of 2024',
    parametersIn: 'content',
    fields: { out_trade_no: optional(number), trade_no: tradeNo },
  },
  'alipay.trade.close': {
    page: 'opendocs.alipay.com/open/194/106041; SDK model of 2024',
    parametersIn: 'content',
    fields: { out_trade_no: optional(number), trade_no: tradeNo },
  },
  'alipay.trade.refund': {
    page: 'opendocs.alipay.com/open/02ekfk; SDK model of 2024',
    parametersIn: 'content',
    fields: {
      out_trade_no: optional(number),
      trade_no: tradeNo,
      refund_amount: yuan,
      out_request_no: number,
      refund_reason: optional(text(256)),
    },
  },
  'alipay.trade.fastpay.refund.query': {
    page: 'help.aliyun.com/document_detail/2978202.html; SDK model of 2024',
    parametersIn: 'content',
    fields: {
      out_trade_no: optional(number),
      trade_no: tradeNo,
      out_request_no: number,
      query_options: optional({ type: 'list', of: text(64), most: 1_024 }),
    },
  },
  'alipay.data.dataservice.bill.downloadurl.query': {
    page: 'opendocs.alipay.com/open/194/106044; SDK model of 2024',
    parametersIn: 'content',
    fields: { bill_type: one('trade'), bill_date: text(15, { shape: /^\d{4}-\d\d(-\d\d)?$/ }) },
  },
} as const satisfies Readonly<Record<string, AlipayCall>>;

export type AlipayMethod = keyof typeof CALLS;

export const isMethod = (name: string): name is AlipayMethod => Object.keys(CALLS).includes(name);
