import type { PublishedField, PublishedFields } from '../published-fields';

/** One call of WeChat as its documentation publishes it. */
export interface WeChatCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Page of developers.weixin.qq.com. */
  readonly page: string;
  /** Kind of account that may make it. */
  readonly by: 'mini' | 'web' | 'any';
  /** Whether the access token is sent in the query. */
  readonly token: boolean;
  readonly query: PublishedFields;
  /** Null for a GET. */
  readonly body: PublishedFields | null;
  /** Calls a minute of one account; null where no limit is published. */
  readonly perMinute: number | null;
}

const text = (
  most = 512,
  more: Omit<Extract<PublishedField, { type: 'text' }>, 'type' | 'most'> = {},
): PublishedField => ({ type: 'text', most, ...more });
const one = (...oneOf: readonly string[]): PublishedField => ({ type: 'text', oneOf });
const whole = (least: number, most: number): PublishedField => ({ type: 'whole', least, most });
const optional = (field: PublishedField): PublishedField => ({ ...field, optional: true });

const appid = text(32);
const openid = text(64, { shape: /^[\w-]+$/ });
const released = text(256, { shape: /^[^/?][^?]*$/ });
const scene: PublishedField = { type: 'whole', oneOf: [1, 2, 3, 4] };
const version: PublishedField = { type: 'whole', oneOf: [2] };
const none: PublishedFields = {};

/** Every call that the provider makes to WeChat; other calls cannot be made. */
export const CALLS = {
  code2Session: {
    method: 'GET',
    path: '/sns/jscode2session',
    page: 'miniprogram/dev/server/API/user-login/api_code2session',
    by: 'mini',
    token: false,
    query: { appid, secret: text(), js_code: text(), grant_type: one('authorization_code') },
    body: null,
    perMinute: null,
  },
  getStableAccessToken: {
    method: 'POST',
    path: '/cgi-bin/stable_token',
    page: 'doc/service/api/base/api_getstableaccesstoken',
    by: 'any',
    token: false,
    query: none,
    body: {
      grant_type: one('client_credential'),
      appid,
      secret: text(),
      force_refresh: optional({ type: 'flag' }),
    },
    perMinute: 10_000,
  },
  getPhoneNumber: {
    method: 'POST',
    path: '/wxa/business/getuserphonenumber',
    page: 'miniprogram/dev/server/API: api_getphonenumber',
    by: 'mini',
    token: true,
    query: none,
    body: { code: text(), openid: optional(openid) },
    perMinute: null,
  },
  getTicket: {
    method: 'GET',
    path: '/cgi-bin/ticket/getticket',
    page: 'doc/offiaccount/OA_Web_Apps/JS-SDK',
    by: 'web',
    token: true,
    query: { type: one('jsapi') },
    body: null,
    perMinute: null,
  },
  snsAccessToken: {
    method: 'GET',
    path: '/sns/oauth2/access_token',
    page: 'doc/service/api/webdev/access/api_snsaccesstoken',
    by: 'web',
    token: false,
    query: { appid, secret: text(), code: text(), grant_type: one('authorization_code') },
    body: null,
    perMinute: 50_000,
  },
  sendSubscribeMessage: {
    method: 'POST',
    path: '/cgi-bin/message/subscribe/send',
    page: 'miniprogram/dev/server/API: api_sendmessage',
    by: 'mini',
    token: true,
    query: none,
    body: {
      template_id: text(128),
      touser: openid,
      data: { type: 'object' },
      page: optional(text(1024, { shape: /^[^/]/ })),
      miniprogram_state: one('developer', 'trial', 'formal'),
      lang: one('zh_CN', 'en_US', 'zh_HK', 'zh_TW'),
    },
    perMinute: null,
  },
  getTemplateList: {
    method: 'GET',
    path: '/wxaapi/newtmpl/gettemplate',
    page: 'miniprogram/dev/OpenApiDoc/mp-message-management/subscribe-message/getTemplateList.html',
    by: 'mini',
    token: true,
    query: none,
    body: null,
    perMinute: null,
  },
  checkText: {
    method: 'POST',
    path: '/wxa/msg_sec_check',
    page: 'miniprogram/dev/server/API: security.msgSecCheck',
    by: 'mini',
    token: true,
    query: none,
    body: {
      version,
      openid,
      scene,
      content: text(2_500),
      nickname: optional(text()),
      title: optional(text()),
      signature: optional(text()),
    },
    perMinute: 4_000,
  },
  checkMedia: {
    method: 'POST',
    path: '/wxa/media_check_async',
    page: 'miniprogram/dev/server/API: security.mediaCheckAsync',
    by: 'mini',
    token: true,
    query: none,
    body: {
      media_url: text(2_048, { shape: /^https?:\/\// }),
      media_type: { type: 'whole', oneOf: [1, 2] },
      version,
      openid,
      scene,
    },
    perMinute: 2_000,
  },
  getUnlimitedCode: {
    method: 'POST',
    path: '/wxa/getwxacodeunlimit',
    page: 'miniprogram/dev/server/API: api_getunlimitedqrcode',
    by: 'mini',
    token: true,
    query: none,
    body: {
      scene: text(32, { shape: /^[0-9A-Za-z!#$&'()*+,/:;=?@\-._~]+$/ }),
      page: released,
      check_path: { type: 'flag' },
      env_version: one('release', 'trial', 'develop'),
      width: whole(280, 1280),
    },
    perMinute: 5_000,
  },
  generateUrlLink: {
    method: 'POST',
    path: '/wxa/generate_urllink',
    page: 'miniprogram/dev/server/API/qrcode-link/url-link/api_generateurllink.html',
    by: 'mini',
    token: true,
    query: none,
    body: {
      path: released,
      query: optional(text(1_024, { least: 0, shape: /^[0-9A-Za-z!#$&'()*+,/:;=?@\-._~%]*$/ })),
      expire_type: { type: 'whole', oneOf: [1] },
      expire_interval: whole(1, 30),
      env_version: one('release', 'trial', 'develop'),
    },
    perMinute: null,
  },
} as const satisfies Readonly<Record<string, WeChatCall>>;

export type WeChatCallName = keyof typeof CALLS;
