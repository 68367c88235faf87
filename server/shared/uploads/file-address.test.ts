import { addressEnd } from '@contract/upload/file-address-rules';
import { ADDRESS_LIFETIME, fileAddress, isValidAddress } from './file-address';

const KEY = Buffer.alloc(32, 1);
const NOW = Date.parse('2026-11-25T01:23:45Z');

test('the end that an address says is the one that the provider keeps', () => {
  const address = fileAddress(KEY, 'file', NOW);
  const query = Object.fromEntries(new URL(address, 'http://provider').searchParams);
  const end = addressEnd(`${address}&size=full`);
  expect(end).toBeGreaterThanOrEqual(NOW + ADDRESS_LIFETIME);
  expect(isValidAddress(KEY, 'file', query, end - 1)).toBe(true);
  expect(isValidAddress(KEY, 'file', query, end)).toBe(false);
});

test('an address without an end lasts', () => {
  expect(addressEnd('/static/cover.webp')).toBe(Infinity);
});
