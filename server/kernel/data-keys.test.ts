import { readDataKeys } from './data-keys';

const secret = (byte: number) => Buffer.alloc(32, byte).toString('base64url');

test('keys are read in their order, the one in use first', () => {
  const keys = readDataKeys(`new:${secret(1)}, old2:${secret(2)}`);
  expect(keys.map(({ id }) => id)).toEqual(['new', 'old2']);
  expect(keys[0].secret).toEqual(Buffer.alloc(32, 1));
});

test.each([
  ['', 'entry 1'],
  [`new:${secret(1)},`, 'entry 2'],
  [secret(1), 'entry 1'],
  [`New:${secret(1)}`, 'entry 1'],
  [`abcdefghijklmnopq:${secret(1)}`, 'entry 1'],
  [`new:${secret(1).slice(1)}`, 'entry 1'],
  [`new:${secret(1)}A`, 'entry 1'],
  [`a:${secret(1)},a:${secret(2)}`, 'same id'],
])('"%s" is refused without showing a secret', (setting, why) => {
  expect(() => readDataKeys(setting)).toThrow(why);
  expect(() => readDataKeys(setting)).not.toThrow(secret(1).slice(1));
});
