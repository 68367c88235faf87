import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  SIMULATED_AES_KEY,
  SIMULATED_ALIPAY_PUBLIC_KEY,
  SIMULATED_APP_KEY,
  SIMULATED_APP_PUBLIC_KEY,
} from '../simulated/alipay/keys';
import { SIMULATED_APPS } from '../simulated/alipay/simulation';
import { readAlipaySettings } from './settings';

const SAMPLES = join(__dirname, '../../../test/samples/alipay');
const ID = '2021000000000009';
const WHOLE = {
  ALIPAY_MINI_APP_ID: ID,
  ALIPAY_MINI_PRIVATE_KEY: SIMULATED_APP_KEY,
  ALIPAY_MINI_ALIPAY_PUBLIC_KEY: SIMULATED_ALIPAY_PUBLIC_KEY,
  ALIPAY_MINI_AES_KEY: SIMULATED_AES_KEY,
};
const read = (env: Readonly<Record<string, string>>) => readAlipaySettings(env, null);

test('without settings Alipay is simulated outside live, and not there in live', () => {
  expect(readAlipaySettings({}, SIMULATED_APPS)).toMatchObject({ simulated: true });
  expect(read({})).toMatchObject({ mini: null, web: null, simulated: false });
});

test('plain keys: ids, keys, and nothing simulated beside them', () => {
  const settings = readAlipaySettings(WHOLE, SIMULATED_APPS);
  expect(settings).toMatchObject({ simulated: false, web: null });
  expect(settings.mini).toMatchObject({ appId: ID, trust: { kind: 'key' } });
});

test('each half set-up stops the start and names what is missing', () => {
  for (const name of Object.keys(WHOLE).filter((key) => key !== 'ALIPAY_MINI_AES_KEY'))
    expect(() => read({ ...WHOLE, [name]: '' })).toThrow(name);
  expect(() => read({ ALIPAY_WEB_PRIVATE_KEY: SIMULATED_APP_KEY })).toThrow('ALIPAY_WEB_APP_ID');
});

test.each([
  ['an id that is none', { ALIPAY_MINI_APP_ID: 'wx5f' }, 'ALIPAY_MINI_APP_ID'],
  ['a key that is none', { ALIPAY_MINI_PRIVATE_KEY: 'c2VjcmV0' }, 'ALIPAY_MINI_PRIVATE_KEY'],
  [
    'a check of pictures without the content check',
    { ALIPAY_PICTURE_HOST: 'https://m.example.com' },
    'ALIPAY_CONTENT_TENANTS',
  ],
  [
    'a host for pictures without TLS',
    { ALIPAY_CONTENT_TENANTS: 'clinic', ALIPAY_PICTURE_HOST: 'http://m.example.com' },
    'ALIPAY_PICTURE_HOST',
  ],
  ['an AES key of another length', { ALIPAY_MINI_AES_KEY: 'c2VjcmV0' }, 'ALIPAY_MINI_AES_KEY'],
  [
    'the own public key',
    { ALIPAY_MINI_ALIPAY_PUBLIC_KEY: SIMULATED_APP_PUBLIC_KEY },
    'own public key',
  ],
  [
    'a gateway in plain text',
    { ALIPAY_GATEWAY: 'http://openapi.example.com/gateway.do' },
    'ALIPAY_GATEWAY',
  ],
  ['a key beside its file', { ALIPAY_MINI_PRIVATE_KEY_FILE: '/nowhere' }, 'not both'],
])('%s stops the start and is named, its value is not', (_, change, named) => {
  const start = (): unknown => read({ ...WHOLE, ...change });
  expect(start).toThrow(named);
  expect(start).not.toThrow('c2VjcmV0');
});

describe('by files', () => {
  let folder: string;
  const at = (name: string): string => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'alipay-'));
    for (const name of ['app.crt', 'app.key', 'root.crt', 'alipay-1.crt', 'foreign.crt'])
      copyFileSync(join(SAMPLES, name), at(name));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const certificates = () => ({
    ALIPAY_MINI_APP_ID: ID,
    ALIPAY_MINI_PRIVATE_KEY_FILE: at('app.key'),
    ALIPAY_MINI_APP_CERT_FILE: at('app.crt'),
    ALIPAY_MINI_ROOT_CERT_FILE: at('root.crt'),
    ALIPAY_MINI_ALIPAY_CERT_FILE: at('alipay-1.crt'),
  });

  test('certificates are read, and read again at each use', () => {
    const { mini } = read(certificates());
    expect(mini?.trust.kind).toBe('certificates');
    writeFileSync(at('exchanged.key'), SIMULATED_APP_KEY);
    const key = read({
      ...WHOLE,
      ALIPAY_MINI_PRIVATE_KEY: '',
      ALIPAY_MINI_PRIVATE_KEY_FILE: at('exchanged.key'),
    });
    const other = readFileSync(join(SAMPLES, 'app.key'), 'utf8').trim();
    writeFileSync(at('exchanged.key'), other);
    expect(key.mini?.privateKey()).toBe(other);
  });

  test.each(['APP_CERT', 'ROOT_CERT', 'ALIPAY_CERT'])('without %s it does not start', (name) => {
    const full = `ALIPAY_MINI_${name}`;
    expect(() => read({ ...certificates(), [`${full}_FILE`]: '' })).toThrow(full);
  });

  test('a certificate of another key stops the start', () => {
    const wrong = { ...certificates(), ALIPAY_MINI_APP_CERT_FILE: at('foreign.crt') };
    expect(() => read(wrong)).toThrow('ALIPAY_MINI_APP_CERT is not the certificate');
  });
});

test('a key file that is replaced by a broken one leaves the last good key in use, and is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alipay-key-'));
  const file = join(folder, 'app.key');
  writeFileSync(file, SIMULATED_APP_KEY);
  const { ALIPAY_MINI_PRIVATE_KEY: _, ...others } = WHOLE;
  const reports: string[] = [];
  const env = { ...others, ALIPAY_MINI_PRIVATE_KEY_FILE: file };
  const { mini } = readAlipaySettings(env, null, (message) => reports.push(message));
  writeFileSync(file, SIMULATED_APP_KEY.slice(0, 100));
  expect([mini?.privateKey(), mini?.privateKey()]).toEqual([SIMULATED_APP_KEY, SIMULATED_APP_KEY]);
  rmSync(folder, { recursive: true });
  expect(mini?.privateKey()).toBe(SIMULATED_APP_KEY);
  expect(reports).toHaveLength(2);
  expect(reports.join()).not.toContain(SIMULATED_APP_KEY.slice(0, 20));
});
