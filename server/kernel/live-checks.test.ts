import { EXAMPLE_OPERATOR } from '@contract/site/operator-rules';
import { FILLED_IN_OPERATOR as OPERATOR } from '../../test/samples/operator';
import { LIVE_CHECKS, liveProblems, moderatorProblem } from './live-checks';
import type { LiveFacts } from './live-checks';

const COMPLETE: LiveFacts = {
  env: {
    PERSON_KEY: 'k'.repeat(32),
    DATA_KEYS: 'k1:secret',
    CERTIFICATE_KEY: 'secret',
    SMS_GATEWAY: 'https://sms.jinjiang-cdc.cn/',
    WEB_ORIGIN: 'https://h5.jinjiang-cdc.cn',
    TRUST_PROXY: '0',
    SITE_DOMAIN: 'jinjiang-cdc.cn',
    OPERATOR_SETTINGS: '/etc/yimiao/operator.json',
  },
  operator: OPERATOR,
  external: { whiteUrls: [{ url: 'https://www.who.int' }] },
  siteDomain: 'jinjiang-cdc.cn',
  checksTexts: false,
};

const without = (name: string): LiveFacts => ({
  ...COMPLETE,
  env: { ...COMPLETE.env, [name]: undefined },
});
const withEnv = (env: LiveFacts['env'], more: Partial<LiveFacts> = {}): LiveFacts => ({
  ...COMPLETE,
  ...more,
  env: { ...COMPLETE.env, ...env },
});

const COMMUNITY = { COMMUNITY: 'on', PROVINCE_FILE: '/etc/yimiao/provinces.csv' };

test('live starts with all of it', () => {
  expect(liveProblems(COMPLETE)).toEqual([]);
  expect(liveProblems(withEnv(COMMUNITY, { checksTexts: true }))).toEqual([]);
  for (const SEED of ['', '0', 'off']) expect(liveProblems(withEnv({ SEED }))).toEqual([]);
});

const ADDRESSES = [
  'WEB_ORIGIN',
  'SMS_GATEWAY',
  'SMTP_URL',
  'IDENTITY_CHECK_URL',
  'MAIL_FROM',
  'WECHAT_PICTURE_HOST',
  'WECHAT_PAGE_HOSTS',
  'WECHAT_PAY_NOTIFY_HOST',
  'ALIPAY_PICTURE_HOST',
  'ALIPAY_PAY_NOTIFY_HOST',
];
const MISSING = [
  'PERSON_KEY',
  'DATA_KEYS',
  'CERTIFICATE_KEY',
  'SMS_GATEWAY',
  'WEB_ORIGIN',
  'TRUST_PROXY',
  'SITE_DOMAIN',
  'OPERATOR_SETTINGS',
];

const NO_CONTACT = { zh: '锦江邮件', en: 'Jinjiang Mail', contact: '' };

/** Facts of which one row alone has something to say, and how it begins. */
const ROWS: readonly (readonly [begin: string, facts: LiveFacts])[] = [
  ...MISSING.map((name) => [`${name} is not set: `, without(name)] as const),
  [
    'OPERATOR_SETTINGS holds examples: put your own details there (phone: 400-000-0000)',
    { ...COMPLETE, operator: { ...OPERATOR, phone: EXAMPLE_OPERATOR.phone } },
  ],
  [
    'OPERATOR_SETTINGS names no company, or no way to reach it, for mail: ',
    withEnv(
      { SMTP_URL: 'smtps://mail.jinjiang-cdc.cn' },
      { operator: { ...OPERATOR, companies: { ...OPERATOR.companies, mail: NO_CONTACT } } },
    ),
  ],
  ['SITE_DOMAIN is the example ', { ...COMPLETE, siteDomain: 'yimiao.example.com' }],
  [
    'EXTERNAL_SETTINGS names example hosts',
    { ...COMPLETE, external: { whiteUrls: [{ url: 'https://partner.example.com' }] } },
  ],
  ...ADDRESSES.map(
    (name) => [`${name} is an example`, withEnv({ [name]: 'https://x.example.cn' })] as const,
  ),
  ['SEED loads invented clinics', withEnv({ SEED: '1' })],
  ['COMMUNITY=on needs a check', withEnv(COMMUNITY)],
  [
    'COMMUNITY=on needs PROVINCE_FILE',
    withEnv({ ...COMMUNITY, PROVINCE_FILE: '' }, { checksTexts: true }),
  ],
];

test.each(ROWS)('%s…', (begin, facts) => {
  expect(liveProblems(facts)).toEqual([expect.stringMatching(/^[^\n]+[.]$/)]);
  expect(liveProblems(facts)[0]?.slice(0, begin.length)).toBe(begin);
});

test('every row has its example, and all are said at once', () => {
  expect(ROWS).toHaveLength(LIVE_CHECKS.length);
  const nothing = { ...COMPLETE, env: {}, operator: EXAMPLE_OPERATOR };
  expect(liveProblems(nothing).map((said) => said.split(' ')[0])).toEqual(MISSING);
  expect(liveProblems(withEnv({ SEED: '310100' }))).toHaveLength(1);
});

test('who checks identities has to be named as well', () => {
  expect(liveProblems(withEnv({ IDENTITY_CHECK_KEY_ID: 'LTAI5t' }))).toEqual([
    expect.stringContaining('no way to reach it, for identity: '),
  ]);
});

test('a secret in an address is not said', () => {
  const facts = withEnv({ SMTP_URL: 'smtps://me:hunter22@mail.example.com' });
  expect(liveProblems(facts).join()).not.toContain('hunter22');
});

test('the community needs somebody who moderates', () => {
  expect(moderatorProblem(true, 0)).toContain('add-moderator');
  expect(moderatorProblem(true, 1)).toBeNull();
  expect(moderatorProblem(false, 0)).toBeNull();
});
