import { readConfig } from './config';

const ROOT = '/srv/yimiao';

test.each([
  ['HOLD_SECONDS', '-5', 'from 0 to 3600'],
  ['ADMISSION_SECONDS', '-1', 'from 0 to 3600'],
  ['WRITES_PER_MINUTE', '0', 'from 1 to 10000000'],
  ['DRAIN_SECONDS', '301', 'from 0 to 300'],
  ['PORT', '65536', 'from 0 to 65535'],
  ['PORT', '80.5', 'from 0 to 65535'],
])('%s=%s does not start, and says what may be set', (name, value, range) => {
  expect(() => readConfig({ [name]: value }, ROOT)).toThrow(
    `${name} must be a whole number ${range}, not "${value}".`,
  );
});

describe('a setting that is on or off', () => {
  const SWITCHES = [
    ['COMMUNITY', 'community'],
    ['COMMUNITY_VIDEOS', 'communityVideos'],
    ['DATABASE_POOLER', 'databasePooler'],
    ['SEED', 'seed'],
  ] as const;

  test.each(SWITCHES)('%s may be spelt as people spell it', (name, key) => {
    for (const value of ['1', 'true', 'True', 'on', 'ON', ' on ', 'yes'])
      expect(readConfig({ [name]: value }, ROOT)[key]).toBe(true);
    for (const value of ['0', 'false', 'False', 'off', 'no'])
      expect(readConfig({ [name]: value }, ROOT)[key]).toBe(false);
  });

  test.each(SWITCHES)('%s that is empty counts as not set', (name, key) => {
    expect(readConfig({ [name]: '' }, ROOT)[key]).toBe(readConfig({}, ROOT)[key]);
  });

  test.each(SWITCHES)('%s that is neither does not start, and is named', (name) => {
    for (const value of ['ja', 'enabled', '2', 'constructor'])
      expect(() => readConfig({ [name]: value }, ROOT)).toThrow(`${name} must be on`);
  });
});

test.each([
  ['310100', ['310100']],
  ['310100,440100', ['310100', '440100']],
  [' 310100, 440100 ', ['310100', '440100']],
  ['1', null],
  ['', null],
])('SEED=%s loads the cities %j', (value, cities) => {
  expect(readConfig({ SEED: value }, ROOT)).toMatchObject({ seed: true, seedCities: cities });
});

test.each(['310100,', '31010', '310100;440100'])('SEED=%s does not start', (value) => {
  expect(() => readConfig({ SEED: value }, ROOT)).toThrow('or city codes');
});

test.each([
  ['HOLD_SECONDS', '0'],
  ['WRITES_PER_MINUTE', '1'],
  ['DRAIN_SECONDS', '300'],
  ['PORT', '65535'],
  ['CLOCK_OFFSET_MS', '-86400000'],
])('%s=%s starts', (name, value) => {
  expect(() => readConfig({ [name]: value }, ROOT)).not.toThrow();
});

test('a slot is held for five minutes where HOLD_SECONDS says nothing else', () => {
  expect(readConfig({}, ROOT).holdLength).toBe(300_000);
  expect(readConfig({ HOLD_SECONDS: '90' }, ROOT).holdLength).toBe(90_000);
});

describe('the role of a process', () => {
  const roleOf = (PROCESS_ROLE: string, DATABASE_URL = 'postgres://here/x') =>
    readConfig({ PROCESS_ROLE, DATABASE_URL }, ROOT).role;
  test('is both, unless it says otherwise', () => {
    expect(['', 'both', 'serve', 'work'].map((value) => roleOf(value))).toEqual([
      ...['both', 'both', 'serve', 'work'],
    ]);
  });
  test('is none that does not exist, and one with the embedded database does everything', () => {
    expect(() => roleOf('worker')).toThrow('PROCESS_ROLE must be serve, work or both');
    expect(() => roleOf('work', '')).toThrow('PROCESS_ROLE work needs DATABASE_URL');
    expect(roleOf('both', '')).toBe('both');
  });
});
