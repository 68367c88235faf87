import { checkIdentityService } from '../../../server/platforms/identity/check';
import { createIdentityCheck } from '../../../server/platforms/identity/create-check';
import { readIdentitySettings } from '../../../server/platforms/identity/settings';
import { KEY_ID, startFakeIdentityService } from './start-fake';
import type { FakeIdentityService } from './start-fake';

const ANNA = { name: '李青', number: '110101199003051214' };

let fake: FakeIdentityService;
let warned: unknown[];
beforeEach(async () => {
  fake = await startFakeIdentityService();
  fake.register.set(ANNA.number, ANNA.name);
  warned = [];
});
afterEach(() => fake.stop());

const accessBy = (change: Readonly<Record<string, string>> = {}, now: () => number = Date.now) => {
  const settings = readIdentitySettings({ ...fake.env, ...change }, false);
  if (!settings) throw new Error('not set up');
  return { settings, fetch, timeout: 300, now };
};
const checkBy = (...access: Parameters<typeof accessBy>) =>
  createIdentityCheck({
    ...accessBy(...access),
    log: { warn: (about: unknown) => void warned.push(about) },
  });

test('a name and a number belong together, or do not, or the register has no such number', async () => {
  const check = checkBy();
  expect(await check(ANNA)).toBe('match');
  expect(await check({ ...ANNA, name: '李情' })).toBe('mismatch');
  expect(await check({ ...ANNA, number: '110101199003051230' })).toBe('unknown');
  expect(warned).toEqual([]);
});

test('a name with a middle dot arrives as it is', async () => {
  fake.register.set(ANNA.number, '阿依古丽·买买提');
  expect(await checkBy()({ ...ANNA, name: '阿依古丽·买买提' })).toBe('match');
});

test.each(['402', '500', '412', '410', '411'] as const)(
  'an answer %s says nothing about the person, and the log has nothing of them',
  async (mood) => {
    fake.mood = mood;
    expect(await checkBy()({ ...ANNA, name: '李情' })).toBe('unknown');
    expect(warned).toEqual([{ code: mood }]);
  },
);

test.each(['throttled', 'garbled', 'away', 'silent'] as const)(
  'neither does a service that is %s',
  async (mood) => {
    fake.mood = mood;
    expect(await checkBy()({ ...ANNA, name: '李情' })).toBe('unknown');
    expect(JSON.stringify(warned)).toMatch(/^\[\{"code":"[\w. ]+"\}\]$/);
  },
);

test('nor a name that the service takes for none', async () => {
  expect(await checkBy()({ ...ANNA, name: 'Anna' })).toBe('unknown');
  expect(warned).toEqual([{ code: '401' }]);
});

test('questions beyond those that are asked at once wait no longer than one may take', async () => {
  fake.mood = 'silent';
  const check = checkBy();
  const answers = await Promise.all(Array.from({ length: 25 }, () => check(ANNA)));
  expect(new Set(answers)).toEqual(new Set(['unknown']));
});

describe('platforms check', () => {
  test('passes where the service reads a question, and charges nothing', async () => {
    expect(await checkIdentityService(accessBy())).toMatchObject({ state: 'ok' });
    expect(fake.asked).toEqual([]);
  });

  test.each([
    ['the key', { IDENTITY_CHECK_KEY_ID: 'LTAI5tOther' }, 'IDENTITY_CHECK_KEY_ID'],
    ['the secret', { IDENTITY_CHECK_KEY_SECRET: 'another' }, 'IDENTITY_CHECK_KEY_SECRET'],
    ['the address', { IDENTITY_CHECK_URL: 'http://127.0.0.1:1' }, 'the address'],
  ])('names %s where it is wrong', async (_, change, says) => {
    const checked = await checkIdentityService(accessBy(change));
    expect(checked).toMatchObject({ state: 'failed', says: expect.stringContaining(says) });
  });

  test('names a clock that is more than 15 minutes wrong', async () => {
    const late = () => Date.now() - 16 * 60_000;
    const checked = await checkIdentityService(accessBy({}, late));
    expect(checked.says).toBe('This machine’s clock is wrong.');
  });

  test('is off where nothing is set up', async () => {
    expect(await checkIdentityService(null)).toMatchObject({ state: 'off' });
  });
});

describe('settings', () => {
  test('none, or both parts of a key', () => {
    expect(readIdentitySettings({}, true)).toBeNull();
    expect(() => readIdentitySettings({ IDENTITY_CHECK_KEY_ID: KEY_ID }, true)).toThrow(
      'set IDENTITY_CHECK_KEY_SECRET too',
    );
    expect(() => readIdentitySettings({ IDENTITY_CHECK_URL: 'https://a.cn' }, true)).toThrow(
      'IDENTITY_CHECK_URL alone does nothing',
    );
  });

  test('in live by TLS only, as an origin', () => {
    const keys = { IDENTITY_CHECK_KEY_ID: KEY_ID, IDENTITY_CHECK_KEY_SECRET: 'secret' };
    expect(readIdentitySettings(keys, true)?.origin).toBe('https://cloudauth.aliyuncs.com');
    for (const url of ['http://check.clinic.cn', 'https://check.clinic.cn/ask', 'clinic'])
      expect(() => readIdentitySettings({ ...keys, IDENTITY_CHECK_URL: url }, true)).toThrow(
        'IDENTITY_CHECK_URL must be an origin',
      );
  });
});
