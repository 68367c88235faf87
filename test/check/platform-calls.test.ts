import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS as ALIPAY_CALLS } from '../../server/platforms/alipay/calls';
import { CALLS } from '../../server/platforms/wechat/calls';
import { PAY_CALLS } from '../../server/platforms/wechat/pay/calls';

const ROOT = join(__dirname, '../../server');

/** The provider's own sources by path; doubles and tests make no calls to a platform. */
const sources = new Map(
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => !path.startsWith('platforms/simulated/'))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
);

/** Files that may send a request: each goes by a table of published fields, or to no platform's interface. */
const SENDERS: Readonly<Record<string, string>> = {
  'platforms/wechat/http.ts': 'CALLS',
  'platforms/wechat/pay/transport.ts': 'PAY_CALLS',
  'platforms/alipay/gateway.ts': 'CALLS, by the form that request.ts signs',
  'platforms/alipay/poster-code.ts': 'the picture that an answer names',
  'platforms/alipay/pay/bill.ts': 'the bill that an answer names',
  'platforms/identity/ask.ts': 'IDENTITY_CALLS',
  'platforms/beacon/drand.ts': 'public relays of drand',
  'shared/accounts/sms.ts': 'the operator’s own gateway',
  'shared/accounts/check-sms.ts': 'the same, without a text',
  'platforms/picture-host-check.ts': 'the provider’s own host',
};
/** Files that pass `fetch`, or its double, on to those. */
const WIRING = [
  'platforms-command.ts',
  'platforms/platforms.ts',
  'platforms/alipay/alipay.ts',
  'platforms/alipay/pay/alipay-pay.ts',
  'platforms/wechat/wechat.ts',
  'platforms/wechat/pay/wechat-pay.ts',
];

const CODE_ONLY = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;
const TABLE = /\.(?:json|call)\(\s*'([\w.]+)'/g;
const TABLES = { ...CALLS, ...PAY_CALLS, ...ALIPAY_CALLS };

/** Names of platform calls in a source that no table has. */
const unlisted = (source: string): string[] =>
  [...source.replace(CODE_ONLY, '').matchAll(TABLE)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in TABLES));

/** Whether a source makes requests of its own, or imports what does. */
const sends = (source: string): boolean =>
  /(?<![-.'])\bfetch\b(?!')/.test(source.replace(CODE_ONLY, '')) ||
  /import (?!type)[^;]*from '(?:node:https?|undici)'/.test(source);

test('every platform call by name stands in a table of published fields', () => {
  const found = [...sources].flatMap(([path, source]) =>
    path.startsWith('platforms/') ? unlisted(source).map((name) => `${path}: ${name}`) : [],
  );
  expect(found).toEqual([]);
});

test('nothing else in the provider sends a request', () => {
  const found = [...sources].filter(([, source]) => sends(source)).map(([path]) => path);
  const known = [...Object.keys(SENDERS), ...WIRING];
  expect(found.filter((path) => !known.includes(path))).toEqual([]);
  expect(known.filter((path) => !found.includes(path))).toEqual([]);
});

test('a call without a row is found, and so is a request past the tables', () => {
  expect(unlisted(`await client.json('sendCustomMessage', { touser });`)).toEqual([
    'sendCustomMessage',
  ]);
  expect(unlisted(`gateway.call('alipay.fund.trans.uni.transfer', {})`)).toHaveLength(1);
  expect(unlisted(`// client.json('sendCustomMessage')`)).toEqual([]);
  expect(sends('await fetch(`https://api.weixin.qq.com/cgi-bin/message/custom/send`)')).toBe(true);
  expect(sends("import { request } from 'node:https';")).toBe(true);
});

test('every row names the page that publishes it, and each of its texts a limit', () => {
  const unlimited = (fields: object): string[] =>
    Object.entries(fields as Record<string, { type: string; most?: number; oneOf?: unknown }>)
      .filter(([, field]) => field.type === 'text' && !field.most && !field.oneOf)
      .map(([name]) => name);
  for (const call of Object.values(CALLS)) {
    expect(call.page).toMatch(/\w/);
    expect(unlimited({ ...call.query, ...call.body })).toEqual([]);
  }
  for (const call of Object.values(PAY_CALLS)) {
    expect(call.page).toMatch(/\w/);
    expect(unlimited({ ...call.route, ...call.query, ...call.body })).toEqual([]);
  }
});
