import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_OPERATOR } from '@contract/site/operator-rules';
import { startProvider } from '../kit/harness';
import { liveSettings } from '../kit/live-settings';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';

const BUILT = join(__dirname, '../../../dist/server');

type Env = Readonly<Record<string, string>>;

const run = (file: string, words: readonly string[], env: Env, input = '') =>
  spawnSync(process.execPath, [join(BUILT, file), ...words], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', ...env },
    encoding: 'utf8',
    input,
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });

let folder: string;
beforeEach(() => {
  folder = temporaryDirectory('live-start');
});
afterEach(() => removeDirectory(folder));

/** How a live provider ends that does not start, and what it left in its data directory. */
function refusalOf(env: Env) {
  const dataDir = join(folder, 'data');
  const { status, stdout, stderr } = run('main.js', [], {
    ...liveSettings(),
    DATA_DIR: dataDir,
    ...env,
  });
  const left = readdirSync(folder).includes('data') ? readdirSync(dataDir) : [];
  return { status, stdout, said: stderr.trim().split('\n'), left };
}

function fileWith(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const WECHAT = {
  WECHAT_MINI_APP_ID: 'wx0123456789abcdef',
  WECHAT_MINI_APP_SECRET: '0123456789abcdef0123456789abcdef',
  WECHAT_TEXT_CHECKS: '1',
};

const NOT_SET = [
  'PERSON_KEY',
  'DATA_KEYS',
  'CERTIFICATE_KEY',
  'SMS_GATEWAY',
  'WEB_ORIGIN',
  'TRUST_PROXY',
  'SITE_DOMAIN',
  'OPERATOR_SETTINGS',
];

const ROWS: readonly (readonly [said: string, env: () => Env])[] = [
  ...NOT_SET.map((name) => [`${name} is not set: `, () => ({ [name]: '' })] as const),
  [
    'OPERATOR_SETTINGS holds examples: put your own details there (name.zh: 示例市公共卫生服务中心; ',
    () => ({ OPERATOR_SETTINGS: fileWith('operator.json', EXAMPLE_OPERATOR) }),
  ],
  [
    'SITE_DOMAIN is the example yimiao.example.com: ',
    () => ({ SITE_DOMAIN: 'yimiao.example.com' }),
  ],
  [
    'EXTERNAL_SETTINGS names example hosts: ',
    () => ({
      EXTERNAL_SETTINGS: fileWith('external.json', {
        whiteUrls: [{ url: 'https://partner.example.com', name: 'x', type: 1 }],
      }),
    }),
  ],
  ['WEB_ORIGIN is an example: ', () => ({ WEB_ORIGIN: 'https://h5.example.cn' })],
  ['SEED loads invented clinics', () => ({ SEED: '110100' })],
  ['COMMUNITY=on needs PROVINCE_FILE', () => ({ ...WECHAT, COMMUNITY: 'on' })],
  [
    'COMMUNITY=on needs a check of what users write',
    () => ({ COMMUNITY: 'on', PROVINCE_FILE: fileWith('provinces.csv', '') }),
  ],
  [
    'PROVINCE_FILE does not exist',
    () => ({ ...WECHAT, COMMUNITY: 'on', PROVINCE_FILE: '/nowhere/provinces.csv' }),
  ],
  ['CERTIFICATE_KEY must be 32 random bytes', () => ({ CERTIFICATE_KEY: 'short' })],
];

test.each(ROWS)('live says "%s…" and starts nothing', (said, env) => {
  const refusal = refusalOf(env());
  expect(refusal.status).toBe(1);
  expect(refusal.said).toHaveLength(1);
  expect(refusal.said[0]?.slice(0, said.length)).toBe(said);
  expect(refusal).toMatchObject({ stdout: '', left: [] });
});

test('each detail of the operator that is missing is a sentence of its own', () => {
  const operator = JSON.parse(
    readFileSync(liveSettings().OPERATOR_SETTINGS ?? '', 'utf8'),
  ) as object;
  const file = fileWith('operator.json', { ...operator, icpFiling: '', phone: undefined });
  const refusal = refusalOf({ OPERATOR_SETTINGS: file });
  expect(refusal.said).toEqual([
    `OPERATOR_SETTINGS ${file}: phone has to be a text.`,
    `OPERATOR_SETTINGS ${file}: icpFiling is empty.`,
  ]);
  expect(refusal).toMatchObject({ status: 1, stdout: '', left: [] });
});

test('everything that is missing is named at once', () => {
  const nothing = Object.fromEntries(NOT_SET.map((name) => [name, '']));
  const { said } = refusalOf({ ...nothing, SEED: '1' });
  expect(said.map((line) => line.split(' ')[0])).toEqual([...NOT_SET, 'SEED']);
});

test('the community waits for a moderator, whom the operator may employ itself', async () => {
  const community = { ...WECHAT, COMMUNITY: 'on', PROVINCE_FILE: fileWith('provinces.csv', '') };
  const refusal = refusalOf(community);
  expect(refusal.said).toEqual([
    'COMMUNITY=on needs somebody who moderates: npm run desk-staff -- add-moderator - <login> makes an account.',
  ]);
  expect(refusal.stdout).toBe('');
  const keys = { ...liveSettings(), DATA_DIR: join(folder, 'data') };
  const staff = (...words: string[]) => run('desk-staff.js', words, keys, 'a long password');
  expect(staff('add', '-', 'nurse.li').stderr).toContain('This role belongs to a clinic');
  expect(staff('add-moderator', '-', 'mod.li').stderr).toBe('');
  const provider = await startProvider({
    dataDir: keys.DATA_DIR,
    env: { ...keys, ...community, STAFF_SECOND_FACTOR: 'off' },
  });
  const proof = { login: 'mod.li', password: 'a long password' };
  const { staff: signedIn } = await provider.ok('POST /desk/login.do', proof);
  expect(signedIn).toMatchObject({ name: 'mod.li', depaCode: '', departmentName: '' });
  await provider.halt();
});

test('live starts with all of it, with the regions of the country and no clinic', async () => {
  const provider = await startProvider({ env: { APP_ENV: 'live' } });
  try {
    const addresses = await provider.ok('GET /passport/user/getUrls.do', undefined);
    expect(JSON.stringify(addresses)).not.toContain('example');
    expect(await provider.ok('GET /passport/app/version/latest.do', {})).toEqual({
      version: '',
      androidApkUrl: '',
    });
    const cities = await provider.ok('GET /base/region/cities.do', undefined);
    expect(cities.length).toBeGreaterThan(300);
  } finally {
    await provider.stop();
  }
});
