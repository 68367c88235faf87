import type { ListedClinic } from './city-clinics';
import { behindCode, behindDistance, bookableFirst, nearestFirst } from './placed';

const clinic = (code: string, latitude: number, isOnline = true) =>
  ({ code, latitude, longitude: 121, isOnline }) as ListedClinic;

const AT = { latitude: 31, longitude: 121 };
const [A, B, C, D] = [clinic('A', 31.02), clinic('B', 31.01), clinic('C', 30.99), clinic('D', 31)];
const ALL = [A, B, C, D] as const;
const codes = (placed: readonly { readonly clinic: ListedClinic }[]): string =>
  placed.map((each) => each.clinic.code).join('');

test('the nearest come first, those equally far by code, in whole metres', () => {
  const placed = nearestFirst(ALL, AT);
  expect(codes(placed)).toBe('DBCA');
  expect(placed.map(({ metres }) => metres)).toEqual([0, 1112, 1112, 2224]);
});

test('what is farther than asked for is left out', () => {
  expect(codes(nearestFirst(ALL, AT, 1_112))).toBe('DBC');
  expect(codes(nearestFirst(ALL, AT, 1_111))).toBe('D');
});

test.each([
  [0, 'D', 'BCA'],
  [1112, 'B', 'CA'],
  [1112, 'C', 'A'],
  [1112, 'BX', 'CA'],
  [500, 'Z', 'BCA'],
  [2224, 'A', ''],
])('behind %s metres and %s come %s', (afterDistance, afterCode, expected) => {
  expect(codes(behindDistance(nearestFirst(ALL, AT), { afterDistance, afterCode }))).toBe(expected);
});

test('without a cursor nothing is skipped', () => {
  expect(codes(behindDistance(nearestFirst(ALL, AT), { afterCode: 'D' }))).toBe('DBCA');
  expect(codes(behindCode(bookableFirst(ALL), {}, ALL))).toBe('ABCD');
});

test('without a position those that can be booked come first, by code', () => {
  expect(codes(bookableFirst([D, clinic('B', 0, false), A, clinic('C', 0, false)]))).toBe('ADBC');
});

test.each([
  ['A', 'DBC'],
  ['D', 'BC'],
  ['B', 'C'],
  ['C', ''],
  ['gone', ''],
])('behind the clinic %s come %s', (afterCode, expected) => {
  const all = [A, clinic('B', 0, false), clinic('C', 0, false), D];
  expect(codes(behindCode(bookableFirst(all), { afterCode }, all))).toBe(expected);
});

test('the cursor goes on behind a clinic that does not fit any more', () => {
  expect(codes(behindCode(bookableFirst([A, C, D]), { afterCode: 'B' }, ALL))).toBe('CD');
});
