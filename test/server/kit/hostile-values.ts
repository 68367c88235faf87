/** Part of every hostile text, to find it in the log. */
export const MARK = 'HOSTILE7c1e';
/** A person's number in the same text: neither may be logged. */
const NUMBER = '13912340000';

const nested = (depth: number): unknown => (depth === 0 ? MARK : [nested(depth - 1)]);

/** A place in the moderators' queue, as its cursor says it. */
const queueCursor = (...parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Places in lists that no list of ours gives out. */
export const CURSORS: readonly string[] = [
  queueCursor(true, 1e300, 0, MARK),
  queueCursor(true, 1e-300, 0, MARK),
  queueCursor(true, 0, 2 ** 53, MARK),
  '999999999999999.a',
  'r.999999999999999.999999',
  't.999999999999999.999999999999999.a',
];

/** Values that no form of ours sends, for any field of an input. */
export const HOSTILE: readonly unknown[] = [
  `${MARK}\0${NUMBER}`,
  '\0',
  `${MARK}\ud800${NUMBER}`,
  '\udfff',
  `\ud83d${MARK}`,
  `${MARK}\uffff\ufffe\u202e\u200f`,
  '👨‍👩‍👧‍👦'.repeat(20),
  `'; drop table users; -- ${MARK}`,
  `%' or '1'='1' \\ ${MARK}`,
  `\\u0000 \\ud800 ${MARK}`,
  `<script>${MARK}</script>`,
  `\r\nset-cookie: ${MARK}=1`,
  `../../../etc/passwd%00${MARK}`,
  MARK.repeat(2_000),
  'é'.repeat(300),
  '١٢٣٤٥٦',
  '１３９１２３４０００１',
  `{"a":"${MARK}"}`,
  '',
  ' ',
  '-',
  '0',
  '-1',
  'NaN',
  'Infinity',
  '1e400',
  '9'.repeat(40),
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '0001-01-01',
  '275760-09-14',
  '24:00',
  '000000',
  ...CURSORS,
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 - 1,
  2 ** 63,
  8.64e15,
  8.64e15 + 2,
  -8.64e15,
  1e21,
  1e308,
  -1e308,
  null,
  true,
  false,
  [],
  {},
  [null],
  [MARK, MARK],
  [[MARK]],
  new Array(2_000).fill(1),
  new Array(60).fill(`${MARK}\ud800`),
  nested(200),
  { [MARK]: MARK },
  { ['a\0b']: 1, ['\ud800']: MARK },
  JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":1},"toString":1}') as unknown,
  { length: 1e9, 0: MARK },
];

/** Values that have crashed a provider before; half of the calls use one of these. */
export const DEADLY: readonly unknown[] = HOSTILE.filter(
  (value) =>
    (typeof value === 'string' && /[\0\p{Cs}]/u.test(value)) ||
    (typeof value === 'number' && Math.abs(value) >= 2 ** 31),
);

/** Numbers beyond what a column of 16 or 32 bits holds, or what a count of rows before a page does. */
export const TOO_LARGE: readonly number[] = [
  2 ** 15,
  2 ** 31,
  2 ** 32,
  8e15,
  2 ** 53 - 1,
  -(2 ** 31) - 1,
];

/** Bodies that are neither JSON nor a form, with the content type they claim. */
export const BODIES: readonly (readonly [type: string, body: string | Buffer])[] = [
  ['application/json', '{'],
  ['application/json', `{"a":"${MARK}`],
  ['application/json', '"\\ud800"'],
  ['application/json', `["${MARK}"]`],
  ['application/json', 'null'],
  ['application/json', '1e999'],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['application/json; charset=utf-16', `{"a":"${MARK}"}`],
  ['application/json', ''],
  ['application/x-www-form-urlencoded', `a=%ED%A0%80&b=%00${MARK}&%=%&__proto__=1`],
  ['application/x-www-form-urlencoded', '&&&=&='],
  ['application/x-www-form-urlencoded', Buffer.from([0x61, 0x3d, 0xff, 0xc0, 0x80])],
  ['text/plain', MARK],
  ['multipart/form-data; boundary=x', `--x\r\n\r\n${MARK}`],
  ['application/xml', `<a>${MARK}</a>`],
  [`${MARK}/\xff`, MARK],
];

/** Header values as an attacker may send them; Node's own client takes bytes up to 0xff. */
export const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { tk: MARK },
  { tk: '\xff\xfe' },
  { 'desk-token': 'x'.repeat(43) },
  { nonce: '' },
  { nonce: `\xe9${MARK}`.repeat(200) },
  { 'x-encrypted-body': '1' },
  { 'x-encrypted-body': MARK, nonce: 'n' },
  { 'x-language': `en-${MARK}\xff` },
  { 'device-token': `\xff${MARK}` },
  { cookie: `ym_device=%ED%A0%80${MARK}; ym_wx_state=%F0%9F%98%80; a` },
  { cookie: 'ym_device=%; =; ;;' },
  { 'if-none-match': `"${MARK}\xff"` },
  {
    'x-forwarded-for': `${MARK}, \xff`,
    'x-forwarded-host': `${MARK}\xff`,
    'x-forwarded-proto': 'x',
  },
  { host: `${MARK}.\xff` },
  { referer: `http://${MARK}/\xff`, 'sec-fetch-site': MARK },
  { accept: MARK, 'accept-encoding': `${MARK};q=9` },
  { range: 'bytes=-1--5', expect: MARK },
];

