import { CODE, COMMUNITY_CODE, NO_TOAST_ABOVE } from './errors';

test.each([
  ['the provider', CODE],
  ['the community', COMMUNITY_CODE],
])('every error of %s has a code of its own', (_, all) => {
  const codes: readonly string[] = Object.values(all);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

test('a slot that is full is explained on the page, and asking too often in a toast', () => {
  expect(Number(CODE.SLOT_FULL)).toBeGreaterThan(NO_TOAST_ABOVE);
  expect(Number(CODE.TOO_MANY)).toBeLessThan(NO_TOAST_ABOVE);
});
