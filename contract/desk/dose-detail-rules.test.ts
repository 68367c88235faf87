import { isPackCode, isValidOn, normalizePackCode } from './dose-detail-rules';

test.each([
  ['', true],
  ['81234567890123456789', true],
  ['8123 4567 8901 2345 6789', true],
  ['8123456789012345678', false],
  ['812345678901234567890', false],
  ['8123456789012345678X', false],
])('%j as the code of a pack: %s', (code, isOne) => {
  expect(isPackCode(code)).toBe(isOne);
});

test('a code is stored without blanks', () => {
  expect(normalizePackCode(' 8123 4567 8901 2345 6789')).toBe('81234567890123456789');
});

test.each([
  ['2026-11-27', false],
  ['2026-11-28', true],
  ['2026-11-29', true],
  ['', true],
])('a vaccine that expires on %s is valid on 2026-11-28: %s', (expiry, isValid) => {
  expect(isValidOn(expiry, '2026-11-28')).toBe(isValid);
});
