import { newOrderId, newReference } from './order-id';
import { readSignedOrder, signOrder } from './order-signature';

const KEY = Buffer.alloc(32, 7);

test('a signed order is read back', () => {
  expect(readSignedOrder(KEY, signOrder(KEY, 'abc-_123'))).toBe('abc-_123');
});

test('an altered, foreign or broken text names no order', () => {
  const text = signOrder(KEY, 'abc');
  expect(readSignedOrder(KEY, text.replace('abc', 'abd'))).toBeNull();
  expect(readSignedOrder(Buffer.alloc(32, 8), text)).toBeNull();
  expect(readSignedOrder(KEY, `${text}.more`)).toBeNull();
  expect(readSignedOrder(KEY, 'https://example.org')).toBeNull();
});

test('ids sort by time and references can be read out', () => {
  expect(newOrderId(1_000).slice(0, 8) < newOrderId(2_000_000).slice(0, 8)).toBe(true);
  expect(newOrderId(Date.now())).toMatch(/^[A-Za-z0-9_-]{20}$/);
  expect(newReference()).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
});
