import { readTrustedProxies } from './trusted-proxies';

/** The client address among hops, from the connection's peer to the far end of the list. */
function counted(setting: string, hops: readonly string[]): string | undefined {
  const trusts = readTrustedProxies(setting);
  return hops.find((hop, index) => index === hops.length - 1 || !trusts?.(hop, index));
}

const FORGED = '198.51.100.66';
const CLIENT = '203.0.113.7';
const PROXY = '10.1.0.5';
const OUTER = '192.0.2.10';

test.each([
  ['off', [PROXY, CLIENT], PROXY],
  ['1', [PROXY, CLIENT], CLIENT],
  ['1', [PROXY, CLIENT, FORGED], CLIENT],
  ['1', ['::ffff:10.1.0.5', CLIENT, FORGED], CLIENT],
  // Directly from the internet, without a proxy of ours.
  ['1', [CLIENT, FORGED], CLIENT],
  ['2', [PROXY, OUTER, CLIENT, FORGED], CLIENT],
  ['2', [CLIENT, FORGED, FORGED], CLIENT],
  ['10.1.0.0/16', [PROXY, CLIENT, FORGED], CLIENT],
  ['10.1.0.0/16', [CLIENT, FORGED], CLIENT],
  [`10.1.0.0/16, ${OUTER}`, [PROXY, OUTER, CLIENT, FORGED], CLIENT],
  [`10.1.0.0/16, ${OUTER}`, [CLIENT, FORGED], CLIENT],
  ['2001:db8:1::/48', ['2001:db8:1::5', CLIENT, FORGED], CLIENT],
])('%s of %j takes %s', (setting, hops, address) => {
  expect(counted(setting, hops)).toBe(address);
});

test.each(['', '0', 'off', 'false', undefined])('%j believes nobody', (value) => {
  expect(readTrustedProxies(value)).toBeNull();
});

test.each([
  ['true', /each client chooses its own address/],
  ['on', /each client chooses its own address/],
  ['0.0.0.0/0', /each client chooses its own address/],
  ['10.0.0.0/8,::/0', /each client chooses its own address/],
  ['-1', /counts -1 proxies/],
  ['11', /counts 11 proxies/],
  ['nginx', /"nginx", which is neither/],
  ['10.0.0.0/33', /"10\.0\.0\.0\/33", which is neither/],
  ['10.0.0.0/8,,', /"", which is neither/],
  ['1.5', /"1\.5", which is neither/],
])('%s is refused with what to give instead', (value, message) => {
  expect(() => readTrustedProxies(value)).toThrow(message);
  expect(() => readTrustedProxies(value)).toThrow(/TRUST_PROXY .*number of proxies/);
});
