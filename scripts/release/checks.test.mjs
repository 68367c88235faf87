import { generateKeyPairSync } from 'node:crypto';
import { compareVersions, problemsOf, secretsIn } from './checks.mjs';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
const IDENTITY = JSON.stringify({
  alipay: {
    authentication: {
      privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      toolId: 'tool-1',
    },
  },
});
const COMMIT = 'a'.repeat(40);
const build = {
  environment: 'live',
  apiHost: 'https://api.clinic.cn',
  commit: COMMIT,
  isClean: true,
};
const common = {
  version: '1.10.0',
  description: '预约更快',
  released: ['1.9.0', '1.2.0', 'beta'],
  commit: COMMIT,
  isClean: true,
  build,
  sizeProblems: [],
  files: [{ path: 'app.js', text: 'var host="https://api.clinic.cn"' }],
  secrets: [{ name: 'WECHAT_MINI_APP_SECRET', value: 'f'.repeat(32) }],
};
const WEAPP = {
  ...common,
  platform: 'weapp',
  appId: 'wx00000000000000aa',
  keyFile: '/keys/private.wx00000000000000aa.key',
  keyText: KEY,
};
const ALIPAY = {
  ...common,
  platform: 'alipay',
  appId: '2021000000000001',
  keyFile: '/keys/identity.json',
  keyText: IDENTITY,
};

test('a release that is in order has no problems', () => {
  expect(problemsOf(WEAPP)).toEqual([]);
  expect(problemsOf(ALIPAY)).toEqual([]);
});

test.each([
  ['no version', { version: undefined }, '--version'],
  ['a version of two parts', { version: '1.2' }, '--version'],
  ['a version that was uploaded', { version: '1.9.0' }, 'not above 1.9.0'],
  ['a version below, though its text sorts above', { version: '1.3.0' }, 'not above 1.9.0'],
  ['no description', { description: ' ' }, '--desc'],
  ['a long description', { description: '长'.repeat(200) }, '199'],
  ['the tool’s guest id', { appId: 'touristappid' }, 'touristappid'],
  ['no id', { appId: undefined }, 'MINI_APP_ID'],
  ['no key', { keyFile: undefined, keyText: null }, '_FILE'],
  ['a key that cannot be read', { keyText: null }, 'cannot be read'],
  ['changes that are not committed', { isClean: false }, 'commit them'],
  ['a build of another commit', { build: { ...build, commit: 'b'.repeat(40) } }, 'build again'],
  ['a build of changes', { build: { ...build, isClean: false } }, 'build again'],
  ['no build', { build: null }, 'npm run build'],
  ['a build for tests', { build: { ...build, environment: 'qa' } }, 'not live'],
  ['a host in plain text', { build: { ...build, apiHost: 'http://api.clinic.cn' } }, 'https'],
  ['this machine as host', { build: { ...build, apiHost: 'https://127.0.0.1:8443' } }, 'machine'],
  ['no host', { build: { ...build, apiHost: null } }, 'no API_HOST'],
  ['a package that is too large', { sizeProblems: ['subpackage a has 3000 KB'] }, '3000 KB'],
  [
    'a secret in the package',
    { files: [{ path: 'x.js', text: `a="${'f'.repeat(32)}"` }] },
    'x.js holds WECHAT_MINI_APP_SECRET',
  ],
])('%s stops it on both platforms', (_, change, said) => {
  for (const release of [WEAPP, ALIPAY]) {
    const problems = problemsOf({ ...release, ...change });
    expect(problems.join(' ')).toContain(said);
    expect(problems).toHaveLength(1);
  }
});

test.each([
  [
    'another mini-program’s',
    { keyFile: '/keys/private.wx00000000000000bb.key' },
    'wx00000000000000bb',
  ],
  ['no RSA key', { keyText: '-----BEGIN NOTHING-----' }, 'no RSA'],
  ['robot 31', { robot: '31' }, '--robot'],
])('WeChat: a key or number that is %s', (_, change, said) => {
  expect(problemsOf({ ...WEAPP, ...change }).join()).toContain(said);
});

test.each([
  ['no JSON', 'x', 'no JSON'],
  ['without the tool’s id', '{"alipay":{"authentication":{}}}', 'toolId'],
  ['without a key', '{"alipay":{"authentication":{"toolId":"t","privateKey":"eA=="}}}', 'no RSA'],
])('Alipay: an identity file that is %s', (_, keyText, said) => {
  expect(problemsOf({ ...ALIPAY, keyText }).join()).toContain(said);
});

test('versions are compared by their numbers', () => {
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
  expect(compareVersions('2.0.0', '2.0.0')).toBe(0);
});

test('what is said of a secret names its file and setting, not the secret', () => {
  const files = [{ path: 'a.js', text: `${KEY} ${'s'.repeat(20)}` }];
  const said = secretsIn(files, [{ name: 'PERSON_KEY', value: 's'.repeat(20) }]).join();
  expect(said).toContain('private key');
  expect(said).toContain('PERSON_KEY');
  expect(said).not.toContain('ssss');
});
