import { readConfig } from './config';

const ROOT = '/srv/yimiao';

test.each([
  ['HOLD_SECONDS', '-5', 'from 0 to 3600'],
  ['ADMISSION_SECONDS', '-1', 'from 0 to 3600'],
  ['WRITES_PER_MINUTE', '0', 'from 1 to 10000000'],
  ['PORT', '65536', 'from 0 to 65535'],
  ['PORT', '80.5', 'from 0 to 65535'],
])('%s=%s does not start, and says what may be set', (name, value, range) => {
  expect(() => readConfig({ [name]: value }, ROOT)).toThrow(
    `${name} must be a whole number ${range}, not "${value}".`,
  );
});

test.each([
  ['HOLD_SECONDS', '0'],
  ['WRITES_PER_MINUTE', '1'],
  ['PORT', '65535'],
  ['CLOCK_OFFSET_MS', '-86400000'],
])('%s=%s starts', (name, value) => {
  expect(() => readConfig({ [name]: value }, ROOT)).not.toThrow();
});
