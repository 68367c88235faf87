import { createHash, randomBytes } from 'node:crypto';
import { leafIn, serialOf } from '../../alipay/certificates';
import type { AlipayMethod } from '../../alipay/calls';
import { KEYWORD_LENGTH } from '../../alipay/template-message';
import { done } from './answers';
import type { CallHandler } from './answers';
import { billDownload } from './pay/bill-calls';
import { close, create, query, refund, refundQuery } from './pay/trade-calls';
import { qrPicture } from '../qr-picture';
import { invalid, refused, unauthorised, UNKNOWN } from './refusals';
import type { Refusal } from './refusals';

/** Id of a person in an application. */
export const openIdOf = (appId: string, person: string): string =>
  `0${createHash('sha256').update(`${appId} ${person}`).digest('base64url').slice(0, 38)}`;

const token = (): string => randomBytes(20).toString('hex');

const oauthToken: CallHandler = (state, { app, parameters }) => {
  const person = state.codes.use(app.appId, String(parameters.code));
  if (person === null) return invalid('isv.code-invalid');
  const openId = openIdOf(app.appId, person);
  state.openIds.add(`${app.appId} ${openId}`);
  // A success answer has no code and no user_id: new applications get open ids only.
  return {
    open_id: openId,
    access_token: token(),
    expires_in: 1_296_000,
    refresh_token: token(),
    re_expires_in: 2_592_000,
    auth_start: '2026-11-22 09:00:00',
  };
};

const downloadCertificate: CallHandler = ({ options }, { parameters }) => {
  const pem = options.signs.certificate?.pem() ?? null;
  if (pem === null || serialOf(leafIn(pem)) !== parameters.alipay_cert_sn)
    return refused('CERT_NOT_EXIST');
  return done({ alipay_cert_content: Buffer.from(pem).toString('base64') });
};

const pageOf = (path: unknown): string => String(path).split('?')[0] ?? '';

/** Why the texts of a template are refused; null where they are valid. */
function refusedData(text: unknown): Refusal | null {
  try {
    const data = JSON.parse(String(text)) as Readonly<Record<string, { readonly value?: unknown }>>;
    const names = Object.keys(data);
    const isWhole = names.every((name, index) => {
      const value = data[name]?.value;
      const length = typeof value === 'string' ? [...value].length : 0;
      return name === `keyword${index + 1}` && length > 0 && length <= KEYWORD_LENGTH;
    });
    return names.length > 0 && isWhole ? null : refused('DATA_ILLEGAL');
  } catch {
    return refused('DATA_ILLEGAL');
  }
}

/** This double's sub-code without a subscription; the real one is not documented. */
export const NOT_SUBSCRIBED = 'USER_NOT_SUBSCRIBE';

const sendMessage: CallHandler = ({ options, subscriptions }, { parameters }) => {
  const { to_open_id: openId, user_template_id: template, page, data } = parameters;
  if (options.templates && !options.templates.includes(String(template)))
    return refused('USER_TEMPLATE_ILLEGAL');
  if (options.pages && !options.pages.includes(pageOf(page))) return refused('PAGE_ILLEGAL');
  const illegal = refusedData(data);
  if (illegal) return illegal;
  if (options.isLenient) return done();
  const key = `${String(openId)} ${String(template)}`;
  const left = subscriptions.get(key) ?? 0;
  if (left === 0) return refused(NOT_SUBSCRIBED);
  subscriptions.set(key, left - 1);
  return done();
};

const checkContent: CallHandler = ({ options, pictureAnswers }, { parameters }) => {
  if (!options.checksContent && !options.isLenient)
    return unauthorised('isv.insufficient-isv-permissions');
  if (parameters.content_type === 'PICTURE') {
    const suggestion = pictureAnswers.shift() ?? 'pass';
    if (suggestion === 'unknown') return UNKNOWN;
    return done({ request_id: parameters.request_id, suggestion });
  }
  const text = (parameters.data_list as readonly string[]).join('');
  const suggestion = /赌博|gambling/.test(text)
    ? 'block'
    : /代购|resale/.test(text)
      ? 'review'
      : 'pass';
  return done({ request_id: parameters.request_id, suggestion });
};

const createCode: CallHandler = ({ options }, { parameters, origin }) => {
  if (options.pages && !options.pages.includes(String(parameters.url_param)))
    return refused('PAGE_ILLEGAL');
  const code = `${String(parameters.url_param)}?${String(parameters.query_param)}`;
  return done({ qr_code_url: `${origin}/show.htm?${new URLSearchParams({ code })}` });
};

/** `GET /show.htm`: a code's picture, which on the real platform has its sign in the middle. */
export const showCode = async (query: URLSearchParams): Promise<Response> =>
  new Response(new Uint8Array(await qrPicture(query.get('code') ?? '', 430)), {
    headers: { 'content-type': 'image/png' },
  });

/** How each call is answered once its parameters are as published; `alipay.trade.wap.pay` is a page. */
export const HANDLERS: Readonly<Partial<Record<AlipayMethod, CallHandler>>> = {
  'alipay.system.oauth.token': oauthToken,
  'alipay.open.app.alipaycert.download': downloadCertificate,
  'alipay.open.app.mini.templatemessage.send': sendMessage,
  'alipay.security.risk.content.sync.detect': checkContent,
  'alipay.open.app.qrcode.create': createCode,
  'alipay.trade.create': create,
  'alipay.trade.query': query,
  'alipay.trade.close': close,
  'alipay.trade.refund': refund,
  'alipay.trade.fastpay.refund.query': refundQuery,
  'alipay.data.dataservice.bill.downloadurl.query': billDownload,
};
