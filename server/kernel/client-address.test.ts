import { callerKey, plainAddress, readSource, sourceOf, sourceText } from './client-address';

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

const PEER = { remoteAddress: '10.0.0.1', remotePort: 40_000 };

test.each([
  ['without a proxy the connection says both', '10.0.0.1', '10.0.0.1', 40_000],
  ['a proxy’s own port is nobody’s', '203.0.113.7', '203.0.113.7', null],
  ['a proxy may append the port', '203.0.113.7:52344', '203.0.113.7', 52_344],
  ['to an address of IPv6 too', '[2001:db8::7]:52344', '2001:db8::7', 52_344],
  ['an address of IPv6 has no port by itself', '2001:db8::7', '2001:db8::7', null],
  ['no port', '203.0.113.7:0', '203.0.113.7', null],
  ['too high a port', '203.0.113.7:65536', '203.0.113.7', null],
  ['the highest port', '203.0.113.7:65535', '203.0.113.7', 65_535],
  ['no address', 'unknown', '', null],
  ['a closed connection', undefined, '', null],
])('source of a call: %s', (_what, text, address, port) => {
  const source = sourceOf(text, PEER);
  expect(source).toEqual({ address, port });
  expect(readSource(sourceText(source))).toEqual(source);
});
