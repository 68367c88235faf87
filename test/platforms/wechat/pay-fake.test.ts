import { PAY_CALLS } from '../../../server/platforms/wechat/pay/calls';
import type { MerchantKey } from '../../../server/platforms/wechat/pay/merchant-key';
import { merchantKeyOf } from '../../../server/platforms/wechat/pay/merchant-key';
import { authorizationOf } from '../../../server/platforms/wechat/pay/request-signature';
import {
  SIMULATED_MCHID,
  SIMULATED_MERCHANT_CERTIFICATE,
  SIMULATED_MERCHANT_KEY,
} from '../../../server/platforms/simulated/wechat/pay/keys';
import { openidOf } from '../../../server/platforms/simulated/wechat/people';
import { createPayWorld } from './pay-world';
import { MINI } from './start-fake';

/* What the double refuses, as the platform does; by requests that the adapter would never make. */

const merchant: MerchantKey = merchantKeyOf(
  () => SIMULATED_MERCHANT_KEY,
  () => SIMULATED_MERCHANT_CERTIFICATE,
  () => undefined,
)();
const world = createPayWorld();
const ORDER = {
  appid: MINI.appId,
  mchid: SIMULATED_MCHID,
  description: 'x',
  out_trade_no: 'P1234567',
  notify_url: 'https://api.example.com/notify',
  amount: { total: 1, currency: 'CNY' },
  payer: { openid: openidOf(MINI.appId, 'anna') },
};
let count = 0;

interface Request {
  readonly method?: string;
  readonly target?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signedBody?: string;
  readonly skew?: number;
  readonly mchid?: string;
  readonly nonce?: string;
}

async function ask({
  method = 'POST',
  target = PAY_CALLS.orderJsapi.path,
  body = ORDER,
  headers = {},
  signedBody,
  skew = 0,
  mchid = SIMULATED_MCHID,
  nonce = `n${(count += 1)}`,
}: Request = {}) {
  const text = method === 'POST' ? JSON.stringify(body) : '';
  const timestamp = String(Math.floor(world.clock.now / 1000) + skew);
  const request = { method, target, body: signedBody ?? text };
  const answer = await world.fake.fetch(`https://api.mch.weixin.qq.com${target}`, {
    method,
    headers: {
      authorization: authorizationOf(mchid, merchant, request, { timestamp, nonce }),
      accept: 'application/json',
      'user-agent': 'test',
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(method === 'POST' ? { body: text } : {}),
  });
  const raw = await answer.text();
  return `${answer.status} ${raw === '' ? '' : ((JSON.parse(raw) as { code?: string }).code ?? 'ok')}`;
}

test.each<[string, Request]>([
  ['no authorization', { headers: { authorization: '' } }],
  ['another scheme', { headers: { authorization: 'Basic x' } }],
  ['another body than the signed one', { signedBody: '{}' }],
  ['301 seconds late', { skew: -301 }],
  ['301 seconds early', { skew: 301 }],
  ['another merchant’s number', { mchid: '1900000111' }],
  ['a nonce of 33 characters', { nonce: 'x'.repeat(33) }],
])('401 for %s', async (_, request) => {
  expect(await ask(request)).toBe('401 SIGN_ERROR');
});

test('a request is good once', async () => {
  expect(await ask({ nonce: 'sameNonce', skew: 299 })).toBe('200 ok');
  expect(await ask({ nonce: 'sameNonce', skew: 299 })).toBe('401 SIGN_ERROR');
});

test.each<[string, object, string]>([
  ['a short number', { out_trade_no: 'P1' }, '400 PARAM_ERROR'],
  ['a number with a sign', { out_trade_no: 'P123456+' }, '400 PARAM_ERROR'],
  ['nothing to pay', { amount: { total: 0, currency: 'CNY' } }, '400 PARAM_ERROR'],
  ['a part of a cent', { amount: { total: 1.5, currency: 'CNY' } }, '400 PARAM_ERROR'],
  ['another currency', { amount: { total: 1, currency: 'USD' } }, '400 PARAM_ERROR'],
  ['a field that is not published', { cents: 1 }, '400 PARAM_ERROR'],
  ['128 characters', { description: '疫'.repeat(128) }, '400 PARAM_ERROR'],
  ['a callback by http', { notify_url: 'http://api.example.com/n' }, '400 PARAM_ERROR'],
  ['a callback with a query', { notify_url: 'https://api.example.com/n?a=1' }, '400 PARAM_ERROR'],
  ['a time without a zone', { time_expire: '2026-11-23T10:00:00' }, '400 PARAM_ERROR'],
  [
    'a time that is over',
    { out_trade_no: 'P7654321', time_expire: '2026-11-21T10:00:00+08:00' },
    '400 PARAM_ERROR',
  ],
  ['another merchant', { mchid: '1900000110' }, '400 PARAM_ERROR'],
  ['an app id of others', { appid: 'wx00000000000000cc' }, '400 APPID_MCHID_NOT_MATCH'],
  ['another’s payer', { payer: { openid: openidOf(MINI.appId, 'bob') } }, '400 OPENID_MISMATCH'],
])('no order for %s', async (_, more, answer) => {
  expect(await ask({ body: { ...ORDER, ...more } })).toBe(answer);
});

test('no bill of today, of last year, or of an empty day', async () => {
  const bill = (day: string) =>
    ask({ method: 'GET', target: `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL` });
  expect(await bill('2026-12-01')).toBe('400 INVALID_REQUEST');
  expect(await bill('2025-12-01')).toBe('400 INVALID_REQUEST');
  expect(await bill('2026-11-20')).toBe('400 NO_STATEMENT_EXIST');
  expect(await bill('20261120')).toBe('400 PARAM_ERROR');
});

test('an address that the platform does not have', async () => {
  expect(await ask({ target: '/v3/pay/transactions/native' })).toBe('404 ok');
});