/** Paths that others call back, which answer what is not genuine so that it is repeated. */
export const CALLBACKS: readonly string[] = [
  '/payment/wechat/notify.do',
  '/payment/alipay/notify.do',
  '/platform/wechat/push.do',
  `/platform/wechat/push.do?msg_signature=${MARK}&timestamp=%00&nonce=%ED%A0%80`,
  '/dev/alipay/gateway.do',
];

/** Query strings. */
export const QUERIES: readonly string[] = [
  '%',
  '%00',
  `a=%ED%A0%80${MARK}`,
  `a=%ff%fe&a=1&a=2&a[b]=1&[]=1&__proto__=1&constructor=${MARK}`,
  `${'a=1&'.repeat(2_000)}`,
  `=${MARK}&=&&`,
];

/** Paths that are not calls of the contract. */
export const OTHER_PATHS: readonly string[] = [
  '/passport/sso.do?tk=%00&redirect=%ED%A0%80',
  `/passport/sso.do?redirect=http://${MARK}/é&from=\t`,
  `/passport/sso.do?redirect[]=1&tk=${MARK}&ignoreInvalid=1`,
  '/passport/wx/login.do?target=%00',
  `/passport/wx/login.do?target=%0d%0aset-cookie:${MARK}`,
  `/passport/wx/callback.do?code=${MARK}&state=%F0%9F%98%80`,
  '/passport/wx/callback.do?code=1&state=%E6%98%93%E8%8B%97',
  '/passport/alipay/login.do?target[]=1&target=%ED%A0%80',
  '/passport/alipay/callback.do?auth_code=%00&state=a',
  '/dev/outbox?mobile=%00',
  '/dev/outbox?mobile=1&mobile=2',
  '/dev/wx/connect/oauth2/authorize?state=%ED%A0%80',
  `/dev/wx/connect/oauth2/answer?person=${MARK}&state=%00&redirect_uri=%ED%A0%80`,
  '/dev/alipay/oauth2/publicAppAuthorize.htm?app_id=%00&state=%ED%A0%80',
  `/dev/alipay/oauth2/answer?app_id=2021000000000002&scope=auth_base&person=${MARK}&state=%00&redirect_uri=%ED%A0%80`,
  '/upload/%00',
  '/upload/aaaaaaaaaaaaaaaa?until=1e309&sign=%00',
  '/upload/aaaaaaaaaaaaaaaa?until=99999999999999999&sign=%ED%A0%80',
  '/order/calendar.ics?%00',
  '/order/calendar/%00.ics',
  `/order/calendar/${'a'.repeat(43)}.ics?until=1e309&sign=%ED%A0%80`,
  '/member/calendar/%00.ics',
  '/member/calendar/%ED%A0%80.ics',
  `/member/calendar/${'a'.repeat(43)}.ics`,
  '/export/file/%00?until=1&sign=1',
  `/export/file/${'e'.repeat(16)}?until=99999999999999999&sign=%ED%A0%80&user[]=${MARK}`,
  `/export/file/${MARK}?until=1e309&until=2&sign=%00`,
  '/platform/wechat/push.do?signature=%00&echostr=%ED%A0%80',
  `/pictures/${MARK}%00.svg`,
  '/pictures/%ED%A0%80',
  '/pictures/clinic/..%2f..%2fpasswd',
  '/videos/%00.mp4',
  '/index.html%00',
  '/%',
  '/%ff',
  '/..%2f..%2f..%2fetc/passwd',
  `/${MARK}`.repeat(100),
  '/healthz?%00',
];
