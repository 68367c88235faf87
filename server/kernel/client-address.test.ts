import { callerKey, plainAddress } from './client-address';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  ['unknown', 'unknown'],
  ['192.0.2.300', 'unknown'],
  ['::ffff:192.0.2.300', 'unknown'],
  ['_hidden:1', 'unknown'],
])('%j is counted as %s', (text, key) => {
  expect(callerKey(text)).toBe(key);
});

test('an address that is none has no spelling', () => {
  expect(plainAddress('<script>')).toBeNull();
});
